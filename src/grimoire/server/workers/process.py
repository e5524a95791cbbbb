"""A worker as the server sees it: a process at the other end of three pipes."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from grimoire.server.workers.tasks import KEPT, Advised, Answer, Failed, Forget, Task, Thought

COMMAND: Final = [sys.executable, "-m", "grimoire.server.workers.worker"]
LEAVING: Final = 2.0
_LONGEST_LINE: Final = 1 << 22
_CHUNK: Final = 1 << 16
_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Thought | Advised | Failed)

_logger: Final = logging.getLogger(__name__)

A = TypeVar("A", bound=Thought | Advised)


class Lost(Exception):
    """The process is gone, or was ended because it could not be relied on."""


class Worker:
    """A place for one process: it is started when it is needed, and another one when it was lost."""

    def __init__(self, niceness: int) -> None:
        self.restarts = 0
        self._niceness: Final = niceness
        self._tables: Final[OrderedDict[str, int]] = OrderedDict()
        self._process: Process | None = None
        self._log: asyncio.Task[None] | None = None
        self._started = False
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    def last_met(self, table: str) -> int:
        """When this process last thought about a table; 0 if it does not know it."""
        return 0 if self.pid is None else self._tables.get(table, 0)

    async def ask(self, task: Task, kind: type[A], seconds: float, moment: int) -> A | Failed:
        """The answer to a task; Lost if none of this kind comes in time."""
        try:
            async with asyncio.timeout(seconds):
                process = await self._running()
                self._add_node(task.table, moment)
                answer = await _exchange(process, task)
        except TimeoutError:
            return await self._lose(f"no answer came within {seconds:g} seconds")
        except (OSError, ValueError, EOFError) as error:
            return await self._lose(str(error))
        except BaseException:
            self._kill()  # its answer would be taken for that of the next task
            raise
        if isinstance(answer, (kind, Failed)):
            return answer
        return await self._lose(f"its answer has the wrong type: {type(answer).__name__}")

    def forget(self, table: str) -> None:
        """Tells the process, if it knows the table; it hears it after what it is doing."""
        known = self.last_met(table)
        self._tables.pop(table, None)
        if known and self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(_line(Forget(table)))

    async def start(self) -> None:
        """Starts the process; OSError if that cannot be."""
        await self._running()

    async def stop(self) -> None:
        """Ends the process for good."""
        self._closed = True
        if self._process is None:
            return
        if self.pid is not None:
            with suppress(ProcessLookupError):
                self._process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), LEAVING)
        self._kill()
        await self._gone(self._process)

    async def _running(self) -> Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        if self._closed:
            raise EOFError("it was stopped")
        self._tables.clear()
        process = await asyncio.create_subprocess_exec(
            *COMMAND, str(self._niceness), str(os.getpid()),
            stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=_LONGEST_LINE,
            start_new_session=True,  # an interrupt from the keyboard is not for the workers
        )  # fmt: skip
        self.restarts += self._started
        self._started = True
        self._process = process
        self._log = asyncio.create_task(_pass_on(process))
        if self._closed:  # while it was being started
            self._kill()
        return process

    def _add_node(self, table: str, moment: int) -> None:
        self._tables[table] = moment
        self._tables.move_to_end(table)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)

    async def _lose(self, reason: str) -> Failed:
        """Ends the process and raises Lost."""
        if self._process is not None:
            self._kill()
            await self._gone(self._process)
        raise Lost(reason)

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _gone(self, process: Process) -> None:
        """Waits until it has left and its last words are in the log."""
        await process.wait()
        if self._log is not None:
            await asyncio.wait([self._log], timeout=LEAVING)


async def _exchange(process: Process, task: Task) -> Answer:
    """EOFError if the process has left, ValueError if it talks nonsense."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(_line(task))
    with suppress(ConnectionError):  # it is gone: the end of its answers tells how
        await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        code = await process.wait()
        raise EOFError(f"it left with exit code {code}")
    try:
        return _ANSWERS.decode(line)
    except msgspec.MsgspecError as error:
        raise ValueError(f"its answer is garbled: {error}") from None


async def _pass_on(process: Process) -> None:
    """What the process writes to its error stream goes to the log."""
    assert process.stderr is not None
    while words := await process.stderr.read(_CHUNK):
        for line in words.decode("utf-8", "replace").splitlines():
            _logger.warning("worker %d: %s", process.pid, line)


def _line(message: Task | Forget) -> bytes:
    return msgspec.json.encode(message) + b"\n"
