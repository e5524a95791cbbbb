"""A live table and what goes on around it: people who watch, bots that think, a clock that runs, other processes."""

import asyncio
import random
import weakref
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from grimoire.games.spec import GameSpec
from grimoire.kernel.chance import Source
from grimoire.kernel.errors import GrimoireError
from grimoire.server import messages_out, prices
from grimoire.server.background import BackgroundTasks
from grimoire.server.bot_runner import BotRunner
from grimoire.server.connection import Connection
from grimoire.server.interfaces import Bots, People, TableStorage
from grimoire.server.live_table import Change, Command, LiveTable
from grimoire.server.metrics import Metrics
from grimoire.server.presence import RoomPresence
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import Conflict, StorageError, Summary
from grimoire.server.turn_timer import TurnTimer
from grimoire.table import events as table_events
from grimoire.table.clocks import now
from grimoire.table.events import AnyEvent, Begun, Created, Played, Said
from grimoire.table.match import Match
from grimoire.table.refusal import Refused, refused
from grimoire.table.view import seat_views, view
from grimoire.table.view_types import LogEntry

_MOST_MISSED: Final = 200  # events; a page that missed more is sent the whole table
_TRIES: Final = 10  # to write while other processes write to the same table
_RETRY_PAUSE: Final = 0.01  # seconds, more with every try
_MOVES: Final = frozenset((Begun, Played))


@dataclass(frozen=True)
class RoomServices:
    """What all rooms of a process share."""

    storage: TableStorage
    people: People
    bots: Bots
    source: Source
    tasks: BackgroundTasks
    metrics: Metrics
    settings: ServerSettings
    started: int  # when this process started


class Room:
    """What a table needs besides its changes, which go through ``live``: watchers, bots, a clock, and the disk."""

    def __init__(self, table: str, created: Created, match: Match, spec: GameSpec, services: RoomServices) -> None:
        self.table: Final = table
        self.spec: Final = spec
        self.unpaid = 0.0  # what it has cost to load the table, until somebody pays for it
        self.is_unconfirmed = False  # has a write failed that may be on disk all the same?
        self._services: Final = services
        keeper: Room = weakref.proxy(self)  # no cycle: a forgotten room is gone at once
        self.live: Final = LiveTable(
            table, created, match, spec, services.storage, services.people, services.metrics, services.settings, keeper
        )
        self.presence: Final = RoomPresence(self, services.people)
        self.bots: Final = BotRunner(self, services)
        self.timer: Final = TurnTimer(self, services)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.live.match

    @property
    def connections(self) -> set[Connection]:
        """Those that see the table."""
        return self.live.connections

    # Changes

    async def do(self, command: Command) -> int:
        """Decides, writes, evolves and tells; the version after it. Refused changes nothing."""
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.live.change(command, partial(self._settle, waiting))
        try:
            return await waiting
        finally:
            del waiting  # its error holds this frame, and with it the room

    def _settle(self, waiting: "asyncio.Future[int]", error: Exception | None) -> None:
        if waiting.done():
            return  # the caller has left
        if error is None:
            waiting.set_result(self.match.version)
        else:
            waiting.set_exception(error)

    def recover(self, change: Change, error: Exception) -> None:
        """A change was not written: another process was faster, or the database has failed."""
        self._services.tasks.start(self._recover(change, error))

    async def _recover(self, change: Change, error: Exception) -> None:
        failure = error
        try:
            if not isinstance(error, Conflict):
                self.is_unconfirmed = True
                await self._follow()
            elif await self._is_overtaken(change):
                self.live.decide(change)
                return
            else:
                failure = refused("busy", "", "too much is happening at this table; try again")
        except StorageError as unreadable:
            failure = error if isinstance(error, StorageError) else unreadable
        except GrimoireError as refusal:
            failure = refusal
        except BaseException:
            self.live.finish(change, error)
            raise
        self.live.finish(change, failure)

    async def _is_overtaken(self, change: Change) -> bool:
        """Follows what another process has written; False if that has happened too often."""
        self._services.metrics.conflicts += 1
        await asyncio.sleep(random.uniform(0, change.tries * _RETRY_PAUSE))
        change.tries += 1
        if not await self._follow():
            raise no_table()
        return change.tries < _TRIES

    async def _follow(self) -> bool:
        """Evolves by what is on disk after our version; was there anything?"""
        rows = await self._services.storage.events(self.table, self.match.version)
        self.is_unconfirmed = False
        self.live.evolve([table_events.decode(data) for _, data in rows])
        return bool(rows)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Nothing is changed meanwhile."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def go() -> None:
            if turn.cancelled():
                self.live.leave()
            else:
                turn.set_result(None)

        self.live.enter(go)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.live.leave()
            raise
        try:
            yield
        finally:
            self.live.leave()

    def look_after(self, is_own: bool = False) -> None:
        """Lets bots think and clocks run; ``is_own``: this process has made the last change."""
        self.bots.start(is_own)
        self.timer.set()

    # Other processes

    async def catch_up(self, version: int) -> None:
        """Evolves by what was written elsewhere, up to a version at least, and tells pages."""
        async with self._alone():
            if self.is_behind(version):
                await self._follow()

    def is_behind(self, version: int) -> bool:
        """Is more on disk than in memory, or may it be?"""
        return self.is_unconfirmed or self.match.version < version

    # Connections

    async def watch(self, connection: Connection, seen: int | None, quiet: bool) -> None:
        """Sends a page the table, or what it has missed; from now on it is told of everything."""
        async with self._alone():
            if self.is_behind(seen or 0):  # a process that is gone may have told the page more than us
                await self._follow()
            self._check_watcher(connection)
            (connection.quiet.add if quiet else connection.quiet.discard)(self.table)
            missed = await self._missed(connection, seen)
            self.connections.add(connection)
            connection.rooms[self.table] = self
            connection.send(missed)
            self.live.used = now()
        await self._welcome(connection.person)
        self.look_after()
        self.presence.changed()

    async def _welcome(self, person: str) -> None:
        """The clocks may have waited for this person."""
        if self.match.arrive(person, now()):
            await self.do(lambda match: match.arrive(person, now()))

    def unwatch(self, connection: Connection) -> None:
        """Tells a page nothing any more."""
        self.connections.discard(connection)
        connection.rooms.pop(self.table, None)
        connection.quiet.discard(self.table)
        self.presence.changed()

    def send_watchers_away(self) -> None:
        """The game has begun: if the table is closed to watchers, those who have looked on so far go."""
        closed = refused("no-watchers", "", "this table is closed to watchers")
        for connection in list(self.connections):
            if not self.match.is_open_to(connection.person):
                self.unwatch(connection)
                connection.send(messages_out.Gone(table=self.table, key=closed.key, text=str(closed)))

    def _check_watcher(self, connection: Connection) -> None:
        person = connection.person
        if not self.match.is_open_to(person):
            raise no_table()
        if connection in self.connections or self.match.seats_of(person) or person == self.match.host != "":
            return
        if self.presence.watchers >= self._services.settings.limits.watchers:
            raise refused("too-many-watchers", "", "too many people are watching this table already")

    async def _missed(self, connection: Connection, seen: int | None) -> messages_out.ToPage:
        version, history = self.match.version, self.match.history
        after = seen if seen is not None and version - _MOST_MISSED <= seen <= version else 0
        connection.pay(prices.log(self.live.log.work(history, after)))
        if after <= 0:
            return self.whole(connection)
        rows = await self._services.storage.events(self.table, after)
        missed = [
            table_events.decode(data) for number, data in rows if number <= version
        ]  # others may have written more
        if self.table in connection.quiet:
            missed = [event for event in missed if not isinstance(event, Said)]
        return self.live.update(missed, self.live.log.after(history, after) if _moved(missed) else ())

    def whole(self, connection: Connection) -> messages_out.TableState:
        """The whole table as a page sees it."""
        match, person = self.match, connection.person
        return messages_out.TableState(
            table=self.table,
            version=match.version,
            created=table_events.public(self.live.created),
            seats=seat_views(match),
            yours=tuple(match.seats_of(person)) if person else (),
            host=bool(person) and person == match.host,
            view=view(match, self.spec),
            log=cast("tuple[LogEntry, ...]", self.live.log.whole(match.history)),  # as JSON already
            chat=() if self.table in connection.quiet else tuple(match.chat),
        )

    # The end

    def close(self) -> None:
        """Stops bots and timers; the table stays on disk."""
        self.bots.close()
        self.timer.close()
        self.presence.close()

    @property
    def is_idle(self) -> bool:
        """Does nobody watch, and does nothing go on by itself?"""
        return not self.connections and not self.bots.are_thinking and not self.live.is_busy

    def summary(self) -> Summary:
        """The table for lists, as it stands."""
        return self.live.summary(self.match)


def no_table() -> Refused:
    """The refusal for a table that does not exist or has been archived."""
    return refused("no-table", "table", "there is no such table, or it has been archived")


def _moved(events: Iterable[AnyEvent]) -> bool:
    return not _MOVES.isdisjoint(map(type, events))
