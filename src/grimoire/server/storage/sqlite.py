"""Writing to SQLite: one thread, one connection, one transaction for each group."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import (
    URL,
    BigInteger,
    Connection,
    Engine,
    Executable,
    NullPool,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    literal_column,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import ClauseElement

from grimoire.server.storage.address import cannot_open, shown
from grimoire.server.storage.db_schema import events, seats, tables
from grimoire.server.storage.group_commit import Chain, Operation
from grimoire.server.storage.model import ARCHIVED
from grimoire.server.storage.upgrade import is_newest, upgrade

T = TypeVar("T")
Row = dict[str, object]

_WAIT = "PRAGMA busy_timeout = 10000"
_READING = (_WAIT, "PRAGMA query_only = ON")
_WRITING = (_WAIT, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")

_NOT_DUE = -1
_CREATE = sqlite.insert(tables).on_conflict_do_nothing()
_MOVE = (
    update(tables)
    .where(tables.c.id == bindparam("at"), tables.c.version == bindparam("base"), tables.c.status != bindparam("never"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "listed", "version", "changed", "data")})
    .values(due=func.nullif(bindparam("new_due", type_=BigInteger), literal_column(str(_NOT_DUE))))
)
_EVENTS = insert(events)
_LEAVE = delete(seats).where(seats.c.table_id == bindparam("at"))
_SIT = insert(seats)


def _sql(statement: ClauseElement) -> str:
    """The text of a statement for ``exec_driver_sql``, with rows as tuples in the order of its parameters.

    This is for the two statements of every move. Without SQLAlchemy's own work for each row, a move in a group of 24
    takes 20 µs of processor time instead of 36 (python -m bench.storage).
    """
    return str(statement.compile(dialect=sqlite.dialect()))


_MOVE_SQL = _sql(_MOVE)
_EVENTS_SQL = _sql(_EVENTS)


class _Overtaken(Exception):
    """Another writer was faster at some table of the group, so that its tables have to be written one by one."""


class SqliteWriter:
    """The only writer of a database file in this process."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._engine: Engine
        self._connection: Connection

    @classmethod
    async def open(cls, url: URL) -> "SqliteWriter":
        """Opens the file, creates it if there is none, and upgrades it if it is old."""
        writer = cls(url)
        try:
            await writer.in_thread(writer._open)
        except BaseException:
            writer._thread.shutdown(wait=False)
            raise
        return writer

    async def write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        """Writes a group, and returns the tables that somebody else wrote first."""
        return await self.in_thread(partial(self._write, chains, operations))

    async def close(self) -> None:
        """Closes the file."""
        await self.in_thread(self._close)
        self._thread.shutdown(wait=False)

    async def in_thread(self, call: Callable[[], T]) -> T:
        """Calls a function in the thread that owns the connection."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    def _open(self) -> None:
        self._engine = _writing_engine(self._url)
        try:
            _keep_private(Path(str(self._url.database)))
            self._connection = self._engine.connect()
            name = shown(self._url)
            with self._connection.begin():
                if not is_newest(self._connection, name):
                    upgrade(self._connection, name)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            self._close()
            raise cannot_open(self._url, error.orig if isinstance(error, DBAPIError) else error) from error
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        if hasattr(self, "_connection"):
            self._connection.close()
        self._engine.dispose()

    def _write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        try:
            return self._transaction(chains, operations, self._move_together)
        except _Overtaken:
            return self._transaction(chains, operations, self._move_each)

    def _transaction(
        self,
        chains: Sequence[Chain],
        operations: Sequence[Operation],
        move: Callable[[Sequence[Chain]], Sequence[Chain]],
    ) -> set[str]:
        with self._connection.begin():
            won = self._append(chains, move)
            for operation in operations:
                operation.attempt(self._connection)
        return {chain.summary.table for chain in chains} - {chain.summary.table for chain in won}

    def _append(self, chains: Sequence[Chain], move: Callable[[Sequence[Chain]], Sequence[Chain]]) -> list[Chain]:
        """Writes chains, and returns those that were not too late."""
        created = [chain for chain in chains if not chain.base and self._create(chain)]
        older = [chain for chain in chains if chain.base]
        won = [*created, *(move(older) if older else ())]
        rows = [(chain.summary.table, version, bytearray(data)) for chain in won for version, data in chain.events]
        if rows:
            self._connection.exec_driver_sql(_EVENTS_SQL, rows)
        reseated = [chain for chain in won if chain.seats_changed]
        self._execute(_LEAVE, [{"at": chain.summary.table} for chain in reseated])
        self._execute(_SIT, _seat_rows(reseated))
        return won

    def _create(self, chain: Chain) -> bool:
        return self._connection.execute(_CREATE, _table_row(chain)).rowcount == 1

    def _move_together(self, chains: Sequence[Chain]) -> Sequence[Chain]:
        if self._connection.exec_driver_sql(_MOVE_SQL, [_moved_row(chain) for chain in chains]).rowcount != len(chains):
            raise _Overtaken
        return chains

    def _move_each(self, chains: Sequence[Chain]) -> Sequence[Chain]:
        return [chain for chain in chains if self._connection.exec_driver_sql(_MOVE_SQL, _moved_row(chain)).rowcount]

    def _execute(self, statement: Executable, rows: Sequence[Row]) -> None:
        if rows:
            self._connection.execute(statement, rows)


def _keep_private(file: Path) -> None:
    """Only we can read the games: hashes of keys and addresses of tables are among them."""
    file.touch(mode=0o600)
    for each in (file, *(file.with_name(f"{file.name}{ending}") for ending in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):
            each.chmod(0o600)


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
    def connect(driver: DBAPIConnection, _: object) -> None:
        driver.isolation_level = None  # transactions begin where we say so
        cursor = driver.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()


def _table_row(chain: Chain) -> Row:
    summary = chain.summary
    return {
        "id": summary.table,
        "game": summary.game,
        "status": summary.status,
        "listed": summary.listed,
        "version": summary.version,
        "created": summary.created,
        "changed": summary.changed,
        "due": summary.due,
        "data": summary.data,
    }


def _moved_row(chain: Chain) -> tuple[str | int | bytearray, ...]:
    """The parameters of _MOVE.

    The driver takes strings, integers and arrays of bytes as they are; for anything else it looks for an adapter first,
    which takes longer than the rest.
    """
    new, listed = chain.summary, 1 if chain.summary.listed else 0
    due, data = _NOT_DUE if new.due is None else new.due, bytearray(new.data)
    return (new.status, listed, new.version, new.changed, due, data, new.table, chain.base, ARCHIVED)


def _seat_rows(chains: Sequence[Chain]) -> list[Row]:
    return [
        {"table_id": chain.summary.table, "place": place, "person": person}
        for chain in chains
        for place, person in enumerate(chain.summary.players)
    ]
