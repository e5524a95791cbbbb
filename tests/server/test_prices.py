"""What costly work is charged: the more there is to do, the more it costs whoever asks."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from random import Random

from grimoire.server.app import running
from grimoire.server.connection import Connection
from grimoire.server.hub import Hub
from grimoire.server.rate_limit import PageLimit, TokenBucket
from grimoire.server.room import Room
from grimoire.server.settings import ServerSettings
from grimoire.table.clocks import now
from grimoire.table.settings import SeatPlan, Settings
from tests.server.asking import say

SEATS = [SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Ann too", "ann")]
MOVES = 60
HINT = {"type": "hint"}
WHY = {"type": "why", "zone": "book", "item": "1", "seat": 0}


async def charged(hub: Hub, room: Room, message: Mapping[str, object]) -> float:
    """The tokens that a message costs now."""
    purse = TokenBucket(1000, 0, 0)
    page = Connection("ann", "", PageLimit(TokenBucket(0, 0, 0), purse), 1_000_000)
    page.greeted = True
    version = {"version": room.match.version} if message is HINT else {}
    await say(page, hub, {**message, **version, "table": room.table})
    return 1000 - purse._tokens


async def prices(data: Path) -> list[tuple[int, float, float]]:
    """At each moment of a game: how much can be chosen, and what a hint and a reason cost."""
    found = []
    async with running(ServerSettings(data=data, workers=0), Random(1)) as hub:
        room = await hub.create(Settings(game="sigils", options={}), SEATS, "ann")
        rng = Random(2)
        for _ in range(MOVES):
            state, version = room.match.state, room.match.version
            found.append((len(state.legal()), await charged(hub, room, HINT), await charged(hub, room, WHY)))
            seat, action = state.player, rng.choice(state.actions())
            await room.do(lambda match: match.play("ann", seat, action, version, now(), hub.source))  # noqa: B023
        await hub.close()
    return found


def test_hints_and_reasons_are_charged_by_what_they_cost(tmp_path: Path) -> None:
    found = asyncio.run(prices(tmp_path))
    hints = [hint for _, hint, _ in found]
    assert hints == sorted(hints)  # the longer a game is, the more has to be played again
    assert hints[-1] > hints[0]
    reasons = [reason for _, _, reason in sorted(found)]
    assert reasons == sorted(reasons)  # the more can be chosen, the more is looked at
    assert reasons[-1] > reasons[0]
