"""Reading plain data (JSON, TOML, options) with every fault noted at its place."""

from collections.abc import Mapping, Sequence

from grimoire.kernel.errors import Fault


class Reader:
    """Collects faults while data is read; what it returns is None where something was wrong."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, key: str, place: str, english: str, **values: object) -> None:
        self.faults.append(Fault(key, place, english, **values))

    def mapping(self, value: object, place: str) -> Mapping[str, object] | None:
        if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
            return value
        self.fault("not-an-object", place, "this must be an object with named fields, not {found}", found=_kind(value))
        return None

    def keys(self, data: Mapping[str, object], place: str, required: Sequence[str], optional: Sequence[str]) -> None:
        """Notes missing and unknown fields."""
        prefix = f"{place}." if place else ""
        for key in required:
            if key not in data:
                self.fault("missing-field", prefix + key, "this field is missing")
        for key in data:
            if key not in required and key not in optional:
                self.fault("unknown-field", prefix + key, "there is no such field")

    def sequence(self, data: Mapping[str, object], key: str, place: str) -> list[object] | None:
        if key not in data:
            return None
        value = data[key]
        if isinstance(value, (list, tuple)):
            return list(value)
        where = f"{place}.{key}" if place else key
        self.fault("not-a-list", where, "this must be a list, not {found}", found=_kind(value))
        return None

    def number(
        self, data: Mapping[str, object], key: str, least: int, most: int, default: int | None = None, place: str = ""
    ) -> int | None:
        """A whole number within bounds; ``default`` where the field may be left out."""
        if key not in data:
            return default
        value = data[key]
        if type(value) is int and least <= value <= most:
            return value
        self.fault("not-in-range", f"{place}.{key}" if place else key,
                   "{found!r} is not a whole number from {least} to {most}",
                   found=value, least=least, most=most)  # fmt: skip
        return None

    def choice(self, data: Mapping[str, object], key: str, allowed: Sequence[str], also: str = "") -> str | None:
        """One of these; ``also`` is what else may stand there, for the error."""
        if key not in data:
            return None
        value = data[key]
        if isinstance(value, str) and value in allowed:
            return value
        shown = ", ".join((*allowed, also) if also else allowed)
        self.fault("not-a-choice", key, "{found!r} is not one of {allowed}", found=value, allowed=shown)
        return None

    def flag(self, data: Mapping[str, object], key: str, place: str) -> bool | None:
        value = data.get(key, False)
        if isinstance(value, bool):
            return value
        self.fault("not-a-flag", f"{place}.{key}" if place else key, "{found!r} is neither true nor false", found=value)
        return None


def _kind(value: object) -> str:
    return "nothing" if value is None else type(value).__name__
