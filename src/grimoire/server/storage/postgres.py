"""Writing to PostgreSQL: one statement for each group; other processes may write to the same database."""

import asyncio
from collections.abc import Sequence

import asyncpg
from sqlalchemy import (
    ARRAY,
    URL,
    Column,
    Integer,
    Select,
    Table,
    TableValuedAlias,
    Text,
    bindparam,
    delete,
    func,
    insert,
    select,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grimoire.server.storage.address import cannot_open, shown
from grimoire.server.storage.db_schema import events, seats, tables
from grimoire.server.storage.group_commit import Chain, Operation
from grimoire.server.storage.model import ARCHIVED
from grimoire.server.storage.upgrade import is_newest, upgrade

Arrays = dict[str, list[object]]  # one array for each column of what is sent
_PATIENCE = 8.0  # seconds for an answer: a server that is frozen does not close its connections
_DEADLOCK = "40P01"


def _rows_of(table: Table, *more: Column[int]) -> TableValuedAlias:
    """Rows for a table, sent as one array for each of its columns and some more."""
    columns = (*table.c, *more)
    arrays = [bindparam(f"{table.name}_{column.name}", type_=ARRAY(column.type)) for column in columns]
    row = func.unnest(*arrays).table_valued(*(Column(column.name, column.type) for column in columns))
    return row.render_derived(name=f"new_{table.name}")


def _append_statement() -> Select[str]:
    """Writes tables and their events, and returns the tables that were written.

    A table moves on only from the version that its chain starts at. Of two processes one waits for the row of the other
    and then finds another version: its events are not written, and its table is not returned.
    """
    table, event = _rows_of(tables, Column("base", Integer)), _rows_of(events)
    created = (
        postgresql.insert(tables)
        .from_select(list(tables.c), select(*(table.c[column.name] for column in tables.c)).where(table.c.base == 0))
        .on_conflict_do_nothing()
        .returning(tables.c.id)
        .cte("created")
    )
    moved = (
        update(tables)
        .where(table.c.base > 0, tables.c.id == table.c.id, tables.c.version == table.c.base)
        .where(tables.c.status != ARCHIVED)
        .values({name: table.c[name] for name in ("status", "listed", "version", "changed", "due", "data")})
        .returning(tables.c.id)
        .cte("moved")
    )
    won = union_all(select(created.c.id), select(moved.c.id)).cte("won")
    theirs = select(*(event.c[column.name] for column in events.c)).join(won, won.c.id == event.c.table_id)
    return select(won.c.id).add_cte(insert(events).from_select(list(events.c), theirs).cte("written"))


_APPEND = _append_statement()
_LEAVE = delete(seats).where(seats.c.table_id == func.any(bindparam("at", type_=ARRAY(Text))))
_SIT = insert(seats).from_select(list(seats.c), select(_rows_of(seats)))


class PostgresWriter:
    """The writer of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._transactions = engine.execution_options(isolation_level="READ COMMITTED")

    async def write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        """Writes a group, and returns the tables that somebody else wrote first."""
        async with asyncio.timeout(_PATIENCE):
            lost = await self._append(chains) if chains else set()
        if operations:
            await self._operate(operations)
        return lost

    async def close(self) -> None:
        """The engine belongs to the storage."""

    async def _append(self, chains: Sequence[Chain]) -> set[str]:
        try:
            won = await self._append_together(chains)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") != _DEADLOCK:
                raise
            # Another process wrote the same tables in another order.
            won = set().union(*[await self._append_together([chain]) for chain in chains])
        return {chain.summary.table for chain in chains} - won

    async def _append_together(self, chains: Sequence[Chain]) -> set[str]:
        """The tables that were written. A single statement needs no transaction of its own."""
        reseated = [chain for chain in chains if chain.seats_changed]
        if not reseated:
            async with self._engine.connect() as connection:
                return await _send(connection, chains)
        async with self._transactions.begin() as connection:
            won = await _send(connection, chains)
            await _reseat(connection, [chain for chain in reseated if chain.summary.table in won])
        return won

    async def _operate(self, operations: Sequence[Operation]) -> None:
        try:
            async with asyncio.timeout(_PATIENCE), self._transactions.begin() as connection:
                for operation in operations:
                    await connection.run_sync(operation.attempt)
        except Exception as error:  # the appends of the group are written already
            for operation in operations:
                operation.fail(error)


async def open_database(url: URL) -> tuple[AsyncEngine, PostgresWriter]:
    """Connects to a database and upgrades it if it is old."""
    engine = create_async_engine(
        url,
        isolation_level="AUTOCOMMIT",
        pool_pre_ping=True,
        pool_size=5,
        pool_timeout=_PATIENCE,
        connect_args={"timeout": _PATIENCE},
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


async def _send(connection: AsyncConnection, chains: Sequence[Chain]) -> set[str]:
    rows = await connection.execute(_APPEND, _table_arrays(chains) | _event_arrays(chains))
    return set(rows.scalars())


async def _reseat(connection: AsyncConnection, chains: Sequence[Chain]) -> None:
    await connection.execute(_LEAVE, {"at": [chain.summary.table for chain in chains]})
    await connection.execute(_SIT, _seat_arrays(chains))


def _table_arrays(chains: Sequence[Chain]) -> Arrays:
    summaries = [chain.summary for chain in chains]
    return {
        "tables_id": [summary.table for summary in summaries],
        "tables_game": [summary.game for summary in summaries],
        "tables_status": [summary.status for summary in summaries],
        "tables_listed": [summary.listed for summary in summaries],
        "tables_version": [summary.version for summary in summaries],
        "tables_created": [summary.created for summary in summaries],
        "tables_changed": [summary.changed for summary in summaries],
        "tables_due": [summary.due for summary in summaries],
        "tables_data": [summary.data for summary in summaries],
        "tables_base": [chain.base for chain in chains],
    }


def _event_arrays(chains: Sequence[Chain]) -> Arrays:
    return {
        "events_table_id": [chain.summary.table for chain in chains for _ in chain.events],
        "events_version": [version for chain in chains for version, _ in chain.events],
        "events_data": [data for chain in chains for _, data in chain.events],
    }


def _seat_arrays(chains: Sequence[Chain]) -> Arrays:
    return {
        "seats_table_id": [chain.summary.table for chain in chains for _ in chain.summary.players],
        "seats_place": [place for chain in chains for place in range(len(chain.summary.players))],
        "seats_person": [person for chain in chains for person in chain.summary.players],
    }
