"""All live tables of this process, and what they share."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from grimoire import catalog
from grimoire.kernel.chance import Source
from grimoire.kernel.errors import GrimoireError
from grimoire.server import prices
from grimoire.server.background import BackgroundTasks
from grimoire.server.connection import Connections
from grimoire.server.disk import TABLE_BYTES, Disk
from grimoire.server.keys import Keys
from grimoire.server.lru_cache import LRUCache
from grimoire.server.metrics import Metrics
from grimoire.server.pubsub import PubSub
from grimoire.server.rate_limit import Buckets, TokenBucket
from grimoire.server.replays import ReplayedGame, ReplayKey
from grimoire.server.room import Room, RoomServices, no_table
from grimoire.server.settings import ServerSettings
from grimoire.server.shared_games import shared_game
from grimoire.server.storage import Append, Conflict, Storage, StorageError
from grimoire.server.workers.fair_queue import Asker
from grimoire.server.workers.pool import Workers
from grimoire.table import events as table_events
from grimoire.table.clocks import now
from grimoire.table.events import AnyEvent, Created, Said
from grimoire.table.match import Match
from grimoire.table.proof import new_secret
from grimoire.table.refusal import Refused
from grimoire.table.score_history import ScoreHistory
from grimoire.table.settings import SeatPlan, Settings

Pay = Callable[[float], None]  # charges so many tokens, or raises an error
_LOADED_AT_ONCE: Final = 8
_HISTORIES: Final = 500
_REPLAYED: Final = 200_000  # actions of all replayed games together
_READ_AT_ONCE: Final = 2000  # events
_RESTORED_AT_ONCE: Final = 500  # events that are restored in the event loop; more go to a thread
_DRAIN_STEP: Final = 0.02  # seconds
_log: Final = logging.getLogger("grimoire.server")


class Hub:
    """Finds, makes and forgets rooms."""

    def __init__(
        self, settings: ServerSettings, storage: Storage, workers: Workers, pubsub: PubSub, source: Source
    ) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.workers: Final = workers
        self.pubsub: Final = pubsub
        self.source: Final = source  # of chance; nobody outside can predict it
        self.metrics: Final = Metrics()
        self.tasks: Final = BackgroundTasks(self.metrics)
        self.keys: Final = Keys(storage)
        self.limits: Final = Buckets(settings.limits.address_tokens, settings.limits.address_refill)
        self._person_limits: Final = Buckets(settings.limits.person_tokens, settings.limits.person_refill)
        self.connections: Final = Connections(pubsub, settings.limits)
        self.rooms: Final[dict[str, Room]] = {}
        self.started: Final = now()
        self._services: Final = RoomServices(
            storage, self.connections, workers, source, self.tasks, self.metrics, settings, self.started
        )
        storage.on_failure = self._on_storage_failure
        self.histories: Final = LRUCache[str, ScoreHistory](_HISTORIES, lambda _: 1)  # of games that are over
        self.disk: Final = Disk(settings, storage, self.metrics)
        self.replays: Final = LRUCache[ReplayKey, ReplayedGame](_REPLAYED, lambda game: len(game.actions))
        self._observe()
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._load_limit: Final = asyncio.Semaphore(_LOADED_AT_ONCE)

    def _on_storage_failure(self, error: Exception) -> None:
        self.metrics.storage_failures += 1
        _log.error("storage failed", extra={"reason": str(getattr(error, "orig", None) or error) or repr(error)})

    def _observe(self) -> None:
        metrics, workers = self.metrics, self.workers
        metrics.observe("tables_loaded", "Tables in the memory of this process", lambda: len(self.rooms))
        metrics.observe("pages", "Open sockets", lambda: len(self.connections))
        metrics.observe("bots_busy", "Workers that are thinking", lambda: workers.busy)
        metrics.observe("bots_waiting", "Tasks that wait for a worker", lambda: workers.waiting)
        metrics.observe("bots_restarts", "Workers that were replaced", lambda: workers.restarts, is_counter=True)
        metrics.observe("redis_sound", "1 while other processes can be notified", lambda: self.pubsub.is_healthy)

    def shared_limits(self, address: str, person: str | None, at: float) -> list[TokenBucket]:
        """The buckets of an address, and of a person if it is one."""
        return [self.limits.bucket(address, at), *([self._person_limits.bucket(person, at)] if person else [])]

    async def create(
        self,
        settings: Settings,
        seats: Sequence[SeatPlan],
        host: str,
        table: str = "",
        away: Collection[int] = (),
        asker: Asker | None = None,
    ) -> Room:
        """A new table, on disk; OptionError or Refused names what is wrong."""
        secret = "" if settings.lesson else new_secret(self.source)  # chance in a lesson is known beforehand
        create = partial(Match.create, shared_game, settings, seats, now(), self.source, host, away, secret)
        return await self.open(create, asker or Asker(person=host), table)

    async def open(self, decide: Callable[[], Sequence[AnyEvent]], asker: Asker, table: str = "") -> Room:
        """A new table that has come as far as the events that are decided, on disk; the asker's quota pays for it."""
        name = table or secrets.token_urlsafe(9)
        # A large deck or position, or the moves of a long record, must not keep others waiting.
        created, match, rows = await asyncio.to_thread(_prepared, decide)
        self.disk.take(asker.address, asker.person, TABLE_BYTES + sum(len(data) for _, data in rows))
        room = self._new_room(name, created, match)
        await self.storage.append(Append(name, 0, rows, room.summary()))
        self.rooms[name] = room
        _log.info("table created", extra={"table": name, "game": room.match.settings.game})
        room.look_after(is_own=True)
        room.live.call_player()
        return room

    async def room(self, table: str, pay: Pay | None = None) -> Room:
        """The room of a table, loaded from disk if it is not live; refused if there is none.

        Whoever asks for a table first pays for loading it, and loads nothing if they cannot pay; the server itself does
        not, and leaves that to the next.
        """
        room = self.rooms.get(table)
        if room is None:
            if pay is not None:
                pay(0.0)
            room = await self._loaded(table)
        if pay is not None and room.unpaid:
            pay(room.unpaid)
            room.unpaid = 0.0
        return room

    async def _loaded(self, table: str) -> Room:
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def room_for(self, table: str, person: str, pay: Pay) -> Room:
        """The same for somebody who may not be allowed to see it: to them there is no such table."""
        room = await self.room(table, pay)
        if not room.match.is_open_to(person):
            raise no_table()
        return room

    async def _load(self, table: str) -> Room:
        async with self._load_limit:
            events, match = await self._restored(table)
        room = self._new_room(table, events[0], match)
        room.unpaid = prices.load(len(events))
        room.live.said = sum(isinstance(event, Said) for event in events)
        self.rooms[table] = room
        if self.pubsub.is_shared:  # what was written before notices reached the room
            await room.catch_up(await self.storage.version(table))
        room.look_after()
        return room

    async def _read(self, table: str) -> list[AnyEvent]:
        """The events of a table; many are read in parts and outside the event loop, which serves others meanwhile."""
        events: list[AnyEvent] = []
        while len(rows := await self.storage.events(table, len(events), _READ_AT_ONCE)) == _READ_AT_ONCE:
            events += await asyncio.to_thread(_decoded, rows)
        return events + _decoded(rows)

    async def _restored(self, table: str) -> tuple[Sequence[AnyEvent], Match]:
        try:
            events = await self._read(table)
            if not events:
                raise no_table()
            restore = partial(Match.restore, shared_game, events)
            return events, await asyncio.to_thread(restore) if len(events) > _RESTORED_AT_ONCE else restore()
        except (StorageError, Refused):
            raise
        except (ValueError, GrimoireError) as error:  # msgspec's errors are ValueErrors
            _log.error("table cannot be read", extra={"table": table, "reason": str(error)})
            raise no_table() from None

    def _new_room(self, table: str, created: AnyEvent, match: Match) -> Room:
        assert isinstance(created, Created)
        return Room(table, created, match, catalog.spec_of(match.settings.game), self._services)

    async def rematch(self, room: Room, asker: Asker) -> None:
        """The next game of the same people, once all of them wish it; made once, even if several processes try."""
        match = room.match
        if match.rematch or not match.agreed("rematch"):
            return
        table = hashlib.sha256(f"{room.table} again".encode()).hexdigest()[:16]
        plans = [
            SeatPlan(seat.kind, seat.name, seat.player, seat.level, match.next_commitments.get(number, ""))
            for number, seat in enumerate(match.seats)
        ]
        away = [number for number, seat in enumerate(match.seats) if seat.away]
        # A lesson is taken once; and nobody's clock runs before everybody has found the new table.
        settings = msgspec.structs.replace(match.settings, lesson=False, gather=True)
        with suppress(Conflict):  # another process was faster, and made the same table
            await self.create(settings, plans, match.host, table, away, asker)
        await room.do(lambda match: [] if match.rematch else match.rematched(table, now()))

    def forget_idle(self, before: int) -> None:
        """Drops rooms that nobody has used since; they stay on disk."""
        for table, room in list(self.rooms.items()):
            if room.is_idle and room.live.used < before:
                self.forget(table)

    def forget(self, table: str) -> None:
        """Drops a room."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close()
        self.workers.forget(table)

    async def drain(self, seconds: float) -> None:
        """Answers what is in hand, sends pages away to reconnect, and leaves the bots to other processes.

        Waits for pages to go for so long at most.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.connections:
                    self.connections.close_in_order()  # some have just come
                    await asyncio.sleep(_DRAIN_STEP)
        self._leave_bots()

    def _leave_bots(self) -> None:
        for room in self.rooms.values():
            if room.bots.are_thinking:
                room.bots.close()
                self.pubsub.publish_leaving(room.table)

    async def close(self) -> None:
        """Stops everything that goes on by itself."""
        self._leave_bots()  # a move that was answered too late for drain may have let one think
        for room in self.rooms.values():
            room.close()
        await self.tasks.cancel()


def _prepared(decide: Callable[[], Sequence[AnyEvent]]) -> tuple[AnyEvent, Match, tuple[tuple[int, bytes], ...]]:
    """The first event of a new table, the table after all its events, and these as they are stored."""
    events = decide()
    rows = tuple((event.version, table_events.encode(event)) for event in events)
    return events[0], Match.restore(shared_game, events), rows


def _decoded(rows: Sequence[tuple[int, bytes]]) -> list[AnyEvent]:
    return [table_events.decode(data) for _, data in rows]
