"""Rooms that are forgotten are gone at once: no cycle keeps them until the garbage collector comes."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from grimoire.server.app import running
from grimoire.server.connection import Connection
from grimoire.server.hub import Hub
from grimoire.server.rate_limit import PageLimit, TokenBucket
from grimoire.server.settings import ServerSettings
from grimoire.server.shared_games import shared_game
from grimoire.table.clocks import now
from grimoire.table.history import History
from grimoire.table.match import Match
from grimoire.table.refusal import Refused
from grimoire.table.settings import SECOND, Clock, SeatPlan, Settings


@contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _alive() -> list[int]:
    """How many matches and histories there are; compiled, they take no weak references."""
    return [sum(type(each) is kind for each in gc.get_objects()) for kind in (Match, History)]


async def _used(hub: Hub, game: str) -> SimpleNamespace:
    """A table that was played at, looked at, undone and refused something; only a weak reference to it is left."""
    seats = [SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Bob", "bob")]
    settings = Settings(game=game, options={"players": 2, "first": 0}, clock=Clock(600 * SECOND))
    room = await hub.create(settings, seats, "ann")
    unlimited = TokenBucket(0, 0, 0)
    page = Connection("ann", "", PageLimit(unlimited, unlimited), 100_000)
    await room.watch(page, None, quiet=False)
    for _ in range(10):
        match = room.match
        seat = match.decider or 0
        action = match.state.actions()[0]
        player = match.seats[seat].player
        version = match.version
        play = partial(
            Match.play, player=player, seat=seat, action=action, version=version, now=now(), source=hub.source
        )
        await room.do(play)
    with suppress(Refused):
        await room.do(lambda match: match.play("eve", 0, "skip", match.version, now(), hub.source))
    room.unwatch(page)
    hub.forget(room.table)
    return SimpleNamespace(table=room.table, room=weakref.ref(room))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_a_forgotten_room_is_released_at_once(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(ServerSettings(data=tmp_path, workers=0), Random(1)) as hub:
            with no_collector():
                before = _alive()
                used = await _used(hub, game)
                await asyncio.sleep(0.1)  # what was called soon is over
                assert used.room() is None
                assert _alive() == before
                again = await hub.room(used.table)  # and so is a room that was loaded
                assert _alive() == [count + 1 for count in before]
                room = weakref.ref(again)
                hub.forget(used.table)
                del again
                await asyncio.sleep(0)
                assert room() is None
                assert _alive() == before
            await hub.close()

    asyncio.run(run())


def test_tables_share_the_rules_of_their_game() -> None:
    seats = [SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Bob", "bob")]
    settings = Settings(game="sigils", options={"players": 2})
    events = Match.create(shared_game, settings, seats, 1, Random(1))
    one, other = Match.restore(shared_game, events), Match.restore(shared_game, events)
    assert one.history.game is other.history.game
    assert shared_game("sigils", players=3) is not one.history.game
    with pytest.raises(Exception, match="edition"):
        shared_game("sigils", edition={1, 2})
