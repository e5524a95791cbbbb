"""boardgame.io's own server with tic-tac-toe in memory, loaded by its own client: the peer of the server."""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from bench.process import Process, started

HERE = Path(__file__).parent / "bgio"
MODULES = HERE.parent.parent / ".peers" / "bgio" / "node_modules"
INSTALL = "make .peers/bgio/installed  (npm and its registry are needed; on Debian: apt-get install nodejs npm)"
SETTLE = 2.0


def is_installed() -> bool:
    """Was it installed by make?"""
    return (MODULES / "boardgame.io").is_dir() and (MODULES / "socket.io-client").is_dir()


def rate(tables: int, seconds: float, windows: int) -> dict[str, float]:
    """The best window: moves per second of the server's processor time, and how long they took."""
    environ = {"NODE_PATH": str(MODULES)}
    with started(["node", HERE / "server.cjs"], r"^port (\d+)", environ) as server:
        command = ["node", str(HERE / "load.cjs"), str(server.port), str(tables)]
        with _players(command, environ) as (ask, answers):
            time.sleep(SETTLE)
            results = [_window(server, seconds, ask, answers) for _ in range(windows)]
            return max(results, key=lambda result: result["rate"])


@contextmanager
def _players(command: list[str], environ: dict[str, str]) -> Iterator[tuple[IO[str], IO[str]]]:
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=os.environ | environ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process.stdin, process.stdout
        finally:
            process.terminate()


def _window(server: Process, seconds: float, ask: IO[str], answers: IO[str]) -> dict[str, float]:
    _moves(ask, answers)
    begun, spent = time.perf_counter(), server.cpu()
    time.sleep(seconds)
    found = _moves(ask, answers)
    took, spent = time.perf_counter() - begun, server.cpu() - spent
    return {"rate": found["moves"] / spent, "pace": found["moves"] / took, "p50": found["p50"], "p99": found["p99"]}


def _moves(ask: IO[str], answers: IO[str]) -> Any:
    ask.write("\n")
    ask.flush()
    return json.loads(answers.readline())
