"""Group commit: what is asked for while one group is written makes up the next."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from grimoire.server.storage.model import Append, Conflict, Summary, failed

# A busy server writes at most every few milliseconds: larger groups cost less for each move than many small ones.
PACE = 0.008
BUSY = 8


class Chain:
    """The appends of one group that follow each other at one table."""

    def __init__(self, first: Append, waiting: "asyncio.Future[None]") -> None:
        self.base = first.base
        self.events = first.events
        self.summary: Summary = first.summary
        self.waiting = [waiting]

    def extend(self, what: Append, waiting: "asyncio.Future[None]") -> None:
        """Add an append that starts where this chain ends."""
        self.events += what.events
        self.summary = what.summary
        self.waiting.append(waiting)


class Operation:
    """Any other write: a function of a connection, alone in its savepoint."""

    def __init__(self, call: Callable[[Connection], Any], waiting: "asyncio.Future[Any]") -> None:
        self.waiting = waiting
        self._call = call
        self._result: Any = None
        self._error: Exception | None = None

    def attempt(self, connection: Connection) -> None:
        """Do it, inside the transaction of its group; a conflict harms nobody else."""
        self._error = None
        try:
            with connection.begin_nested():
                self._result = self._call(connection)
        except Conflict as error:
            self._error = error
        except IntegrityError as error:
            self._error = Conflict(str(error.orig))

    def refuse(self, error: Exception) -> None:
        """It failed together with its transaction."""
        self._error = failed(error)
        self._error.__cause__ = error

    def tell(self) -> None:
        """Wake whoever asked."""
        if self._error is None:
            settle(self.waiting, self._result)
        else:
            fail(self.waiting, self._error)


class Writer(Protocol):
    """What writes a group in one transaction."""

    async def write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        """Write all, and name the tables whose chains lost against somebody else."""


class Groups:
    """The queue in front of a writer."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._appends: list[tuple[Append, asyncio.Future[None]]] = []
        self._operations: list[Operation] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run(), name="storage-writer")

    def append(self, what: Append) -> "asyncio.Future[None]":
        """Queue an append; the future is done when it is on disk."""
        waiting: asyncio.Future[None] = self._new_future()
        self._appends.append((what, waiting))
        return waiting

    def operate(self, call: Callable[[Connection], Any]) -> "asyncio.Future[Any]":
        """Queue another write; the future holds its result once that is on disk."""
        waiting: asyncio.Future[Any] = self._new_future()
        self._operations.append(Operation(call, waiting))
        return waiting

    async def close(self) -> bool:
        """Write what is queued, and take nothing more; False if it was closed already."""
        closed, self._closing = self._closing, True
        self._wake.set()
        await self._task
        return not closed

    def _new_future(self) -> "asyncio.Future[Any]":
        if self._closing:
            raise failed("it is closed")
        self._wake.set()
        return self._loop.create_future()

    async def _run(self) -> None:
        size, started = 0, 0.0
        while not self._closing or self._appends or self._operations:
            await self._wake.wait()
            if size >= BUSY and not self._closing:
                await asyncio.sleep(max(0.0, started + PACE - time.monotonic()))
            self._wake.clear()
            started, size = time.monotonic(), len(self._appends)
            await self._write_group()

    async def _write_group(self) -> None:
        chains = self._take_chains()
        operations, self._operations = self._operations, []
        if not chains and not operations:
            return
        try:
            lost = await self._writer.write(chains, operations)
        except Exception as error:
            _fail_all(chains, operations, error)
            return
        for chain in chains:
            _tell(chain, chain.summary.table in lost)
        for operation in operations:
            operation.tell()

    def _take_chains(self) -> list[Chain]:
        """Everything queued, one chain for each table; what starts elsewhere than its chain ends waits a round."""
        chains: dict[str, Chain] = {}
        late: list[tuple[Append, asyncio.Future[None]]] = []
        for what, waiting in self._appends:
            chain = chains.get(what.table)
            if chain is None:
                chains[what.table] = Chain(what, waiting)
            elif chain.summary.version == what.base:
                chain.extend(what, waiting)
            else:
                late.append((what, waiting))
        self._appends = late
        if late:
            self._wake.set()
        return list(chains.values())


def settle(waiting: "asyncio.Future[Any]", result: object) -> None:
    """Wake one caller, who may have left."""
    if not waiting.done():
        waiting.set_result(result)


def fail(waiting: "asyncio.Future[Any]", error: Exception) -> None:
    """Tell one caller that it failed."""
    if not waiting.done():
        waiting.set_exception(error)


def _tell(chain: Chain, lost: bool) -> None:
    for waiting in chain.waiting:
        if lost:
            fail(waiting, Conflict(f"{chain.summary.table} has moved on from version {chain.base}"))
        else:
            settle(waiting, None)


def _fail_all(chains: Sequence[Chain], operations: Sequence[Operation], error: Exception) -> None:
    waiting = [one for chain in chains for one in chain.waiting]
    waiting += [operation.waiting for operation in operations]
    for one in waiting:
        told = failed(error)
        told.__cause__ = error
        fail(one, told)
