"""All live tables of this process, and what they share."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from grimoire import catalog
from grimoire.kernel.chance import Source
from grimoire.kernel.errors import GrimoireError
from grimoire.server import messages
from grimoire.server.bell import Bell
from grimoire.server.credit import Purses
from grimoire.server.metrics import Metrics
from grimoire.server.page import Page
from grimoire.server.people import People
from grimoire.server.room import Room
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import Append, Conflict, Storage, StorageError
from grimoire.server.upkeep import Lost
from grimoire.server.workers.pool import Workers
from grimoire.table import events as happenings
from grimoire.table.events import Created
from grimoire.table.match import Match
from grimoire.table.refusal import refused
from grimoire.table.settings import SeatPlan, Settings

RESTART_GRACE: Final = 60_000  # milliseconds nobody's time runs out in after a start: people must come back first
_READ_AT_ONCE: Final = 8


class Hub:
    """Finds, makes and forgets rooms."""

    def __init__(
        self, settings: ServerSettings, storage: Storage, workers: Workers, bell: Bell, source: Source
    ) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.workers: Final = workers
        self.people: Final = People(storage)
        self.bell: Final = bell
        self.metrics: Final = Metrics()
        self.source: Final = source  # of chance; nobody outside can foresee it
        self.log: Final = logging.getLogger("grimoire.server")
        self.purses: Final = Purses(settings.limits.address_credit, settings.limits.address_refill)
        self.rooms: Final[dict[str, Room]] = {}
        self.pages: Final[set[Page]] = set()
        self.started: Final = self.now()
        self._by_person: Final[dict[str, set[Page]]] = {}
        self._by_address: Final[Counter[str]] = Counter()
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._reading: Final = asyncio.Semaphore(_READ_AT_ONCE)
        self._background: Final[set[asyncio.Task[Any]]] = set()

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # Tables

    async def create(self, settings: Settings, seats: Sequence[SeatPlan], host: str, table: str = "") -> Room:
        """A new table on disk; OptionError or Refused if it cannot be."""
        name = table or secrets.token_urlsafe(9)
        match, happened = Match.create(catalog.game, settings, seats, self.now(), self.source, host)
        created = happened[0]
        assert isinstance(created, Created)
        room = Room(self, name, match, created, catalog.spec_of(settings.game))
        rows = tuple((event.version, happenings.encode(event)) for event in happened)
        await self.storage.append(Append(name, rows, room.summary()))
        self.rooms[name] = room
        room.upkeep.look_after(mine=True)
        self.call_player(room)
        return room

    async def room(self, table: str) -> Room:
        """The room of a table, read from disk if it is not live; refused if there is none."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        try:
            return await asyncio.shield(task)
        except Lost:
            raise refused("no-table", "table", "there is no such table, or it has been put away") from None

    async def _load(self, table: str) -> Room:
        async with self._reading:
            history = await self._events(table)
        created = history[0]
        match = self._restored(table, history)
        assert isinstance(created, Created)
        room = self.rooms[table] = Room(self, table, match, created, catalog.spec_of(match.settings.game))
        if self.bell.is_shared:  # what was written before the room could hear of it
            await room.catch_up(await self.storage.version(table))
        room.upkeep.look_after()
        return room

    async def read(self, table: str) -> Match:
        """A match as it is on disk; Lost if it is not."""
        return self._restored(table, await self._events(table))

    def _restored(self, table: str, history: list[happenings.AnyEvent]) -> Match:
        try:
            return Match.restore(catalog.game, history)
        except (ValueError, GrimoireError) as error:
            self.log.error("table cannot be restored", extra={"table": table, "reason": str(error)})
            raise Lost(table) from None

    async def _events(self, table: str) -> list[happenings.AnyEvent]:
        rows = await self.storage.events(table)
        if not rows:
            raise Lost(table)
        try:
            return [happenings.decode(data) for _, data in rows]
        except msgspec.DecodeError as error:
            self.log.error("table cannot be read", extra={"table": table, "reason": str(error)})
            raise Lost(table) from None

    async def rematch(self, room: Room) -> None:
        """The next game of the same people, once all of them wish it; made once, whoever asks."""
        match = room.match
        if match.rematch or not match.agreed("rematch"):
            return
        table = hashlib.sha256(f"{room.table} again".encode()).hexdigest()[:16]
        plans = [SeatPlan(seat.kind, seat.name, seat.player, seat.level) for seat in match.seats]
        with suppress(Conflict):  # another process was quicker, and it is the same table
            settings = msgspec.structs.replace(match.settings, lesson=False)  # nobody is taught the same twice
            await self.create(settings, plans, match.host, table)
        await room.do(lambda found: [] if found.rematch else found.rematched(table, self.now()))

    def forget_idle(self, before: int) -> None:
        """Lets rooms go that nobody has looked at since; they are on disk."""
        for table, room in list(self.rooms.items()):
            if room.idle and room.used < before:
                room.close()
                del self.rooms[table]
                self.workers.forget(table)

    def deadline(self, match: Match) -> int | None:
        """When a clock runs out, not sooner than people could come back after a start."""
        found = match.deadline
        return None if found is None else max(found, self.started + RESTART_GRACE if self.is_stale(match) else found)

    def is_stale(self, match: Match) -> bool:
        """Has nothing happened in this match since the server started?"""
        return match.changed < self.started

    # Pages

    def enter(self, page: Page) -> None:
        """A page is open."""
        self.pages.add(page)
        self._by_address[page.address] += 1
        self.metrics.pages_opened += 1
        if page.person:
            self._by_person.setdefault(page.person, set()).add(page)

    def part(self, page: Page) -> None:
        """A page is closed."""
        self.pages.discard(page)
        self._by_address[page.address] -= 1
        if not self._by_address[page.address]:
            del self._by_address[page.address]
        for room in list(page.rooms.values()):
            room.unwatch(page)
        mine = self._by_person.get(page.person)
        if mine is not None:
            mine.discard(page)
            if not mine:
                del self._by_person[page.person]

    def is_crowded(self, address: str) -> bool:
        """Has an address as many sockets open as it may?"""
        most = self.settings.limits.sockets_per_address
        return 0 < most <= self._by_address[address]

    def call_player(self, room: Room) -> None:
        """Tells the pages of whoever decides that do not show the table."""
        seat = room.match.decider
        if seat is None or not room.match.seats[seat].is_here:
            return
        for page in self._by_person.get(room.match.seats[seat].player, ()):
            if room.table not in page.rooms:
                page.tell(messages.YourTurn(table=room.table, seat=seat))

    # Other processes

    def changed(self, room: Room) -> None:
        """Other processes are told that a table has a new version."""
        if self.bell.is_shared:
            self.bell.ring_version(room.table, room.match.version)

    def ring_presence(self, room: Room) -> None:
        """Other processes are told who is here."""
        if self.bell.is_shared:
            self.bell.ring_presence(room.table, room.attendance.here, room.attendance.watchers)

    # Tasks

    def background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Goes on by itself; an error is logged and counted."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageError | Lost):  # the caretaker sees to it once the database is back
            self.log.warning("storage failed", extra={"reason": str(error)})
        elif error is not None:
            self.metrics.unhandled += 1
            self.log.error("background task failed", exc_info=error)

    async def close(self) -> None:
        """Ends what goes on by itself."""
        for room in self.rooms.values():
            room.close()
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
