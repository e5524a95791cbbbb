"""What a table does not do, and why."""

from grimoire.kernel.errors import Fault, GrimoireError


class Refused(GrimoireError):
    """Somebody asked for what cannot be; nothing has changed."""

    @property
    def key(self) -> str:
        """Which refusal it is."""
        return self.faults[0].key


def refused(key: str, place: str, english: str, **values: object) -> Refused:
    """A refusal with one reason."""
    return Refused(Fault(key, place, english, **values))
