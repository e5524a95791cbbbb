"""Conversations with a real server as text files: what pages say, what they hear, line by line.

``table T materia ann bob``  ann sets a table up, bob joins it (``bot`` is one, ``open`` stays open); options follow
``ann opens``                a page of ann's; ``ann2 opens`` is another one of hers; ``eve`` may be a stranger
``ann > play seat=0 ...``    a message; the table is the last one named unless it says another
``ann >> {"type": ...``      a message as it stands, but for $T
``ann < update version=3``   what comes next must have these values; ``view.player=0`` looks inside, ``x=*``: any
``ann < update table=:U``    any value; from now on it is the table U
``ann < nothing``            nothing else has come
``ann closes``               the page goes; ``ann closed 1008``: the server has let it go
``restart``                  the server stops and starts again
"""

import asyncio
import json
import shlex
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from string import Template
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grimoire.server import messages_out
from grimoire.server.app import running
from grimoire.server.command import make_server
from grimoire.server.hub import Hub
from grimoire.server.settings import PROTOCOL, ServerSettings
from tests.server.services import free_port

PATIENCE = 20  # seconds until something that should come is missed
_MANNERS = ("commitment", "chat", "undo", "hints", "watchers", "listed", "clock", "start", "lesson")


class Mismatch(AssertionError):
    """Something else was heard."""


@asynccontextmanager
async def serving(settings: ServerSettings, seed: int = 1) -> AsyncIterator[str]:
    """The address of a server in this process; chance comes from a seed."""
    async with serving_hub(settings, seed) as (_, address):
        yield address


@asynccontextmanager
async def serving_hub(settings: ServerSettings, seed: int = 1) -> AsyncIterator[tuple[Hub, str]]:
    """The same with its hub."""
    listening = socket.create_server((settings.host, settings.port or 0))
    async with running(settings, Random(seed)) as hub:
        server = make_server(hub, listening)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.01)
        try:
            yield hub, f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


class Conversation:
    """Plays a text file."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = replace(settings, port=free_port())
        self._pages: dict[str, ClientConnection] = {}
        self._keys: dict[str, str] = {}
        self._tables: dict[str, str] = {}
        self._table = ""
        self._stack = AsyncExitStack()
        self._address = ""

    async def run(self, text: str) -> None:
        """Every line in turn; Mismatch names the line that went otherwise."""
        await self._start()
        try:
            for number, line in enumerate(text.splitlines(), start=1):
                if line.strip() and not line.startswith("#"):
                    await self._line(number, line.strip())
        finally:
            await self._stop()

    async def _start(self) -> None:
        self._stack = AsyncExitStack()
        self._address = await self._stack.enter_async_context(serving(self._settings))

    async def _stop(self) -> None:
        for page in self._pages.values():
            await page.close()
        self._pages.clear()
        await self._stack.aclose()

    async def _line(self, number: int, line: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._obey(line)
        except (Mismatch, TimeoutError, ConnectionClosed) as error:
            raise Mismatch(f"line {number}: {line}\n  {type(error).__name__}: {error}") from None

    async def _obey(self, line: str) -> None:
        match line.split(" ", 2):
            case ["restart"]:
                await self._stop()
                await self._start()
            case ["table", name, rest]:
                await self._make_table(name, rest)
            case [who, "opens"]:
                await self._open(who)
            case [who, "closes"]:
                await self._pages.pop(who).close()
            case [who, "closed", code]:
                await self._expect_closed(who, int(code))
            case [who, "joins", rest]:
                await self._join(who, rest)
            case [who, ">>", text]:
                await self._pages[who].send(Template(text).safe_substitute(self._tables))
            case [who, ">", rest]:
                await self._pages[who].send(json.dumps(self._message(rest)))
            case [who, "<", rest]:
                await self._expect(who, rest)
            case _:
                raise Mismatch("this line means nothing")

    # What pages say

    def _message(self, rest: str) -> dict[str, Any]:
        kind, values = self._parsed(rest)
        table = {"table": self._tables[self._table]} if kind not in ("hello", "ping") else {}
        return {"type": kind} | table | values

    def _parsed(self, rest: str) -> tuple[str, dict[str, Any]]:
        kind, *pairs = shlex.split(rest)
        return kind, {key: self._value(value) for key, _, value in (pair.partition("=") for pair in pairs)}

    def _value(self, text: str) -> Any:
        if text.startswith("$"):
            return self._tables[text[1:]]
        try:
            return json.loads(text)
        except ValueError:
            return text

    # What pages hear

    async def _expect(self, who: str, rest: str) -> None:
        kind, values = self._parsed(rest)
        if kind == "nothing":
            await self._pages[who].send(json.dumps({"type": "ping", "id": 99}))
            kind, values = "pong", {"id": 99}
        heard = await self._hear(who, kind)
        if heard["type"] != kind:
            raise Mismatch(f"heard {json.dumps(heard)[:600]}")
        for path, wanted in values.items():
            found = _inside(heard, path)
            if isinstance(wanted, str) and wanted.startswith(":"):
                self._table = wanted[1:]
                self._tables[self._table] = found
            elif found != wanted and not (wanted == "*" and found is not None):
                raise Mismatch(f"{path} is {found!r} in {json.dumps(heard)[:600]}")

    async def _hear(self, who: str, kind: str) -> dict[str, Any]:
        """The next message; who came and went is left out unless it is asked for."""
        while True:
            text = await self._pages[who].recv()
            msgspec.json.decode(text, type=messages_out.AnyToPage)  # it is one of those that are documented
            heard: dict[str, Any] = json.loads(text)
            if heard["type"] != "presence" or kind == "presence":
                return heard

    async def _expect_closed(self, who: str, code: int) -> None:
        page = self._pages.pop(who)
        try:
            while True:
                await page.recv()
        except ConnectionClosed as closed:
            found = closed.rcvd.code if closed.rcvd else None
            if found != code:
                raise Mismatch(f"closed with {found}") from None

    # People and tables

    async def _open(self, who: str) -> None:
        key = self._keys.get(who.rstrip("0123456789"))
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        page = await connect(f"ws://{self._address}/api/live", additional_headers=headers, compression=None)
        self._pages[who] = page
        await page.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        await self._expect(who, "welcome")

    async def _make_table(self, name: str, rest: str) -> None:
        game, *words = shlex.split(rest)
        people = [word for word in words if "=" not in word]
        wishes = {key: self._value(value) for key, _, value in (word.partition("=") for word in words if "=" in word)}
        host = people[0]
        body = {
            "game": game,
            "seats": [_wish(person, host) for person in people],
            "options": {key: value for key, value in wishes.items() if key not in _MANNERS} | {"first": 0},
        } | {key: value for key, value in wishes.items() if key in _MANNERS}
        self._tables[name] = (await self._post(host, "/api/tables", body))["table"]
        self._table = name
        for person in people:
            if person not in (host, "bot", "open"):
                await self._post(person, f"/api/tables/{self._tables[name]}/join", {"name": person.capitalize()})

    async def _join(self, who: str, rest: str) -> None:
        name, values = self._parsed(rest)
        await self._post(who, f"/api/tables/{self._tables[name]}/join", {"name": who.capitalize()} | values)

    async def _post(self, who: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=f"http://{self._address}") as http:
            if who not in self._keys:
                self._keys[who] = (await http.post("/api/me/keys")).json()["key"]
            answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {self._keys[who]}"})
            if answer.status_code != 201:
                raise Mismatch(f"{answer.status_code} {answer.text}")
            found: dict[str, Any] = answer.json()
            return found


def _wish(person: str, host: str) -> dict[str, str]:
    if person == host:
        return {"kind": "me", "name": person.capitalize()}
    return {"kind": "bot", "level": "greedy"} if person == "bot" else {"kind": "open"}


def _inside(heard: Any, path: str) -> Any:
    for step in path.split("."):
        if isinstance(heard, list):
            heard = len(heard) if step == "length" else heard[int(step)] if int(step) < len(heard) else None
        else:
            heard = heard.get(step) if isinstance(heard, dict) else None
    return heard


def talk(path: Path, settings: ServerSettings) -> None:
    """Plays the conversation of a file."""
    asyncio.run(Conversation(settings).run(path.read_text(encoding="utf-8")))
