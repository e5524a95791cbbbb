"""Storage that fails while games go on: told in plain words, visible to operators, and gone when storage is back."""

import asyncio
import os
import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx
import pytest

from grimoire.server.routes.service import RECENT
from tests.server.attacks.harness import Attacked
from tests.server.client import Board, Client, WasRefused, new_key, new_table
from tests.server.process import ServerProcess
from tests.server.services import PostgresServer

pytestmark = pytest.mark.slow

SEATS = [{"kind": "me"}, {"kind": "me"}]
PLAIN = "games cannot be read or stored at the moment; try again soon"
PATIENCE = 60.0


def test_a_full_disk(attacked: Attacked) -> None:
    with attacked(accepted=["database-failed"]) as target:
        asyncio.run(_prove(target.server, lambda: _no_more_bytes(target.server.pid)))


@pytest.mark.slow
def test_a_frozen_database(tmp_path: Path, postgres_server: PostgresServer, postgres_url: str) -> None:
    with ServerProcess(tmp_path, "--database", postgres_url) as server:
        asyncio.run(_prove(server, lambda: _frozen(postgres_server.pid)))


async def _prove(server: ServerProcess, failing: Callable[[], AbstractContextManager[None]]) -> None:
    key = new_key(server.url)
    table = new_table(server.url, key, "materia", SEATS)["table"]
    async with (
        Client(server.socket_url, key) as client,
        httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http,
    ):
        board = await client.watch(table)
        await _play(client, table, board)
        assert (await http.get("/api/health")).status_code == 200
        before = board.version
        await asyncio.sleep(RECENT)  # the check from before the failure counts no more
        with failing():
            answers = await asyncio.gather(
                http.get("/api/health"),
                http.post("/api/tables", json={"game": "materia", "seats": SEATS}),
                http.post("/api/me/keys"),
            )
            with pytest.raises(WasRefused, match=PLAIN):
                await _play(client, table, board)
        for answer in answers:
            assert (answer.status_code, answer.json()["text"]) == (503, PLAIN)
        assert board.version == before
        async with asyncio.timeout(PATIENCE):
            while (await http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.1)
        await _play(client, table, board)
        assert board.version > before
        assert server.metric("grimoire_storage_failures_total") >= 4
        assert '"storage failed"' in server.log
        server.check_sound()


async def _play(client: Client, table: str, board: Board) -> None:
    version = await client.play(table, board.view["player"], board.offers[0], board.version)
    await client.until(lambda: board.version >= version)


@contextmanager
def _no_more_bytes(process: int) -> Iterator[None]:
    """What a process writes beyond the beginning of a file fails, as on a full disk."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@contextmanager
def _frozen(postmaster: int) -> Iterator[None]:
    """A database server that keeps its connections and says nothing."""
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    processes = [postmaster, *map(int, children)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)
