"""A worker as the server sees it: a child process that answers tasks."""

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Final, ParamSpec, TypeVar

import msgspec

from grimoire.child_process import ChildProcess, Exited, LineTooLong, TimedOut
from grimoire.server.workers.tasks import KEPT, Advised, Answer, Failed, Forget, Task, Thought

COMMAND: Final = [sys.executable, "-m", "grimoire.server.workers.worker"]
_LONGEST_LINE: Final = 1 << 22
_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Thought | Advised | Failed)
_encode: Final = msgspec.json.Encoder().encode

_logger: Final = logging.getLogger(__name__)

A = TypeVar("A", bound=Thought | Advised)
P = ParamSpec("P")
T = TypeVar("T")


class Lost(Exception):
    """The process is gone, or was ended because its answers cannot be relied on."""


class Worker:
    """A place for one process: it is started when it is needed, and replaced when it was lost.

    A thread of its own speaks to the process, so that waiting for an answer does not block the event loop. The same
    thread starts it: on Linux the process is killed when that thread ends.
    """

    def __init__(self, niceness: int) -> None:
        self.restarts = 0
        self._niceness: Final = niceness
        self._tables: Final[OrderedDict[str, int]] = OrderedDict()
        self._forgotten: list[str] = []
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._child: ChildProcess | None = None
        self._started = False
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        child = self._child
        return None if child is None else child.pid

    def last_met(self, table: str) -> int:
        """When this process was last asked about a table; 0 if it does not know it."""
        return 0 if self.pid is None else self._tables.get(table, 0)

    async def ask(self, task: Task, kind: type[A], seconds: float, moment: int) -> A | Failed:
        """The answer to a task; Lost if none of this kind comes in time."""
        if self.pid is None:
            self._tables.clear()
        self._remember(task.table, moment)
        try:
            answer = await self._in_thread(self._exchange, task, seconds)
        except asyncio.CancelledError:
            self._interrupt()  # its answer would be taken for that of the next task
            raise
        if isinstance(answer, (kind, Failed)):
            return answer
        await self._in_thread(self._end)
        raise Lost(f"its answer has the wrong type: {type(answer).__name__}")

    def forget(self, table: str) -> None:
        """Tells the process with its next task that a table is gone, if it knows it."""
        if self._tables.pop(table, None) is not None:
            self._forgotten.append(table)

    async def start(self) -> None:
        """Starts the process; Lost if that fails."""
        await self._in_thread(self._running)

    async def stop(self) -> None:
        """Ends the process for good."""
        self._closed = True
        self._interrupt()
        await self._in_thread(self._end)

    def _remember(self, table: str, moment: int) -> None:
        self._tables[table] = moment
        self._tables.move_to_end(table)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)

    def _interrupt(self) -> None:
        child = self._child
        if child is not None:
            child.interrupt()

    async def _in_thread(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(call, *args, **kwargs))

    # In the thread

    def _exchange(self, task: Task, seconds: float) -> Answer:
        end = monotonic() + seconds
        child = self._running()
        forgotten, self._forgotten = self._forgotten, []
        for message in (*map(Forget, forgotten), task):
            child.send(_encode(message))
        try:
            return _ANSWERS.decode(child.receive(end))
        except TimedOut:
            reason = f"no answer came within {seconds:g} seconds"
        except Exited:
            reason = f"it stopped with exit code {child.exit_code()}"
        except LineTooLong:
            reason = f"its answer is longer than the limit of {_LONGEST_LINE} bytes"
        except msgspec.MsgspecError as error:
            reason = f"its answer is invalid: {error}"
        self._end()
        raise Lost(reason)

    def _running(self) -> ChildProcess:
        """The process; a new one is started if there is none."""
        if self._child is not None and self._child.pid is not None:
            return self._child
        self._end()
        if self._closed:
            raise Lost("it was stopped")
        self._forgotten.clear()
        command = [*COMMAND, str(self._niceness), str(os.getpid())]
        try:
            child = self._child = ChildProcess(command, longest_line=_LONGEST_LINE, on_errors=self._log)
        except OSError as error:
            raise Lost(str(error)) from None
        self.restarts += self._started
        self._started = True
        if self._closed:  # while it was being started
            child.interrupt()
        return child

    def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.finish(0.0)

    def _log(self, errors: bytes) -> None:
        for line in errors.decode("utf-8", "replace").splitlines():
            _logger.warning("worker %s: %s", self.pid, line)
