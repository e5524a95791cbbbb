"""The way of a click through the server is short and straight, and the one that docs/contributing.md describes."""

import asyncio
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from random import Random
from types import FrameType

import msgspec

import grimoire.server
from grimoire.server import socket
from grimoire.server.app import running
from grimoire.server.connection import Connection
from grimoire.server.hub import Hub
from grimoire.server.rate_limit import PageLimit, TokenBucket
from grimoire.server.settings import ServerSettings
from grimoire.table.settings import SeatPlan, Settings

SERVER = Path(grimoire.server.__file__).parent
DOCS = Path(__file__).parents[2] / "docs/contributing.md"
HEADING = "A click, until it is durable and visible"
MOST = 9
SEVERAL_PROCESSES = ["pubsub.py"]  # a module of the walk that one process alone does without


class Trace:
    """The modules of the server in the order in which they are called by others. Going on after a wait is no call."""

    def __init__(self) -> None:
        self.called: list[str] = []
        self._frames: dict[int, FrameType] = {}  # kept, so that a new one is not mistaken for an old one

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or id(frame) in self._frames:
            return
        self._frames[id(frame)] = frame
        module, caller = _module(frame), frame.f_back
        while caller is not None and _module(caller) is None:
            caller = caller.f_back
        if module is not None and (caller is None or _module(caller) != module):
            self.called.append(module)

    @contextmanager
    def tracing(self) -> Iterator[None]:
        """In the thread of the event loop."""
        sys.setprofile(self)
        try:
            yield
        finally:
            sys.setprofile(None)


def _module(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    return str(path.relative_to(SERVER)) if path.is_relative_to(SERVER) else None


async def clicked(hub: Hub) -> list[str]:
    """The modules that a move calls, one after the other."""
    seats = [SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Bob", "bob")]
    room = await hub.create(Settings(game="materia", options={"first": 0}), seats, "ann")
    ann, bob = (
        Connection(who, "", PageLimit(TokenBucket(0, 0, 0), TokenBucket(0, 0, 0)), 1_000_000) for who in ("ann", "bob")
    )
    for connection in (ann, bob):
        connection.greeted = True
        hub.connections.add(connection)
        await room.watch(connection, None, quiet=False)
    await asyncio.sleep(0.2)  # until everybody is told who is there
    bob._outbox.clear()
    message = {"type": "play", "table": room.table, "seat": 0, "action": "draw", "version": room.match.version}
    trace = Trace()
    with trace.tracing():
        move = asyncio.create_task(socket._receive(ann, hub, msgspec.json.encode(message)))
        await move
    (told,) = [msgspec.json.decode(text) for text in bob._outbox]
    assert (told["type"], told["version"]) == ("update", 3)
    assert len(await hub.storage.events(room.table)) == 3
    return [module for module, _ in groupby(trace.called)]


def described() -> list[str]:
    """The modules of the server that the walk in the docs names, in order."""
    _, found, section = DOCS.read_text(encoding="utf-8").partition(f"### {HEADING}\n")
    assert found, f"docs/contributing.md has no section {HEADING!r}"
    section = section.partition("\n### ")[0]
    return re.findall(r"^\d+\. `server/([\w/]+\.py)`", section, re.MULTILINE)


def test_the_walk_of_a_click_is_the_one_in_the_docs(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with running(ServerSettings(data=tmp_path, workers=0), Random(1)) as hub:
            try:
                return await clicked(hub)
            finally:
                await hub.close()

    called = asyncio.run(run())
    walk = described()
    assert len(walk) == len(set(walk)) <= MOST
    alone = [module for module in walk if module not in SEVERAL_PROCESSES]
    assert called[: len(alone)] == alone
