"""A data folder that version 0.1 wrote: every table opens as it was and plays on."""

import asyncio
import json
import re
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import grimoire
from tests.server.client import PATIENCE, Board, Client, bearer, get_record, join, new_key
from tests.server.process import ServerProcess, serving

WRITTEN = Path(__file__).parents[1] / "compat" / "v0.1"
TOLD = json.loads((WRITTEN / "tables.json").read_text(encoding="utf-8"))
KEY: str = TOLD["key"]
TABLES: dict[str, dict[str, Any]] = TOLD["tables"]
MOVES = 3

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The real server on a copy of the folder."""
    folder = tmp_path_factory.mktemp("compat")
    shutil.copy(WRITTEN / "grimoire.db", folder)
    _make_recent(folder / "grimoire.db")
    with serving(folder) as running:
        yield running
        running.check_sound()


def _make_recent(file: Path) -> None:
    """Moves all times as far as needed for the last of them to be now: clocks have run out by now, tables are old."""
    connection = sqlite3.connect(file)
    (last,) = connection.execute("SELECT max(changed) FROM tables").fetchone()
    later = time.time_ns() // 1_000_000 - last
    events = connection.execute("SELECT table_id, version, data FROM events").fetchall()
    moved = [(re.sub(rb'"at":(\d+)', lambda at: b'"at":%d' % (int(at[1]) + later), data), *_) for *_, data in events]
    connection.executemany("UPDATE events SET data = ? WHERE table_id = ? AND version = ?", moved)
    connection.execute("UPDATE tables SET created = created + ?1, changed = changed + ?1, due = due + ?1", (later,))
    connection.commit()
    connection.close()


def at(server: ServerProcess, name: str, work: Callable[[Client, Board, str], Awaitable[None]]) -> None:
    """Works at one of the tables as the person who held its seats."""

    async def run() -> None:
        table = TABLES[name]["table"]
        async with Client(server.socket_url, KEY) as client:
            await work(client, await client.watch(table), table)

    asyncio.run(run())


async def my_turn(client: Client, board: Board) -> int:
    """Waits for the bots; the seat that decides."""
    await client.until(lambda: board.is_over or not board.view.get("thinking"))
    seat: int = board.view["player"]
    assert seat in board.yours
    return seat


def test_tables_are_listed_as_they_were(server: ServerProcess) -> None:
    mine = httpx.get(f"{server.url}/api/me/tables", headers=bearer(KEY), timeout=PATIENCE).json()
    assert {table["table"]: (table["version"], table["status"]) for table in mine} == {
        table["table"]: (table["version"], table["status"]) for table in TABLES.values()
    }


@pytest.mark.parametrize("name", TABLES)
def test_every_table_opens_as_it_was(server: ServerProcess, name: str) -> None:
    async def look(_: Client, board: Board, __: str) -> None:
        told = TABLES[name]
        assert board.version == told["version"]
        assert board.view["status"] == told["status"]
        assert board.view["length"] == told["length"]
        assert list(board.view["scores"]) == told["scores"]
        assert 0 in board.yours

    at(server, name, look)
    record = get_record(server.url, TABLES[name]["table"])
    assert len(record["actions"]) == TABLES[name]["length"]
    assert grimoire.Record.from_data(record).data() == record


def test_the_chat_is_still_there(server: ServerProcess) -> None:
    async def look(_: Client, board: Board, __: str) -> None:
        assert [event["text"] for event in board.events.values()] == ["Good game so far"]

    at(server, "materia-live", look)


@pytest.mark.parametrize("name", ["materia-live", "sigils-live"])
def test_live_games_play_on_and_moves_can_be_undone(server: ServerProcess, name: str) -> None:
    async def play(client: Client, board: Board, table: str) -> None:
        before = get_record(server.url, table)["actions"]
        await undo_a_choice(client, board, table)
        for _ in range(MOVES):
            seat, version = await my_turn(client, board), board.version
            assert await client.play(table, seat, board.offers[0], version) == version + 1
        after = get_record(server.url, table)
        assert after["actions"][: len(before)] == before
        assert len(after["actions"]) >= len(before) + MOVES
        assert grimoire.Record.from_data(after).data() == after

    at(server, name, play)


async def undo_a_choice(client: Client, board: Board, table: str) -> None:
    """The first offer that neither leaves the decision to chance nor to others is played and undone."""
    seat, offers, shown = await my_turn(client, board), board.offers, board.view["board"]
    assert len(offers) > 1
    for action in offers:
        await client.play(table, seat, action, board.version)
        if board.view.get("undo") == seat:
            await client.ask("undo", table=table, seat=seat, version=board.version)
            assert board.events[board.version]["type"] == "undone"
            assert board.view["board"] == shown
            assert board.offers == offers
            return
        seat, offers, shown = await my_turn(client, board), board.offers, board.view["board"]
    raise AssertionError("nothing could be undone")


def test_the_lesson_goes_on_and_its_chance_can_be_undone(server: ServerProcess) -> None:
    async def learn(client: Client, board: Board, table: str) -> None:
        length = board.view["length"]
        await client.ask("undo", table=table, seat=0, version=board.version)  # Ada has just drawn
        assert board.view["length"] < length
        for _ in range(MOVES):
            await my_turn(client, board)
            suggested = board.view["lesson"]["suggest"]
            await client.play(table, 0, suggested, board.version)
            assert not board.view["lesson"].get("strayed")

    at(server, "lesson", learn)


def test_the_finished_game_has_its_record_and_can_be_played_again(server: ServerProcess) -> None:
    table = TABLES["over"]["table"]
    record = get_record(server.url, table)
    assert record["result"]["scores"] == TABLES["over"]["scores"]
    replay = httpx.get(f"{server.url}/api/records/{table}/replay", params={"count": 500}, timeout=PATIENCE).json()
    assert len(replay["frames"]) == TABLES["over"]["length"] + 1

    async def again(client: Client, board: Board, name: str) -> None:
        await client.ask("wish", table=name, seat=0, wish="rematch")
        next_board = await client.watch(board.view["rematch"])
        assert next_board.view["status"] == "live"

    at(server, "over", again)


def test_the_open_table_can_be_joined(server: ServerProcess) -> None:
    table = TABLES["open"]["table"]
    listed = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE).json()
    assert table in [each["table"] for each in listed]
    key = new_key(server.url)
    assert join(server.url, key, table, "Bee")["yours"] == [1]

    async def begin(client: Client, board: Board, name: str) -> None:
        assert board.view["status"] == "live"
        async with Client(server.socket_url, key) as other:
            theirs = await other.watch(name)
            player = board.view["player"]
            mover, seen = (client, board) if player in board.yours else (other, theirs)
            await mover.play(name, player, seen.offers[0], seen.version)

    at(server, "open", begin)
