"""Runs the command as a person would: through pipes or on a terminal, or, to be quick, within this process."""

import io
import os
import select
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from time import monotonic, sleep
from unittest.mock import patch

import grimoire
from grimoire import cli

SOURCE = Path(grimoire.__file__).parents[1]
COMMAND = [sys.executable, "-m", "grimoire.cli"]
PATIENCE = 60.0
# Not pty.fork(): this process may have threads. A test run in the background ignores interrupts, the command must not.
ON_A_TERMINAL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


def environment(**more: str) -> dict[str, str]:
    """The usual one, in English, without colours or width of the person who tests."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "LANGUAGE")}
    paths = [str(SOURCE), *filter(None, [kept.get("PYTHONPATH")])]
    return kept | {"PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm"} | more


def run(*arguments: object, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """A finished run; a traceback is never all right."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done


def run_here(*arguments: object, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The same without a process of its own."""
    tokens = [str(argument) for argument in arguments]
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, environment(**more), clear=True),
        patch("sys.stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = cli.main(tokens)
    return subprocess.CompletedProcess(tokens, code, out.getvalue(), err.getvalue())


def table_rows(text: str) -> list[list[str]]:
    """The cells of a printed table, below its head."""
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in text.splitlines() if line.startswith("│")]
    return [[cell.replace(",", "") for cell in row] for row in cells]


class Terminal:
    """The command on a pseudo-terminal."""

    def __init__(self, *arguments: object, **more: str) -> None:
        self.seen = ""
        self._found = 0  # so far the text has been waited for
        self.file, side = os.openpty()
        command = [sys.executable, "-c", ON_A_TERMINAL, *COMMAND, *map(str, arguments)]
        self._process = subprocess.Popen(
            command, stdin=side, stdout=side, stderr=side, env=environment(**more), start_new_session=True
        )
        self.pid = self._process.pid
        os.close(side)

    def wait_for(self, text: str) -> None:
        """Reads until the text comes up after what was waited for before."""
        end = monotonic() + PATIENCE
        while text not in self.seen[self._found :]:
            if not self._read(end):
                raise AssertionError(f"no {text!r} in {self.seen[self._found :]!r}")
        self._found = self.seen.index(text, self._found) + len(text)

    def wait_for_prompt(self) -> None:
        """Until the line editor waits for keys, not only shows its prompt."""
        self.wait_for("\n> ")
        sleep(0.2)

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self.file], [], [], max(0.0, end - monotonic()))
        try:
            data = os.read(self.file, 65536) if ready else b""
        except OSError:  # the other side has left
            data = b""
        self.seen += data.decode("utf-8", "replace")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def finish(self) -> int:
        """Reads to the end; the exit code."""
        end = monotonic() + PATIENCE
        while self._read(end):
            pass
        os.close(self.file)
        assert "Traceback" not in self.seen, self.seen
        return self._process.wait()

    def kill(self) -> None:
        self._process.kill()
        os.close(self.file)
        self._process.wait()
