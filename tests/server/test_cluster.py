"""Two server processes on one PostgreSQL and one Redis: the same tables at both, whatever happens to whom."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import grimoire
from tests.server.client import Board, Client, WasRefused, get_record, join, new_key, new_table
from tests.server.process import ServerProcess, two_servers
from tests.server.services import RedisServer

ROUNDS = 40
GOING_AWAY = (1001, 1012)

pytestmark = pytest.mark.slow


@pytest.fixture
def servers(tmp_path: Path, postgres_url: str, redis_server: RedisServer) -> Iterator[list[ServerProcess]]:
    """Two processes that serve the same tables."""
    with two_servers(tmp_path, postgres_url, redis_server) as found:
        yield found


class Table:
    """A table of two people, each at another process."""

    def __init__(self, name: str, keys: list[str], clients: list[Client], boards: list[Board]) -> None:
        self.name = name
        self.keys = keys
        self.clients = clients
        self.boards = boards

    @property
    def versions(self) -> list[int]:
        return [board.version for board in self.boards]

    async def meet(self, seconds: float = 20.0) -> None:
        """Waits until both pages know the same."""
        async with asyncio.timeout(seconds):
            while len(set(self.versions)) > 1:
                await asyncio.sleep(0.005)

    async def see_each_other(self) -> None:
        """Waits until both pages are told that both people are here."""
        async with asyncio.timeout(20):
            while not all(board.here == [True, True] for board in self.boards):
                await asyncio.sleep(0.02)

    async def move(self, which: int = 0) -> int:
        """Whoever decides plays the offer of this number at their own process; the version after it."""
        board = next(board for board in self.boards if board.view["player"] in board.yours)
        client = self.clients[self.boards.index(board)]
        action = board.offers[which % len(board.offers)]
        return await client.play(self.name, board.view["player"], action, board.version)


@asynccontextmanager
async def _table(servers: list[ServerProcess], game: str = "materia") -> AsyncIterator[Table]:
    keys = [new_key(server.url) for server in servers]
    made = new_table(servers[0].url, keys[0], game, [{"kind": "me"}, {"kind": "open"}], chat=True)["table"]
    join(servers[1].url, keys[1], made)
    async with Client(servers[0].socket_url, keys[0]) as one, Client(servers[1].socket_url, keys[1]) as two:
        boards = [await one.watch(made), await two.watch(made)]
        table = Table(made, keys, [one, two], boards)
        await table.meet()
        yield table


def test_what_happens_at_one_appears_at_the_other(servers: list[ServerProcess]) -> None:
    """Moves, chat from both sides at once, and who is here."""

    async def go() -> None:
        async with _table(servers) as table:
            one, two = table.clients
            await table.see_each_other()
            for number in range(20):
                await table.move(number)
                await table.meet(2.0)
            assert table.boards[0].view == table.boards[1].view
            await asyncio.gather(*(
                client.ask("say", table=table.name, seat=board.yours[0], text=f"{number} from {board.yours[0]}")
                for number in range(10)
                for client, board in zip(table.clients, table.boards, strict=True)
            ))  # fmt: skip
            await table.meet()
            lines = [{event["text"] for event in board.events.values() if event["type"] == "said"}
                     for board in table.boards]  # fmt: skip
            assert lines[0] == lines[1] == {f"{number} from {seat}" for number in range(10) for seat in (0, 1)}
            await two.close()
            await one.until(lambda: table.boards[0].here == [True, False])

    asyncio.run(go())
    for server in servers:
        server.check_sound()


def test_one_of_two_moves_at_once_wins(servers: list[ServerProcess]) -> None:
    """The same person at both processes, the same decision: one is done, the other is stale."""

    async def go() -> None:
        key = new_key(servers[0].url)
        table = new_table(servers[0].url, key, "sigils", [{"kind": "me"}, {"kind": "me"}])["table"]
        chosen: dict[int, str] = {}
        async with Client(servers[0].socket_url, key) as one, Client(servers[1].socket_url, key) as two:
            both = Table(table, [key], [one, two], [await one.watch(table), await two.watch(table)])
            for number in range(ROUNDS):
                await both.meet()
                board = both.boards[0]
                if board.is_over:
                    break
                actions = random.Random(number).choices(board.offers, k=2)
                version, moment = board.version, board.view["moment"]
                answers = await asyncio.gather(
                    *(client.play(table, board.view["player"], action, version)
                      for client, action in zip(both.clients, actions, strict=True)),
                    return_exceptions=True,
                )  # fmt: skip
                won = [number for number, answer in enumerate(answers) if isinstance(answer, int)]
                lost = [answer for answer in answers if isinstance(answer, WasRefused)]
                assert len(won) == len(lost) == 1, answers
                assert lost[0].key in ("stale-version", "not-your-turn")
                assert answers[won[0]] == version + 1 > moment
                chosen[version + 1] = actions[won[0]]
            await both.meet()
        record = grimoire.Record.from_data(get_record(servers[1].url, table))
        told = both.boards[0].moves | both.boards[1].moves
        assert {version: told[version]["action"] for version in chosen} == chosen
        assert [action for action in record.actions if action in chosen.values()]

    asyncio.run(go())
    assert sum(server.metric("grimoire_moves_total") for server in servers) >= ROUNDS / 2
    for server in servers:
        server.check_sound()


def test_redis_gone_and_back(servers: list[ServerProcess], redis_server: RedisServer) -> None:
    """Moves go on without Redis; once it is back all pages are at the same version, and nobody had to ask."""

    async def go() -> None:
        async with _table(servers) as table, _table(servers, "sigils") as other:
            await table.move()
            await table.meet(2.0)
            await asyncio.to_thread(redis_server.stop)
            for number in range(3):
                await table.move(number)
                await table.meet()  # by looking, every two seconds
            await other.move()
            version = max(table.versions)
            await asyncio.to_thread(redis_server.start)
            await asyncio.gather(table.meet(), other.meet())
            assert table.versions == [version, version]
            assert table.boards[0].view == table.boards[1].view
            async with asyncio.timeout(20):
                while [await asyncio.to_thread(server.metric, "grimoire_redis_sound") for server in servers] != [1, 1]:
                    await asyncio.sleep(0.2)
            for number in range(10):
                begun = time.monotonic()
                await table.move(number)
                await table.meet()
                assert time.monotonic() - begun < 1.5  # heard, not found by looking
            await table.see_each_other()

    asyncio.run(go())
    for server in servers:
        server.check_sound()
        assert "redis is gone" in server.log


def test_redis_restarted_between_two_moves(servers: list[ServerProcess], redis_server: RedisServer) -> None:
    """A restart that is over before anybody noticed loses nothing either."""

    async def go() -> None:
        async with _table(servers) as table:
            for number in range(6):
                moving = asyncio.create_task(table.move(number))
                await asyncio.to_thread(redis_server.restart)
                await moving
                await table.meet()

    asyncio.run(go())
    for server in servers:
        server.check_sound()


def test_the_other_takes_over_a_bot(servers: list[ServerProcess]) -> None:
    """One process dies while a bot has to move there."""

    async def go() -> None:
        keys = [new_key(server.url) for server in servers]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "sage"}]
        table = new_table(servers[0].url, keys[0], "sigils", seats)["table"]
        async with Client(servers[1].socket_url) as watcher:
            seen = await watcher.watch(table)
            client = Client(servers[0].socket_url, keys[0])
            await client.open()
            board = await client.watch(table)
            while not board.view.get("thinking"):
                await client.play(table, 0, board.offers[0], board.version)
            version = board.version
            servers[0].kill9()
            await watcher.until(lambda: seen.version >= version)
            await watcher.until(lambda: not seen.view.get("thinking"))
            assert any(move.get("bot") for number, move in seen.moves.items() if number > version - 1)
        async with Client(servers[1].socket_url, keys[0]) as again:
            again.boards[table] = board
            await again.watch(table)
            assert board.view["player"] == 0
            await again.play(table, 0, board.offers[0], board.version)

    asyncio.run(go())
    servers[1].check_sound()


def test_told_to_stop(servers: list[ServerProcess], redis_server: RedisServer) -> None:
    """In order, with a bot at work and Redis gone: exit code 0, and pages are told to come back."""

    async def go(server: ServerProcess) -> None:
        key = new_key(server.url)
        seats = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "sage"}]
        table = new_table(server.url, key, "sigils", seats)["table"]
        async with Client(server.socket_url, key) as client:
            board = await client.watch(table)
            await client.until(lambda: bool(board.moves))
            code, _ = await asyncio.gather(client.closed(), asyncio.to_thread(_stop, server))
            assert code in GOING_AWAY

    def _stop(server: ServerProcess) -> None:
        begun = time.monotonic()
        assert server.terminate() == 0
        assert time.monotonic() - begun < 15
        assert "Traceback" not in server.log, server.log
        assert "failed" not in server.log, server.log

    asyncio.run(go(servers[0]))
    redis_server.stop()
    asyncio.run(go(servers[1]))
