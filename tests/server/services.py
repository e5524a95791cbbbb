"""A PostgreSQL and a Redis of our own for tests: on free ports, in temporary folders, stopped afterwards."""

import asyncio
import glob
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from filelock import FileLock

INSTALL = "apt-get update && apt-get install -y {packages}"
PATIENCE = 30.0
_MAY_INSTALL = os.geteuid() == 0 and Path("/etc/debian_version").exists()


def program(*names: str) -> str:
    """Where the first of these programs is that is there or that we may install; otherwise the test is skipped."""
    for name in names:
        found = _find(name) or (_install(name) if _MAY_INSTALL else None)
        if found is not None:
            return found
    message = f"{names[0]} is not installed; as root on Debian: {_install_command(names[0])}"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """A server program that can be stopped and started again on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="grimoire-test-"))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command(), stdout=log, stderr=log, **self._as_whom())
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                log_text = (self.folder / "log").read_text(errors="replace")
                raise RuntimeError(f"{self._process.args!r} does not answer:\n{log_text}")
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it and wait for its end."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def restart(self) -> None:
        """Stop and start it; whoever is connected loses the connection."""
        self.stop()
        self.start()

    def remove(self) -> None:
        """Stop it for good, without care for what it holds."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _as_whom(self) -> dict[str, Any]:
        return {}

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _answers(self) -> bool:
        raise NotImplementedError


class PostgresServer(Service):
    """A PostgreSQL cluster."""

    def __init__(self) -> None:
        self._postgres = program("postgres")
        super().__init__()
        if self._as_whom():
            shutil.chown(self.folder, "postgres", "postgres")
        self._databases = 0
        initdb = str(Path(self._postgres).with_name("initdb"))
        command = [
            initdb,
            "-D",
            str(self.folder / "data"),
            "-A",
            "trust",
            "-U",
            "postgres",
            "-E",
            "UTF8",
            "--no-locale",
        ]
        subprocess.run(command, check=True, capture_output=True, **self._as_whom())

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"grimoire{self._databases}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, statement: str) -> None:
        """Runs a statement as the owner of everything."""
        asyncio.run(self._execute(statement))

    async def _execute(self, statement: str) -> None:
        import asyncpg

        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def _as_whom(self) -> dict[str, Any]:
        # PostgreSQL refuses to run as root.
        return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}

    def _command(self) -> list[str]:
        return [
            self._postgres, "-D", str(self.folder / "data"), "-p", str(self.port),
            "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}",
        ]  # fmt: skip

    def _answers(self) -> bool:
        try:
            asyncio.run(self._execute("SELECT 1"))
        except Exception:  # refused, reset or still starting up
            return False
        return True


class RedisServer(Service):
    """A Redis that keeps nothing on disk."""

    def __init__(self) -> None:
        self._redis = program("redis-server")
        super().__init__()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def __str__(self) -> str:
        return self.url

    def _command(self) -> list[str]:
        return [
            self._redis, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder),
            "--save", "", "--appendonly", "no",
        ]  # fmt: skip

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1.0) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


S = TypeVar("S", bound=Service)


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A running PostgreSQL for any number of fresh databases."""
    with _running(PostgresServer) as server:
        yield server


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database on a PostgreSQL of its own."""
    with postgres_server() as server:
        yield server.fresh()


@contextmanager
def redis() -> Iterator[RedisServer]:
    """A running Redis: `url`, and stop(), start(), restart()."""
    with _running(RedisServer) as server:
        yield server


@contextmanager
def _running(kind: Callable[[], S]) -> Iterator[S]:
    server = kind()
    try:
        server.start()
        yield server
    finally:
        server.remove()


def _find(name: str) -> str | None:
    places = sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *places]))


def _install_command(name: str) -> str:
    return INSTALL.format(packages="postgresql redis-server" if name in ("postgres", "redis-server") else name)


@cache  # what cannot be installed is tried once
def _install(name: str) -> str | None:
    with FileLock(Path(tempfile.gettempdir()) / "grimoire-test-install.lock"):  # tests run in several processes
        if _find(name) is None:
            subprocess.run(["sh", "-c", _install_command(name)], check=False, capture_output=True)
    return _find(name)
