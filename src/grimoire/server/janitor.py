"""What a server does by itself: wakes tables that are due, follows other processes, archives old tables."""

import asyncio
import logging
from typing import Final

import msgspec

from grimoire.server.hub import Hub
from grimoire.server.presence import Elsewhere
from grimoire.server.pubsub import Notice
from grimoire.server.room import Room
from grimoire.server.storage import Conflict, StorageError, Summary
from grimoire.table.clocks import now

_EVERY: Final = 2.0  # seconds between two rounds
_ANY_TIME: Final = 2**53  # later than any due time
_WOKEN_AT_START: Final = 100_000
_WOKEN_AT_ONCE: Final = 200
_IDLE: Final = 120_000  # milliseconds that a table stays in memory after it was last used
_ARCHIVED_AT_ONCE: Final = 50
_TIDIED_EVERY: Final = 15  # rounds
_PRESENCE_EVERY: Final = 15  # rounds
_SILENT: Final = 75_000  # milliseconds after which a process that says nothing counts as gone
_log: Final = logging.getLogger("grimoire.server")


class Janitor:
    """Works as long as the server runs."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._broken: Final[set[str]] = set()  # tables that cannot be loaded; each is tried once

    async def wake_all(self) -> None:
        """After a start: all tables where a bot has to move or a clock runs."""
        await self._wake(_ANY_TIME, _WOKEN_AT_START)

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
                self._hub.metrics.unhandled.inc()
                _log.exception("a round of the janitor failed")

    async def _round(self, rounds: int) -> None:
        hub = self._hub
        if not hub.pubsub.is_healthy:
            hub.pubsub.publish_look()
        if hub.pubsub.is_shared:  # even if it is healthy: a process may have died between writing and publishing
            await self._compare()
        await self._confirm()
        await self._wake(now(), _WOKEN_AT_ONCE)
        hub.forget_idle(now() - _IDLE)
        if rounds % _PRESENCE_EVERY == 0:
            self._publish_presence()
        await self.archive()
        if rounds % _TIDIED_EVERY == 1:
            await self.tidy()

    async def _wake(self, before: int, limit: int) -> None:
        for summary in await self._hub.storage.due(before, limit):
            room = await self._room(summary.table)
            if room is not None:
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
        """Removes tables that nobody has joined and records that are old, and looks how much is stored."""
        hub, settings = self._hub, self._hub.settings
        for summary in await hub.storage.idle(now() - settings.open_for, _ARCHIVED_AT_ONCE, ("open",)):
            room = hub.rooms.get(summary.table)
            if room is None or room.is_idle:
                hub.forget(summary.table)
                await hub.storage.remove(summary.table, summary.version)
        if settings.keep_records:
            await hub.storage.remove_records(now() - settings.keep_records, _ARCHIVED_AT_ONCE)
        await hub.disk.measure()

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
