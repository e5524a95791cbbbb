"""What can go wrong through a user's doing. Each fault names its place and has a key for translated texts."""

from collections.abc import Iterable

__all__ = ["Fault", "GrimoireError", "IllegalAction", "OptionError", "PositionError", "RecordError"]


class Fault:
    """One thing that is wrong: where, a key that the texts know, the values they need, and plain English."""

    def __init__(self, key: str, place: str, english: str, **values: object) -> None:
        self.key = key
        self.place = place
        self.values = values
        self._english = english

    def placed(self, place: str) -> "Fault":
        """The same fault, found at another place."""
        return Fault(self.key, place, self._english, **self.values)

    def __str__(self) -> str:
        message = self._english.format(**self.values)
        return f"{self.place}: {message}" if self.place else message

    def __reduce__(self) -> tuple[object, ...]:
        return _make_fault, (self.key, self.place, self._english, self.values)


def _make_fault(key: str, place: str, english: str, values: dict[str, object]) -> Fault:
    return Fault(key, place, english, **values)


class GrimoireError(Exception):
    """The parent of all errors that a user's input can cause."""

    def __init__(self, faults: Fault | Iterable[Fault]) -> None:
        self.faults = (faults,) if isinstance(faults, Fault) else tuple(faults)
        super().__init__("; ".join(str(fault) for fault in self.faults))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.faults,)


class OptionError(GrimoireError):
    """An unknown game or option, or a value it cannot have."""


class PositionError(GrimoireError):
    """A position that cannot be loaded."""


class IllegalAction(GrimoireError):
    """An action that is not legal now; the state is unchanged."""


class RecordError(GrimoireError):
    """A record that cannot be read or replayed."""
