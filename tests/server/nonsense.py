"""Messages of all kinds of wrong, and sockets that send them."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grimoire.server import messages_in, messages_out
from grimoire.server.settings import PROTOCOL, Limits
from tests.server.client import Data, bearer
from tests.server.process import ServerProcess

TOO_BIG = Limits().message_bytes
# Closed by us, not UTF-8, against the rules of the house, too big, too slow. 1011 would be an error of the server.
CLOSINGS = (1000, 1007, 1008, 1009, 1013)
FAREWELL = 0.5  # seconds for the server to close a connection
FORBIDDEN = 403
WAIT = 0.2  # seconds until somebody who was not let in tries again
WORDS = ("", "materia", "sigils", "greedy", "abandon", "rematch", "take 1", "\u0000", "\u202e", "é" * 30, "../../etc")
NUMBERS = (0, 1, -1, 4, 5, 2**31, 2**53, 2**64, 10**40, -(10**40), 1.5, 1e308, True)


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

    def message(self) -> Data:
        """One that can be read, about any table; resigning and the like is tried too."""
        table = self.random.choice([*self._tables, *self._tables, self._own, "nowhere", "x" * 40])
        seat, version = self.random.randrange(5), self.random.choice([0, 1, 2, 3, 10, 100, 1_000_000])
        more: dict[str, Data] = {
            "hello": {"protocol": PROTOCOL}, "ping": {}, "watch": {"seen": version, "quiet": seat == 0}, "unwatch": {},
            "play": {"seat": seat, "version": version, "action": self.random.choice(["skip", "end", *WORDS])},
            "undo": {"seat": seat, "version": version}, "fill": {"seat": seat, "level": "greedy"},
            "reveal": {"seat": seat, "seed": self.random.randbytes(32).hex()},
            "leave": {"seat": seat}, "return": {"seat": seat}, "resign": {"seat": seat},
            "wish": {"seat": seat, "wish": self.random.choice(["abandon", "rematch"])},
            "say": {"seat": seat, "text": self.random.choice(WORDS)}, "hint": {"version": version},
            "why": {"zone": self.random.choice(WORDS)[:40], "seat": seat, "item": self.random.choice([None, *WORDS])},
        }  # fmt: skip
        kind = self.random.choice(list(more))
        about = {} if kind in ("hello", "ping") else {"table": table}
        return {"type": kind, "id": self.random.randrange(1000), **about, **more[kind]}

    def _json(self) -> str:
        return json.dumps(self._value())

    def _truncated(self) -> str:
        text = json.dumps(self.message())
        return text[: self.random.randrange(len(text))]

    def _wrong_type(self) -> str:
        message = self.message()
        message[self.random.choice([*message, "unknown"])] = self._value()
        return json.dumps(message)

    def _valid(self) -> str:
        return json.dumps(self.message())

    def _again(self) -> str:
        """What somebody else has said, perhaps a little changed."""
        heard = self._heard()
        message = dict(self.random.choice(heard)) if heard else self.message()
        if message["type"] == "hello" or self.random.random() < 0.5:
            return json.dumps(message)
        changed = self.random.choice(list(message))
        return json.dumps(message | {changed: self._value()})

    def _binary(self) -> bytes:
        return self.random.choice([self.random.randbytes(50), json.dumps(self.message()).encode(), b"\xff\xfe", b""])

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

    def __init__(
        self,
        server: ServerProcess,
        nonsense: Nonsense,
        key: str,
        counts: Counter[str],
        messages: int,
        address: str = "127.0.0.1",
        pause: float = 0.08,
        closings: Sequence[int] = CLOSINGS,
    ) -> None:
        self._server = server
        self._nonsense = nonsense
        self._headers = bearer(key) if key else {}
        self._counts = counts
        self._messages = messages
        self._closings = closings
        self._address = address
        self._pause = pause  # after some messages, so that games are going on all the time

    async def run(self) -> None:
        """Says all it has to say."""
        left = self._messages
        while left > 0:
            try:
                left = await self._visit(left)
            except InvalidStatus as error:  # its address has asked for too much, and has to wait
                if error.response.status_code != FORBIDDEN:
                    raise
                self._counts["not let in"] += 1
                await asyncio.sleep(WAIT)

    async def _visit(self, left: int) -> int:
        """What is left to say after one connection."""
        async with connect(
            self._server.socket_url,
            additional_headers=self._headers,
            max_size=None,
            compression=None,
            local_addr=(self._address, 0),
            open_timeout=60,
            ping_interval=None,
        ) as socket:
            reader = asyncio.create_task(self._read(socket))
            left = await self._talk(socket, left)
            await socket.close()
            await asyncio.wait_for(reader, 30)
        # Whoever says so much may be too busy to answer pings.
        is_silent = socket.close_reason == "keepalive ping timeout"
        assert is_silent or socket.close_code in self._closings, (socket.close_code, socket.close_reason)
        self._counts[f"closed {socket.close_code}"] += 1
        return left

    async def _talk(self, socket: ClientConnection, left: int) -> int:
        try:
            if self._nonsense.random.random() < 0.9:  # the others never say hello
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            while left > 0:
                left -= 1
                message = self._nonsense.one()
                await socket.send(message)
                if ends(message):  # what is sent after a farewell may reset the connection, and nobody reads it
                    with suppress(TimeoutError):  # it was refused as one too many
                        await asyncio.wait_for(socket.wait_closed(), FAREWELL)
                    return left
                if left % 20 == 0:
                    await asyncio.sleep(self._pause)
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


def ends(message: str | bytes) -> bool:
    """Is the connection closed because of this?"""
    if len(message) > TOO_BIG:
        return True
    try:
        read = messages_in.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(read, messages_in.Hello) and read.protocol != PROTOCOL
