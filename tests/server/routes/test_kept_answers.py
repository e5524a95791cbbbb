"""What stays the same is made and encoded once; what has to be made is paid for."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from litestar.openapi import plugins

from grimoire import catalog
from grimoire.games.sigils.cards import own_deck
from grimoire.kernel.errors import Fault
from grimoire.server.app import make_app, running
from grimoire.server.hub import Hub
from grimoire.server.lru_cache import LRUCache
from grimoire.server.routes import games, kept_answers, service
from grimoire.server.settings import Limits, ServerSettings
from grimoire.server.storage import StorageError

ADDRESS = "127.0.0.1"  # of the client
LIMITS = Limits(address_refill=0.0)
GZIP = {"accept-encoding": "gzip"}
Work = Callable[[Hub, httpx.AsyncClient], Awaitable[None]]


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_answers, "_kept", LRUCache[str, bytes](1_000_000, len))


def serve(data: Path, work: Work) -> None:
    async def run() -> None:
        async with running(ServerSettings(data=data, workers=0, limits=LIMITS), Random(1)) as hub:
            app = cast("Any", make_app(hub))  # Litestar types scopes more strictly
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as http:
                await work(hub, http)
            await hub.close()

    asyncio.run(run())


def counted(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[object]:
    """The first argument of every call of a function from now on."""
    calls: list[object] = []
    really = getattr(owner, name)

    def call(*arguments: object, **named: object) -> object:
        calls.append(arguments[0])
        return really(*arguments, **named)

    monkeypatch.setattr(owner, name, call)
    return calls


def test_a_sheet_is_made_once_and_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        body = {"game": "sigils", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"deck": own_deck("60").data}}
        table = (await http.post("/api/tables", json=body)).json()["table"]
        made = counted(monkeypatch, catalog, "game")
        for number, path in enumerate((f"/api/records/{table}/sheet", "/api/sheets/sigils?edition=75"), start=1):
            purse = hub.limits.bucket(ADDRESS, time.monotonic())
            before = purse._tokens
            answers = [await http.get(path, headers=headers) for headers in (GZIP, GZIP, {"accept-encoding": "br"})]
            assert len(made) == number
            assert before - purse._tokens > len(answers) * 2 + 19
            assert answers[0].json() == answers[1].json() == answers[2].json()
            assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", "gzip", None]
            for answer in answers:
                assert answer.headers["content-type"] == "application/json"
                assert answer.headers["cache-control"] == "no-store"
        assert (await http.get("/api/sheets/sigils?edition=60")).json() != answers[0].json()
        assert (await http.get("/api/sheets/sigils?edition=61")).status_code == 400

    serve(tmp_path, work)


def test_the_texts_of_a_game_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(_hub: Hub, http: httpx.AsyncClient) -> None:
        read = counted(monkeypatch, games, "_texts")
        for language in ("fr", "de", "fr", "de"):
            answer = await http.get(f"/api/games/materia/texts/{language}", headers=GZIP)
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert ("Autel" in answer.text) == (language == "fr")
        assert len(read) == 2

    serve(tmp_path, work)


def test_the_description_is_encoded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(_hub: Hub, http: httpx.AsyncClient) -> None:
        encoded = counted(monkeypatch, plugins, "encode_json")
        for _ in range(3):
            answer = await http.get("/api/schema/openapi.json", headers=GZIP)
            assert answer.json()["info"]["title"] == "Grimoire"
            assert "content-encoding" not in answer.headers  # that would be done again each time
        assert len(encoded) == 1

    serve(tmp_path, work)


def test_the_database_is_checked_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        checks: list[float] = []
        fails = False

        async def check() -> None:
            checks.append(time.monotonic())
            await asyncio.sleep(0.01)
            if fails:
                raise StorageError(Fault("database-failed", "", "games cannot be read or stored at the moment"))

        async def statuses() -> set[int]:
            answers = await asyncio.gather(*(http.get("/api/health") for _ in range(10)))
            return {answer.status_code for answer in answers}

        monkeypatch.setattr(hub.storage, "check", check)
        monkeypatch.setattr(service, "RECENT", 0.2, raising=False)
        assert await statuses() == {200}
        assert len(checks) == 1
        fails = True
        await asyncio.sleep(0.3)
        assert await statuses() == {503}
        assert len(checks) == 2
        fails = False
        await asyncio.sleep(0.3)
        assert await statuses() == {200}
        assert len(checks) == 3

    serve(tmp_path, work)
