"""The bots of a table: they think in other processes, and what they choose is played here."""

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING, Final

from grimoire.server.storage import StorageError
from grimoire.server.workers.fair_queue import Asker
from grimoire.server.workers.pool import WorkerFailed
from grimoire.server.workers.tasks import Advise, Advised, Think, Thought
from grimoire.table.clocks import now
from grimoire.table.refusal import Refused, refused

if TYPE_CHECKING:
    from grimoire.server.room import Room, RoomServices

_PAUSE: Final = 5.0  # seconds after which a bot that failed is asked again
_log: Final = logging.getLogger("grimoire.server")


class BotRunner:
    """Lets the bots of a room play, and gives hints."""

    def __init__(self, room: "Room", services: "RoomServices") -> None:
        self._room: Final[Room] = weakref.proxy(room)  # no cycle: a forgotten room is gone at once
        self._services: Final = services
        self._task: asyncio.Task[None] | None = None

    @property
    def are_thinking(self) -> bool:
        """Is a bot at work?"""
        return self._task is not None and not self._task.done()

    def start(self, is_own: bool) -> None:
        """Lets a bot think if it is its turn and no other process does it; ``is_own``: the last change was ours."""
        if self._is_bots_turn(is_own) and not self.are_thinking:
            self._task = self._services.tasks.start(self._run())

    def close(self) -> None:
        """Stops thinking."""
        if self._task is not None:
            self._task.cancel()

    def _is_bots_turn(self, is_own: bool) -> bool:
        """A game of bots alone goes on while somebody watches."""
        match = self._room.match
        if match.thinker is None or not (self._room.connections or any(seat.is_person for seat in match.seats)):
            return False
        return (
            is_own or not self._services.people.is_shared or now() >= match.changed + self._services.settings.bot_grace
        )

    async def _run(self) -> None:
        """Bots play as long as it is their turn."""
        while (seat := self._room.match.thinker) is not None and self._is_bots_turn(is_own=True):
            try:
                await self._play(seat)
            except (WorkerFailed, StorageError, Refused) as error:
                if isinstance(error, Refused) and error.key == "stale-version":
                    continue  # the position has changed meanwhile
                if isinstance(error, Refused) and error.key == "table-full":
                    return
                _log.error("bot failed", extra={"table": self._room.table, "seat": seat, "reason": str(error)})
                await asyncio.sleep(_PAUSE)

    async def _play(self, seat: int) -> None:
        """One turn, or as much of it as comes before chance."""
        version, foretold = self._room.match.moment, self._room.match.foretold
        actions = [foretold] if foretold else (await self._think(seat)).actions
        await self._room.do(lambda match: match.play_bot(seat, actions, version, now(), self._services.source))

    async def _think(self, seat: int) -> Thought:
        match = self._room.match
        settings = match.settings
        task = Think(
            table=self._room.table, seat=seat, bot=match.bot_of(seat), game=settings.game, options=settings.options,
            start=settings.start, actions=match.history.actions,
        )  # fmt: skip
        return await self._services.bots.think(task, self._asker())

    def _asker(self) -> Asker:
        """For whom a bot plays: the first person who is at the table, otherwise its host."""
        match = self._room.match
        person = next((seat.player for number, seat in enumerate(match.seats) if match.is_here(number)), match.host)
        return Asker(self._services.people.address_of(person), person)

    async def advise(self, version: int, asker: Asker) -> Advised:
        """What a strong bot would play; refused if hints are off or the position has changed."""
        match = self._room.match
        settings = match.settings
        if not settings.hints:
            raise refused("hints-off", "", "hints are off at this table")
        if match.decider is None or not match.moment <= version <= match.version:
            raise refused("stale-version", "version", "the position has changed since")
        return await self._services.bots.advise(
            Advise(table=self._room.table, game=settings.game, options=settings.options, start=settings.start,
                   actions=match.history.actions),
            asker,
        )  # fmt: skip
