"""What a server does by itself: wakes tables whose time has come, hears other processes, puts old tables away."""

import asyncio
from typing import Final

import msgspec

from grimoire.server.attendance import Elsewhere
from grimoire.server.bell import Ring
from grimoire.server.hub import Hub
from grimoire.server.storage import Conflict, StorageError, Summary

_EVERY: Final = 2.0  # seconds between two rounds
_LONG_AGO: Final = 2**53  # later than any due time: what waits at the start is looked after at once
_IDLE: Final = 120_000  # milliseconds a table stays in memory after the last page has gone
_ARCHIVED_AT_ONCE: Final = 50
_PRESENCE_EVERY: Final = 15  # rounds
_SILENT: Final = 75_000  # milliseconds after which a process that says nothing is taken for gone


class Caretaker:
    """Goes round as long as the server runs."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub

    async def wake_all(self) -> None:
        """After a start, all tables at which bots are to move or clocks run."""
        await self._wake(_LONG_AGO, 100_000)

    async def listen(self) -> None:
        """Hears other processes for ever."""
        await self._hub.bell.listen(self._heard, self._restored)

    async def go_round(self) -> None:
        """Looks after tables for ever; a failure is logged and the next round comes."""
        rounds = 0
        while True:
            await asyncio.sleep(_EVERY)
            rounds += 1
            try:
                await self._one_round(rounds)
            except StorageError as error:
                self._hub.log.warning("storage failed", extra={"reason": str(error)})
            except Exception:
                self._hub.metrics.unhandled += 1
                self._hub.log.exception("a round of the caretaker failed")

    async def _one_round(self, rounds: int) -> None:
        hub = self._hub
        if not hub.bell.is_sound:
            hub.bell.ring_all()
        if hub.bell.is_shared:  # also when it is sound: a process may have died between writing and ringing
            await self._compare()
        await self._mend()
        await self._wake(hub.now(), 200)
        hub.forget_idle(hub.now() - _IDLE)
        if rounds % _PRESENCE_EVERY == 0:
            self._tell_presence()
        await self.archive()

    async def _wake(self, now: int, limit: int) -> None:
        for summary in await self._hub.storage.due(now, limit):
            try:
                room = await self._hub.room(summary.table)
                await room.upkeep.expire()
            except StorageError:
                raise
            except Exception as error:  # one table must not keep the others from being woken
                self._hub.log.error("table not woken", extra={"table": summary.table, "reason": str(error)})

    async def _compare(self) -> None:
        """Tables of which other processes may have written more than was heard."""
        hub = self._hub
        written = await hub.storage.versions(list(hub.rooms))
        for table, version in written.items():
            room = hub.rooms.get(table)
            if room is not None and room.is_behind(version):
                await room.catch_up(version)

    async def _mend(self) -> None:
        """Tables of which it is not known whether the last write reached the disk."""
        for room in list(self._hub.rooms.values()):
            if room.is_unconfirmed:
                await room.catch_up(0)

    def _restored(self) -> None:
        self._hub.background(self._compare())
        self._tell_presence()

    def _heard(self, ring: Ring) -> None:
        if not ring.table:
            self._restored()
            return
        room = self._hub.rooms.get(ring.table)
        if room is None:
            return
        if ring.version:
            if room.is_behind(ring.version):
                self._hub.background(room.catch_up(ring.version))
        else:
            room.attendance.heard(ring.sender, Elsewhere(ring.here, ring.watchers, self._hub.now()))

    def _tell_presence(self) -> None:
        """Tells other processes who is here, and forgets what those said that are silent."""
        for room in self._hub.rooms.values():
            room.attendance.forget_silent(self._hub.now() - _SILENT)
            if room.pages:
                self._hub.ring_presence(room)

    async def archive(self) -> None:
        """Puts tables away that nobody has touched for long; their records are kept."""
        hub = self._hub
        for summary in await hub.storage.idle(hub.now() - hub.settings.archive_after, _ARCHIVED_AT_ONCE):
            room = hub.rooms.get(summary.table)
            if room is None or room.idle:
                await self._put_away(summary)

    async def _put_away(self, summary: Summary) -> None:
        hub = self._hub
        match = (await hub.room(summary.table)).match
        record = msgspec.json.encode(match.record())
        put = msgspec.structs.replace(summary, status="archived", due=None)
        try:
            await hub.storage.archive(summary.table, summary.version, record, put)
        except Conflict:
            return  # somebody has come back to it
        room = hub.rooms.pop(summary.table, None)
        if room is not None:
            room.close()
