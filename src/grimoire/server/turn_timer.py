"""The clock of a table: wakes the room when whoever decides runs out of time."""

import asyncio
import weakref
from typing import TYPE_CHECKING, Final

from grimoire.table.clocks import now

if TYPE_CHECKING:
    from grimoire.server.room import Room, RoomServices

RESTART_GRACE: Final = (
    60_000  # milliseconds after a start in which nobody's time runs out, so that people can come back
)
_LONGEST: Final = 86_400.0  # seconds


class TurnTimer:
    """Fires at the deadline of a room's match."""

    def __init__(self, room: "Room", services: "RoomServices") -> None:
        self._room: Final[Room] = weakref.proxy(room)  # no cycle: a forgotten room is gone at once
        self._services: Final = services
        self._handle: asyncio.TimerHandle | None = None

    @property
    def deadline(self) -> int | None:
        """When the running clock is at zero; not before people had time to come back after a start."""
        match, started = self._room.match, self._services.started
        deadline = match.deadline
        if deadline is None or match.changed >= started:
            return deadline
        return max(deadline, started + RESTART_GRACE)

    def set(self) -> None:
        """Sets the timer to the deadline, if there is one."""
        self.close()
        deadline = self.deadline
        if deadline is not None:
            pause = max(0, deadline - now()) / 1000
            self._handle = asyncio.get_running_loop().call_later(min(pause, _LONGEST), self._fire)

    def close(self) -> None:
        """Stops the timer."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _fire(self) -> None:
        self._handle = None
        self._services.tasks.start(self.expire())

    async def expire(self) -> None:
        """Whoever decides loses if their time has run out; otherwise the room is looked after again."""
        deadline = self.deadline
        if deadline is not None and now() >= deadline:
            await self._room.do(lambda match: match.expire(now()))
        else:
            self._room.look_after()
