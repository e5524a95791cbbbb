"""Quotas, the limit of the whole database, and what is removed when it is old."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import select

import grimoire
from grimoire.server.app import make_app, running
from grimoire.server.disk import TABLE_BYTES
from grimoire.server.hub import Hub
from grimoire.server.janitor import Janitor
from grimoire.server.keys import digest
from grimoire.server.settings import DAY, Limits, ServerSettings
from grimoire.server.storage.db_schema import links
from grimoire.table.clocks import now
from tests.server.client import bearer

TABLE = {"game": "materia", "seats": [{"kind": "me"}, {"kind": "open"}]}
RECORD = grimoire.Record(grimoire.game("materia")).data()
NO_RATE_LIMIT = Limits(socket_tokens=0, person_tokens=0, address_tokens=0)
Work = Callable[[Hub, httpx.AsyncClient], Awaitable[None]]


def serve(settings: ServerSettings, work: Work) -> None:
    async def run() -> None:
        async with running(replace(settings, workers=0), Random(1)) as hub:
            app = cast("Any", make_app(hub))  # Litestar types scopes more strictly
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as http:
                await work(hub, http)
            await hub.close()

    asyncio.run(run())


async def _table(http: httpx.AsyncClient, key: str) -> httpx.Response:
    return await http.post("/api/tables", json=TABLE, headers=bearer(key))


async def _key(http: httpx.AsyncClient) -> str:
    key: str = (await http.post("/api/me/keys")).json()["key"]
    return key


def test_a_person_may_store_so_much_a_day(tmp_path: Path) -> None:
    async def work(_: Hub, http: httpx.AsyncClient) -> None:
        ann, bob = await _key(http), await _key(http)
        assert [(await _table(http, ann)).status_code for _ in range(4)] == [201, 201, 429, 429]
        assert (await _table(http, ann)).json()["key"] == "quota-used-up"
        assert (await _table(http, bob)).status_code == 201

    limits = replace(NO_RATE_LIMIT, person_bytes=3 * TABLE_BYTES // 2)
    serve(ServerSettings(data=tmp_path, limits=limits), work)


def test_an_address_may_store_so_much_a_day(tmp_path: Path) -> None:
    """Whatever keys are used, records included."""

    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        assert (await http.post("/api/records", json=RECORD)).status_code == 201
        keys = [await _key(http) for _ in range(3)]
        assert [(await _table(http, key)).status_code for key in keys] == [201, 201, 429]
        assert (await http.post("/api/records", json=RECORD)).json()["key"] == "quota-used-up"
        assert "grimoire_storage_refusals_total 2.0" in hub.metrics.text({})

    serve(ServerSettings(data=tmp_path, limits=replace(NO_RATE_LIMIT, address_bytes=2 * TABLE_BYTES)), work)


def test_a_full_database_takes_no_new_games(tmp_path: Path) -> None:
    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        ann = await _key(http)
        table = (await _table(http, ann)).json()["table"]
        await Janitor(hub).tidy()
        assert hub.disk.used > 10_000
        refused = await _table(http, ann)
        assert (refused.status_code, refused.json()["key"]) == (507, "storage-full")
        assert (await http.post("/api/records", json=RECORD)).status_code == 507
        room = await hub.room(table)
        bob = await http.post(f"/api/tables/{table}/join", json={}, headers=bearer(await _key(http)))
        assert bob.status_code == 201  # a game that was set up is played
        assert room.match.status == "live"

    serve(ServerSettings(data=tmp_path, limits=NO_RATE_LIMIT, disk_limit=10_000), work)


@pytest.mark.parametrize("is_old", [False, True])
def test_old_open_tables_and_records_are_removed(tmp_path: Path, is_old: bool) -> None:
    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        ann = await _key(http)
        waiting, begun = [(await _table(http, ann)).json()["table"] for _ in range(2)]
        await http.post(f"/api/tables/{begun}/join", json={}, headers=bearer(await _key(http)))
        record = (await http.post("/api/records", json=RECORD)).json()["record"]
        await asyncio.sleep(0.01)
        await Janitor(hub).tidy()
        gone = 404 if is_old else 200
        assert (await http.get(f"/api/tables/{waiting}")).status_code == gone
        assert (await http.get(f"/api/records/{record}")).status_code == gone
        assert (await http.get(f"/api/tables/{begun}")).status_code == 200
        assert bool(await hub.storage.events(waiting)) is not is_old

    age = {"open_for": 1, "keep_records": 1} if is_old else {}
    serve(ServerSettings(data=tmp_path, limits=NO_RATE_LIMIT, **cast("Any", age)), work)


def test_old_keys_without_games_and_links_that_have_expired_are_removed(tmp_path: Path) -> None:
    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        year_ago = now() - hub.settings.keep_keys - DAY
        (playing, player), (idle, _) = await hub.keys.make(year_ago), await hub.keys.make(year_ago)
        new, _ = await hub.keys.make(now() - hub.settings.keep_keys + DAY)
        assert (await _table(http, playing)).status_code == 201
        await hub.keys.make_link(player, year_ago)
        valid, _ = await hub.keys.make_link(player, now())
        janitor = Janitor(hub)
        await janitor.tidy()
        await janitor.tidy_keys()
        async with hub.storage._reading.connect() as connection:
            codes = (await connection.execute(select(links.c.code_hash))).scalars().all()
        assert codes == [digest(valid)]
        found = [await hub.storage.person(digest(key)) is not None for key in (playing, idle, new)]
        assert found == [True, False, True]

    serve(ServerSettings(data=tmp_path, limits=NO_RATE_LIMIT), work)
