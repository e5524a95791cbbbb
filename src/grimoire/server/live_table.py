"""A table in memory, and the one way in which it changes: decide, write, evolve, tell.

Nothing here waits: whoever changes a table is called back. So a move needs no task and no future, and this module can
be compiled.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

import msgspec

from grimoire.games.spec import GameSpec
from grimoire.kernel.errors import GrimoireError
from grimoire.server import messages_out
from grimoire.server.connection import Connection, framed
from grimoire.server.interfaces import Counters, People, TableStorage
from grimoire.server.settings import ServerSettings
from grimoire.server.storage.model import Append, Summary
from grimoire.table import events as table_events
from grimoire.table.clocks import now
from grimoire.table.events import AnyEvent, Begun, Created, Freed, Left, Played, Said, Undone, Wished
from grimoire.table.listing import list_data
from grimoire.table.match import Match
from grimoire.table.refusal import refused
from grimoire.table.table_log import TableLog
from grimoire.table.view import KeptSeats, last_entry, view
from grimoire.table.view_types import LogEntry

Command = Callable[[Match], list[AnyEvent]]  # a command of Match with all its arguments but the match
Done = Callable[[Exception | None], None]  # told that a change is on disk and in memory, or why it is not
_log: Final = logging.getLogger("grimoire.server")
_MOVES: Final = frozenset((Begun, Played))
_AGAIN_AND_AGAIN: Final = frozenset((Left, Freed, Undone, Wished))  # without end, and the game is no further
_CHAT: Final = {Said}
_encode: Final = msgspec.json.Encoder().encode


class Change:
    """A command on its way."""

    def __init__(self, command: Command, done: Done) -> None:
        self.command: Final = command
        self.done: Final = done
        self.tries = 0
        self.events: list[AnyEvent] = []
        self.after: Match | None = None  # the match after these events


class Keeper(Protocol):
    """Whoever keeps a table: does what has to wait."""

    def recover(self, change: Change, error: Exception) -> None:
        """The change was not written. It goes on with ``decide`` or ``finish``, and nothing else is changed before."""

    def send_watchers_away(self) -> None:
        """The game has begun: a table may be closed to watchers."""

    def look_after(self, is_own: bool) -> None:
        """Lets bots think and clocks run; ``is_own``: this process has made the last change."""


class LiveTable:
    """Memory is never ahead of the disk, and there is one change at a time."""

    def __init__(
        self,
        table: str,
        created: Created,
        match: Match,
        spec: GameSpec,
        storage: TableStorage,
        people: People,
        counters: Counters,
        settings: ServerSettings,
        keeper: Keeper,
    ) -> None:
        self.table: Final = table
        self.created: Final = created
        self.match = match
        self.spec: Final = spec
        self.connections: Final[set[Connection]] = set()
        self.log: Final = TableLog(match.history, spec)
        self.said = 0  # lines of chat; the match remembers only the last of them
        self.used = now()
        self._storage: Final = storage
        self._people: Final = people
        self._counters: Final = counters
        self._most_events: Final = settings.limits.events
        self._most_lines: Final = settings.limits.chat_lines
        self._bot_grace: Final = settings.bot_grace
        self._keeper: Final = keeper
        self.is_busy = False
        self._waiting: Final[deque[Callable[[], None]]] = deque()
        self._change: Change | None = None  # that is being written
        self._had_deadline = True  # may a timer be running?
        self._seats: Final = KeptSeats()
        self._lists: Final[dict[int | None, tuple[object, tuple[str, ...], bytes]]] = {}  # by who decides

    # One at a time

    def enter(self, go: Callable[[], None]) -> None:
        """Calls ``go``, at once or when those who came before have left; then ``leave`` must follow."""
        if self.is_busy:
            self._waiting.append(go)
        else:
            self.is_busy = True
            go()

    def leave(self) -> None:
        """Lets the next one in."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.is_busy = False

    # Changes

    def change(self, command: Command, done: Done) -> None:
        """Decides, writes, evolves and tells, then ``done`` is called; a refusal changes nothing."""
        change = Change(command, done)
        if self.is_busy:
            self._waiting.append(lambda: self.decide(change))
        else:
            self.is_busy = True
            self.decide(change)

    def decide(self, change: Change) -> None:
        """Decides on a change, and has it written."""
        try:
            events = change.events = change.command(self.match)
            if events:
                self._check_length(events)
                after = change.after = self.match.after(events)
                rows = tuple([(event.version, table_events.encode(event)) for event in events])
                self._change = change
                self._storage.append_soon(
                    Append(self.table, self.match.version, rows, self.summary(after)), self._written
                )
                return
        except GrimoireError as refusal:
            self.finish(change, refusal.with_traceback(None))  # its frames would hold whoever waits for it
        except Exception as error:
            self.finish(change, error)
        else:
            self.finish(change, None)

    def _check_length(self, events: Sequence[AnyEvent]) -> None:
        """A table takes only so many events. Then people can still come back, play and resign; and chat apart."""
        if type(events[0]) is Said:
            if self.said >= self._most_lines:
                raise refused("chat-full", "", "too many messages have been written at this table; the chat is closed")
            return
        length = self.match.version - self.said + len(events)
        if length <= self._most_events:
            return
        kinds = {type(event) for event in events}
        if not kinds.isdisjoint(_AGAIN_AND_AGAIN) or (Played in kinds and length > 2 * self._most_events):
            raise refused("table-full", "", "too much has happened at this table; start another one")

    def _written(self, error: Exception | None) -> None:
        change, self._change = self._change, None
        assert change is not None
        try:
            if error is not None:
                self._keeper.recover(change, error)
                return
            self.evolve(change.events, change.after)
        except Exception as failure:
            self.finish(change, failure)
        else:
            self.finish(change, None)

    def finish(self, change: Change, error: Exception | None) -> None:
        """The change is done, or has failed."""
        self.leave()
        change.done(error)

    def evolve(self, events: Sequence[AnyEvent], after: Match | None = None) -> None:
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
                self.log.undone(self.match.history)
            elif isinstance(event, Said):
                self.said += 1
            group.append(event)
        if group:
            self._tell(group)
            self._changed(events, after is not None)

    # Telling

    def _tell(self, events: Sequence[AnyEvent]) -> None:
        """Sends pages what these events, by which the match has just evolved, have changed."""
        kinds = {type(event) for event in events}
        if Begun in kinds:
            self._keeper.send_watchers_away()
        if not self.connections:
            return
        if Said in kinds:
            chat = tuple([event for event in events if isinstance(event, Said)])
            frame, without_chat = self._chatted(chat), self._chatted(())
        else:
            entries = () if _MOVES.isdisjoint(kinds) else (last_entry(self.match, self.spec),)
            frame = without_chat = framed(messages_out.encode(self.update(events, entries)))
        for connection in self.connections:
            connection.send_frame(without_chat if self.table in connection.quiet else frame)

    def _chatted(self, lines: tuple[Said, ...]) -> bytes:
        message = messages_out.Chatted(table=self.table, version=self.match.version, events=lines)
        return framed(messages_out.encode(message))

    def update(self, events: Iterable[AnyEvent], entries: tuple[LogEntry, ...]) -> messages_out.Update:
        """What these events have changed, as pages are told."""
        return messages_out.Update(
            table=self.table,
            version=self.match.version,
            events=tuple([event if type(event) is Played else table_events.public(event) for event in events]),
            seats=self._seats.json(self.match),
            view=view(self.match, self.spec),
            log=entries,
        )

    def _changed(self, events: Sequence[AnyEvent], is_own: bool) -> None:
        """Other pages, other processes, bots and the clock."""
        self.used = self.match.changed if is_own else now()
        is_chat = {type(event) for event in events} == _CHAT
        if not is_chat:
            self.call_player()
        if is_own:
            self._counters.moves += len([event for event in events if type(event) is Played])
            self._people.publish_version(self.table, self.match.version)
            if _log.isEnabledFor(logging.DEBUG):
                self._log_events(events)
        if not is_chat:
            has_deadline = self.match.deadline is not None
            if has_deadline or self._had_deadline or self.match.thinker is not None:
                self._had_deadline = has_deadline
                self._keeper.look_after(is_own)

    def _log_events(self, events: Sequence[AnyEvent]) -> None:
        """What happened and who did it; never what was said or chosen."""
        for event in events:
            seat = getattr(event, "seat", None)
            person = "" if seat is None else self.match.seats[seat].player
            details = {"table": self.table, "kind": type(event).__name__, "version": event.version, "person": person}
            _log.debug("event", extra=details)

    def call_player(self) -> None:
        """Tells whoever decides that it is their turn, on pages that do not show the table."""
        seat = self.match.decider
        if seat is not None and self.match.is_here(seat):
            self._people.call_player(self.table, seat, self.match.seats[seat].player)

    # For lists

    def summary(self, match: Match) -> Summary:
        """The table for lists. It is due when a clock runs out or a bot is late."""
        players, data = self._listed(match)
        settings, status = match.settings, match.status
        return Summary(
            self.table,
            settings.game,
            status,
            settings.listed and (settings.watchers or status == "open"),
            match.version,
            self.created.at,
            match.changed,
            match.deadline if match.thinker is None else self._late(match),
            players,
            data,
        )

    def _late(self, match: Match) -> int | None:
        """When a bot should have played; a game of bots alone waits until somebody looks."""
        has_people = any(seat.is_person for seat in match.seats)
        return match.changed + self._bot_grace if has_people else None

    def _listed(self, match: Match) -> tuple[tuple[str, ...], bytes]:
        """Who belongs to the table, and what lists show of it. Most moves change nothing of it but who decides."""
        key = (match.status, match.result, match.proof, *match.seats)
        known = self._lists.get(match.decider)
        if known is None or known[0] != key:
            data = list_data(match)
            players = tuple(sorted({player for player in (*data.holders, match.host) if player}))
            known = self._lists[match.decider] = (key, players, _encode(data))
        return known[1], known[2]


def _ignore(error: Exception | None) -> None:
    """Nobody is told any more."""
