"""The way of a click through the server is short and straight, and the one that docs/contributing.md describes.

A real page sends a frame to a real server. The walk begins where the server gets the bytes from the transport. It ends
where the update for another page is handed to that page's transport, and by then the move is on disk. What is visited:

* A module is visited when one of its functions is called by another module of the server, or by the event loop.
* A call that returns has come back into the visit it was made from: its caller is not visited again. The same holds for
  a wait: whoever goes on after it goes on with the same visit.
* A task that has waited since before the click, such as the loop that reads a page's messages, is visited when it first
  calls something because of the click.
* Several calls of one module in a row are one visit.

No module is left out: not for counters, nor for clocks. Threads count too.
"""

import asyncio
import re
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import grimoire.server
from grimoire.server import janitor
from grimoire.server.connection import Connection
from grimoire.server.hub import Hub
from grimoire.server.settings import ServerSettings
from tests.server.client import PATIENCE, Client, join, new_key, new_table
from tests.server.conversation import serving_hub

SERVER = Path(grimoire.server.__file__).parent
DOCS = Path(__file__).parents[2] / "docs/contributing.md"
HEADING = "A click, until it is durable and visible"
MOST = 9
PLAYED = 4  # the version after the first move: the table was created, Bob took his seat, the game began


class Trace:
    """The modules of the server in the order in which they are visited, in all threads that start from now on."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self._is_on = False
        self._waiting: set[FrameType] = set()  # of tasks that have waited since before the click
        self._noted: set[FrameType] = set()  # kept, so that a new one is not mistaken for an old one

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if not self._is_on or event != "call" or _module(frame) is None:
            return
        if frame in self._noted or frame in self._waiting:
            return  # it goes on after a wait
        for each in reversed(list(_server_frames(frame))):
            self._note(each)

    def _note(self, frame: FrameType) -> None:
        if frame not in self._noted:
            self._noted.add(frame)
            caller = next(_server_frames(frame.f_back), None)
            module = _module(frame)
            if module is not None and (caller is None or _module(caller) != module):
                self.calls.append(module)

    @contextmanager
    def tracing(self) -> Iterator[None]:
        """From now on, until the end of the block."""
        self._waiting = {frame for task in asyncio.all_tasks() for frame in _frames_of(task)}
        self._is_on = True
        sys.setprofile(self)
        try:
            yield
        finally:
            self._is_on = False
            sys.setprofile(None)


def _module(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    return str(path.relative_to(SERVER)) if path.is_relative_to(SERVER) else None


def _server_frames(frame: FrameType | None) -> Iterator[FrameType]:
    """Those of the server, from the inner to the outer ones."""
    while frame is not None:
        if _module(frame) is not None:
            yield frame
        frame = frame.f_back


def _frames_of(task: "asyncio.Task[object]") -> Iterator[FrameType]:
    """Of all coroutines that wait for each other in a task."""
    waiting: object = task.get_coro()
    while waiting is not None:
        frame = getattr(waiting, "cr_frame", None)
        if frame is not None:
            yield frame
        waiting = getattr(waiting, "cr_await", None)


@dataclass
class Walk:
    """What a click visits until another page is told of it, and afterwards."""

    trace: Trace = field(default_factory=Trace)
    seen_after: int | None = None  # so many calls
    stored: int = 0  # events, when the other page was told

    @property
    def visits(self) -> list[str]:
        assert self.seen_after is not None, "the other page was told nothing"
        return _visits(self.trace.calls[: self.seen_after])

    @property
    def afterwards(self) -> set[str]:
        return set(self.trace.calls[self.seen_after :])


def _visits(calls: list[str]) -> list[str]:
    return [module for module, _ in groupby(calls)]


class WatchedTransport:
    """The transport of the other page; the first thing that is written to it ends the walk."""

    def __init__(self, transport: asyncio.Transport, walk: Walk, database: Path) -> None:
        self._transport = transport
        self._walk = walk
        self._database = database

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if self._walk.seen_after is None:
            assert b'"type":"update"' in data
            self._walk.seen_after = len(self._walk.trace.calls)
            connection = sqlite3.connect(self._database)
            (self._walk.stored,) = connection.execute("select count(*) from events").fetchone()
            connection.close()
        self._transport.write(data)


@contextmanager
def watched(connection: Connection, walk: Walk, database: Path) -> Iterator[None]:
    """What goes out to a page is seen."""
    wire: Any = connection._wire
    transport = wire.transport
    wire.transport = WatchedTransport(transport, walk, database)
    try:
        yield
    finally:
        wire.transport = transport


async def click(hub: Hub, address: str, walk: Walk) -> None:
    """Ann plays at a table that she and Bob watch."""
    url, live = f"http://{address}", f"ws://{address}/api/live"
    ann_key, bob_key = [await asyncio.to_thread(new_key, url) for _ in range(2)]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = await asyncio.to_thread(new_table, url, ann_key, "materia", seats, options={"first": 0})
    table = made["table"]
    await asyncio.to_thread(join, url, bob_key, table, "Bob")
    async with Client(live, ann_key) as ann, Client(live, bob_key) as bob:
        board = await ann.watch(table)
        await bob.watch(table)
        await ann.until(lambda: board.here == [True, True])
        await bob.until(lambda: bob.boards[table].here == [True, True])
        room = hub.rooms[table]
        (page,) = [each for each in room.connections if each.person == room.match.seats[1].player]
        with watched(page, walk, hub.settings.data / "grimoire.db"), walk.trace.tracing():
            assert await ann.play(table, 0, "draw", board.version) == PLAYED
            await bob.until(lambda: bob.boards[table].version == PLAYED)


async def walked(data: Path, walk: Walk) -> None:
    """Follows a click through a server of its own."""
    async with serving_hub(ServerSettings(data=data, workers=0)) as (hub, address):
        await click(hub, address, walk)


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    walk = Walk()
    threading.setprofile(walk.trace)  # for the thread that writes to the database
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(janitor, "_EVERY", PATIENCE)  # it would come in between
        try:
            asyncio.run(walked(tmp_path_factory.mktemp("walk"), walk))
        finally:
            threading.setprofile(None)
    return walk


def described() -> tuple[list[str], set[str]]:
    """The modules of the server that the walk in the docs names, in order, and those that it names for afterwards."""
    _, found, section = DOCS.read_text(encoding="utf-8").partition(f"### {HEADING}\n")
    assert found, f"docs/contributing.md has no section {HEADING!r}"
    steps, _, afterwards = section.partition("\n### ")[0].partition("\nAfterwards")
    named = re.compile(r"`server/([\w/]+\.py)`")
    return re.findall(rf"^\d+\. {named.pattern}", steps, re.MULTILINE), set(named.findall(afterwards))


def test_a_click_visits_few_modules_and_none_twice(walk: Walk) -> None:
    assert len(walk.visits) == len(set(walk.visits)) <= MOST, walk.visits


def test_a_move_is_on_disk_before_anybody_is_told(walk: Walk) -> None:
    assert walk.visits
    assert walk.stored == PLAYED


def test_the_walk_of_a_click_is_the_one_in_the_docs(walk: Walk) -> None:
    steps, afterwards = described()
    assert walk.visits == steps
    assert walk.afterwards == afterwards
