"""Tables that are closed to watchers: over HTTP only their people learn anything of them."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx

from grimoire.server.app import make_app, running
from grimoire.server.hub import Hub
from grimoire.server.janitor import Janitor
from grimoire.server.settings import ServerSettings, unbounded
from tests.server.client import bearer

SEATS = [{"kind": "me"}, {"kind": "open"}]
PLAY_ON = {"at": 8, "seats": [{"kind": "me"}, {"kind": "bot"}]}
READ = (
    "/api/tables/{}",
    "/api/records/{}",
    "/api/records/{}/replay",
    "/api/records/{}/history",
    "/api/records/{}/sheet",
)


class Private:
    """A table of Ann and Bob, closed to watchers, and a stranger with the link."""

    def __init__(self, hub: Hub, http: httpx.AsyncClient) -> None:
        self.hub = hub
        self.http = http
        self.table = ""
        self.ann: dict[str, str]
        self.bob: dict[str, str]
        self.eve: dict[str, str]

    async def begin(self) -> None:
        """All three have keys, and the game has begun."""
        self.ann, self.bob, self.eve = [await self._person() for _ in range(3)]
        body = {"game": "materia", "seats": SEATS, "watchers": False, "listed": True, "options": {"first": 0}}
        self.table = (await self.http.post("/api/tables", json=body, headers=self.ann)).json()["table"]
        assert self.table in await self.listed("open", self.eve)
        assert await self.statuses(self.eve) == [200] * len(READ)  # whoever has the link may sit down
        joined = await self.http.post(f"/api/tables/{self.table}/join", json={}, headers=self.bob)
        assert joined.status_code == 201

    async def _person(self) -> dict[str, str]:
        return bearer((await self.http.post("/api/me/keys")).json()["key"])

    async def listed(self, status: str, who: dict[str, str]) -> list[str]:
        """The tables that are listed."""
        answer = await self.http.get("/api/tables", params={"status": status}, headers=who)
        return [each["table"] for each in answer.json()]

    async def statuses(self, who: dict[str, str]) -> list[int]:
        """How each route that reads a table answers."""
        return [(await self.http.get(path.format(self.table), headers=who)).status_code for path in READ]

    async def check(self) -> None:
        """Everything for Ann and Bob, nothing for Eve or a stranger."""
        for who in (self.ann, self.bob):
            assert await self.statuses(who) == [200] * len(READ)
        for who in (self.eve, {}):
            assert await self.statuses(who) == [404] * len(READ)
            for path in READ:
                mine = await self.http.get(path.format(self.table), headers=who)
                unknown = await self.http.get(path.format("no-such-table"), headers=who)
                assert mine.json() == unknown.json()
            assert self.table not in await self.listed("live", who)
            join = await self.http.post(f"/api/tables/{self.table}/join", json={}, headers=who)
            assert (join.status_code, join.json()["key"]) == (404, "no-table")
            play_on = await self.http.post(f"/api/records/{self.table}/tables", json=PLAY_ON, headers=who)
            assert play_on.status_code == 404


def at(tmp_path: Path, work: Callable[[Private], Awaitable[None]], **more: Any) -> None:
    async def run() -> None:
        settings = unbounded(replace(ServerSettings(data=tmp_path, workers=0), **more))
        async with running(settings, Random(1)) as hub:
            transport = httpx.ASGITransport(cast("Any", make_app(hub)))  # Litestar types scopes more strictly
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
                private = Private(hub, http)
                await private.begin()
                await work(private)
            await hub.close()

    asyncio.run(run())


def test_during_the_game_only_its_people_see_it(tmp_path: Path) -> None:
    async def work(private: Private) -> None:
        await private.check()
        private.hub.forget(private.table)  # and again from the disk
        await private.check()

    at(tmp_path, work)


def test_after_the_game_only_its_people_see_it(tmp_path: Path) -> None:
    async def work(private: Private) -> None:
        room = await private.hub.room(private.table)
        bob = room.match.seats[1].player
        await room.do(lambda match: match.resign(bob, 1, match.changed))
        assert room.match.status == "over"
        await private.check()
        await private.check()  # the history is cached by now
        play_on = await private.http.post(f"/api/records/{private.table}/tables", json=PLAY_ON, headers=private.bob)
        assert play_on.status_code == 201

    at(tmp_path, work)


def test_the_record_of_an_archived_table_is_theirs_too(tmp_path: Path) -> None:
    async def work(private: Private) -> None:
        room = await private.hub.room(private.table)
        bob = room.match.seats[1].player
        await room.do(lambda match: match.resign(bob, 1, match.changed))
        await asyncio.sleep(0.01)
        await Janitor(private.hub).archive()
        assert private.table not in private.hub.rooms
        await private.check()
        await private.http.post("/api/me/tables/clear", headers=private.bob)  # out of his list, but still his
        await private.check()

    at(tmp_path, work, archive_after=0)
