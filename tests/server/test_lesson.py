"""What becomes of a lesson on the server once it is over."""

import asyncio
from pathlib import Path
from random import Random

from grimoire.server.app import running
from grimoire.server.bodies import NewTable, SeatWish
from grimoire.server.new_table import complete, plans, settings_of
from grimoire.server.settings import ServerSettings
from grimoire.server.workers.fair_queue import Asker
from grimoire.table.clocks import now


def test_whoever_plays_again_plays_without_a_guide(tmp_path: Path) -> None:
    asked = complete(NewTable("sigils", [SeatWish("me", "Ann")], lesson=True))

    async def again() -> tuple[bool, bool, list[str]]:
        async with running(ServerSettings(data=tmp_path, workers=1), Random(1)) as hub:
            room = await hub.create(settings_of(asked), plans(asked.seats, "ann"), "ann")
            await room.do(lambda match: match.resign("ann", 0, now()))
            await room.do(lambda match: match.wish("ann", 0, "rematch", now()))
            await hub.rematch(room, Asker(person="ann"))
            other = (await hub.room(room.match.rematch)).match
            return room.match.settings.lesson, other.settings.lesson, [seat.level for seat in other.seats]

    assert asyncio.run(again()) == (True, False, ["", "novice"])
