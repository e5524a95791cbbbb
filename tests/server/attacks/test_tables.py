"""Attacks at tables: on clocks, on what is private, on the disk, on memory and on the length of tables."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import grimoire
from grimoire.server.app import running
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import Append
from grimoire.table import events as table_events
from grimoire.table.events import Left, Returned
from grimoire.table.settings import SeatPlan, Settings
from tests.server.attacks.harness import Attacked, Target
from tests.server.attacks.test_unread import long_names
from tests.server.client import WasRefused

pytestmark = pytest.mark.slow

ME_TWICE = [{"kind": "me"}, {"kind": "me"}]
READ = ("/api/tables/{}", "/api/records/{}", "/api/records/{}/replay", "/api/records/{}/history")
MANY = 15  # tables or records
LONG_TABLE = 40_000  # events
PAGES = 24


def _table(http: httpx.Client, **more: Any) -> str:
    answer = http.post("/api/tables", json={"game": "materia", "seats": ME_TWICE, **more})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def test_clocks_that_are_to_be_refilled(attacked: Attacked) -> None:
    """By leaving and returning, and by moves that are undone."""
    bank, bonus = 20_000, 10_000

    async def attack(target: Target, key: str, table: str) -> None:
        async with target.client(key=key) as client:
            board = await client.watch(table)
            seat = board.view["player"]
            most = board.view["clock"]["left"][seat]
            assert most <= bank + bonus
            for _ in range(2):
                await client.ask("leave", table=table, seat=seat)
                await client.ask("return", table=table, seat=seat)
                version = await client.play(table, seat, "skip", board.version)
                version = (await client.ask("undo", table=table, seat=seat, version=version))["version"]
                await client.until(lambda version=version: board.version >= version)  # type: ignore[misc]  # bound now
                assert board.view["player"] == seat
                left = board.view["clock"]["left"][seat]
                assert left < most
                most = left

    with attacked() as target:
        key = target.key()
        with target.http(key=key) as http:
            table = _table(http, clock={"bank": bank, "bonus": bonus}, undo=True, options={"first": 0})
        asyncio.run(attack(target, key, table))


def test_eyes_on_a_table_without_watchers(attacked: Attacked) -> None:
    """Of somebody who looked on before it began, and of somebody who has the link."""

    async def attack(target: Target, table: str) -> list[str]:
        async with target.client(3, target.key(3)) as eve:
            await eve.watch(table)
            with target.http(4) as bob:
                assert bob.post(f"/api/tables/{table}/join", json={}).status_code == 201
            await eve.until(lambda: any(message["type"] == "gone" for message in eve.heard))
            heard = len(eve.heard)
            for _ in range(5):
                await eve.send("watch", table=table)
            await eve.ask("ping", wanted="pong")
            return [message["type"] for message in eve.heard[heard:]]

    with attacked() as target:
        with target.http(key=target.key()) as ann:
            table = _table(ann, seats=[{"kind": "me"}, {"kind": "open"}], watchers=False)
        assert set(asyncio.run(attack(target, table))) == {"gone", "pong"}
        with target.http(5) as stranger:
            for _ in range(10):
                assert [stranger.get(path.format(table)).status_code for path in READ] == [404] * len(READ)


def test_a_disk_that_is_to_be_filled(attacked: Attacked) -> None:
    """With records and with rematches, each with a deck that is as large as it may be."""
    deck = long_names(60, 8)
    record = grimoire.Record(grimoire.game("sigils", deck=deck)).data()
    table = {"game": "sigils", "seats": ME_TWICE, "options": {"deck": deck}}

    async def rematches(target: Target, key: str, name: str) -> None:
        async with target.client(4, key) as client:
            for _ in range(MANY):
                board = await client.watch(name)
                await client.ask("resign", table=name, seat=0)
                await client.ask("wish", table=name, seat=0, wish="rematch")
                await client.until(lambda board=board: board.view.get("rematch"))  # type: ignore[misc]  # bound now
                await client.ask("unwatch", table=name)
                name = board.view["rematch"]

    with attacked() as target:
        before = _stored(target.server.data)
        with target.http(key=target.key()) as http:
            answers = [http.post("/api/records", json=record).status_code for _ in range(MANY)]
            assert set(answers) <= {201, 429}
        key = target.key(4)
        with target.http(4, key) as http:
            name = http.post("/api/tables", json=table).json()["table"]
        with suppress(WasRefused):
            asyncio.run(rematches(target, key, name))
        assert _stored(target.server.data) - before < 0.3 * 2 * MANY


def _stored(folder: Path) -> float:
    """In MB."""
    return sum(file.stat().st_size for file in folder.iterdir()) / 1e6


def test_memory_that_is_to_stay_taken(attacked: Attacked) -> None:
    """By pages that come, look at a large table and go."""

    async def visit(target: Target, table: str) -> None:
        clients = [target.client(2 + number % 8) for number in range(PAGES)]
        for client in clients:
            await client.open()
            client.boards.clear()
            await client.send("watch", table=table)
        for client in clients:
            await client.until(lambda client=client: any(told["type"] == "table" for told in client.heard))  # type: ignore[misc]  # bound now
            await client.close()

    with attacked() as target:
        with target.http(key=target.key()) as http:
            table = _table(http, game="sigils", options={"deck": long_names(60, 8)})
        asyncio.run(visit(target, table))
        before = target.memory()
        for _ in range(3):
            asyncio.run(visit(target, table))
        assert target.memory() - before < 20


async def _long_table(data: Path) -> str:
    """A table as it could become before there were limits."""
    async with running(ServerSettings(data=data, workers=0), Random(1)) as hub:
        seats = [SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Bob", "bob")]
        room = await hub.create(Settings(game="materia", options={"players": 2}), seats, "ann")
        kinds, at = (Left, Returned), room.match.changed
        more = [kinds[number % 2](version=number + 3, at=at, seat=0) for number in range(LONG_TABLE)]
        rows = tuple((event.version, table_events.encode(event)) for event in more)
        summary = room.live.summary(room.match.after(more))
        await hub.storage.append(Append(room.table, room.match.version, rows, summary))
        await hub.close()
        return room.table


def test_tables_that_are_long_or_are_to_become_so(attacked: Attacked, tmp_path: Path) -> None:
    """One that has to be loaded, without a look at it; and one that somebody leaves and returns to all the time."""
    found = asyncio.run(_long_table(tmp_path / "data"))

    async def load(target: Target) -> None:
        async with target.client(3, target.key(3)) as client:
            for expected in ("not-your-seat", "too-fast"):
                with pytest.raises(WasRefused, match=expected):
                    await client.ask("say", table=found, seat=0, text="hello")

    async def grow(target: Target, key: str, table: str) -> None:
        async with target.client(key=key) as client:
            while True:
                await client.ask("leave", table=table, seat=0)
                await client.ask("return", table=table, seat=0)

    with attacked() as target:
        asyncio.run(load(target))
        key = target.key()
        with target.http(key=key) as http:
            table = _table(http)
        with pytest.raises(WasRefused, match="too-fast"):
            asyncio.run(grow(target, key, table))
        with target.http(4) as http:
            assert http.get(f"/api/tables/{table}").json()["version"] < 30
