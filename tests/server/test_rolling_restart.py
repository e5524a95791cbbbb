"""Processes are stopped and started one after the other: pages see nothing worse than a reconnect."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.long import LONG
from tests.server.client import Client, new_key, new_table
from tests.server.load import GONE, Load, check_events, check_goes_on, check_records
from tests.server.process import ServerProcess, two_servers
from tests.server.services import RedisServer

TABLES = 50 if LONG else 20
RESTARTS = 40 if LONG else 2
MOVES = 100  # acknowledged between two restarts
NEVER = 600_000  # milliseconds; a bot is not taken over for being late
RESTARTING = 1012

pytestmark = pytest.mark.slow


async def _roll(servers: Sequence[ServerProcess]) -> Load:
    async with Load(servers, seed=1, tables=TABLES) as load:
        for number in range(RESTARTS):
            await load.until(load.counts["acknowledged"] + MOVES)
            server = servers[number % len(servers)]
            assert await asyncio.to_thread(server.terminate) == 0
            await load.until(load.counts["acknowledged"] + MOVES)  # the others play on without it
            await asyncio.to_thread(server.start)
    for server in servers:
        await check_goes_on(server, load.known())
        await check_records(server, load.known())
        server.check_sound()
    return load


def test_everybody_plays_on(tmp_path: Path, postgres_url: str, redis_server: RedisServer) -> None:
    """Whoever was at a process that stopped was told to reconnect and lost nothing; no bot waits for its process."""
    with two_servers(tmp_path, postgres_url, redis_server, NEVER) as servers:
        load = asyncio.run(_roll(servers))
        assert [server.terminate() for server in servers] == [0, 0]
        for server in servers:
            assert "failed" not in server.log, server.log
    asyncio.run(check_events(postgres_url, load.known()))
    closed = {key for key in load.counts if key.startswith("closed")}
    assert closed <= {f"closed {RESTARTING}", "closed None"}, load.counts  # None: nobody listened, and another one did
    assert load.counts[f"closed {RESTARTING}"] > 0
    assert load.counts["acknowledged"] > 2 * MOVES * RESTARTS
    print(f"{RESTARTS} restarts in turn: {dict(load.counts)}")  # noqa: T201 (what was measured)


def test_what_is_in_hand_is_answered(tmp_path: Path, postgres_url: str, redis_server: RedisServer) -> None:
    """A move that the server has read is acknowledged before the page is sent away, and the other process has it."""

    async def go(servers: Sequence[ServerProcess]) -> None:
        key = new_key(servers[0].url)
        table = new_table(servers[0].url, key, "sigils", [{"kind": "me"}, {"kind": "me"}])["table"]
        acknowledged = 0
        async with Client(servers[0].socket_url, key) as client:
            board = await client.watch(table)
            servers[0].send_stop()
            try:
                while True:
                    acknowledged = await client.play(table, board.view["player"], board.offers[0], board.version)
            except GONE:
                assert await client.closed() == RESTARTING
        async with Client(servers[1].socket_url, key) as again:
            again.boards[table] = board
            assert (await again.watch(table)).version >= acknowledged
            await again.play(table, board.view["player"], board.offers[0], board.version)

    with two_servers(tmp_path, postgres_url, redis_server) as servers:
        asyncio.run(go(servers))
        assert servers[0].wait() == 0
        servers[1].check_sound()


def test_the_other_process_takes_over_a_bot_at_once(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    async def go(servers: Sequence[ServerProcess]) -> None:
        key = new_key(servers[0].url)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "adept"}]
        table = new_table(servers[0].url, key, "sigils", seats)["table"]
        async with Client(servers[0].socket_url, key) as client:
            board = await client.watch(table)
            while not board.view.get("thinking"):
                await client.play(table, 0, board.offers[0], board.version)
            version = board.version
            assert await asyncio.to_thread(servers[0].terminate) == 0
        async with Client(servers[1].socket_url, key) as again:
            again.boards[table] = board
            await again.watch(table)
            await again.until(lambda: board.version > version, 60)

    with two_servers(tmp_path, postgres_url, redis_server, NEVER) as servers:
        asyncio.run(go(servers))
        servers[1].check_sound()
