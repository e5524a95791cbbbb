"""Players that put load on a server, with as little work of their own for each message as possible."""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

import httpx
import msgspec

from grimoire import catalog

GAMES = catalog.games()
_SWITCH = b"HTTP/1.1 101 "
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_AT_ONCE = 16  # requests of HTTP


class Offer(msgspec.Struct):
    """The part of an offer that a player needs."""

    action: str


class View(msgspec.Struct):
    """The part of a view that a player needs: who decides, and what they may do."""

    player: int | None = None
    offers: list[Offer] = []


class Told(msgspec.Struct):
    """The part of any message that a player needs; the rest is skipped."""

    type: str
    table: str = ""
    version: int = 0
    view: View | None = None
    text: str = ""


_decode = msgspec.json.Decoder(Told).decode


class Wire(asyncio.Protocol):
    """A minimal WebSocket: messages come in one frame and are not compressed."""

    def __init__(self, port: int, key: str, hear: Callable[[memoryview], None] | None) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._hear = hear
        self._key = key
        self._port = port
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is no subclass
        self._transport.write(
            f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: Z3JpbW9pcmUgYmVuY2ghIQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self._key}\r\n\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        if not self.opened.done():
            data = self._switched(self._rest + data)
        elif self._rest:
            data = self._rest + data
        self._rest = self._frames(data) if self.opened.done() else data

    def _switched(self, data: bytes) -> bytes:
        """The data after the handshake, once that is complete."""
        head, end, after = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if not head.startswith(_SWITCH):
            raise ConnectionError(head.decode())
        self.opened.set_result(None)
        return after

    def _frames(self, data: bytes) -> bytes:
        """Hands on whole frames, and returns what is left."""
        at, seen, end = 0, memoryview(data), len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if start > end:
                    break
                size = int.from_bytes(seen[at + 2 : start])
            if start + size > end:
                break
            self._frame(data[at], seen[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, payload: memoryview) -> None:
        if kind == _TEXT:
            if self._hear is not None:
                self._hear(payload)
        elif kind == _PING:
            self._send(_PONG, bytes(payload))
        elif kind == _CLOSE:
            self._transport.close()

    def send(self, text: str) -> None:
        """Sends a message, masked with zeros: that leaves it as it is."""
        self._send(_TEXT, text.encode())

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((kind,)) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Disconnects."""
        self._transport.abort()


async def connect(port: int, key: str, hear: Callable[[memoryview], None] | None = None) -> Wire:
    """A socket that has said hello."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(port, key, hear), "127.0.0.1", port)
    await wire.opened
    wire.send('{"type":"hello","protocol":1}')
    return wire


class Tally:
    """How long moves took, while it counts."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.counting = False

    def add(self, seconds: float) -> None:
        """A move whose player waited so long for its update."""
        if self.counting:
            self.latencies.append(seconds)


class Seat:
    """A player at a table, who plays at random."""

    def __init__(self, pair: "Pair", number: int) -> None:
        self.wire: Wire
        self.turn: Told | None = None  # what was told when this seat was asked
        self.over = False  # has seen the end
        self._pair = pair
        self._number = number
        self._sent = 0.0

    def hear(self, data: memoryview) -> None:
        """A message."""
        told = _decode(data)
        if told.view is not None and told.table == self._pair.table:
            self._see(told, told.view)
        elif told.type == "refused":
            raise RuntimeError(f"refused: {told.text}")

    def _see(self, told: Told, view: View) -> None:
        if self._sent:
            self._pair.tally.add(time.perf_counter() - self._sent)
            self._sent = 0.0
        if view.player == self._number:
            self.turn = told
            self.decide()
        elif view.player is None:
            self.over = True
            self._pair.leave()

    def decide(self) -> None:
        """Plays, or thinks first."""
        pair, told = self._pair, self.turn
        if told is None or not pair.playing:
            return
        if pair.think:
            pause = pair.think * (0.5 + pair.rng.random())
            asyncio.get_running_loop().call_later(pause, self._play, told)
        else:
            self._play(told)

    def _play(self, told: Told) -> None:
        pair = self._pair
        if self.turn is not told or not pair.playing or told.view is None:
            return
        offers = told.view.offers
        action = offers[int(pair.rng.random() * len(offers))].action
        self.turn = None
        self._sent = time.perf_counter()
        self.wire.send(
            f'{{"type":"play","table":"{told.table}","seat":{self._number},"version":{told.version},"action":"{action}"}}'
        )


class Pair:
    """Two people who play game after game with each other, at tables that were prepared."""

    def __init__(self, game: str, keys: Sequence[str], tally: Tally, rng: Random) -> None:
        self.game = game
        self.keys = keys
        self.tally = tally
        self.rng = rng
        self.think = 0.0
        self.playing = False
        self.table = ""
        self.spare: list[str] = []
        self.lookers: list[Wire] = []
        self._seats = [Seat(self, number) for number in range(len(keys))]

    async def connect(self, port: int) -> None:
        """A socket for each of them."""
        for seat, key in zip(self._seats, self.keys, strict=True):
            seat.wire = await connect(port, key, seat.hear)
        self._come()

    def add(self, table: str) -> None:
        """Another table for them, which they may be waiting for."""
        self.spare.append(table)
        if not self.table and hasattr(self._seats[-1], "wire"):
            self._come()

    def leave(self) -> None:
        """Once both have seen the end, they go to the next table."""
        if all(seat.over for seat in self._seats):
            self.change()

    def change(self) -> None:
        """They go to the next table, and their watchers with them."""
        if self.table:
            self._say("unwatch")
        self.table = ""
        if self.spare:
            self._come()

    def _come(self) -> None:
        self.table = self.spare.pop()
        for seat in self._seats:
            seat.over, seat.turn = False, None
        self._say("watch")

    def _say(self, what: str) -> None:
        for wire in [*(seat.wire for seat in self._seats), *self.lookers]:
            wire.send(f'{{"type":"{what}","table":"{self.table}"}}')

    def play(self, think: float = 0.0) -> None:
        """From now on they play, and think so many seconds about each move."""
        self.playing, self.think = True, think
        for seat in self._seats:
            seat.decide()

    def pause(self) -> None:
        """They stop where they are."""
        self.playing = False


class Crowd:
    """All the people of a measurement."""

    def __init__(self, port: int) -> None:
        self.tally = Tally()
        self.pairs: list[Pair] = []
        self.made = 0  # tables
        self._port = port
        self._rng = Random(5)
        self._busy = asyncio.Semaphore(_AT_ONCE)
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def seat(self, tables: int) -> None:
        """Makes so many more tables, of all games in turn, with two pages each."""
        await asyncio.gather(*(self._pair(GAMES[number % len(GAMES)]) for number in range(tables)))

    async def _pair(self, game: str) -> None:
        pair = Pair(game, [await self._key(), await self._key()], self.tally, self._rng)
        await self._prepare(pair)
        await pair.connect(self._port)
        self.pairs.append(pair)

    async def prepare(self, spare: int) -> None:
        """Makes tables until every pair has so many left to play at."""
        await asyncio.gather(*(self._prepare(pair) for pair in self.pairs for _ in range(spare - len(pair.spare))))

    async def _prepare(self, pair: Pair) -> None:
        seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
        self.made += 1
        made = await self._post("/api/tables", {"game": pair.game, "seats": seats}, pair.keys[0])
        await self._post(f"/api/tables/{made['table']}/join", {"name": "B"}, pair.keys[1])
        pair.add(made["table"])

    async def look(self, each: int) -> None:
        """So many more watchers for every pair, from the next table on."""
        for pair in self.pairs:
            pair.lookers += await self.visit(each)

    def go(self) -> None:
        """The watchers leave."""
        for pair in self.pairs:
            for wire in pair.lookers:
                wire.close()
            pair.lookers.clear()

    async def change(self) -> None:
        """All start another game."""
        self.pause()
        await self.prepare(1)
        for pair in self.pairs:
            pair.change()

    async def visit(self, pages: int) -> list[Wire]:
        """So many pages that have said hello and nothing else."""
        return [await connect(self._port, "") for _ in range(pages)]

    def play(self, think: float = 0.0) -> None:
        """All play."""
        for pair in self.pairs:
            pair.play(think)

    def pause(self) -> None:
        """All stop."""
        for pair in self.pairs:
            pair.pause()

    async def _key(self) -> str:
        key: str = (await self._post("/api/me/keys", {}))["key"]
        return key

    async def _post(self, path: str, body: dict[str, Any], key: str = "") -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        async with self._busy:
            answer = (await self._http.post(path, json=body, headers=headers)).raise_for_status()
        self._http.cookies.clear()  # each is somebody else
        found: dict[str, Any] = answer.json()
        return found
