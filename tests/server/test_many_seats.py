"""A game that somebody else wrote may have more seats than ours: it is set up, joined, played and played on."""

import asyncio
from pathlib import Path

import httpx
import pytest

from grimoire.server.settings import MOST_SEATS, ServerSettings
from tests.games.installing import OUR_OWN, installed
from tests.server.circle import INSTALLED
from tests.server.client import PATIENCE, Client, bearer
from tests.server.conversation import serving

SIX = 6


async def talk(data: Path) -> None:
    async with (
        serving(ServerSettings(data=data, workers=0)) as address,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http,
    ):
        keys = [(await http.post("/api/me/keys")).json()["key"] for _ in range(2)]
        ann, bob = map(bearer, keys)
        seats = [{"kind": "me"}] * (SIX - 1) + [{"kind": "open"}]
        asked = {"game": "circle", "seats": seats, "options": {"stones": 15}}
        made = await http.post("/api/tables", json=asked, headers=ann)
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        joined = await http.post(f"/api/tables/{table}/join", json={"seat": SIX - 1}, headers=bob)
        assert joined.status_code == 201, joined.text
        assert joined.json()["yours"] == [SIX - 1]

        live = f"ws://{address}/api/live"
        async with Client(live, keys[0]) as first, Client(live, keys[1]) as second:
            board = await first.watch(table)
            await second.watch(table)
            version = board.version
            for number in range(2 * SIX):
                seat = number % SIX
                page = second if seat == SIX - 1 else first
                version = await page.play(table, seat, "take 1", version)
            await first.until(lambda: board.version == version)
            assert board.view["scores"] == [2] * SIX
            assert board.view["player"] == 0
            await second.ask("say", table=table, seat=SIX - 1, text="well played")
            for seat in range(SIX - 1):
                await first.ask("wish", table=table, seat=seat, wish="abandon")
            await second.ask("wish", table=table, seat=SIX - 1, wish="abandon")

        again = {"at": SIX, "seats": [{"kind": "me"}] * SIX}
        continued = await http.post(f"/api/records/{table}/tables", json=again, headers=ann)
        assert continued.status_code == 201, continued.text
        assert continued.json()["yours"] == list(range(SIX))

        described = (await http.get("/api/schema/openapi.json")).json()["components"]["schemas"]
        assert described["CircleOptions"]["properties"]["players"]["maximum"] == SIX

        for number, key in ((SIX + 1, "not-in-range"), (MOST_SEATS + 1, "http-400")):
            refused = await http.post("/api/tables", json=asked | {"seats": [{"kind": "me"}] * number}, headers=ann)
            assert (refused.status_code, refused.json()["key"]) == (400, key)


@pytest.mark.slow
def test_six_play(tmp_path: Path) -> None:
    with installed(OUR_OWN | INSTALLED):
        asyncio.run(talk(tmp_path))
