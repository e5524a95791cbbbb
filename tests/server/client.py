"""A small client: a person with a token, a socket, and tables as the messages tell of them."""

import asyncio
import itertools
from collections.abc import Callable, Iterable
from ssl import SSLContext
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from grimoire.server.settings import PROTOCOL

Data = dict[str, Any]
PATIENCE = 30.0


class WasRefused(Exception):
    """The server refused what was asked for."""

    def __init__(self, told: Data) -> None:
        super().__init__(f"{told['key']}: {told['text']}")
        self.key: str = told["key"]


def new_key(url: str) -> str:
    """A token for a new person."""
    answer = httpx.post(f"{url}/api/me/keys", timeout=PATIENCE)
    answer.raise_for_status()
    key: str = answer.json()["key"]
    return key


def bearer(key: str) -> dict[str, str]:
    """The header of a person."""
    return {"authorization": f"Bearer {key}"}


def new_table(url: str, key: str, game: str, seats: Iterable[Data], **more: Any) -> Data:
    """A table set up by a person."""
    body = {"game": game, "seats": list(seats), **more}
    answer = httpx.post(f"{url}/api/tables", json=body, headers=bearer(key), timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    found: Data = answer.json()
    return found


def join(url: str, key: str, table: str, name: str = "") -> Data:
    """Takes the first open seat."""
    answer = httpx.post(f"{url}/api/tables/{table}/join", json={"name": name}, headers=bearer(key), timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    found: Data = answer.json()
    return found


def get_record(url: str, table: str) -> Data:
    """The record of a table."""
    answer = httpx.get(f"{url}/api/records/{table}", timeout=PATIENCE)
    answer.raise_for_status()
    found: Data = answer.json()
    return found


class Board:
    """What a page knows of a table: kept from ``table``, ``update`` and ``chatted`` as a page would."""

    def __init__(self) -> None:
        self.version = 0
        self.view: Data = {}
        self.yours: tuple[int, ...] = ()
        self.events: dict[int, Data] = {}
        self.wholes = 0  # how often the table came as a whole
        self.here: list[bool] = []
        self.watchers = 0

    def hear(self, message: Data) -> None:
        """Takes in a message; what comes out of order or twice is an error of the server."""
        kind = message["type"]
        if kind == "presence":
            self.here, self.watchers = message["here"], message["watchers"]
            return
        if kind == "table":
            assert message["version"] >= self.version, (self.version, message)
            self.wholes += 1
            self.yours = tuple(message["yours"])
            self.events.update((line["version"], line) for line in message["chat"])
        else:
            self._follow(message)
        if kind != "chatted":
            self.view = message["view"]
        self.version = message["version"]

    def _follow(self, message: Data) -> None:
        versions = [event["version"] for event in message["events"]]
        assert versions == list(range(self.version + 1, message["version"] + 1)), (self.version, message)
        for event in message["events"]:
            self.events[event["version"]] = event

    @property
    def moves(self) -> dict[int, Data]:
        """The decisions heard of, by version."""
        return {version: event for version, event in self.events.items() if event["type"] == "played"}

    @property
    def offers(self) -> list[str]:
        """What can be played."""
        return [offer["action"] for offer in self.view.get("offers", ())]

    @property
    def is_over(self) -> bool:
        return self.view.get("status") in ("over", "abandoned")


class Client:
    """One socket of a person; answers are matched by their id, everything else is heard by the boards."""

    def __init__(self, socket_url: str, key: str = "", address: str = "", ssl: SSLContext | None = None) -> None:
        self.socket_url = socket_url
        self.address = address  # where it comes from, if that matters
        self._ssl = ssl
        self.boards: dict[str, Board] = {}
        self.heard: list[Data] = []
        self.news = asyncio.Event()
        self._key = key
        self._ids = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Data]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> "Client":
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connects and says hello."""
        headers = bearer(self._key) if self._key else {}
        self._socket = await connect(
            self.socket_url, additional_headers=headers, max_size=None, compression=None, ping_interval=None,
            local_addr=(self.address, 0) if self.address else None, ssl=self._ssl,
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.ask("hello", protocol=PROTOCOL, wanted="welcome")

    async def close(self) -> None:
        """Goes away."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def closed(self) -> int:
        """Waits until the server ends the connection; its code."""
        assert self._socket is not None
        assert self._reader is not None
        await asyncio.wait_for(asyncio.shield(self._reader), PATIENCE)
        return self._socket.close_code or 0

    @property
    def close_code(self) -> int | None:
        """How the connection ended; None if there never was one."""
        return None if self._socket is None else self._socket.close_code

    async def send(self, kind: str, **fields: Any) -> None:
        """Says something without waiting for an answer."""
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def ask(self, kind: str, wanted: str = "done", **fields: Any) -> Data:
        """Asks for something; WasRefused if it cannot be, ConnectionError if the server went away meanwhile."""
        number = next(self._ids)
        answer: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(_retrieve)
        self._waiting[0 if wanted == "welcome" else number] = answer  # a welcome has no id
        try:
            await self.send(kind, id=number, **fields)
            told = await asyncio.wait_for(answer, PATIENCE)
        finally:
            self._waiting.pop(number, None)
        if told["type"] == "refused":
            raise WasRefused(told)
        return told

    async def watch(self, table: str, **more: Any) -> Board:
        """Watches a table from what is known of it on."""
        board = self.boards.setdefault(table, Board())
        await self.ask("watch", table=table, seen=board.version or None, **more)
        return board

    async def play(self, table: str, seat: int, action: str, version: int) -> int:
        """A decision; the version after it once it is on disk."""
        told = await self.ask("play", table=table, seat=seat, action=action, version=version)
        found: int = told["version"]
        return found

    async def until(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits until the messages heard make something so."""
        async with asyncio.timeout(seconds):
            while not is_so():
                self.news.clear()
                await self.news.wait()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(msgspec.json.decode(text))
        except Exception as error:
            self._give_up(error)
        else:
            self._give_up(ConnectionResetError("the server ended the connection"))

    def _hear(self, message: Data) -> None:
        self.heard.append(message)
        kind, table = message["type"], message.get("table", "")
        if kind in ("table", "update", "chatted", "presence") and table in self.boards:
            self.boards[table].hear(message)
        number = 0 if kind == "welcome" else message.get("id")
        if number is not None and (answer := self._waiting.pop(number, None)) is not None and not answer.done():
            answer.set_result(message)
        self.news.set()

    def _give_up(self, error: Exception) -> None:
        told = error if isinstance(error, AssertionError) else ConnectionResetError(str(error))
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(told)
        self._waiting.clear()


def _retrieve(answer: asyncio.Future[Data]) -> None:
    """An answer that nobody waits for any more is no news."""
    if not answer.cancelled():
        answer.exception()
