"""Checks of what the server depends on: its database, and Redis."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from redis.exceptions import RedisError
from sqlalchemy import URL, Column, Connection, Integer, MetaData, NullPool, Table, func, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from grimoire.server.checkup.findings import Finding, failure, fine, problem, warning
from grimoire.server.pubsub import RedisPubSub
from grimoire.server.settings import SECOND, ServerSettings
from grimoire.server.storage import StorageError
from grimoire.server.storage.address import cannot_open, is_sqlite, read_url, shown
from grimoire.server.storage.db_schema import HEAD, links, tables
from grimoire.server.storage.upgrade import is_newest, revision_of
from grimoire.table.clocks import now

_TIMEOUT: Final = 10.0  # seconds
_APART: Final = 1 * SECOND  # by which two clocks may differ
_FAR_APART: Final = 10 * SECOND
_SET_BACK: Final = 60 * SECOND
_PROBE: Final = Table("grimoire_check", MetaData(), Column("x", Integer))


async def database(settings: ServerSettings) -> AsyncIterator[Finding]:
    """Can it be reached, read and written, and is it of our version?"""
    try:
        url = read_url(settings.database_url)
        if is_sqlite(url) and not Path(str(url.database)).exists():
            yield fine("database", "database-new", url=shown(url))
            return
        async with _connected(url) as connection:
            yield await connection.run_sync(_schema, shown(url))
            async for finding in _clocks(connection):
                yield finding
    except StorageError as error:
        if settings.database or settings.data.is_dir():  # a folder that does not exist will be created
            yield failure("database", error)
        else:
            yield fine("database", "database-new", url=str(settings.data))


@asynccontextmanager
async def _connected(url: URL) -> AsyncIterator[AsyncConnection]:
    """A transaction that is never committed."""
    options = {} if is_sqlite(url) else {"timeout": _TIMEOUT, "command_timeout": _TIMEOUT}
    engine = create_async_engine(url, poolclass=NullPool, connect_args=options)
    try:
        async with engine.connect() as connection:
            yield connection
            await connection.rollback()
    except (SQLAlchemyError, OSError, ValueError, TypeError) as error:
        raise cannot_open(url, error.orig if isinstance(error, DBAPIError) else error) from error
    finally:
        await engine.dispose()


def _schema(connection: Connection, url: str) -> Finding:
    """Writes a row, or creates a table where there are none; both are rolled back."""
    if is_newest(connection, url):
        connection.execute(insert(links).values(code_hash="check", person="check", expires=0))
        return fine("database", "database", url=url, schema=HEAD)
    _PROBE.create(connection)
    if revision_of(connection) is None:
        return fine("database", "database-new", url=url)
    return warning("database", "database-old", url=url)


async def _clocks(connection: AsyncConnection) -> AsyncIterator[Finding]:
    """Clocks of games are compared with times in the database."""
    if connection.dialect.name == "postgresql":
        before = time.time()
        told = await connection.execute(select(func.extract("epoch", func.clock_timestamp())))
        apart = SECOND * abs(float(told.scalar_one()) - (before + time.time()) / 2)
        if apart > _APART:
            kind = problem if apart > _FAR_APART else warning
            yield kind("clock", "clocks-apart", seconds=round(apart / SECOND))
        else:
            yield fine("clock", "clocks-agree", milliseconds=round(apart))
    if await connection.run_sync(revision_of) == HEAD:
        last = (await connection.execute(select(func.max(tables.c.changed)))).scalar()
        if last is not None and last > now() + _SET_BACK:
            yield problem("clock", "clock-set-back", seconds=(last - now()) // SECOND)


async def redis(settings: ServerSettings) -> AsyncIterator[Finding]:
    """Does it answer?"""
    if not settings.redis:
        return
    try:
        begun = time.monotonic()
        await RedisPubSub(settings.redis).check()
    except (RedisError, OSError, ValueError) as error:
        yield problem("redis", "redis-gone", reason=str(error))
    else:
        yield fine("redis", "redis", milliseconds=round(SECOND * (time.monotonic() - begun)))
