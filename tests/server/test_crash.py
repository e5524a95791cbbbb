"""The server is killed again and again under load: what it acknowledged is there, and every game goes on."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.long import LONG
from tests.server.load import Load, check_events, check_goes_on, check_records
from tests.server.process import ServerProcess, serving, two_servers
from tests.server.services import RedisServer

TABLES = 50
KILLS = 20 if LONG else 5
KILLS_ON_POSTGRES = 10 if LONG else 3
KILLS_OF_TWO = 100 if LONG else 3
LIFE = (20, 200)  # moves acknowledged between a start and the next kill
LONGEST_LIFE = 60.0  # seconds

pytestmark = pytest.mark.slow


async def _prove(servers: Sequence[ServerProcess], kills: int) -> Load:
    """Everybody plays while one server after the other is killed and started again."""
    async with Load(servers, seed=kills, tables=TABLES) as load:
        for number in range(kills):
            await load.until(load.counts["acknowledged"] + load.random.randint(*LIFE), LONGEST_LIFE)
            await asyncio.sleep(load.random.uniform(0, 0.3))
            await asyncio.to_thread(servers[number % len(servers)].restart)
    for server in servers:
        await check_goes_on(server, load.known())
        await check_records(server, load.known())
        server.check_sound()
    assert sum(server.starts for server in servers) == kills + len(servers)
    assert load.counts["acknowledged"] >= kills * LIFE[0], load.counts
    assert load.counts["unanswered"] > 0, load.counts  # some were killed between the move and its answer
    return load


def test_kills_on_sqlite(tmp_path: Path) -> None:
    """On SQLite, which dies with the server."""
    with serving(tmp_path) as server:
        load = asyncio.run(_prove([server], KILLS))
        assert server.terminate() == 0
    asyncio.run(check_events(f"sqlite:///{tmp_path / 'grimoire.db'}", load.known()))


def test_kills_on_postgres(tmp_path: Path, postgres_url: str) -> None:
    """The same on PostgreSQL, which goes on while the server is gone."""
    with serving(tmp_path, "--database", postgres_url) as server:
        load = asyncio.run(_prove([server], KILLS_ON_POSTGRES))
        assert server.terminate() == 0
    asyncio.run(check_events(postgres_url, load.known()))


def test_kills_of_two_processes(tmp_path: Path, postgres_url: str, redis_server: RedisServer) -> None:
    """Two processes serve the same tables by PostgreSQL and Redis; one is always being killed."""
    with two_servers(tmp_path, postgres_url, redis_server) as (one, two):
        load = asyncio.run(_prove([one, two], KILLS_OF_TWO))
        assert one.terminate() == two.terminate() == 0
    asyncio.run(check_events(postgres_url, load.known()))
    print(f"{KILLS_OF_TWO} kills of two processes: {dict(load.counts)}")  # noqa: T201 (what was measured)
