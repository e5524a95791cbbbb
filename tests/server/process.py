"""The real server as a process of its own: started, killed and started again on the same port and data."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

from tests.server.services import RedisServer, free_port

PATIENCE = 120.0
BOT_GRACE = 1500  # milliseconds after which another process takes over a bot
_READY = re.compile(r"Grimoire is served at (http://\S+)")
_ROOT = Path(__file__).parents[2]


class ServerProcess:
    """``grimoire serve`` on a port of its own; what it writes is kept for reading."""

    def __init__(
        self,
        data: Path,
        *options: str,
        command: Sequence[str] = ("grimoire.cli", "serve"),
        python: str = sys.executable,
        env: Mapping[str, str] = os.environ,
    ) -> None:
        self.data = data
        self.port = free_port()
        self.starts = 0
        self._arguments = [python, "-m", *command, "--port", str(self.port), "--data", str(data), *options]
        self._env = env
        self._process: subprocess.Popen[str] | None = None
        self._lines: list[str] = []
        self._readers: list[threading.Thread] = []

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill9()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        """Where its socket is."""
        return f"ws://127.0.0.1:{self.port}/api/live"

    @property
    def log(self) -> str:
        """What it has written so far, in all its lives."""
        return "".join(self._lines)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def add_options(self, *options: str) -> None:
        """More options for the next start."""
        self._arguments += options

    def start(self) -> None:
        """Starts it and waits until it says where it is."""
        self.starts += 1
        self._process = process = subprocess.Popen(
            self._arguments, cwd=_ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**self._env, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        ready = threading.Event()
        self._readers = [
            threading.Thread(target=self._read, args=(stream, ready), daemon=True)
            for stream in (process.stdout, process.stderr)
        ]
        for reader in self._readers:
            reader.start()
        deadline = time.monotonic() + PATIENCE
        while not ready.wait(0.02):
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start:\n{self.log}")

    def kill9(self) -> None:
        """Ends it without a word."""
        self._end(signal.SIGKILL)

    def terminate(self) -> int:
        """Asks it to end; the exit code."""
        return self._end(signal.SIGTERM)

    def send_stop(self) -> None:
        """Asks it to end and does not wait."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        """Waits until it has ended by itself; the exit code."""
        return self._end(None)

    def restart(self) -> None:
        """Kills it and starts it again."""
        self.kill9()
        self.start()

    def metric(self, name: str) -> float:
        """One of its counters."""
        for line in httpx.get(f"{self.url}/metrics", timeout=30).text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.rpartition(" ")[2])
        raise LookupError(name)

    def check_sound(self) -> None:
        """No error of the server so far in this life."""
        assert self.metric("grimoire_unhandled_total") == 0, self.log[-5000:]
        assert "Traceback" not in self.log, self.log[-5000:]
        assert "Exception in ASGI application" not in self.log, self.log[-5000:]

    def _end(self, how: signal.Signals | None) -> int:
        process, self._process = self._process, None
        assert process is not None
        if how is not None:
            process.send_signal(how)
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        for reader in self._readers:
            reader.join(PATIENCE)
        return code

    def _read(self, stream: IO[str], ready: threading.Event) -> None:
        for line in stream:
            self._lines.append(line)
            if _READY.search(line):
                ready.set()


@contextmanager
def serving(data: Path, *options: str) -> Iterator[ServerProcess]:
    """A running server without limits."""
    with ServerProcess(data, "--unlimited", *options) as server:
        yield server


@contextmanager
def two_servers(
    data: Path, database: str, redis: RedisServer, bot_grace: int = BOT_GRACE
) -> Iterator[list[ServerProcess]]:
    """Two processes without limits that serve the same tables."""
    options = ("--database", database, "--redis", redis.url, "--bot-grace", str(bot_grace))
    found = [ServerProcess(data / name, *options, command=("tests.server.runner",)) for name in ("one", "two")]
    with found[0], found[1]:
        yield found
