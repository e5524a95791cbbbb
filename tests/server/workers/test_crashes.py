"""Workers that crash, stall or talk nonsense, and a server that is killed."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from grimoire.server.workers import process
from grimoire.server.workers.pool import WorkerFailed, Workers
from tests.server.workers.games import advise, begun, think
from tests.server.workers.test_pool import with_workers

pytestmark = pytest.mark.slow


def pretend(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Workers that are this Python program."""
    monkeypatch.setattr(process, "COMMAND", [sys.executable, "-c", program])


def strike(workers: Workers, number: int = signal.SIGKILL) -> None:
    for pid in workers.pids:
        os.kill(pid, number)


def test_a_worker_killed_while_it_thinks() -> None:
    async def use(workers: Workers) -> None:
        record = begun()
        await workers.think(think(record, "random"))
        thought = asyncio.create_task(workers.think(think(record, "sage@4s")))
        await asyncio.sleep(0.2)
        strike(workers)
        assert (await thought).actions[0] in record.state.actions()
        assert workers.restarts == 1
        assert (await workers.advise(advise(record))).hints

    assert with_workers(use).restarts == 1


def test_a_worker_killed_while_it_rests() -> None:
    async def use(workers: Workers) -> None:
        await workers.think(think(begun(), "random"))
        strike(workers)
        while workers.pids:
            await asyncio.sleep(0.01)
        assert (await workers.think(think(begun(), "random"))).actions

    assert with_workers(use).restarts == 1


def test_a_task_that_kills_twice() -> None:
    async def use(workers: Workers) -> None:
        thought = asyncio.create_task(workers.think(think(begun(), "sage@50s")))
        while not thought.done():
            await asyncio.sleep(0.05)
            with suppress(ProcessLookupError):
                strike(workers)
        with pytest.raises(WorkerFailed, match="exit code -9"):
            await thought
        assert workers.restarts == 1
        assert (await workers.think(think(begun(), "random"))).actions

    assert with_workers(use).restarts == 2


@pytest.mark.slow
def test_a_worker_that_stalls() -> None:
    async def use(workers: Workers) -> None:
        record = begun()
        await workers.think(think(record, "random"))
        stalled = workers.pids
        strike(workers, signal.SIGSTOP)
        assert (await workers.think(think(record, "random"))).actions
        assert workers.pids != stalled

    assert with_workers(use, patience=3).restarts == 1


def test_a_worker_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, "import time; time.sleep(50)")

    async def use(workers: Workers) -> None:
        with pytest.raises(WorkerFailed, match=r"no answer came within 0\.2 seconds"):
            await workers.think(think(begun(), "random"))

    with_workers(use, patience=0.2)


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("print('hello')", "its answer is invalid"),
        ("print('{}')", "its answer is invalid"),
        ("""input(); print('{"type": "advised", "wins": [], "points": [], "hints": []}')""", "wrong type: Advised"),
        ("print('x' * 5_000_000)", "limit"),
        ("input(); raise SystemExit(3)", "exit code 3"),
        ("input(); print('half a line', end='')", "exit code 0"),
        ("", "exit code 0"),
    ],
)
def test_workers_that_are_none(
    program: str, words: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pretend(monkeypatch, f"import sys; sys.stderr.write('oh dear\\n'); {program}")

    async def use(workers: Workers) -> None:
        with pytest.raises(WorkerFailed, match=words):
            await workers.think(think(begun(), "random"))
        assert workers.busy == 0

    with caplog.at_level(logging.WARNING):
        assert with_workers(use).restarts == 1
    assert "oh dear" in caplog.text


def test_a_worker_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "COMMAND", ["/nowhere/python"])

    async def use(workers: Workers) -> None:
        with pytest.raises(WorkerFailed, match="No such file"):
            await workers.start()
        with pytest.raises(WorkerFailed, match="No such file"):
            await workers.think(think(begun(), "random"))
        assert workers.busy == 0

    with_workers(use)


def test_a_worker_does_not_mind_an_interrupt() -> None:
    async def use(workers: Workers) -> None:
        await workers.think(think(begun(), "random"))
        strike(workers, signal.SIGINT)
        assert (await workers.think(think(begun(), "random"))).actions

    assert with_workers(use).restarts == 0


def is_alive(pid: int) -> bool:
    """Does it still do something? A zombie that nobody has buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a worker first ends its thought")
def test_no_worker_outlives_a_server_that_is_killed() -> None:
    root = Path(__file__).parents[3]
    command = [sys.executable, "-m", "tests.server.workers.parent"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        sleep(0.3)
        assert is_alive(worker)
        server.kill()
    end = monotonic() + 10
    while is_alive(worker) and monotonic() < end:
        sleep(0.02)
    assert not is_alive(worker)
