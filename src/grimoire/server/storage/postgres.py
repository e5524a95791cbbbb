"""Writing to PostgreSQL: one statement for each group; other processes may write to the same database."""

from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grimoire.server.storage.address import cannot_open, shown
from grimoire.server.storage.group_commit import Chain, Operation, seat_rows
from grimoire.server.storage.upgrade import is_newest, upgrade

# A table moves on only from the version it is believed to have. Of two processes one waits for the other's
# row and then finds that the version is another: its events are not written, and it is not among the winners.
_APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bool[], $6::int[], $7::bigint[],
        $8::bigint[], $9::bigint[], $10::bytea[])
        AS given (id, base, game, status, listed, version, created, changed, due, data)
), made AS (
    INSERT INTO tables (id, game, status, listed, version, created, changed, due, data)
    SELECT id, game, status, listed, version, created, changed, due, data FROM given WHERE base = 0
    ON CONFLICT DO NOTHING RETURNING id
), moved AS (
    UPDATE tables SET status = given.status, listed = given.listed, version = given.version,
        changed = given.changed, due = given.due, data = given.data
    FROM given WHERE given.base > 0 AND tables.id = given.id AND tables.version = given.base
        AND tables.status <> 'archived'
    RETURNING tables.id
), won AS (
    SELECT id FROM made UNION ALL SELECT id FROM moved
), written AS (
    INSERT INTO events (table_id, version, data)
    SELECT event.table_id, event.version, event.data
    FROM unnest($11::text[], $12::int[], $13::bytea[]) AS event (table_id, version, data)
    JOIN won ON won.id = event.table_id
)
SELECT id FROM won
"""
_STAND_UP = "DELETE FROM seats WHERE table_id = ANY($1::text[])"
_SIT_DOWN = "INSERT INTO seats (table_id, place, person) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"


class PostgresWriter:
    """The writer of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._appending = engine
        self._operating = engine.execution_options(isolation_level="READ COMMITTED")
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        """Write a group; the tables that somebody else wrote first are named."""
        lost = await self._append(chains) if chains else set()
        if operations:
            await self._operate(operations)
        return lost

    async def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _append(self, chains: Sequence[Chain]) -> set[str]:
        try:
            return await self._append_together(chains)
        except asyncpg.DeadlockDetectedError:  # another process wrote the same tables in another order
            return set().union(*[await self._append_together([chain]) for chain in chains])

    async def _append_together(self, chains: Sequence[Chain]) -> set[str]:
        driver = await self._connected()
        try:
            won = await self._send(driver, chains)
        except Exception:
            if driver.is_closed():
                await self._disconnect()
            raise
        return {chain.summary.table for chain in chains} - won

    async def _send(self, driver: Any, chains: Sequence[Chain]) -> set[str]:
        rows = _columns(chains)
        changed = [chain for chain in chains if chain.seats_changed]
        if not changed:
            return {row[0] for row in await driver.fetch(_APPEND, *rows)}
        async with driver.transaction():
            won = {row[0] for row in await driver.fetch(_APPEND, *rows)}
            await _seat(driver, [chain for chain in changed if chain.summary.table in won])
        return won

    async def _operate(self, operations: Sequence[Operation]) -> None:
        try:
            async with self._operating.begin() as connection:
                for operation in operations:
                    await connection.run_sync(operation.attempt)
        except Exception as error:  # the appends of the group are written already
            for operation in operations:
                operation.fail(error)

    async def _connected(self) -> Any:
        """The connection for appends, made anew if the server has closed it."""
        if self._driver is not None and self._driver.is_closed():
            await self._disconnect()
        if self._connection is None:
            connection = await self._appending.connect()
            self._driver = (await connection.get_raw_connection()).driver_connection
            self._connection = connection
        return self._driver

    async def _disconnect(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


async def open_database(url: URL) -> tuple[AsyncEngine, PostgresWriter]:
    """Connect to a database and upgrade it if it is old."""
    engine = create_async_engine(
        url, isolation_level="AUTOCOMMIT", pool_pre_ping=True, pool_size=5, connect_args={"timeout": 10}
    )
    try:
        await _prepare(engine, shown(url))
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError, TypeError) as error:
        await engine.dispose()
        raise cannot_open(url, error.orig if isinstance(error, DBAPIError) else error) from error
    except BaseException:
        await engine.dispose()
        raise
    return engine, PostgresWriter(engine)


async def _prepare(engine: AsyncEngine, name: str) -> None:
    async with engine.connect() as connection:
        newest = await connection.run_sync(is_newest, name)
    if not newest:
        async with engine.execution_options(isolation_level="READ COMMITTED").begin() as connection:
            await connection.run_sync(upgrade, name)


def _columns(chains: Sequence[Chain]) -> list[list[Any]]:
    given = [
        (s.table, base, s.game, s.status, s.listed, s.version, s.created, s.changed, s.due, s.data)
        for s, base in ((chain.summary, chain.base) for chain in chains)
    ]
    events = [(chain.summary.table, version, data) for chain in chains for version, data in chain.events]
    return [*_turned(given, 10), *_turned(events, 3)]


def _turned(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]


async def _seat(driver: Any, chains: Sequence[Chain]) -> None:
    await driver.execute(_STAND_UP, [chain.summary.table for chain in chains])
    await driver.execute(_SIT_DOWN, *_turned(seat_rows(chains), 3))
