"""Writing to SQLite: one thread, one connection, one transaction for each group."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grimoire.server.storage.address import cannot_open, shown
from grimoire.server.storage.group_commit import Chain, Operation, seat_rows
from grimoire.server.storage.upgrade import is_newest, upgrade

T = TypeVar("T")

_WAIT = "PRAGMA busy_timeout = 10000"
_READING = (_WAIT, "PRAGMA query_only = ON")
_WRITING = (_WAIT, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")

_NEW = """INSERT INTO tables (id, game, status, listed, version, created, changed, due, data)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
# It begins with its verb, or Python would not tell how many rows it changed.
_MOVE = """UPDATE tables SET status = column3, listed = column4, version = column5, changed = column6,
due = column7, data = column8 FROM (VALUES {rows})
WHERE id = column1 AND version = column2 AND status <> 'archived'"""
_EVENTS = "INSERT INTO events (table_id, version, data) VALUES {rows}"
_STAND_UP = "DELETE FROM seats WHERE table_id = ?"
_SIT_DOWN = "INSERT INTO seats (table_id, place, person) VALUES (?, ?, ?)"

# Python's lock is handed over at every statement, which is slow when the event loop is busy: so a statement
# holds many rows. Powers of two keep the number of different statements small.
_SIZES = (64, 32, 16, 8, 4, 2, 1)


class _Torn(Exception):
    """Some table of the group has moved on, so that its tables have to be written one by one."""


class SqliteWriter:
    """The only writer of a database file in this process."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._engine: Engine
        self._connection: Connection
        self._driver: sqlite3.Connection

    @classmethod
    async def open(cls, url: URL) -> "SqliteWriter":
        """Open the file, make it if there is none, and upgrade it if it is old."""
        writer = cls(url)
        try:
            await writer._in_thread(writer._open)
        except BaseException:
            writer._thread.shutdown(wait=False)
            raise
        return writer

    async def write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        """Write a group; the tables that somebody else wrote first are named."""
        return await self._in_thread(partial(self._write, chains, operations))

    async def close(self) -> None:
        """Close the file."""
        await self._in_thread(self._close)
        self._thread.shutdown(wait=False)

    async def _in_thread(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    def _open(self) -> None:
        self._engine = _writing_engine(self._url)
        try:
            self._connection = self._engine.connect()
            self._prepare(self._connection)
        except (DBAPIError, sqlite3.Error) as error:
            self._close()
            raise cannot_open(self._url, error.orig if isinstance(error, DBAPIError) else error) from error
        except BaseException:
            self._close()
            raise

    def _prepare(self, connection: Connection) -> None:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self._driver = driver
        name = shown(self._url)
        with connection.begin():
            if not is_newest(connection, name):
                upgrade(connection, name)

    def _close(self) -> None:
        if hasattr(self, "_connection"):
            self._connection.close()
        self._engine.dispose()

    def _write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        try:
            return self._transaction(chains, operations, self._move_together)
        except _Torn:
            return self._transaction(chains, operations, self._move_each)

    def _transaction(
        self,
        chains: Sequence[Chain],
        operations: Sequence[Operation],
        move: Callable[[Sequence[Chain]], Sequence[Chain]],
    ) -> set[str]:
        with self._connection.begin() if operations else self._begin():
            won = self._append(chains, move) if chains else ()
            for operation in operations:
                operation.attempt(self._connection)
        if len(won) == len(chains):
            return set()
        return {chain.summary.table for chain in chains} - {chain.summary.table for chain in won}

    @contextmanager
    def _begin(self) -> Iterator[None]:
        """The same as the connection's own begin(), in a tenth of the time."""
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._driver.execute("COMMIT")
        except BaseException:
            if self._driver.in_transaction:
                self._driver.execute("ROLLBACK")
            raise

    def _append(self, chains: Sequence[Chain], move: Callable[[Sequence[Chain]], Sequence[Chain]]) -> Sequence[Chain]:
        """Write chains, and tell which of them were not too late."""
        made = [chain for chain in chains if not chain.base and self._make(chain)]
        moved = move([chain for chain in chains if chain.base])
        won = [*made, *moved]
        self._insert_events(won)
        self._seat([chain for chain in won if chain.seats_changed])
        return won

    def _make(self, chain: Chain) -> bool:
        s = chain.summary
        row = (s.table, s.game, s.status, s.listed, s.version, s.created, s.changed, s.due, s.data)
        return self._driver.execute(_NEW, row).rowcount == 1

    def _move_together(self, chains: Sequence[Chain]) -> Sequence[Chain]:
        rows = [_moved(chain) for chain in chains]
        if sum(self._execute_rows(_MOVE, rows)) != len(rows):
            raise _Torn
        return chains

    def _move_each(self, chains: Sequence[Chain]) -> Sequence[Chain]:
        return [chain for chain in chains if sum(self._execute_rows(_MOVE, [_moved(chain)]))]

    def _insert_events(self, chains: Sequence[Chain]) -> None:
        rows = [(chain.summary.table, version, data) for chain in chains for version, data in chain.events]
        for _ in self._execute_rows(_EVENTS, rows):
            pass

    def _seat(self, chains: Sequence[Chain]) -> None:
        if chains:
            self._driver.executemany(_STAND_UP, [(chain.summary.table,) for chain in chains])
            self._driver.executemany(_SIT_DOWN, seat_rows(chains))

    def _execute_rows(self, template: str, rows: Sequence[tuple[Any, ...]]) -> Iterator[int]:
        """Run a statement on all rows, and tell how many each run of it changed."""
        start = 0
        for size in _SIZES:
            while len(rows) - start >= size:
                values = [value for row in rows[start : start + size] for value in row]
                yield self._driver.execute(_sized(template, size, len(rows[0])), values).rowcount
                start += size


def reading_engine(url: URL) -> AsyncEngine:
    """The engine for reading, which never waits for the writer."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", pool_size=4)
    _prepare_connections(engine.sync_engine, _READING)
    return engine


def _writing_engine(url: URL) -> Engine:
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), poolclass=NullPool)
    _prepare_connections(engine, _WRITING)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _prepare_connections(engine: Engine, pragmas: Sequence[str]) -> None:
    @event.listens_for(engine, "connect")
    def connect(driver: Any, _: object) -> None:
        driver.isolation_level = None  # transactions begin where we say so
        cursor = driver.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()


def _moved(chain: Chain) -> tuple[Any, ...]:
    s = chain.summary
    return (s.table, chain.base, s.status, s.listed, s.version, s.changed, s.due, s.data)


@cache
def _sized(template: str, size: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return template.format(rows=", ".join([row] * size))
