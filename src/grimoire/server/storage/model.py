"""What is stored of a table, and what can go wrong."""

import msgspec

from grimoire.kernel.errors import Fault, GrimoireError

ARCHIVED = "archived"
FINISHED = ("over", "abandoned", ARCHIVED)
STATUSES = ("open", "live", *FINISHED)


class Conflict(Exception):
    """Somebody else wrote this first; nothing of this write was kept."""


class StorageError(GrimoireError):
    """A database that cannot be opened, or that failed while it was used."""


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table, so that its events need not be read; times are milliseconds since 1970."""

    table: str
    game: str
    status: str
    listed: bool
    version: int
    created: int
    changed: int
    due: int | None
    players: tuple[str, ...]
    data: bytes


class Append(msgspec.Struct, frozen=True):
    """The next events of a table as (version, JSON), and its summary after them.

    ``base`` is the version that the table must have before; 0 creates the table.
    """

    table: str
    base: int
    events: tuple[tuple[int, bytes], ...]
    summary: Summary


class DatabaseFailed(StorageError):
    """A database that was open and then failed. ``reason`` is for the log: people get plain words."""

    def __init__(self, reason: object) -> None:
        super().__init__(Fault("database-failed", "", "games cannot be read or stored at the moment; try again soon"))
        self.reason = str(reason)
