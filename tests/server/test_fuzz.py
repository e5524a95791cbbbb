"""Thousands of senseless, mutated and replayed messages while games go on: refusals only, and the games end well."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import grimoire
from grimoire.server import messages_in, messages_out
from grimoire.server.settings import PROTOCOL, Limits
from tests.server.client import Client, Data, bearer, get_record, join, new_key, new_table
from tests.server.process import ServerProcess, serving

GAMES = 4
MESSAGES = 1200  # of each fuzzer
SEED = 20
TOO_BIG = Limits().message_bytes
# Closed by us, not UTF-8, against the rules of the house, too big, too slow. 1011 would be an error of the server.
CLOSINGS = (1000, 1007, 1008, 1009, 1013)
WORDS = ("", "materia", "sigils", "greedy", "abandon", "rematch", "take 1", "\u0000", "\u202e", "é" * 30, "../../etc")
NUMBERS = (0, 1, -1, 4, 5, 2**31, 2**53, 2**64, 10**40, -(10**40), 1.5, 1e308, True)

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


class Nonsense:
    """Messages of all kinds of wrong."""

    def __init__(self, seed: int, tables: list[str], own: str, heard: Callable[[], list[Data]]) -> None:
        self.random = random.Random(seed)
        self._tables = tables
        self._own = own
        self._heard = heard

    def one(self) -> str | bytes:
        """The next one."""
        kinds: list[Callable[[], str | bytes]] = (
            [self._json, self._truncated, self._wrong_type, self._valid, self._valid, self._again, self._again,
             self._binary, self._deep, self._odd]
        )  # fmt: skip
        return self.random.choice(kinds)()

    def _value(self, depth: int = 0) -> Any:
        kind = self.random.randrange(6 if depth < 4 else 4)
        if kind == 0:
            return self.random.choice(NUMBERS)
        if kind == 1:
            return self.random.choice(WORDS)
        if kind == 2:
            return self.random.choice([None, False, True])
        if kind == 3:
            return "".join(chr(self.random.randrange(1, 0xD7FF)) for _ in range(self.random.randrange(30)))
        size = self.random.randrange(4)
        if kind == 4:
            return [self._value(depth + 1) for _ in range(size)]
        return {self.random.choice(["type", "id", "table", "seat", "x"]): self._value(depth + 1) for _ in range(size)}

    def _message(self) -> Data:
        """One that can be read, about any table; resigning and the like is tried too."""
        table = self.random.choice([*self._tables, *self._tables, self._own, "nowhere", "x" * 40])
        seat, version = self.random.randrange(5), self.random.choice([0, 1, 2, 3, 10, 100, 1_000_000])
        more: dict[str, Data] = {
            "hello": {"protocol": PROTOCOL}, "ping": {}, "watch": {"seen": version, "quiet": seat == 0}, "unwatch": {},
            "play": {"seat": seat, "version": version, "action": self.random.choice(["skip", "end", *WORDS])},
            "undo": {"seat": seat, "version": version}, "fill": {"seat": seat, "level": "greedy"},
            "leave": {"seat": seat}, "return": {"seat": seat}, "resign": {"seat": seat},
            "wish": {"seat": seat, "wish": self.random.choice(["abandon", "rematch"])},
            "say": {"seat": seat, "text": self.random.choice(WORDS)}, "hint": {"version": version},
        }  # fmt: skip
        kind = self.random.choice(list(more))
        about = {} if kind in ("hello", "ping") else {"table": table}
        return {"type": kind, "id": self.random.randrange(1000), **about, **more[kind]}

    def _json(self) -> str:
        return json.dumps(self._value())

    def _truncated(self) -> str:
        text = json.dumps(self._message())
        return text[: self.random.randrange(len(text))]

    def _wrong_type(self) -> str:
        message = self._message()
        message[self.random.choice([*message, "unknown"])] = self._value()
        return json.dumps(message)

    def _valid(self) -> str:
        return json.dumps(self._message())

    def _again(self) -> str:
        """What somebody else has said, perhaps a little changed."""
        heard = self._heard()
        message = dict(self.random.choice(heard)) if heard else self._message()
        if message["type"] == "hello" or self.random.random() < 0.5:
            return json.dumps(message)
        changed = self.random.choice(list(message))
        return json.dumps(message | {changed: self._value()})

    def _binary(self) -> bytes:
        return self.random.choice([self.random.randbytes(50), json.dumps(self._message()).encode(), b"\xff\xfe", b""])

    def _deep(self) -> str:
        depth = self.random.choice([10, 500, 2000, 5000])
        return self.random.choice(['{"type":"ping","id":', ""]) + "[" * depth + "]" * depth

    def _odd(self) -> str:
        return self.random.choice(
            ["", " ", "null", "[]", '"hello"', "1e400", "NaN", '{"type":"ping","id":1e400}', '{"type":"ping"}{}',
             '{"type":"say","table":"x","seat":0,"text":"\\ud800"}', '{"type":"hello","protocol":99}',
             '{"type":"hello","type":"ping","protocol":1}', '{"type":"ping","id":' + "9" * 5000 + "}",
             '{"type":"ping","x":"' + "y" * TOO_BIG + '"}']
        )  # fmt: skip


class Fuzzer:
    """A socket that talks nonsense, and comes back when it is closed."""

    def __init__(self, server: ServerProcess, nonsense: Nonsense, key: str, counts: Counter[str]) -> None:
        self._server = server
        self._nonsense = nonsense
        self._headers = bearer(key) if key else {}
        self._counts = counts

    async def run(self) -> None:
        """Says all it has to say."""
        left = MESSAGES
        while left > 0:
            async with connect(
                self._server.socket_url, additional_headers=self._headers, max_size=None, compression=None
            ) as socket:
                reader = asyncio.create_task(self._read(socket))
                left = await self._talk(socket, left)
                await socket.close()
                await asyncio.wait_for(reader, 30)
            assert socket.close_code in CLOSINGS, (socket.close_code, socket.close_reason)
            self._counts[f"closed {socket.close_code}"] += 1

    async def _talk(self, socket: ClientConnection, left: int) -> int:
        try:
            if self._nonsense.random.random() < 0.9:  # the others never say hello
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            while left > 0:
                left -= 1
                message = self._nonsense.one()
                await socket.send(message)
                if _ends(message):  # what is sent after a farewell may reset the connection, and nobody reads it
                    await asyncio.wait_for(socket.wait_closed(), 30)
                    return left
                if left % 20 == 0:
                    await asyncio.sleep(0.08)  # so that games are going on all the time
            await asyncio.sleep(0.5)
        except ConnectionClosed:
            return left
        return left

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                told: messages_out.AnyToPage = msgspec.json.decode(text, type=messages_out.AnyToPage)
                self._counts[type(told).__name__] += 1
                if isinstance(told, messages_out.Refused):
                    self._counts[told.key] += 1
        except ConnectionClosed:
            return


def _ends(message: str | bytes) -> bool:
    """Is the connection closed because of this?"""
    if len(message) > TOO_BIG:
        return True
    try:
        read = messages_in.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(read, messages_in.Hello) and read.protocol != PROTOCOL


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
        made.append(Fuzzer(server, Nonsense(SEED + number, tables, own, heard), key, counts))
    return [*made, Fuzzer(server, Repeating(SEED, games[0]), games[0].keys[0], counts)]


class Repeating(Nonsense):
    """A second tab of a player that says again what the first one said long ago."""

    def __init__(self, seed: int, game: Game) -> None:
        super().__init__(seed, [], "", lambda: game.sent)

    def one(self) -> str:
        old = self._heard()[:-20]
        return json.dumps(self.random.choice(old) if old else {"type": "ping", "id": 1})


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
