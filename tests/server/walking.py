"""Follows a click through the server: ``python -m tests.server.walking FOLDER`` prints what it visits.

It runs by itself and interpreted (``GRIMOIRE_PURE=1``), for what is compiled cannot be followed. A real page sends a
frame to a real server. The walk begins where the server gets the bytes from the transport. It ends where the update for
another page is handed to that page's transport, and by then the move is on disk. What is visited:

* A module is visited when one of its functions is called by another module of the server, or by the event loop.
* A call that returns has come back into the visit it was made from: its caller is not visited again. The same holds for
  a wait: whoever goes on after it, or has left a function to be called (CALLED_BACK), goes on with the same visit.
* A task that has waited since before the click, such as the one that writes, is visited when it first calls something
  because of the click.
* Several calls of one module in a row are one visit.

No module is left out: not for counters, nor for clocks. Threads count too.
"""

import asyncio
import json
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
from unittest import mock

import grimoire.server
from grimoire.server import janitor
from grimoire.server.connection import Connection
from grimoire.server.hub import Hub
from grimoire.server.settings import ServerSettings
from tests.server.client import PATIENCE, Client, join, new_key, new_table
from tests.server.conversation import serving_hub

SERVER = Path(grimoire.server.__file__).parent
CALLED_BACK = ("_written", "_played", "<lambda>")
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
            if frame.f_code.co_name in CALLED_BACK:
                return
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


def main(folder: Path) -> None:
    """Prints what a click visits as JSON."""
    walk = Walk()
    threading.setprofile(walk.trace)  # for the thread that writes to the database
    with mock.patch.object(janitor, "_EVERY", PATIENCE):  # it would come in between
        asyncio.run(walked(folder, walk))
    sys.stdout.write(
        json.dumps({"visits": walk.visits, "afterwards": sorted(walk.afterwards), "stored": walk.stored}) + "\n"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
