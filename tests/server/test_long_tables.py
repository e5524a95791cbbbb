"""Tables with very many events: loading one keeps nobody else waiting."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from grimoire.server.app import running
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import Append
from grimoire.table import events as table_events
from grimoire.table.events import Left, Returned
from grimoire.table.settings import SeatPlan, Settings

pytestmark = pytest.mark.slow
EVENTS = 300_000
STALL = 0.5  # of the time that loading takes; it used to be all of it


def test_the_loop_goes_on_while_a_long_table_is_loaded(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(ServerSettings(data=tmp_path, workers=0), Random(1)) as hub:
            seats = [SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Bob", "bob")]
            room = await hub.create(Settings(game="materia", options={"players": 2}), seats, "ann")
            table, before = room.table, room.match
            kinds = (Left, Returned)
            more = [kinds[number % 2](version=number + 3, at=before.changed, seat=0) for number in range(EVENTS)]
            rows = tuple((event.version, table_events.encode(event)) for event in more)
            after = before.after(more)
            await hub.storage.append(Append(table, before.version, rows, room.live.summary(after)))
            hub.forget(table)
            pauses: list[float] = []
            ticking = asyncio.create_task(_tick(pauses))
            begun = time.perf_counter()
            loaded = await hub.room(table)
            took = time.perf_counter() - begun
            ticking.cancel()
            assert loaded.match.version == EVENTS + 2
            assert loaded.unpaid > 1000
            assert len(pauses) > 20
            assert max(pauses) < STALL * took, f"{max(pauses):.2f} of {took:.2f} s"
            await hub.close()

    asyncio.run(run())


async def _tick(pauses: list[float]) -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.005)
        pauses.append(time.perf_counter() - begun)
