"""``python -m bench.storage``: what a move costs the writer of SQLite, in three forms.

The server writes its statements with SQLAlchemy Core and compiles those of a move once. The other forms are kept here,
so that the choice can be measured again: Core as usual, and SQL by hand with many rows in one statement.
"""

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from grimoire.server.storage import sqlite
from grimoire.server.storage.address import read_url
from grimoire.server.storage.group_commit import Chain, Operation
from grimoire.server.storage.model import ARCHIVED, Append, Summary
from grimoire.server.storage.sqlite import SqliteWriter

GROUPS = (1, 24, 200)  # moves in a group; 24 is what a busy server has in a few milliseconds
MOVES = 3000
RUNS = 5
_SIZES = (64, 32, 16, 8, 4, 2, 1)
_MOVE = """UPDATE tables SET status = column3, listed = column4, version = column5, changed = column6,
due = column7, data = column8 FROM (VALUES {rows})
WHERE id = column1 AND version = column2 AND status <> 'archived'"""
_EVENTS = "INSERT INTO events (table_id, version, data) VALUES {rows}"
_EVENT = (
    b'{"type":"played","version":123,"at":1790000000000,"seat":0,"action":"take red.circle","then":["deal red.star"]}'
)
_DATA = (
    b'{"options":{"players":2},"clock":null,"chat":true,"watchers":true,"seats":[{"kind":"person","name":"Ann"},'
    b'{"kind":"person","name":"Bob"}],"player":0,"holders":["0123456789abcdef01234567","0123456789abcdef01234568"]}'
)


class CoreWriter(SqliteWriter):
    """Moves by SQLAlchemy Core as usual."""

    def _write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        if operations or any(not chain.base for chain in chains):
            return super()._write(chains, operations)
        names = ("at", "base", "new_status", "new_listed", "new_version", "new_changed", "new_due", "new_data", "never")
        moves = [dict(zip(names, (*_moved(chain), ARCHIVED), strict=True)) for chain in chains]
        rows = [
            {"table_id": chain.summary.table, "version": version, "data": data}
            for chain in chains
            for version, data in chain.events
        ]
        with self._connection.begin():
            self._connection.execute(sqlite._MOVE, moves)
            self._connection.execute(sqlite._EVENTS, rows)
        return set()


class DriverWriter(SqliteWriter):
    """Moves by SQL of our own, straight to the driver."""

    def _write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        if operations or any(not chain.base for chain in chains):
            return super()._write(chains, operations)
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("BEGIN IMMEDIATE")
        _execute(driver, _MOVE, [_moved(chain) for chain in chains])
        rows = [(chain.summary.table, version, data) for chain in chains for version, data in chain.events]
        _execute(driver, _EVENTS, rows)
        driver.execute("COMMIT")
        return set()


def _moved(chain: Chain) -> tuple[object, ...]:
    s = chain.summary
    return (s.table, chain.base, s.status, s.listed, s.version, s.changed, s.due, s.data)


def _execute(driver: sqlite3.Connection, template: str, rows: Sequence[tuple[object, ...]]) -> None:
    start = 0
    for size in _SIZES:
        while len(rows) - start >= size:
            row = f"({', '.join('?' * len(rows[0]))})"
            values = [value for each in rows[start : start + size] for value in each]
            driver.execute(template.format(rows=", ".join([row] * size)), values)
            start += size


def move(table: str, version: int) -> Chain:
    """A move that leads to this version; version 1 creates the table."""
    summary = Summary(table, "a-game", "live", False, version, 1, version, None, ("ann", "bob"), _DATA)
    chain = Chain(Append(table, version - 1, ((version, _EVENT),), summary), lambda _: None)
    chain.seats_changed = version == 1
    return chain


async def cost(kind: type[SqliteWriter], size: int, folder: Path) -> float:
    """Microseconds of processor time for each move of the best group, the kernel's share included."""
    writer = await kind.open(read_url(f"sqlite:///{folder / 'bench.db'}"))
    tables = [f"table-{number:06}" for number in range(size)]
    await writer.write([move(table, 1) for table in tables], [])
    rounds = max(1, MOVES // size)
    spent = []
    for number in range(rounds):
        group = [move(table, number + 2) for table in tables]
        begun = time.process_time()
        assert not await writer.write(group, [])
        spent.append(time.process_time() - begun)
    await writer.close()
    return 1e6 * min(spent) / size


def best(kind: type[SqliteWriter], size: int) -> float:
    """The run that the rest of the machine disturbed least."""
    runs = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory(prefix="grimoire-bench-") as folder:
            runs.append(asyncio.run(cost(kind, size, Path(folder))))
    return min(runs)


def main() -> None:
    sys.stdout.write("Microseconds of processor time for each move that is written to SQLite\n")
    for size in GROUPS:
        ours, core, driver = (best(kind, size) for kind in (SqliteWriter, CoreWriter, DriverWriter))
        sys.stdout.write(f"  {size:3} in a group: {ours:4.0f}; Core as usual {core:4.0f}, driver {driver:4.0f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
