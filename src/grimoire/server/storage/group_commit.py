"""Group commit: what is asked for while one group is being written makes up the next."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from grimoire.server.storage.model import Append, Conflict, DatabaseFailed, Summary

T = TypeVar("T")
Done = Callable[[Exception | None], None]  # told that an append is on disk, or why it may not be

# A busy server writes at most every few milliseconds: one large group costs less for each move than many small ones.
PACE = 0.016
BUSY = 8
SEATS_CACHED = 20_000
_log = logging.getLogger("grimoire.server")


class Chain:
    """The appends of one group that follow each other at one table."""

    def __init__(self, first: Append, done: Done) -> None:
        self.base = first.base
        self.events = first.events
        self.summary: Summary = first.summary
        self.waiting = [done]
        self.seats_changed = True  # do the players have to be written again?

    def extend(self, what: Append, done: Done) -> None:
        """Adds an append that starts where this chain ends."""
        self.events += what.events
        self.summary = what.summary
        self.waiting.append(done)


class Operation(Protocol):
    """A write of a group that is not an append."""

    def attempt(self, connection: Connection) -> None:
        """Runs it inside the transaction of its group; a conflict does not affect the others."""

    def fail(self, error: Exception) -> None:
        """Its transaction failed as a whole."""

    def finish(self) -> None:
        """Wakes the caller."""


class _Call(Generic[T]):
    """A write as a function of a connection, in a savepoint of its own."""

    def __init__(
        self, call: Callable[[Connection], T], waiting: "asyncio.Future[T]", report: Callable[[Exception], None]
    ) -> None:
        self._call = call
        self._waiting = waiting
        self._report = report
        self._result: T
        self._error: Exception | None = None

    def attempt(self, connection: Connection) -> None:
        self._error = None
        try:
            with connection.begin_nested():
                self._result = self._call(connection)
        except Conflict as error:
            self._error = error
        except IntegrityError as error:
            self._error = Conflict(str(error.orig))

    def fail(self, error: Exception) -> None:
        self._report(error)
        self._error = DatabaseFailed(error)
        self._error.__cause__ = error

    def finish(self) -> None:
        if self._waiting.done():
            return  # the caller has left
        if self._error is not None:
            self._waiting.set_exception(self._error)
        else:
            self._waiting.set_result(self._result)


class Writer(Protocol):
    """Writes a group in one transaction."""

    async def write(self, chains: Sequence[Chain], operations: Sequence[Operation]) -> set[str]:
        """Writes all, and returns the tables that somebody else wrote first."""

    async def close(self) -> None:
        """Closes its connection."""


class SeatCache:
    """The players of the tables written last, so that moves do not write them again."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, tuple[str, ...]]] = OrderedDict()

    def is_known(self, chain: Chain) -> bool:
        """Are these the players that the table had at the base of the chain?"""
        return self._known.get(chain.summary.table) == (chain.base, chain.summary.players)

    def remember(self, chain: Chain) -> None:
        """This chain was written."""
        summary = chain.summary
        self._known[summary.table] = (summary.version, summary.players)
        self._known.move_to_end(summary.table)
        if len(self._known) > SEATS_CACHED:
            self._known.popitem(last=False)


class GroupCommit:
    """The queue in front of a writer."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._seats = SeatCache()
        self._appends: list[tuple[Append, Done]] = []
        self._operations: list[Operation] = []
        self.on_failure: Callable[[Exception], None] = lambda _: None  # told whenever the database fails
        self._wake = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run(), name="storage-writer")

    async def append(self, what: Append) -> None:
        """Writes the next events of a table; Conflict if somebody else wrote these versions first.

        After a StorageError they may be written or not: the connection may have been lost at any moment.
        """
        waiting: asyncio.Future[None] = self._loop.create_future()
        self.append_soon(what, partial(_settle, waiting))
        await waiting

    def append_soon(self, what: Append, done: Done) -> None:
        """The same without waiting: ``done`` is told. A move costs less without a future and a task to wake."""
        _check(what)
        self._expect_work()
        self._appends.append((what, done))

    async def operate(self, call: Callable[[Connection], T]) -> T:
        """Does another write; its result, once that is on disk."""
        self._expect_work()
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._operations.append(_Call(call, waiting, self._report))
        return await waiting

    async def close(self) -> None:
        """Writes what is queued and closes the database; may be called again."""
        was_open, self._closing = not self._closing, True
        self._wake.set()
        await self._task
        if was_open:
            await self._writer.close()

    def _report(self, error: Exception) -> None:
        self.on_failure(error)

    def _expect_work(self) -> None:
        if self._closing:
            raise DatabaseFailed("it is closed")
        self._wake.set()

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
            if chains:
                self._report(error)
            for chain in chains:
                _fail(chain, error)
            for operation in operations:
                operation.fail(error)
        else:
            for chain in chains:
                self._finish(chain, chain.summary.table in lost)
        for operation in operations:
            operation.finish()

    def _take_chains(self) -> list[Chain]:
        """Everything queued, one chain for each table; an append that does not fit its chain waits for a round."""
        chains: dict[str, Chain] = {}
        late: list[tuple[Append, Done]] = []
        for what, done in self._appends:
            chain = chains.get(what.table)
            if chain is None:
                chains[what.table] = Chain(what, done)
            elif chain.summary.version == what.base:
                chain.extend(what, done)
            else:
                late.append((what, done))
        self._appends = late
        if late:
            self._wake.set()
        for chain in chains.values():
            chain.seats_changed = not self._seats.is_known(chain)
        return list(chains.values())

    def _finish(self, chain: Chain, lost: bool) -> None:
        if not lost:
            self._seats.remember(chain)
        for done in chain.waiting:
            _tell(done, Conflict(f"{chain.summary.table} has moved on from version {chain.base}") if lost else None)


def _check(what: Append) -> None:
    """Rejects what no table could hold: gaps, or the summary of something else."""
    version = what.base
    for number, _ in what.events:
        version += 1
        if number != version:
            raise ValueError(f"{what.table}: event {number} stands where {version} belongs")
    if what.base < 0 or not version or (what.table, version) != (what.summary.table, what.summary.version):
        raise ValueError(f"{what.table}: the summary is not of these events")


def _fail(chain: Chain, error: Exception) -> None:
    for done in chain.waiting:
        failure = DatabaseFailed(error)
        failure.__cause__ = error
        _tell(done, failure)


def _tell(done: Done, error: Exception | None) -> None:
    """Whoever fails when told must not keep others from being told, nor the next group from being written."""
    try:
        done(error)
    except Exception:
        _log.exception("whoever waited for an append failed")


def _settle(waiting: "asyncio.Future[None]", error: Exception | None) -> None:
    if waiting.done():
        return  # the caller has left
    if error is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(error)
