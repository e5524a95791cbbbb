"""What is kept of a table, and what can go wrong with it."""

import msgspec

from grimoire.kernel.errors import Fault, GrimoireError

ARCHIVED = "archived"
STATUSES = ("open", "live", "over", "abandoned", ARCHIVED)


class Conflict(Exception):
    """Somebody else wrote this first; nothing of this write was kept."""


class StorageError(GrimoireError):
    """A database that cannot be opened, or that failed while it was used."""


class Summary(msgspec.Struct, frozen=True):
    """What lists need of a table, without reading its events; times are unix milliseconds."""

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
    """The next events of a table as (version, JSON), and its summary after them."""

    table: str
    events: tuple[tuple[int, bytes], ...]
    summary: Summary

    @property
    def base(self) -> int:
        """The version that the table must have before; 0 if this makes the table."""
        return self.summary.version - len(self.events)


def check(what: Append) -> None:
    """Refuse what no table could hold: gaps, or a summary of something else."""
    expected = what.base
    for version, _ in what.events:
        expected += 1
        if version != expected:
            raise ValueError(f"{what.table}: event {version} stands where {expected} belongs")
    if what.summary.table != what.table or what.summary.version < 1 or what.base < 0:
        raise ValueError(f"{what.table}: the summary is not of these events")


def failed(reason: object) -> StorageError:
    """The error for a database that was open and then failed."""
    return StorageError(Fault("database-failed", "database", "the database failed: {reason}", reason=str(reason)))
