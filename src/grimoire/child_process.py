"""A child process that is spoken to by lines: started, timed out, watched and ended. Standard library only."""

import os
import signal
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Final

LONGEST_LINE: Final = 1_000_000
_CHUNK: Final = 65536
_ERRORS_KEPT: Final = 4096
_POLL: Final = 0.05  # seconds between two looks at a process that may have left its pipes to its own children
_LEAVING: Final = 0.5  # seconds to exit after a signal
_LAST_READS: Final = 4


class Exited(Exception):
    """The process has exited, or has closed its output."""


class TimedOut(Exception):
    """No line came in time."""


class LineTooLong(Exception):
    """A line is longer than allowed."""


def _ignore(_: bytes) -> None:
    """What is written to the error stream is kept, but reported to nobody."""


class ChildProcess:
    """A process in a group of its own, so that what it starts is ended with it and Ctrl-C is not for it.

    All three pipes are served together while ``receive`` or ``finish`` waits, so that none can block another.
    ``on_errors`` gets what the process writes to its error stream. A child is used by one thread at a time; only
    ``pid`` and ``interrupt`` are for any thread. It is killed when nobody refers to it any more, at the latest when
    Python exits; if ``guarded``, also when we are killed ourselves. OSError if the process cannot be started.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        longest_line: int = LONGEST_LINE,
        on_errors: Callable[[bytes], None] = _ignore,
        guarded: bool = False,
    ) -> None:
        process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process: Final = process
        self._in: Final = process.stdin.fileno()
        self._out: Final = process.stdout.fileno()
        self._err: Final = process.stderr.fileno()
        self._longest_line: Final = longest_line
        self._on_errors: Final = on_errors
        self._to_send = b""
        self._received = b""
        self._errors = b""
        self._output_closed = False
        self._is_finishing = False
        self._pipes: Final = DefaultSelector()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._pipes.register(self._out, EVENT_READ)
        self._pipes.register(self._err, EVENT_READ)
        guard = _guard(process.pid) if guarded else None
        self._kill: Final = weakref.finalize(self, _kill, process, self._pipes, os.getpid(), guard)

    @property
    def pid(self) -> int | None:
        """The number of the process, None once it has exited."""
        return self._process.pid if self._process.poll() is None else None

    def send(self, line: bytes) -> None:
        """Queues a line; it is written while ``receive`` or ``finish`` waits."""
        if not self._to_send:
            self._pipes.register(self._in, EVENT_WRITE)
        self._to_send += line + b"\n"

    def receive(self, end: float) -> bytes:
        """The next line that is not empty, before this moment of ``monotonic()``; Exited, TimedOut or LineTooLong."""
        while True:
            left = end - monotonic()
            if left <= 0:  # checked first: a process that writes without end is late, too
                raise TimedOut
            if (line := self._take_line()) is not None:
                return line
            has_exited = self._process.poll() is not None  # checked first: what it wrote before can then be read
            if not self._serve(min(left, _POLL)) and (self._output_closed or has_exited):
                raise Exited

    def unread(self) -> bytes:
        """What was read and is not a whole line yet."""
        return self._received

    def errors(self) -> str:
        """The end of what was written to the error stream."""
        return self._errors.decode("utf-8", "replace").strip()

    def exit_code(self) -> int | None:
        """The exit code; None if the process goes on after a moment to exit."""
        self._wait(_LEAVING)
        self._drain()
        return self._process.returncode

    def finish(self, seconds: float) -> None:
        """Sends what is queued, closes the input, and gives the process so long to exit before it is made to."""
        self._is_finishing = True
        if not self._to_send:
            self._close_input()
        self._wait(seconds)
        self._signal(signal.SIGTERM)
        self._wait(_LEAVING)
        self._drain()
        self.kill()

    def interrupt(self) -> None:
        """Kills the process from any thread; the one that waits for a line gets Exited."""
        self._signal(signal.SIGKILL)

    def kill(self) -> None:
        """Ends the process and all that it started, now, and closes the pipes; may be called again."""
        self._kill()

    def _take_line(self) -> bytes | None:
        while True:
            line, newline, rest = self._received.partition(b"\n")
            if len(line) > self._longest_line:
                raise LineTooLong
            if not newline:
                return None
            self._received = rest
            if line.strip():
                return line

    def _serve(self, seconds: float) -> bool:
        """Reads and writes what is possible, waiting so long for something; was anything read?"""
        has_read = False
        for key, _ in self._pipes.select(seconds):
            if key.fd == self._in:
                self._write()
            else:
                has_read |= self._read(key.fd)
        return has_read

    def _read(self, pipe: int) -> bool:
        data = os.read(pipe, _CHUNK)
        if not data:
            self._pipes.unregister(pipe)
            self._output_closed |= pipe == self._out
        elif pipe == self._out:
            self._received += data
        else:
            self._errors = (self._errors + data)[-_ERRORS_KEPT:]
            self._on_errors(data)
        return bool(data)

    def _write(self) -> None:
        try:
            self._to_send = self._to_send[os.write(self._in, self._to_send) :]
        except BlockingIOError:
            return
        except BrokenPipeError:  # what it has written is still worth reading
            self._to_send = b""
        if not self._to_send:
            self._pipes.unregister(self._in)
            if self._is_finishing:
                self._close_input()

    def _close_input(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()

    def _wait(self, seconds: float) -> None:
        """Waits for the exit, but not longer; what is written meanwhile is read, and dropped if it is too much."""
        end = monotonic() + seconds
        while self._process.poll() is None and (left := end - monotonic()) > 0:
            self._serve(min(left, _POLL))
            if len(self._received) > self._longest_line:
                self._received = b""

    def _drain(self) -> None:
        for _ in range(_LAST_READS):
            self._serve(0)

    def _signal(self, number: int) -> None:
        if self._process.poll() is None:
            _signal_group(self._process, number)


def _guard(group: int) -> "Popen[bytes]":
    """A process that kills a group as soon as we are gone, however we ended: then its input ends."""
    command = ["/bin/sh", "-c", 'read -r _; kill -9 "-$0"', str(group)]
    return Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)


def _kill(process: "Popen[bytes]", pipes: DefaultSelector, owner: int, guard: "Popen[bytes] | None") -> None:
    """Runs once: when asked for, when nobody refers to the child any more, or when Python exits."""
    if os.getpid() != owner:  # in a fork of the owner, whose child it is not
        return
    if guard is not None:  # first: later its group may be somebody else's
        guard.kill()
        guard.communicate()
    _signal_group(process, signal.SIGKILL)
    with suppress(TimeoutExpired):
        process.wait(_LEAVING)
    pipes.close()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def _signal_group(process: "Popen[bytes]", number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):  # nobody is left
        os.killpg(process.pid, number)
