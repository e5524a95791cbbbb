"""What goes on at a table by itself: bots that think, clocks that run."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from grimoire.server.storage import StorageError
from grimoire.server.workers.pool import WorkerFailed
from grimoire.server.workers.tasks import Advise, Advised, Think
from grimoire.table.refusal import Refused, refused

if TYPE_CHECKING:
    from grimoire.server.room import Command, Room

_THINK_AGAIN: Final = 5.0  # seconds after which bots that could not think are asked again
_LONGEST_TIMER: Final = 86_400.0  # seconds


class Lost(Exception):
    """The events of the table cannot be read, or there are none."""


class Upkeep:
    """Looks after the bots and the clock of a room."""

    def __init__(self, room: "Room") -> None:
        self._room: Final = room
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_thinking(self) -> bool:
        """Is a bot at it?"""
        return self._bots is not None and not self._bots.done()

    def look_after(self, mine: bool = False) -> None:
        """Lets bots think whose turn it is, unless another process does, and sets the timer of the clock."""
        if self._is_bots_turn(mine) and not self.is_thinking:
            self._bots = self._room.hub.background(self._think())
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._room.hub.deadline(self._room.match)
        if deadline is not None:
            pause = max(0, deadline - self._room.hub.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(min(pause, _LONGEST_TIMER), self._time_is_up)

    def close(self) -> None:
        """Nothing goes on any more."""
        for handle in (self._timer, self._bots):
            if handle is not None:
                handle.cancel()

    # Bots

    def _is_bots_turn(self, mine: bool) -> bool:
        """A game of bots alone goes on while somebody looks."""
        match, hub = self._room.match, self._room.hub
        if match.thinker is None or not (self._room.pages or any(seat.is_person for seat in match.seats)):
            return False
        return mine or not hub.bell.is_shared or hub.now() >= match.changed + hub.settings.bot_grace

    async def _think(self) -> None:
        """Bots decide as long as it is their turn."""
        room = self._room
        while (seat := room.match.thinker) is not None and self._is_bots_turn(mine=True):
            moment = room.match.moment
            try:
                told = room.match.foretold
                actions = [told] if told else (await room.hub.workers.think(self._task(seat))).actions
                await room.do(self._moves(seat, actions, moment))
            except (WorkerFailed, StorageError, Lost, Refused) as error:
                if isinstance(error, Refused) and error.key == "stale-version":
                    continue  # the position has changed meanwhile
                room.hub.log.error("bot failed", extra={"table": room.table, "seat": seat, "reason": str(error)})
                await asyncio.sleep(_THINK_AGAIN)

    def _task(self, seat: int) -> Think:
        match = self._room.match
        settings = match.settings
        return Think(
            table=self._room.table, seat=seat, bot=match.bot_of(seat), game=settings.game, options=settings.options,
            start=settings.start, actions=list(match.history.actions),
        )  # fmt: skip

    def _moves(self, seat: int, actions: Sequence[str], moment: int) -> "Command":
        hub = self._room.hub
        return lambda match: match.play_bot(seat, actions, moment, hub.now(), hub.source)

    async def advise(self, version: int) -> Advised:
        """What a strong bot would do; refused where the table does not allow it or the position has changed."""
        match = self._room.match
        settings = match.settings
        if not settings.hints:
            raise refused("hints-off", "", "there are no hints at this table")
        if match.decider is None or not match.moment <= version <= match.version:
            raise refused("stale-version", "version", "the position has changed since")
        return await self._room.hub.workers.advise(
            Advise(table=self._room.table, game=settings.game, options=settings.options, start=settings.start,
                   actions=list(match.history.actions))
        )  # fmt: skip

    # Clocks

    def _time_is_up(self) -> None:
        self._timer = None
        self._room.hub.background(self.expire())

    async def expire(self) -> None:
        """Ends the time of whoever has none left."""
        hub = self._room.hub
        deadline = hub.deadline(self._room.match)
        if deadline is not None and hub.now() >= deadline:
            await self._room.do(lambda match: match.expire(hub.now()))
        else:
            self.look_after()
