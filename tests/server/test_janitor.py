"""What a server does by itself: bots after a start, clocks, tables that nobody touches."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import grimoire
from grimoire.server.app import running
from grimoire.server.hub import Hub
from grimoire.server.janitor import Janitor
from grimoire.server.room import Room
from grimoire.server.settings import ServerSettings
from grimoire.server.turn_timer import RESTART_GRACE
from grimoire.table.clocks import now
from grimoire.table.refusal import Refused
from grimoire.table.settings import SECOND, Clock, SeatPlan, Settings

ANN, BOB, BOT = SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Bob", "bob"), SeatPlan("bot", level="greedy")


def serve(settings: ServerSettings, work: Callable[[Hub, Janitor], Awaitable[None]]) -> None:
    """Everything of a server but the web."""

    async def run() -> None:
        async with running(settings, Random(1)) as hub:
            try:
                await work(hub, Janitor(hub))
            finally:
                await hub.close()

    asyncio.run(run())


async def materia(hub: Hub, *seats: SeatPlan, first: int = 0, clock: Clock | None = None) -> Room:
    options = {"players": len(seats), "first": first}
    return await hub.create(Settings(game="materia", options=options, clock=clock), seats, "ann")


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.02)


def test_bots_go_on_after_a_start(tmp_path: Path) -> None:
    tables: list[str] = []

    async def before(hub: Hub, _: Janitor) -> None:
        room = await materia(hub, ANN, BOT, first=1)
        assert room.match.thinker == 1
        tables.append(room.table)

    async def after(hub: Hub, janitor: Janitor) -> None:
        await janitor.wake_all()
        room = hub.rooms[tables[0]]
        await until(lambda: room.match.decider == 0)
        assert len(room.match.history.actions) > 9

    serve(ServerSettings(data=tmp_path, workers=0), before)
    serve(ServerSettings(data=tmp_path, workers=1), after)


def test_a_game_of_bots_alone_waits_for_somebody_to_look(tmp_path: Path) -> None:
    async def work(hub: Hub, janitor: Janitor) -> None:
        room = await materia(hub, BOT, BOT)
        await janitor.wake_all()
        assert not room.bots.are_thinking

    serve(ServerSettings(data=tmp_path, workers=1), work)


def test_tables_that_nobody_touches_are_put_away_and_their_records_kept(tmp_path: Path) -> None:
    async def work(hub: Hub, janitor: Janitor) -> None:
        room = await materia(hub, ANN, BOB)
        await room.do(lambda match: match.play("ann", 0, "draw", match.version, now(), hub.source))
        played = room.match.record(closed=True)  # nobody can go on, so the secrets are in it
        await asyncio.sleep(0.01)
        await janitor.archive()
        assert room.table not in hub.rooms
        with pytest.raises(Refused, match="no such table"):
            await hub.room(room.table)
        summary = await hub.storage.summary(room.table)
        assert summary is not None
        assert summary.status == "archived"
        kept = json.loads(await hub.storage.record(room.table) or b"")
        assert kept == played
        assert grimoire.Record.from_data(kept).actions == played["actions"]
        assert await hub.storage.events(room.table) == []

    serve(ServerSettings(data=tmp_path, archive_after=0, workers=0), work)


def test_tables_in_use_stay(tmp_path: Path) -> None:
    async def work(hub: Hub, janitor: Janitor) -> None:
        room = await materia(hub, ANN, BOB)
        await janitor.archive()
        assert hub.rooms == {room.table: room}
        hub.forget_idle(now() - 1000)
        assert hub.rooms == {room.table: room}
        hub.forget_idle(now() + 1)
        assert hub.rooms == {}
        again = await hub.room(room.table)
        assert again is not room
        assert again.match.state == room.match.state

    serve(ServerSettings(data=tmp_path, workers=0), work)


def test_after_a_start_people_have_a_while_to_come_back(tmp_path: Path) -> None:
    tables: list[str] = []

    async def before(hub: Hub, _: Janitor) -> None:
        room = await materia(hub, ANN, BOB, clock=Clock(5 * SECOND))
        tables.append(room.table)

    async def after(hub: Hub, janitor: Janitor) -> None:
        room = await hub.room(tables[0])
        assert room.match.deadline is not None
        assert room.timer.deadline == hub.started + RESTART_GRACE
        await room.do(lambda match: match.play("ann", 0, "draw", match.version, now(), hub.source))
        assert room.timer.deadline == room.match.deadline
        await janitor.wake_all()

    serve(ServerSettings(data=tmp_path, workers=0), before)
    serve(ServerSettings(data=tmp_path, workers=0), after)


@pytest.mark.slow
def test_who_runs_out_of_time_loses_without_anybody_asking(tmp_path: Path) -> None:
    async def work(hub: Hub, _: Janitor) -> None:
        room = await materia(hub, ANN, BOB, clock=Clock(5 * SECOND))
        await until(lambda: room.match.status == "over")
        assert room.match.result is not None
        assert room.match.result.by == "time"
        assert room.match.result.winners == (1,)

    serve(ServerSettings(data=tmp_path, workers=0), work)


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    settings = ServerSettings(data=tmp_path, workers=0)

    async def work(_: Hub, __: Janitor) -> None:
        with pytest.raises(grimoire.GrimoireError, match="another server uses"):
            async with running(replace(settings, port=1)):
                pass

    serve(settings, work)


def test_a_redis_that_is_not_there_is_told(tmp_path: Path) -> None:
    settings = ServerSettings(data=tmp_path, redis="redis://127.0.0.1:1", workers=0)

    async def work(_: Hub, __: Janitor) -> None:
        raise AssertionError("it must not start")

    with pytest.raises(grimoire.GrimoireError, match="redis: nothing answers there"):
        serve(settings, work)
