"""Thousands of senseless, mutated and replayed messages while games go on: refusals only, and the games end well."""

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

import grimoire
from grimoire.server import messages_in
from tests.server.client import Client, Data, get_record, join, new_key, new_table
from tests.server.nonsense import Fuzzer, Nonsense
from tests.server.process import ServerProcess, serving

GAMES = 4
MESSAGES = 1200  # of each fuzzer
SEED = 20
pytestmark = pytest.mark.slow


class Recording(Client):
    """A well-behaved client; what it says is kept for others to say again."""

    def __init__(self, socket_url: str, key: str, sent: list[Data]) -> None:
        super().__init__(socket_url, key)
        self._sent = sent

    async def send(self, kind: str, **fields: Any) -> None:
        self._sent.append({"type": kind, **fields})
        await super().send(kind, **fields)


class Game:
    """Two well-behaved people and the moves they made."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        self.server = server
        self.name = ("materia", "sigils")[number % 2]
        self.keys = [new_key(server.url), new_key(server.url)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.table: str = new_table(server.url, self.keys[0], self.name, seats, chat=True)["table"]
        join(server.url, self.keys[1], self.table)
        self.sent: list[Data] = []
        self.moves: dict[int, str] = {}
        self._random = random.Random(number)

    async def run(self) -> None:
        """Plays to the end."""
        clients = [Recording(self.server.socket_url, key, self.sent) for key in self.keys]
        async with clients[0], clients[1]:
            boards = [await client.watch(self.table) for client in clients]
            while not boards[0].is_over:
                seat = boards[0].view["player"]
                mine = boards[seat]
                version, action = mine.version, self._random.choice(mine.offers)
                made = await clients[seat].play(self.table, seat, action, version)
                assert made == version + 1
                self.moves[made] = action
                for client, board in zip(clients, boards, strict=True):
                    await client.until(lambda board=board, made=made: board.version >= made)  # type: ignore[misc]  # bound now
            assert {number: move["action"] for number, move in boards[0].moves.items()} == self.moves

    def check(self) -> None:
        """It ended as its people played it."""
        record = grimoire.Record.from_data(get_record(self.server.url, self.table))
        assert record.result is not None
        left = iter(record.actions)
        assert all(action in left for action in self.moves.values())  # in this order, with chance between them


def _fuzzers(server: ServerProcess, games: list[Game], counts: Counter[str]) -> list[Fuzzer]:
    """Two strangers, two who know somebody's table, two with tables of their own, and another tab of a player."""
    tables = [game.table for game in games]

    def heard() -> list[Data]:
        return [message for game in games for message in game.sent]

    made = []
    for number in range(6):
        key = "" if number < 2 else new_key(server.url)
        own = "nothing-of-mine"
        if number >= 4:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            own = new_table(server.url, key, games[number % 2].name, seats, hints=False)["table"]
        made.append(Fuzzer(server, Nonsense(SEED + number, tables, own, heard), key, counts, MESSAGES))
    return [*made, Fuzzer(server, Repeating(SEED, games[0]), games[0].keys[0], counts, MESSAGES)]


class Repeating(Nonsense):
    """A second tab of a player that says again what the first one said long ago."""

    def __init__(self, seed: int, game: Game) -> None:
        super().__init__(seed, [], "", lambda: game.sent)

    def one(self) -> str:
        old = self._heard()[:-20]
        return json.dumps(self.random.choice(old) if old else {"type": "ping", "id": 1})


def test_every_kind_of_message_is_tried() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(messages_in.AnyFromPage)}
    assert {Nonsense(seed, ["x"], "y", list).message()["type"] for seed in range(500)} == kinds


def test_games_go_on(tmp_path: Path) -> None:
    """Whatever is said by whom, nothing happens but what the players do."""
    _prove(tmp_path)


def test_games_go_on_with_postgres(tmp_path: Path, postgres_url: str) -> None:
    """Which is more particular about texts."""
    _prove(tmp_path, "--database", postgres_url)


def _prove(data: Path, *options: str) -> None:
    counts: Counter[str] = Counter()

    async def go(games: list[Game], fuzzers: list[Fuzzer]) -> None:
        await asyncio.gather(*(game.run() for game in games), *(fuzzer.run() for fuzzer in fuzzers))

    with serving(data, *options) as server:
        games = [Game(server, number) for number in range(GAMES)]
        asyncio.run(go(games, _fuzzers(server, games, counts)))
        server.check_sound()
        assert server.metric("grimoire_messages_total") > 3000
        for game in games:
            game.check()
        for kind in ("bad-message", "no-hello", "not-your-seat", "stale-version", "Gone", "Reload", "closed 1009"):
            assert counts[kind] > 0, (kind, counts)
        assert counts["server-error"] == counts["database-failed"] == 0, counts
