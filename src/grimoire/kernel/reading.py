"""Reading plain data (JSON, TOML, options) with every fault noted at its place."""

from collections.abc import Mapping, Sequence
from reprlib import Repr
from typing import Final
from unicodedata import category

from grimoire.kernel.errors import Fault, GrimoireError

__all__ = ["Reader"]

MOST_FAULTS: Final = 20  # after which reading stops: data can hold more faults than anybody wants to read
_LONGEST: Final = 200  # characters of a place or a value in a fault
_UNSEEN: Final = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, ends of lines
_LARGEST: Final = 10**30


class _Short(Repr):
    """Numbers beyond a few thousand digits cannot be written at all."""

    def repr_int(self, x: int, level: int) -> str:
        return "..." if abs(x) >= _LARGEST else super().repr_int(x, level)


_SHORT: Final = _Short()
_SHORT.maxlist = _SHORT.maxtuple = _SHORT.maxdict = 10


class Reader:
    """Collects faults while data is read; what it returns is None where something was wrong.

    Data of any size may be read: after ``MOST_FAULTS`` faults the error is raised, and what faults quote is cut short.
    """

    def __init__(self, error: type[GrimoireError]) -> None:
        self.faults: list[Fault] = []
        self._error: Final = error

    def fault(self, key: str, place: str, english: str, **values: object) -> None:
        """Notes a fault; the last one that fits ends the reading."""
        self.faults.append(Fault(key, _cut(place), english, **{name: shown(value) for name, value in values.items()}))
        if len(self.faults) >= MOST_FAULTS:
            more = Fault("more-faults", "", "these are the first {most} faults; there may be more", most=MOST_FAULTS)
            raise self._error([*self.faults, more])

    def finish(self) -> None:
        """Raises the error if there were faults."""
        if self.faults:
            raise self._error(self.faults)

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

    def name(self, value: object, place: str, longest: int) -> None:
        """Notes a fault unless this is a short text without control characters, which would reach terminals."""
        if not isinstance(value, str) or not value.strip() or not is_visible(value):
            self.fault("not-a-name", place, "{found!r}: a name is needed", found=value)
        elif len(value) > longest:
            self.fault("not-a-short-text", place, "this must be a text of at most {most} characters", most=longest)

    def flag(self, data: Mapping[str, object], key: str, place: str) -> bool | None:
        value = data.get(key, False)
        if isinstance(value, bool):
            return value
        self.fault("not-a-flag", f"{place}.{key}" if place else key, "{found!r} is neither true nor false", found=value)
        return None


def is_visible(text: str) -> bool:
    """Is it free of control characters, which terminals obey, and of ends of lines?"""
    return not any(category(letter) in _UNSEEN for letter in text)


def shown(value: object) -> object:
    """A value as a fault quotes it: itself, or its beginning if it is long."""
    if isinstance(value, str):
        return _cut(value)
    if isinstance(value, int) and abs(value) >= _LARGEST:
        return _Words("a very large number")
    if isinstance(value, (Mapping, list, tuple)):
        text = _SHORT.repr(value)
        return _Words(text) if "..." in text else value
    return value


class _Words(str):
    """A text that is quoted without quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _kind(value: object) -> str:
    return "nothing" if value is None else type(value).__name__
