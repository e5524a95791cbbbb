"""Refusals: why a table does not do what it is asked for."""

from grimoire.kernel.errors import Fault, GrimoireError


class Refused(GrimoireError):
    """A command is not allowed now; nothing has changed."""

    @property
    def key(self) -> str:
        """Which refusal it is."""
        return self.faults[0].key


def refused(key: str, place: str, english: str, **values: object) -> Refused:
    """A refusal with one reason."""
    return Refused(Fault(key, place, english, **values))
