"""A program at the other end of three pipes: lines go in, lines come out, and it never keeps the host waiting."""

import os
import signal
import weakref
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Final

LONGEST_LINE: Final = 1_000_000
_CHUNK: Final = 65536
_WORDS: Final = 4096
_LOOK: Final = 0.05  # how often to look whether a program has left whose children still hold its pipes
_LEAVING: Final = 0.5
_ROUNDS: Final = 4


class Gone(Exception):
    """The program has left, or will say nothing more."""


class Stalled(Exception):
    """Nothing came in time."""


class LineTooLong(Exception):
    """More was written than a line may hold."""


class Program:
    """A process in a group of its own. All pipes are served together, so that none of them can block another."""

    def __init__(self, command: Sequence[str]) -> None:
        process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process: Final = process
        self._in: Final = process.stdin.fileno()
        self._out: Final = process.stdout.fileno()
        self._err: Final = process.stderr.fileno()
        self._to_send = b""
        self._received = b""
        self._words = b""
        self._silent = False
        self._last_line = False
        self._pipes: Final = DefaultSelector()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._pipes.register(self._out, EVENT_READ)
        self._pipes.register(self._err, EVENT_READ)
        self._kill: Final = weakref.finalize(self, _kill, process, self._pipes, os.getpid())

    def send(self, line: str) -> None:
        """Puts a line on its way; it leaves while an answer is waited for."""
        if not self._to_send:
            self._pipes.register(self._in, EVENT_WRITE)
        self._to_send += line.encode() + b"\n"

    def receive(self, end: float) -> bytes:
        """The next line before this moment of ``monotonic()``; Gone, Stalled or LineTooLong if there is none."""
        while True:
            left = end - monotonic()
            if left <= 0:  # asked first: somebody who talks on and on is late, too
                raise Stalled
            if (line := self._take_line()) is not None:
                return line
            has_left = self.process.poll() is not None  # asked first: what it wrote before is then there to read
            if not self._serve(min(left, _LOOK)) and (self._silent or has_left):
                raise Gone

    def unread(self) -> bytes:
        """What came and was not taken."""
        return self._received

    def finish(self, seconds: float) -> None:
        """Sends what is left, closes the input, and gives the program so long to leave before it is made to."""
        self._last_line = True
        if not self._to_send:
            self._close_input()
        self._wait(seconds)
        self._signal(signal.SIGTERM)
        self._wait(_LEAVING)
        self.kill()

    def kill(self) -> None:
        """Ends it and all that it started, now."""
        self._kill()

    def exit_code(self) -> int | None:
        """The code that it left with; None if it stays though it was given a moment to leave."""
        self._wait(_LEAVING)
        for _ in range(_ROUNDS):
            self._serve(0)
        return self.process.returncode

    def last_words(self) -> str:
        """The end of what it wrote to its error stream."""
        return self._words.decode("utf-8", "replace").strip()

    def _take_line(self) -> bytes | None:
        """The next line that is not empty, if it is there."""
        while True:
            line, newline, rest = self._received.partition(b"\n")
            if len(line) > LONGEST_LINE:
                raise LineTooLong
            if not newline:
                return None
            self._received = rest
            if line.strip():
                return line

    def _serve(self, seconds: float) -> bool:
        """Moves what can be moved, waiting so long for something; was anything read?"""
        moved = False
        for key, _ in self._pipes.select(seconds):
            if key.fd == self._in:
                self._write()
            else:
                moved |= self._read(key.fd)
        return moved

    def _read(self, pipe: int) -> bool:
        data = os.read(pipe, _CHUNK)
        if not data:
            self._pipes.unregister(pipe)
            self._silent |= pipe == self._out
        elif pipe == self._out:
            self._received += data
        else:
            self._words = (self._words + data)[-_WORDS:]
        return bool(data)

    def _write(self) -> None:
        try:
            self._to_send = self._to_send[os.write(self._in, self._to_send) :]
        except BlockingIOError:
            return
        except BrokenPipeError:  # its last words are still worth reading
            self._to_send = b""
        if not self._to_send:
            self._pipes.unregister(self._in)
            if self._last_line:
                self._close_input()

    def _close_input(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def _wait(self, seconds: float) -> None:
        """Until it has left, but not longer; it may say goodbye meanwhile."""
        end = monotonic() + seconds
        while self.process.poll() is None and (left := end - monotonic()) > 0:
            self._serve(min(left, _LOOK))
            if len(self._received) > LONGEST_LINE:
                self._received = b""

    def _signal(self, number: int) -> None:
        if self.process.returncode is None:
            _signal_group(self.process, number)


def _kill(process: "Popen[bytes]", pipes: DefaultSelector, owner: int) -> None:
    """Runs once: when asked for, when nobody knows the program any more, or when the host leaves."""
    if os.getpid() != owner:  # in a copy of the host, which has no right to end it
        return
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
