"""What a server does by itself: wakes tables that are due, follows other processes, archives old tables."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec

from grimoire.server.hub import Hub
from grimoire.server.presence import Elsewhere
from grimoire.server.pubsub import Notice
from grimoire.server.room import Room
from grimoire.server.storage import Conflict, StorageError, Summary
from grimoire.table.clocks import now
from grimoire.table.refusal import Refused

_EVERY: Final = 2.0  # seconds between two rounds
_WOKEN_AT_ONCE: Final = 200
_IDLE: Final = 120_000  # milliseconds that a table stays in memory after it was last used
_ARCHIVED_AT_ONCE: Final = 50
_TIDIED_EVERY: Final = 15  # rounds
_KEYS_TIDIED_EVERY: Final = 150  # rounds; all keys are looked at
_KEYS_AT_ONCE: Final = 1000
_PRESENCE_EVERY: Final = 15  # rounds
_SILENT: Final = 75_000  # milliseconds after which a process that says nothing counts as gone
_log: Final = logging.getLogger("grimoire.server")


class Janitor:
    """Works as long as the server runs."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._broken: Final[set[str]] = set()  # tables that cannot be loaded; each is tried once
        self._woken: tuple[int, str] | None = None  # the last table that was woken, if more were due

    async def wake_all(self) -> None:
        """After a start: tables where a bot has to move or a clock runs out soon. Others come when they are due."""
        storage, soon = self._hub.storage, now() + self._hub.settings.bot_grace
        last = None
        while due := await storage.due(soon, _WOKEN_AT_ONCE, last):
            last = _place(due[-1])
            await self._look_after(due)

    async def listen(self) -> None:
        """Follows the notices of other processes, for ever."""
        await self._hub.pubsub.listen(self._on_notice, self._on_reconnect)

    async def run(self) -> None:
        """Round after round, for ever; a failure is logged and the next round comes."""
        rounds = 0
        while True:
            await asyncio.sleep(_EVERY)
            rounds += 1
            try:
                await self._round(rounds)
            except StorageError as error:
                _log.warning("storage failed", extra={"reason": str(error)})
            except Exception:
                self._hub.metrics.unhandled += 1
                _log.exception("a round of the janitor failed")

    async def _round(self, rounds: int) -> None:
        hub = self._hub
        if not hub.pubsub.is_healthy:
            hub.pubsub.publish_look()
        if hub.pubsub.is_shared:  # even if it is healthy: a process may have died between writing and publishing
            await self._compare()
            self._go_on()
        await self._confirm()
        await self._wake()
        hub.forget_idle(now() - _IDLE)
        if rounds % _PRESENCE_EVERY == 0:
            self._publish_presence()
        await self.archive()
        if rounds % _TIDIED_EVERY == 1:
            await self.tidy()
        if rounds % _KEYS_TIDIED_EVERY == 1:
            await self.tidy_keys()

    async def _wake(self) -> None:
        """The next tables that are due, and after the last the first again: one that stays due does not hide others."""
        due = await self._hub.storage.due(now(), _WOKEN_AT_ONCE, self._woken)
        self._woken = _place(due[-1]) if len(due) == _WOKEN_AT_ONCE else None
        await self._look_after(due)

    async def _look_after(self, due: Iterable[Summary]) -> None:
        for summary in due:
            room = await self._room(summary.table)
            if room is not None:
                with suppress(Refused):  # somebody else was faster
                    await room.timer.expire()

    async def _room(self, table: str) -> Room | None:
        """The room of a table; one that is broken must not keep the others from being looked after."""
        if table in self._broken:
            return None
        try:
            return await self._hub.room(table)
        except StorageError:
            raise
        except Exception as error:
            self._broken.add(table)
            _log.error("table cannot be loaded", extra={"table": table, "reason": str(error)})
            return None

    async def _compare(self) -> None:
        """Catches up at tables where other processes wrote more than we heard of."""
        hub = self._hub
        written = await hub.storage.versions(list(hub.rooms))
        for table, version in written.items():
            room = hub.rooms.get(table)
            if room is not None and room.is_behind(version):
                await room.catch_up(version)

    def _go_on(self) -> None:
        """Lets bots play where people watch and no process does it: games of bots alone are never due."""
        for room in self._hub.rooms.values():
            if room.connections:
                room.bots.start(is_own=False)

    async def _confirm(self) -> None:
        """Looks on disk where a write failed that may have been written all the same."""
        for room in list(self._hub.rooms.values()):
            if room.is_unconfirmed:
                await room.catch_up(0)

    def _on_reconnect(self) -> None:
        self._hub.tasks.start(self._compare())
        self._publish_presence()

    def _on_notice(self, notice: Notice) -> None:
        if not notice.table:
            self._on_reconnect()
            return
        if notice.leaving:
            self._hub.tasks.start(self._take_over(notice.table))
            return
        room = self._hub.rooms.get(notice.table)
        if room is None:
            return
        if not notice.version:
            room.presence.hear(notice.sender, Elsewhere(notice.here, notice.watchers, now()))
        elif room.is_behind(notice.version):
            self._hub.tasks.start(room.catch_up(notice.version))

    async def _take_over(self, table: str) -> None:
        """Lets bots play at a table that a process has left; if several do, the database keeps one of their moves."""
        room = await self._room(table)
        if room is not None:
            # Its last move may not have reached us yet; without it, nobody would see that a bot decides.
            await room.catch_up(await self._hub.storage.version(table))
            room.look_after(is_own=True)

    def _publish_presence(self) -> None:
        """Tells other processes who is here, and forgets those that have fallen silent."""
        for room in self._hub.rooms.values():
            room.presence.forget_silent(now() - _SILENT)
            if room.connections:
                room.presence.publish()

    async def archive(self) -> None:
        """Archives tables that nobody has touched for long; their records are kept."""
        hub = self._hub
        for summary in await hub.storage.idle(now() - hub.settings.archive_after, _ARCHIVED_AT_ONCE):
            room = hub.rooms.get(summary.table)
            if room is None or room.is_idle:
                await self._archive(summary)

    async def tidy(self) -> None:
        """Removes tables that nobody has joined, and old records and links; and looks how much is stored."""
        hub, settings = self._hub, self._hub.settings
        for summary in await hub.storage.idle(now() - settings.open_for, _ARCHIVED_AT_ONCE, ("open",)):
            room = hub.rooms.get(summary.table)
            if room is None or room.is_idle:
                hub.forget(summary.table)
                await hub.storage.remove(summary.table, summary.version)
        await hub.storage.remove_links(now())
        if settings.keep_records:
            await hub.storage.remove_records(now() - settings.keep_records, _ARCHIVED_AT_ONCE)
        await hub.disk.measure()

    async def tidy_keys(self) -> None:
        """Removes old keys of people who have no games."""
        storage, before = self._hub.storage, now() - self._hub.settings.keep_keys
        await storage.remove_keys(before, _KEYS_AT_ONCE)

    async def _archive(self, summary: Summary) -> None:
        hub, room = self._hub, await self._room(summary.table)
        if room is None:
            return
        record = msgspec.json.encode(room.match.record(closed=True))
        archived = msgspec.structs.replace(summary, status="archived", due=None)
        try:
            await hub.storage.archive(summary.table, summary.version, record, archived)
        except Conflict:
            return  # somebody has come back to it
        hub.forget(summary.table)


def _place(summary: Summary) -> tuple[int, str]:
    """Of a table among those that are due."""
    return summary.due or 0, summary.table
