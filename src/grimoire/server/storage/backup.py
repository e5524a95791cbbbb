"""Backups: a whole database as one SQLite file, copied while the server runs, and put back where there is nothing."""

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import asyncpg
import msgspec
from sqlalchemy import URL, Connection, NullPool, Table, create_engine, func, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from grimoire.kernel.errors import Fault
from grimoire.server.storage.address import cannot_open, is_sqlite, read_url, shown
from grimoire.server.storage.db_schema import events, metadata, records, tables
from grimoire.server.storage.model import StorageError
from grimoire.server.storage.postgres import open_database
from grimoire.server.storage.upgrade import is_newest, revision_of, upgrade

_ROWS_AT_ONCE: Final = 1000


class Contents(msgspec.Struct, frozen=True):
    """What a backup holds, and its size in bytes."""

    tables: int
    events: int
    records: int
    size: int


async def back_up(address: str, file: Path) -> Contents:
    """Copies a database as it is at this moment into a new file; StorageError if it cannot be done."""
    url = read_url(address)
    if file.exists():
        raise StorageError(Fault("backup-exists", "file", "{file} exists already; name another file", file=str(file)))
    with _new_file(file) as draft:
        if is_sqlite(url):
            _copy_file(url, draft)
        else:
            await _dump(url, draft)
        return _contents(draft, file)


async def restore(file: Path, address: str) -> Contents:
    """Puts a backup into a database without games; StorageError if there are some, or the file is no backup."""
    contents, url = _contents(file, file), read_url(address)
    if is_sqlite(url):
        target = Path(str(url.database))
        if target.exists():
            raise _not_empty(url)
        with _new_file(target) as draft:
            _copy_file(_url_of(file), draft)
    else:
        await _load(file, url)
    return contents


def _not_empty(url: URL) -> StorageError:
    return StorageError(
        Fault("restore-not-empty", "database", "{url} holds games already; restore into an empty place", url=shown(url))
    )


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file that only its owner can read. It gets its name once it is complete and on disk."""
    try:
        with tempfile.TemporaryDirectory(prefix=f".{file.name}-", dir=file.parent) as folder:
            draft = Path(folder) / file.name
            draft.touch(0o600)
            yield draft
            _sync(draft)
            os.link(draft, file)  # which never replaces a file, as renaming would
            _sync(file.parent)
    except OSError as error:
        raise StorageError(
            Fault("backup-not-written", "file", "{file} cannot be written: {reason}",
                  file=str(file), reason=error.strerror or str(error))
        ) from None  # fmt: skip


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Files


def _url_of(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


@contextmanager
def _opened(url: URL) -> Iterator[Connection]:
    """A connection to a file that exists; a transaction begins where one is asked for."""
    if not Path(str(url.database)).is_file():
        raise cannot_open(url, "there is no such file")
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            yield connection
    except (DBAPIError, sqlite3.Error) as error:
        raise cannot_open(url, error.orig if isinstance(error, DBAPIError) else error) from error
    finally:
        engine.dispose()


def _copy_file(source: URL, draft: Path) -> None:
    """In one read transaction, for which the server's writer need not wait."""
    with _opened(source) as connection:
        is_newest(connection, shown(source))
        connection.exec_driver_sql("VACUUM INTO ?", (str(draft),))


def _contents(file: Path, name: Path) -> Contents:
    """What a backup holds; StorageError if it is damaged, newer than this program, or no backup at all."""
    with _opened(_url_of(file)) as connection:
        is_newest(connection, str(name))
        if revision_of(connection) is None:
            raise StorageError(Fault("not-a-backup", "file", "{file} is not a backup of Grimoire", file=str(name)))
        damage = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if damage != "ok":
            raise cannot_open(_url_of(name), damage)
        counts = [_count(connection, table) for table in (tables, events, records)]
    return Contents(counts[0], counts[1], counts[2], file.stat().st_size)


def _count(connection: Connection, table: Table) -> int:
    found: int = connection.execute(select(func.count()).select_from(table)).scalar_one()
    return found


@contextmanager
def _upgraded(file: Path) -> Iterator[Connection]:
    """A backup to read, with today's schema: an older one is upgraded in a copy."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        with _opened(_url_of(file)) as connection:
            if is_newest(connection, str(file)):
                yield connection
                return
            connection.exec_driver_sql("VACUUM INTO ?", (str(copy),))
        with _filled(copy) as connection:
            yield connection


@contextmanager
def _filled(file: Path) -> Iterator[Connection]:
    """A file with today's schema, in a transaction that is committed at the end."""
    engine = create_engine(_url_of(file), poolclass=NullPool)
    try:
        with engine.begin() as connection:
            upgrade(connection, str(file))
            yield connection
    finally:
        engine.dispose()


# PostgreSQL


async def _dump(url: URL, draft: Path) -> None:
    """All rows as they are at one moment; the server goes on writing meanwhile."""
    async with _snapshot(url) as source:
        if not await source.run_sync(is_newest, shown(url)):
            raise cannot_open(url, "its schema is old; start the server once, which upgrades it")
        with _filled(draft) as target:
            for table in metadata.sorted_tables:
                rows = await source.stream(select(table))
                async for some in rows.mappings().partitions(_ROWS_AT_ONCE):
                    target.execute(insert(table), [dict(row) for row in some])


@asynccontextmanager
async def _snapshot(url: URL) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(url, isolation_level="REPEATABLE READ", connect_args={"timeout": 10})
    try:
        async with engine.connect() as connection:
            yield await connection.execution_options(postgresql_readonly=True)
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise cannot_open(url, error.orig if isinstance(error, DBAPIError) else error) from error
    finally:
        await engine.dispose()


async def _load(file: Path, url: URL) -> None:
    """All rows or none."""
    engine, _ = await open_database(url)
    try:
        async with engine.execution_options(isolation_level="READ COMMITTED").begin() as target:
            if any([await target.run_sync(_count, table) for table in metadata.sorted_tables]):
                raise _not_empty(url)
            with _upgraded(file) as source:
                for table in metadata.sorted_tables:
                    for some in source.execute(select(table)).mappings().partitions(_ROWS_AT_ONCE):
                        await target.execute(insert(table), [dict(row) for row in some])
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise cannot_open(url, error.orig if isinstance(error, DBAPIError) else error) from error
    finally:
        await engine.dispose()
