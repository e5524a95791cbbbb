"""What a server does by itself: bots after a start, clocks, tables that nobody touches."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

import grimoire
from grimoire.server import janitor as janitor_module
from grimoire.server import turn_timer
from grimoire.server.app import _working, running
from grimoire.server.connection import Connection
from grimoire.server.hub import Hub
from grimoire.server.janitor import Janitor
from grimoire.server.pubsub import Notice, PubSub
from grimoire.server.rate_limit import PageLimit, TokenBucket
from grimoire.server.room import Room
from grimoire.server.settings import ServerSettings
from grimoire.server.turn_timer import RESTART_GRACE
from grimoire.table.clocks import now
from grimoire.table.match import Match
from grimoire.table.refusal import Refused
from grimoire.table.settings import SECOND, Clock, SeatPlan, Settings
from tests.server.storage.helpers import append

pytestmark = pytest.mark.slow

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


def test_games_of_bots_alone_do_not_keep_clocks_from_running_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are never due. So they are neither loaded nor in the way of others, however many there are."""
    monkeypatch.setattr(turn_timer, "RESTART_GRACE", 0)
    tables: list[str] = []

    async def before(hub: Hub, _: Janitor) -> None:
        for _number in range(201):
            await materia(hub, BOT, BOT)
        room = await materia(hub, ANN, BOB, clock=Clock(30 * SECOND))
        tables.append(room.table)

    async def after(hub: Hub, janitor: Janitor) -> None:
        monkeypatch.setattr(janitor_module, "now", later)
        monkeypatch.setattr(turn_timer, "now", later)
        await janitor._round(2)
        summary = await hub.storage.summary(tables[0])
        assert summary is not None
        assert summary.status == "over"
        assert list(hub.rooms) == tables

    serve(ServerSettings(data=tmp_path, workers=0), before)
    serve(ServerSettings(data=tmp_path, workers=0), after)


def test_tables_that_stay_due_do_not_hide_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as those that cannot be loaded: the janitor goes on where it stopped, and begins again after the last."""
    monkeypatch.setattr(janitor_module, "_WOKEN_AT_ONCE", 3)

    async def work(hub: Hub, janitor: Janitor) -> None:
        woken: list[str] = []

        async def note(table: str) -> None:
            woken.append(table)

        monkeypatch.setattr(janitor, "_room", note)
        for number in range(7):
            await hub.storage.append(append(f"t{number}", 1, due=1 + number // 4))
        for _ in range(4):
            await janitor._wake()
        assert woken == ["t0", "t1", "t2", "t3", "t4", "t5", "t6", "t0", "t1", "t2"]

    serve(ServerSettings(data=tmp_path, workers=0), work)


def test_one_of_several_processes_goes_on_with_a_game_of_bots_that_is_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that let them play may be gone, and the game is never due."""
    monkeypatch.setattr(PubSub, "is_shared", True)

    async def work(hub: Hub, janitor: Janitor) -> None:
        room = await materia(hub, BOT, BOT)
        page = Connection("", "", PageLimit(TokenBucket(0, 0, 0)), 1_000_000)
        await janitor._round(2)
        assert not room.bots.are_thinking
        room.connections.add(page)
        await janitor._round(2)
        assert room.bots.are_thinking

    serve(ServerSettings(data=tmp_path, workers=1, bot_grace=0), work)


def test_a_bot_is_taken_over_at_a_table_whose_last_move_has_not_been_heard_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that stops has just written the move after which the bot decides."""
    monkeypatch.setattr(PubSub, "is_shared", True)

    async def work(hub: Hub, janitor: Janitor) -> None:
        room = await materia(hub, ANN, BOT)
        elsewhere = await hub._load(room.table)
        hub.rooms[room.table] = room
        while elsewhere.match.decider == 0:
            action, version = elsewhere.match.state.actions()[0], elsewhere.match.version
            await elsewhere.do(partial(Match.play, player="ann", seat=0, action=action, version=version, now=now(),
                                       source=hub.source))  # fmt: skip
        elsewhere.close()
        written = elsewhere.match.version
        assert room.match.version < written
        janitor._on_notice(Notice("elsewhere", room.table, leaving=True))
        await until(lambda: room.match.version > written)

    serve(ServerSettings(data=tmp_path, workers=1, bot_grace=600_000), work)


def test_a_bot_that_begins_to_think_while_the_server_stops_is_left_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[str] = []
    tables: list[str] = []
    monkeypatch.setattr(PubSub, "publish_leaving", lambda _, table: left.append(table))

    async def work(hub: Hub, _: Janitor) -> None:
        await hub.drain(0.1)
        tables.append((await materia(hub, ANN, BOT, first=1)).table)
        assert left == []

    serve(ServerSettings(data=tmp_path, workers=1), work)
    assert left == tables


def test_a_start_wakes_only_what_is_due_soon(tmp_path: Path) -> None:
    tables: list[str] = []

    async def before(hub: Hub, _: Janitor) -> None:
        tables.extend([(await materia(hub, ANN, BOB, clock=Clock(each * SECOND))).table for each in (5, 60, 3600)])
        tables.append((await materia(hub, ANN, BOT, first=1)).table)

    async def after(hub: Hub, janitor: Janitor) -> None:
        await janitor.wake_all()
        assert set(hub.rooms) == {tables[0], tables[3]}

    serve(ServerSettings(data=tmp_path, workers=0), before)
    serve(ServerSettings(data=tmp_path, workers=0), after)


def test_a_server_answers_before_all_tables_are_awake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def for_ever(_: Janitor) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(Janitor, "wake_all", for_ever)

    async def work(hub: Hub, _: Janitor) -> None:
        async with asyncio.timeout(10), _working(hub):
            pass

    serve(ServerSettings(data=tmp_path, workers=0), work)


def later() -> int:
    """A while after now."""
    return now() + 60 * SECOND


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


def test_the_lines_of_a_chat_are_counted_again_when_a_table_is_loaded(tmp_path: Path) -> None:
    async def work(hub: Hub, _: Janitor) -> None:
        room = await materia(hub, ANN, BOB)
        for _number in range(3):
            await room.do(lambda match: match.say("ann", 0, "hello", now()))
        hub.forget(room.table)
        assert (await hub.room(room.table)).live.said == room.live.said == 3

    serve(ServerSettings(data=tmp_path, workers=0), work)
