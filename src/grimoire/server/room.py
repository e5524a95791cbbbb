"""A live table: its match, the pages that see it, and the one way in which it changes."""

import asyncio
import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

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
from grimoire.table.refusal import refused
from grimoire.table.view import LogEntry, last_entry, log, seat_views, view

if TYPE_CHECKING:
    from grimoire.server.hub import Hub

Command = Callable[[Match], list[AnyEvent]]
_MOST_MISSED: Final = 200  # events after which a page is shown the table anew
_TRIES: Final = 10  # to write what others write at the same time
_STEP_BACK: Final = 0.01  # seconds


class Room:
    """All changes go through ``do``, one after the other: decided, written, evolved by, told. So what is in memory is
    never ahead of what is on disk.
    """

    def __init__(self, hub: "Hub", table: str, match: Match, created: Created, spec: GameSpec) -> None:
        self.hub: Final = hub
        self.table: Final = table
        self.match = match
        self.pages: Final[set[Page]] = set()
        self.used = hub.now()
        self._created: Final = created
        self.spec: Final = spec
        self._lock: Final = asyncio.Lock()
        self.is_unconfirmed = False  # has a write failed that may be on disk?
        self.attendance: Final = Attendance(self)
        self.upkeep: Final = Upkeep(self)

    # Changes

    async def do(self, command: Command) -> int:
        """Decides, writes, evolves, then tells the pages; the version after it. Refused changes nothing."""
        async with self._lock:
            for number in range(_TRIES):
                events = command(self.match)
                if not events:
                    return self.match.version
                try:
                    await self._write(events)
                except Conflict:
                    self.hub.metrics.conflicts += 1
                    await asyncio.sleep(random.uniform(0, number * _STEP_BACK))
                    if not await self._follow():
                        raise refused("no-table", "table", "there is no such table, or it has been archived") from None
                else:
                    self._evolve(events, mine=True)
                    return self.match.version
            raise refused("busy", "", "too much is happening at this table; try again")

    async def _write(self, events: Sequence[AnyEvent]) -> None:
        rows = tuple((event.version, happenings.encode(event)) for event in events)
        try:
            await self.hub.storage.append(Append(self.table, rows, self.summary(self.match.after(events))))
        except StorageError:
            self.is_unconfirmed = True  # it may have been written all the same
            with suppress(StorageError):
                await self._follow()
            raise

    async def _follow(self) -> bool:
        """Evolves by what is on disk after our version; was there anything?"""
        rows = await self.hub.storage.events(self.table, self.match.version)
        self.is_unconfirmed = False
        self._evolve([happenings.decode(data) for _, data in rows], mine=False)
        return bool(rows)

    def _evolve(self, events: Sequence[AnyEvent], mine: bool) -> None:
        """Pages are told of every move and of every change of subject by a message of its own."""
        group: list[AnyEvent] = []
        for event in events:
            if group and (isinstance(group[-1], Played) or isinstance(group[-1], Said) != isinstance(event, Said)):
                self._tell(group)
                group = []
            self.match.evolve(event)
            group.append(event)
        if group:
            self._tell(group)
            self._changed(events, mine)

    def _tell(self, events: Sequence[AnyEvent]) -> None:
        """Sends what these events changed to all pages; the match has just evolved by them."""
        if not self.pages:
            return
        chat = tuple([event for event in events if isinstance(event, Said)])
        if chat:
            text, without_chat = self._chatted(chat), self._chatted(())
        else:
            entries = [last_entry(self.match, self.spec)] if _moved(events) else []
            text = without_chat = messages.encode(self._update(events, entries)).decode()
        for page in self.pages:
            page.tell_text(without_chat if self.table in page.quiet else text)

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

    def _changed(self, events: Sequence[AnyEvent], mine: bool) -> None:
        self.used = self.hub.now()
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
            if self.is_behind(version):
                await self._follow()

    def is_behind(self, version: int) -> bool:
        """Is more on disk than is known here, or may there be?"""
        return self.is_unconfirmed or self.match.version < version

    # Pages

    async def watch(self, page: Page, seen: int | None, quiet: bool) -> None:
        """Shows a page the table, or what it has missed; from now on it is told of all that happens."""
        async with self._lock:
            if self.is_unconfirmed or (seen is not None and seen > self.match.version):
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

    def summary(self, match: Match | None = None) -> Summary:
        """The table for lists, as it stands or as it will stand."""
        return summary(self.table, match or self.match, self._created.at, self.hub.settings.bot_grace)


def _moved(events: Iterable[AnyEvent]) -> bool:
    return any(isinstance(event, Played | Begun) for event in events)
