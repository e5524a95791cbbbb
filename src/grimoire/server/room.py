"""A live table: its match, the connections that see it, and the one way in which it changes."""

import asyncio
import logging
import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, cast

import msgspec

from grimoire.games.spec import GameSpec
from grimoire.kernel.chance import Source
from grimoire.server import messages_out, prices
from grimoire.server.background import BackgroundTasks
from grimoire.server.bot_runner import BotRunner
from grimoire.server.connection import Connection, framed
from grimoire.server.interfaces import Bots, People, TableStorage
from grimoire.server.metrics import Metrics
from grimoire.server.presence import RoomPresence
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import Append, Conflict, StorageError, Summary
from grimoire.server.turn_timer import TurnTimer
from grimoire.table import events as table_events
from grimoire.table.clocks import now
from grimoire.table.events import AnyEvent, Begun, Created, Freed, Left, Played, Said, Undone, Wished
from grimoire.table.listing import list_data
from grimoire.table.match import Match
from grimoire.table.refusal import Refused, refused
from grimoire.table.table_log import TableLog
from grimoire.table.view import last_entry, seat_views, view
from grimoire.table.view_types import LogEntry

Command = Callable[[Match], list[AnyEvent]]  # a command of Match with all its arguments but the match
_MOST_MISSED: Final = 200  # events; a page that missed more is sent the whole table
_TRIES: Final = 10  # to write while other processes write to the same table
_RETRY_PAUSE: Final = 0.01  # seconds, more with every try
_log: Final = logging.getLogger("grimoire.server")
_MOVES: Final = frozenset((Begun, Played))
_AGAIN_AND_AGAIN: Final = frozenset((Left, Freed, Undone, Wished))  # without end, and the game is no further
_encode: Final = msgspec.json.Encoder().encode


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
    """All changes go through ``do``: decide, write, evolve, tell. So memory is never ahead of the disk."""

    def __init__(self, table: str, created: Created, match: Match, spec: GameSpec, services: RoomServices) -> None:
        self.table: Final = table
        self.match = match
        self.spec: Final = spec
        self.connections: Final[set[Connection]] = set()
        self.unpaid = 0.0  # what it has cost to load the table, until somebody pays for it
        self.said = 0  # lines of chat; the match remembers only the last of them
        self.used = now()
        self.is_unconfirmed = False  # has a write failed that may be on disk all the same?
        self._created: Final = created
        self._services: Final = services
        self._lock: Final = asyncio.Lock()
        self._log: Final = TableLog(match.history, spec)
        self._lists: Final[dict[int | None, tuple[object, tuple[str, ...], bytes]]] = {}  # by who decides
        self.presence: Final = RoomPresence(self, services.people)
        self.bots: Final = BotRunner(self, services)
        self.timer: Final = TurnTimer(self, services)

    # Changes

    async def do(self, command: Command) -> int:
        """Decides, writes, evolves and tells; the version after it. Refused changes nothing."""
        async with self._lock:
            for number in range(_TRIES):
                events = command(self.match)
                if not events:
                    return self.match.version
                self._check_length(events)
                after = self.match.after(events)
                try:
                    await self._write(events, after)
                except Conflict:
                    self._services.metrics.conflicts += 1
                    await asyncio.sleep(random.uniform(0, number * _RETRY_PAUSE))
                    if not await self._follow():
                        raise no_table() from None
                else:
                    self._evolve(events, after)
                    return self.match.version
            raise refused("busy", "", "too much is happening at this table; try again")

    def _check_length(self, events: Sequence[AnyEvent]) -> None:
        """A table takes only so many events. Then people can still come back, play and resign; and chat apart."""
        limits = self._services.settings.limits
        if type(events[0]) is Said:
            if self.said >= limits.chat_lines:
                raise refused("chat-full", "", "too many messages have been written at this table; the chat is closed")
            return
        length = self.match.version - self.said + len(events)
        if length <= limits.events:
            return
        kinds = {type(event) for event in events}
        if not kinds.isdisjoint(_AGAIN_AND_AGAIN) or (Played in kinds and length > 2 * limits.events):
            raise refused("table-full", "", "too much has happened at this table; start another one")

    async def _write(self, events: Sequence[AnyEvent], after: Match) -> None:
        rows = tuple([(event.version, table_events.encode(event)) for event in events])
        try:
            await self._services.storage.append(Append(self.table, self.match.version, rows, self.summary(after)))
        except StorageError:
            self.is_unconfirmed = True
            with suppress(StorageError):
                await self._follow()
            raise

    async def _follow(self) -> bool:
        """Evolves by what is on disk after our version; was there anything?"""
        rows = await self._services.storage.events(self.table, self.match.version)
        self.is_unconfirmed = False
        self._evolve([table_events.decode(data) for _, data in rows])
        return bool(rows)

    def _evolve(self, events: Sequence[AnyEvent], after: Match | None = None) -> None:
        """Pages get a message for each move, and never chat in one with anything else.

        ``after``: the match after these events, which are our own; after a single one it takes the match's place.
        """
        group: list[AnyEvent] = []
        for event in events:
            if group and (isinstance(group[-1], Played) or isinstance(group[-1], Said) != isinstance(event, Said)):
                self._tell(group)
                group = []
            if after is not None and len(events) == 1:
                self.match = after
            else:
                self.match.evolve(event)
            if isinstance(event, Undone):
                self._log.undone(self.match.history)
            elif isinstance(event, Said):
                self.said += 1
            group.append(event)
        if group:
            self._tell(group)
            self._changed(events, is_own=after is not None)

    def _tell(self, events: Sequence[AnyEvent]) -> None:
        """Sends pages what these events, by which the match has just evolved, have changed."""
        kinds = {type(event) for event in events}
        if Begun in kinds:
            self._send_watchers_away()
        if not self.connections:
            return
        if Said in kinds:
            chat = tuple([event for event in events if isinstance(event, Said)])
            frame, without_chat = self._chatted(chat), self._chatted(())
        else:
            entries = () if _MOVES.isdisjoint(kinds) else (last_entry(self.match, self.spec),)
            frame = without_chat = framed(messages_out.encode(self._update(events, entries)))
        for connection in self.connections:
            connection.send_frame(without_chat if self.table in connection.quiet else frame)

    def _chatted(self, lines: tuple[Said, ...]) -> bytes:
        message = messages_out.Chatted(table=self.table, version=self.match.version, events=lines)
        return framed(messages_out.encode(message))

    def _update(self, events: Iterable[AnyEvent], entries: Iterable[LogEntry]) -> messages_out.Update:
        return messages_out.Update(
            table=self.table,
            version=self.match.version,
            events=tuple([table_events.public(event) for event in events]),
            seats=seat_views(self.match),
            view=view(self.match, self.spec),
            log=tuple(entries),
        )

    def _changed(self, events: Sequence[AnyEvent], is_own: bool) -> None:
        """Other pages, other processes, bots and the clock."""
        self.used = now()
        is_chat = type(events[0]) is Said and all(type(event) is Said for event in events)
        if not is_chat:
            self.call_player()
        if is_own:
            self._services.metrics.moves += len([event for event in events if type(event) is Played])
            self._services.people.publish_version(self.table, self.match.version)
            self._log_events(events)
        if not is_chat:
            self.look_after(is_own)

    def _log_events(self, events: Sequence[AnyEvent]) -> None:
        """What happened and who did it; never what was said or chosen."""
        if _log.isEnabledFor(logging.DEBUG):
            for event in events:
                seat = getattr(event, "seat", None)
                person = "" if seat is None else self.match.seats[seat].player
                details = {"table": self.table, "kind": type(event).__name__, "version": event.version}
                _log.debug("event", extra={**details, "person": person})

    def call_player(self) -> None:
        """Tells whoever decides that it is their turn, on pages that do not show the table."""
        seat = self.match.decider
        if seat is not None and self.match.seats[seat].is_here:
            self._services.people.call_player(self.table, seat, self.match.seats[seat].player)

    def look_after(self, is_own: bool = False) -> None:
        """Lets bots think and clocks run; ``is_own``: this process has made the last change."""
        self.bots.start(is_own)
        self.timer.set()

    # Other processes

    async def catch_up(self, version: int) -> None:
        """Evolves by what was written elsewhere, up to a version at least, and tells pages."""
        async with self._lock:
            if self.is_behind(version):
                await self._follow()

    def is_behind(self, version: int) -> bool:
        """Is more on disk than in memory, or may it be?"""
        return self.is_unconfirmed or self.match.version < version

    # Connections

    async def watch(self, connection: Connection, seen: int | None, quiet: bool) -> None:
        """Sends a page the table, or what it has missed; from now on it is told of everything."""
        async with self._lock:
            if self.is_behind(seen or 0):  # a process that is gone may have told the page more than us
                await self._follow()
            self._check_watcher(connection)
            (connection.quiet.add if quiet else connection.quiet.discard)(self.table)
            missed = await self._missed(connection, seen)
            self.connections.add(connection)
            connection.rooms[self.table] = self
            connection.send(missed)
            self.used = now()
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

    def _send_watchers_away(self) -> None:
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
        connection.pay(prices.log(self._log.work(history, after)))
        if after <= 0:
            return self.whole(connection)
        rows = await self._services.storage.events(self.table, after)
        missed = [
            table_events.decode(data) for number, data in rows if number <= version
        ]  # others may have written more
        if self.table in connection.quiet:
            missed = [event for event in missed if not isinstance(event, Said)]
        return self._update(missed, self._log.after(history, after) if _moved(missed) else ())

    def whole(self, connection: Connection) -> messages_out.TableState:
        """The whole table as a page sees it."""
        match, person = self.match, connection.person
        return messages_out.TableState(
            table=self.table,
            version=match.version,
            created=table_events.public(self._created),
            seats=seat_views(match),
            yours=tuple(match.seats_of(person)) if person else (),
            host=bool(person) and person == match.host,
            view=view(match, self.spec),
            log=cast("tuple[LogEntry, ...]", self._log.whole(match.history)),  # as JSON already
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
        return not self.connections and not self.bots.are_thinking and not self._lock.locked()

    def summary(self, match: Match | None = None) -> Summary:
        """The table for lists, as it stands or as it will stand. It is due when a clock runs out or a bot is late."""
        shown = match or self.match
        players, data = self._listed(shown)
        return Summary(
            table=self.table,
            game=shown.settings.game,
            status=shown.status,
            listed=shown.settings.listed and (shown.settings.watchers or shown.status == "open"),
            version=shown.version,
            created=self._created.at,
            changed=shown.changed,
            due=shown.deadline if shown.thinker is None else self._late(shown),
            players=players,
            data=data,
        )

    def _late(self, match: Match) -> int | None:
        """When a bot should have played; a game of bots alone waits until somebody looks."""
        has_people = any(seat.is_person for seat in match.seats)
        return match.changed + self._services.settings.bot_grace if has_people else None

    def _listed(self, match: Match) -> tuple[tuple[str, ...], bytes]:
        """Who belongs to the table, and what lists show of it. Most moves change nothing of it but who decides."""
        key = (match.status, match.result, match.proof, *match.seats)
        known = self._lists.get(match.decider)
        if known is None or known[0] != key:
            data = list_data(match)
            players = tuple(sorted({player for player in (*data.holders, match.host) if player}))
            known = self._lists[match.decider] = (key, players, _encode(data))
        return known[1:]


def no_table() -> Refused:
    """The refusal for a table that does not exist or has been archived."""
    return refused("no-table", "table", "there is no such table, or it has been archived")


def _moved(events: Iterable[AnyEvent]) -> bool:
    return not _MOVES.isdisjoint(map(type, events))
