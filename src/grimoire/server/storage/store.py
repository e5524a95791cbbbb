"""Storage as the server sees it: writes are grouped, reads go straight to the database."""

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import TypeVar, TypeVarTuple

from sqlalchemy import URL, Row, Select, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from grimoire.server.storage import operations, queries
from grimoire.server.storage.address import is_sqlite, read_url
from grimoire.server.storage.db_schema import keys, records
from grimoire.server.storage.group_commit import GroupCommit, Writer
from grimoire.server.storage.model import DatabaseFailed, Summary

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
_IDS_AT_ONCE = 1000
_PATIENCE = 10.0  # seconds for an answer of the database


class Storage(GroupCommit):
    """Durable tables; what a call has written is on disk when the call returns."""

    def __init__(self, reading: AsyncEngine, writer: Writer) -> None:
        super().__init__(writer)
        self._reading = reading

    @classmethod
    async def open(cls, url: str) -> "Storage":
        """Opens a database and brings it to the newest schema: sqlite:////folder/file.db or postgresql://..."""
        return cls(*await _open(read_url(url)))

    async def close(self) -> None:
        await super().close()
        await self._reading.dispose()

    async def events(self, table: str, after: int = 0, limit: int | None = None) -> list[tuple[int, bytes]]:
        """The events of a table after a version, each with its own."""
        rows = await self._rows(queries.events_after(table, after, limit))
        return [(version, bytes(data)) for version, data in rows]

    async def version(self, table: str) -> int:
        """The version of a table; 0 if there is none."""
        return (await self.versions([table]))[table]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of tables; 0 for those that do not exist."""
        versions = dict.fromkeys(tables, 0)
        for start in range(0, len(tables), _IDS_AT_ONCE):
            rows = await self._rows(queries.versions_of(tables[start : start + _IDS_AT_ONCE]))
            versions.update((table, version) for table, version in rows)
        return versions

    async def summary(self, table: str) -> Summary | None:
        """What lists show of a table; None if there is none."""
        summaries = await self._summaries(queries.summary_of(table))
        return summaries[0] if summaries else None

    async def listed(
        self, game: str | None = None, status: Sequence[str] = ("open",), limit: int = 50, before: int | None = None
    ) -> list[Summary]:
        """Tables that everybody may see, newest change first; `before` continues an earlier list."""
        lists = [await self._summaries(queries.listed(game, each, limit, before)) for each in sorted(set(status))]
        return sorted(chain(*lists), key=lambda summary: (-summary.changed, summary.table))[:limit]

    async def of_player(self, player: str, limit: int = 100) -> list[Summary]:
        """Tables where a person holds a seat, newest change first."""
        return await self._summaries(queries.of_player(player, limit))

    async def clear_finished(self, player: str) -> None:
        """Takes games that are over out of a person's list."""
        await self.operate(partial(operations.clear_finished, player=player))

    async def due(self, now: int, limit: int = 100, after: tuple[int, str] | None = None) -> list[Summary]:
        """Tables that are due by now, longest waiting first; `after` the last one of an earlier list."""
        return await self._summaries(queries.due(now, limit, after))

    async def idle(
        self, before: int, limit: int = 100, statuses: Sequence[str] = queries.NOT_ARCHIVED
    ) -> list[Summary]:
        """Tables of these statuses that were last changed before this time, oldest first."""
        return await self._summaries(queries.idle(before, limit, statuses))

    async def size(self) -> int:
        """Bytes that the database uses, without what it can use again."""
        found = await self._value(queries.database_size(is_sqlite(self._reading.url)))
        return int(found or 0)

    async def remove(self, table: str, version: int) -> None:
        """Removes a table that is still at this version."""
        await self.operate(partial(operations.remove, table=table, version=version))

    async def remove_records(self, before: int, limit: int) -> None:
        """Removes the oldest records of before this time, and the tables they are of."""
        await self.operate(partial(operations.remove_records, before=before, limit=limit))

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return {row[0]: row[1] for row in await self._rows(queries.tables_by_status())}

    async def archive(self, table: str, version: int, record: bytes, summary: Summary) -> None:
        """Keeps a table's record instead of its events; Conflict if it has moved on from this version."""
        if summary.table != table:
            raise ValueError(f"{table}: the summary is another table's")
        await self.operate(partial(operations.archive, version=version, record=record, summary=summary))

    async def add_record(self, record_id: str, created: int, data: bytes) -> None:
        """Keeps a record; Conflict if there is another one with this id."""
        await self.operate(partial(operations.add_record, record_id=record_id, created=created, data=data))

    async def record(self, record_id: str) -> bytes | None:
        """A record that was added, or the record of an archived table."""
        statement: Select[bytes] = select(records.c.data).where(records.c.id == record_id)
        data = await self._value(statement)
        return None if data is None else bytes(data)

    async def add_key(self, key_hash: str, person: str, created: int) -> None:
        """Makes a key stand for a person; Conflict if it stands for another."""
        await self.operate(partial(operations.add_key, key_hash=key_hash, person=person, created=created))

    async def replace_keys(self, key_hash: str, person: str, created: int) -> None:
        """Makes this the only key of a person."""
        await self.operate(partial(operations.replace_keys, key_hash=key_hash, person=person, created=created))

    async def remove_keys(self, before: int, limit: int) -> None:
        """Removes some of the keys of before this time whose person has no table."""
        found = [key_hash for (key_hash,) in await self._rows(queries.old_keys(before, limit))]
        if found:
            await self.operate(partial(operations.remove_keys, hashes=found))

    async def person(self, key_hash: str) -> str | None:
        """The person of a key."""
        statement: Select[str] = select(keys.c.person).where(keys.c.key_hash == key_hash)
        return await self._value(statement)

    async def add_link(self, code_hash: str, person: str, expires: int) -> None:
        """Keeps a one-time code for another device of a person."""
        await self.operate(partial(operations.add_link, code_hash=code_hash, person=person, expires=expires))

    async def remove_links(self, now: int) -> None:
        """Removes one-time codes that have expired."""
        await self.operate(partial(operations.remove_links, now=now))

    async def take_link(self, code_hash: str, now: int) -> str | None:
        """The person of a one-time code, which is used up; None if it is unknown, used or expired."""
        return await self.operate(partial(operations.take_link, code_hash=code_hash, now=now))

    async def check(self) -> None:
        """DatabaseFailed unless the database can be read and written: a full disk can be read."""
        await self.version("check")
        await self.operate(partial(operations.check, code_hash=f"check {secrets.token_hex(8)}"))

    async def _rows(self, statement: Select[*Ts]) -> Sequence[Row[*Ts]]:
        try:
            async with asyncio.timeout(_PATIENCE), self._reading.connect() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError) as error:  # a TimeoutError is an OSError
            self._report(error)
            raise DatabaseFailed(error.orig if isinstance(error, DBAPIError) else error) from error

    async def _value(self, statement: Select[T]) -> T | None:
        rows = await self._rows(statement)
        return rows[0][0] if rows else None

    async def _summaries(self, statement: queries.SummaryRows) -> list[Summary]:
        return queries.summaries(await self._rows(statement))


async def _open(url: URL) -> tuple[AsyncEngine, Writer]:
    if is_sqlite(url):
        from grimoire.server.storage import sqlite

        writer = await sqlite.SqliteWriter.open(url)
        return sqlite.reading_engine(url), writer
    from grimoire.server.storage import postgres

    return await postgres.open_database(url)
