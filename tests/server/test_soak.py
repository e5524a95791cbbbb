"""Ten minutes of play: the server's memory ends where it began."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bench.load import Crowd
from bench.process import Process, grimoire_server
from tests.long import long

TABLES = 100
THINK = 0.3  # seconds for a move
WARM_UP, SOAK = 180, 600  # seconds; tables stay in memory for two minutes after their game
MORE = 1.2


@long
def test_memory_ends_where_it_began(record_property: Callable[[str, object], None]) -> None:
    with grimoire_server() as server:
        began, ended, games = asyncio.run(_soak(server))
    record_property("soak", f"{games} games at {TABLES} tables: {began:.0f} MB at first, {ended:.0f} MB at the end")
    assert games > TABLES
    assert ended < MORE * began


async def _soak(server: Process) -> tuple[float, float, int]:
    """Megabytes after the warm-up and at the end, and how many games were played."""
    crowd = Crowd(server.port)
    await crowd.seat(TABLES)
    crowd.play(THINK)
    supply = asyncio.create_task(_supply(crowd))
    await asyncio.sleep(WARM_UP)
    began = server.megabytes()
    await asyncio.sleep(SOAK)
    supply.cancel()
    with suppress(asyncio.CancelledError):
        await supply
    return began, server.megabytes(), crowd.made


async def _supply(crowd: Crowd) -> None:
    """Whoever has finished a game finds the next table."""
    while True:
        await crowd.prepare(2)
        crowd.play(THINK)
        await asyncio.sleep(1)
