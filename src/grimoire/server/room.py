"""A live table: its match, the pages that see it, and the one way in which it changes."""

import asyncio
import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from grimoire.games.spec import GameSpec
from grimoire.server import messages
from grimoire.server.attendance import Attendance
from grimoire.server.listing import summary
from grimoire.server.page import Page
from grimoire.server.storage import Append, Conflict, StorageError, Summary
from grimoire.server.upkeep import Upkeep
from grimoire.table import events as happenings
from grimoire.table.events import AnyEvent, Begun, Created, Played, Said
from grimoire.table.match import Match
from grimoire.table.refusal import Refused, refused
from grimoire.table.view import LogEntry, last_entry, log, seat_views, view

if TYPE_CHECKING:
    from grimoire.server.hub import Hub

Command = Callable[[Match], list[AnyEvent]]
_MOST_MISSED: Final = 200  # events after which a page is shown the table anew
_TRIES: Final = 10  # to write what others write at the same time
_STEP_BACK: Final = 0.01  # seconds


class Parcel(NamedTuple):
    """What pages are told of events: all of them, and those that leave out the chat."""

    text: str
    without_chat: str


class Room:
    """All changes go through ``do``: applied, written, then told, one after the other."""

    def __init__(self, hub: "Hub", table: str, match: Match, created: Created, spec: GameSpec) -> None:
        self.hub: Final = hub
        self.table: Final = table
        self.match = match
        self.pages: Final[set[Page]] = set()
        self.used = hub.now()
        self._created: Final = created
        self.spec: Final = spec
        self._lock: Final = asyncio.Lock()
        self._stale = False
        self.attendance: Final = Attendance(self)
        self.upkeep: Final = Upkeep(self)

    # Changes

    async def do(self, *commands: Command) -> int:
        """Each command in turn, all on disk before anybody is told; the version after them. Refused changes nothing."""
        async with self._lock:
            if self._stale:
                await self._reload()
            for number in range(_TRIES):
                try:
                    return await self._attempt(commands)
                except Conflict:
                    self.hub.metrics.conflicts += 1
                    await asyncio.sleep(random.uniform(0, number * _STEP_BACK))
                    await self._reload()
            raise refused("busy", "", "too much happens at this table; try again")

    async def _attempt(self, commands: Iterable[Command]) -> int:
        all_events: list[AnyEvent] = []
        parcels: list[Parcel] = []
        try:
            for command in commands:
                happened = command(self.match)
                if happened:
                    all_events += happened
                    parcels.append(self._parcel(happened))
        except Refused:
            if not all_events:
                raise
        except BaseException:
            self._stale = True
            raise
        if all_events:
            await self._write(all_events)
            self._tell(parcels, all_events, mine=True)
        return self.match.version

    async def _write(self, events: list[AnyEvent]) -> None:
        """Until it is written, the match is ahead of the disk: if that fails it is read again."""
        self._stale = True
        rows = tuple((event.version, happenings.encode(event)) for event in events)
        try:
            await self.hub.storage.append(Append(self.table, rows, self.summary()))
        except StorageError:
            await self._reload()  # it may have been written all the same
            raise
        self._stale = False

    def _parcel(self, events: list[AnyEvent]) -> Parcel:
        """What pages are told of these events, as the match stands after them."""
        lines = tuple([event for event in events if isinstance(event, Said)])
        if len(lines) == len(events):
            return Parcel(self._chatted(lines), self._chatted(()))
        entries = [last_entry(self.match, self.spec)] if _moved(events) else []
        text = messages.encode(self._update(events, entries)).decode()
        return Parcel(text, text)

    def _chatted(self, lines: tuple[Said, ...]) -> str:
        message = messages.Chatted(table=self.table, version=self.match.version, events=lines)
        return messages.encode(message).decode()

    def _update(self, events: Iterable[AnyEvent], entries: Iterable[LogEntry]) -> messages.Update:
        return messages.Update(
            table=self.table,
            version=self.match.version,
            events=tuple(happenings.public(event) for event in events),
            seats=seat_views(self.match),
            view=view(self.match, self.spec),
            log=tuple(entries),
        )

    def _tell(self, parcels: list[Parcel], events: list[AnyEvent], mine: bool) -> None:
        self.used = self.hub.now()
        for page in self.pages:
            quiet = self.table in page.quiet
            for parcel in parcels:
                page.tell_text(parcel.without_chat if quiet else parcel.text)
        if mine:
            self.hub.metrics.moves += sum(isinstance(event, Played) for event in events)
            self.hub.changed(self)
        if not all(isinstance(event, Said) for event in events):
            self.hub.call_player(self)
            self.upkeep.look_after(mine)

    # What other processes did

    async def catch_up(self, version: int) -> None:
        """Reads what was written elsewhere up to a version at least, and tells the pages."""
        async with self._lock:
            if self._stale:
                await self._reload()
            elif self.match.version < version:
                await self._follow()

    def is_behind(self, version: int) -> bool:
        """Is more on disk than is known here? What is just being written may not stay."""
        return self._stale or self.match.version < version

    @property
    def is_doubtful(self) -> bool:
        """May the match be another than that on disk, and does nobody see to it?"""
        return self._stale and not self._lock.locked()

    async def _follow(self) -> None:
        self._stale = True  # if it fails halfway, all is read again
        rows = await self.hub.storage.events(self.table, self.match.version)
        parcels, fresh = [], [happenings.decode(data) for _, data in rows]
        for event in fresh:
            self.match.apply(event)
            parcels.append(self._parcel([event]))
        self._stale = False
        if fresh:
            self._tell(parcels, fresh, mine=False)

    async def _reload(self) -> None:
        """The match as it is on disk; pages are shown it anew if it is not what they were told of."""
        told = self.match.version if not self._stale else -1
        self.match = await self.hub.read(self.table)
        self._stale = False
        if self.match.version != told:
            for page in self.pages:
                page.tell(self.whole(page))

    # Pages

    async def watch(self, page: Page, seen: int | None, quiet: bool) -> None:
        """Shows a page the table, or what it has missed; from now on it is told of all that happens."""
        async with self._lock:
            if self._stale:
                await self._reload()
            elif seen is not None and seen > self.match.version:
                await self._follow()  # a process that is gone has told the page more than us
            self._check_watcher(page)
            self.pages.add(page)
            page.rooms[self.table] = self
            (page.quiet.add if quiet else page.quiet.discard)(self.table)
            page.tell(await self._missed(page, seen))
            self.used = self.hub.now()
        self.upkeep.look_after()
        self.attendance.changed()

    def unwatch(self, page: Page) -> None:
        """Tells a page no more."""
        self.pages.discard(page)
        page.rooms.pop(self.table, None)
        page.quiet.discard(self.table)
        self.attendance.changed()

    def _check_watcher(self, page: Page) -> None:
        if page in self.pages or self.match.seats_of(page.person) or page.person == self.match.host != "":
            return
        if not self.match.settings.watchers and self.match.status != "open":
            raise refused("no-watchers", "", "this table is not open to watchers")
        if self.attendance.watchers >= self.hub.settings.limits.watchers:
            raise refused("too-many-watchers", "", "too many are watching this table already")

    async def _missed(self, page: Page, seen: int | None) -> messages.Message:
        version = self.match.version
        if seen is None or not 0 < seen <= version or version - seen > _MOST_MISSED:
            return self.whole(page)
        rows = await self.hub.storage.events(self.table, seen)
        missed = [happenings.decode(data) for _, data in rows]
        if self.table in page.quiet:
            missed = [event for event in missed if not isinstance(event, Said)]
        return self._update(missed, log(self.match, self.spec, seen) if _moved(missed) else ())

    def whole(self, page: Page) -> messages.TableState:
        """The table as a page is first shown it."""
        match = self.match
        return messages.TableState(
            table=self.table,
            version=match.version,
            created=happenings.public(self._created),
            seats=seat_views(match),
            yours=tuple(match.seats_of(page.person)) if page.person else (),
            host=bool(page.person) and page.person == match.host,
            view=view(match, self.spec),
            log=log(match, self.spec),
            chat=() if self.table in page.quiet else tuple(match.chat),
        )

    def close(self) -> None:
        """Stops what goes on by itself; the table is as it is on disk."""
        self.upkeep.close()
        self.attendance.close()

    @property
    def idle(self) -> bool:
        """Does nobody look, and does nothing go on by itself?"""
        return not self.pages and not self.upkeep.is_thinking and not self._lock.locked()

    def summary(self) -> Summary:
        """The table for lists."""
        return summary(self.table, self.match, self._created.at, self.hub.settings.bot_grace)


def _moved(events: Iterable[AnyEvent]) -> bool:
    return any(isinstance(event, Played | Begun) for event in events)
