"""Whoever makes the server work or store something pays for it, whichever way they ask."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import msgspec
import pytest

import grimoire
from grimoire.games.sigils.cards import own_deck
from grimoire.kernel.game import OVER
from grimoire.server import disk, prices
from grimoire.server import hub as hub_module
from grimoire.server.app import make_app, running
from grimoire.server.connection import Connection
from grimoire.server.disk import TABLE_BYTES
from grimoire.server.hub import Hub
from grimoire.server.janitor import Janitor
from grimoire.server.rate_limit import PageLimit, TokenBucket
from grimoire.server.room import Room
from grimoire.server.settings import Limits, ServerSettings
from grimoire.table.clocks import now
from grimoire.table.match import Match
from grimoire.table.settings import SeatPlan, Settings
from tests.server import frames
from tests.server.asking import say
from tests.server.client import bearer

pytestmark = pytest.mark.slow

SEATS = [SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Ann too", "ann")]
TWO = [SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Bob", "bob")]
MANY = 1_000_000.0  # tokens
ADDRESS = "127.0.0.1"  # of the client
NO_RATE_LIMIT = Limits(socket_tokens=0, person_tokens=0, address_tokens=0)
Work = Callable[[Hub, httpx.AsyncClient], Awaitable[None]]


def serve(data: Path, work: Work, limits: Limits = NO_RATE_LIMIT, disk_limit: int = 0) -> None:
    async def run() -> None:
        settings = ServerSettings(data=data, workers=0, limits=limits, disk_limit=disk_limit)
        async with running(settings, Random(1)) as hub:
            app = cast("Any", make_app(hub))  # Litestar types scopes more strictly
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as http:
                await work(hub, http)
            await hub.close()

    asyncio.run(run())


class Page:
    """A page of a person, with tokens of its own."""

    def __init__(self, hub: Hub, person: str, tokens: float = MANY) -> None:
        self._hub = hub
        self._purse = TokenBucket(tokens, 0, 0)
        self._connection = Connection(person, "", PageLimit(TokenBucket(0, 0, 0), self._purse), 1_000_000)
        self._connection.greeted = True

    async def ask(self, room: str, kind: str, **fields: object) -> tuple[str, float]:
        """Asks for something: the key of the refusal if there is one, and what it cost."""
        before = self._purse._tokens
        self._connection._outbox.clear()
        message = {"type": kind, "table": room, **fields}
        await say(self._connection, self._hub, message)
        told = [frames.told(frame) for frame in self._connection._outbox]
        refusals = [each["key"] for each in told if each["type"] == "refused"]
        return refusals[0] if refusals else "", before - self._purse._tokens


async def table(hub: Hub, seats: list[SeatPlan] = SEATS, **more: Any) -> Room:
    return await hub.create(Settings(game="materia", options={"players": len(seats)}, **more), seats, "ann")


async def rematches(hub: Hub, page: Page, most: int) -> tuple[list[str], str]:
    """Plays again and again until that is refused: the tables and the key of the refusal."""
    tables = [(await table(hub)).table]
    for _ in range(most):
        await hub.rooms[tables[-1]].do(lambda match: match.resign("ann", 0, now()))
        refusal, cost = await page.ask(tables[-1], "wish", seat=0, wish="rematch")
        match = hub.rooms[tables[-1]].match
        if refusal:
            assert not match.rematch
            assert not match.wishes["rematch"]  # so the page offers it again
            return tables, refusal
        assert cost > 40  # as for a table that is set up
        tables.append(match.rematch)
    return tables, ""


def test_a_rematch_is_stored_at_the_cost_of_whoever_completes_the_wish(tmp_path: Path) -> None:
    async def work(hub: Hub, _: httpx.AsyncClient) -> None:
        tables, refusal = await rematches(hub, Page(hub, "ann"), 10)
        assert refusal == "quota-used-up"
        assert len(tables) == 4
        assert hub.rooms[tables[-2]].match.rematch == tables[-1]

    serve(tmp_path, work, replace(NO_RATE_LIMIT, person_bytes=7 * TABLE_BYTES // 2))


def test_a_rematch_costs_as_many_tokens_as_a_table(tmp_path: Path) -> None:
    async def work(hub: Hub, _: httpx.AsyncClient) -> None:
        tables, refusal = await rematches(hub, Page(hub, "ann", tokens=200), 30)
        assert refusal == "too-fast"
        assert len(tables) < 7

    serve(tmp_path, work)


def test_a_full_database_takes_no_rematch(tmp_path: Path) -> None:
    async def work(hub: Hub, _: httpx.AsyncClient) -> None:
        page, room = Page(hub, "ann"), await table(hub)
        await page.ask(room.table, "resign", seat=0)
        await Janitor(hub).tidy()
        assert (await page.ask(room.table, "wish", seat=0, wish="rematch"))[0] == "storage-full"

    serve(tmp_path, work, disk_limit=10_000)


def test_whoever_leaves_pays_for_the_game_of_those_who_waited_or_leaves_without_it(tmp_path: Path) -> None:
    """Leaving is never refused; the others can wish again."""

    async def work(hub: Hub, _: httpx.AsyncClient) -> None:
        ann, bob = Page(hub, "ann"), Page(hub, "bob")
        ends = []
        for _number in range(2):
            room = await table(hub, TWO)
            await bob.ask(room.table, "resign", seat=1)
            assert await ann.ask(room.table, "wish", seat=0, wish="rematch") == ("", 5)
            refusal = (await bob.ask(room.table, "leave", seat=1))[0]
            ends.append((refusal, room.match.seats[1].away, bool(room.match.rematch)))
            hub.disk._people.bucket("bob", 0).charge(10**9, 0)
        assert ends == [("", True, True), ("", True, False)]
        assert (await ann.ask(room.table, "wish", seat=0, wish="rematch"))[0] == ""
        assert room.match.rematch

    serve(tmp_path, work, replace(NO_RATE_LIMIT, person_bytes=10**9 // 2, address_bytes=0))


def test_a_wish_that_does_not_make_a_table_costs_what_it_did(tmp_path: Path) -> None:
    async def work(hub: Hub, _: httpx.AsyncClient) -> None:
        ann, bob, room = Page(hub, "ann"), Page(hub, "bob"), await table(hub, TWO)
        assert await ann.ask(room.table, "wish", seat=0, wish="abandon") == ("", 5)
        await bob.ask(room.table, "resign", seat=1)
        assert await ann.ask(room.table, "wish", seat=0, wish="rematch") == ("", 5)
        assert (await bob.ask(room.table, "wish", seat=1, wish="rematch"))[1] > 40
        assert await ann.ask(room.table, "wish", seat=0, wish="rematch") == ("", 5)  # it is there already

    serve(tmp_path, work)


def _large_deck() -> dict[str, Any]:
    """Our own deck several times, just below the limit."""
    deck = own_deck("60").data
    spells = [spell | {"id": f"{spell['id']}-{copy}"} for spell in deck["spell"] for copy in range(8)]
    return {**deck, "spell": spells}


def test_a_table_counts_with_the_deck_that_it_is_stored_with(tmp_path: Path) -> None:
    body = {"game": "sigils", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"deck": _large_deck()}}
    size = len(msgspec.json.encode(body))

    async def work(_: Hub, http: httpx.AsyncClient) -> None:
        key = bearer((await http.post("/api/me/keys")).json()["key"])
        assert size > 5 * TABLE_BYTES
        answers = [(await http.post("/api/tables", json=body, headers=key)).status_code for _ in range(4)]
        assert answers == [201, 201, 429, 429]

    serve(tmp_path, work, replace(NO_RATE_LIMIT, person_bytes=3 * size // 2))


def _whole_game() -> grimoire.Record:
    record, rng = grimoire.Record(grimoire.game("materia", players=4)), Random(3)
    while record.state.player != OVER:
        record.play(rng.choice(record.state.actions()))
    return record


def test_playing_on_is_paid_and_counted_by_the_length_of_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the game is played again outside the event loop, which serves others meanwhile."""
    game, threads = _whole_game().data(), set()
    restore = Match.restore

    def watched(*arguments: Any) -> Match:
        threads.add(threading.current_thread())
        return restore(*arguments)

    monkeypatch.setattr(hub_module, "Match", type("Watched", (Match,), {"restore": staticmethod(watched)}))

    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        key = bearer((await http.post("/api/me/keys")).json()["key"])
        before = tokens(hub)
        record = (await http.post("/api/records", json=game, headers=key)).json()["record"]
        sent = before - tokens(hub)
        spent: list[float] = []
        stored: list[int] = []
        taken: list[int] = []
        monkeypatch.setattr(hub.disk, "take", lambda _, __, size: taken.append(size))
        for at in (0, len(game["actions"]) - 1):
            before = tokens(hub)
            seats = [{"kind": "me"}] * 4
            answer = await http.post(f"/api/records/{record}/tables", json={"at": at, "seats": seats}, headers=key)
            assert answer.status_code == 201
            table = answer.json()["table"]
            rows = await hub.storage.events(table)
            spent.append(before - tokens(hub))
            stored.append(taken[-1] - sum(len(data) for _, data in rows))
        work = prices.replay(len(game["actions"]), 0)
        assert sent > 40 + work
        assert spent[0] < 41
        assert spent[1] > 40 + work
        assert stored == [TABLE_BYTES, TABLE_BYTES]
        assert threads
        assert threading.main_thread() not in threads

    serve(tmp_path, work, Limits(address_refill=0.0))


def tokens(hub: Hub) -> float:
    """What the address of the client has left."""
    return hub.limits.bucket(ADDRESS, 0.0)._tokens


def test_chat_counts_and_is_refused_when_the_database_is_full(tmp_path: Path) -> None:
    async def work(hub: Hub, _: httpx.AsyncClient) -> None:
        ann, bob, room = Page(hub, "ann"), Page(hub, "bob"), await table(hub, TWO)
        line = "é" * 300
        said = [(await ann.ask(room.table, "say", seat=0, text=line))[0] for _ in range(4)]
        assert said == ["", "", "quota-used-up", "quota-used-up"]
        assert (await bob.ask(room.table, "say", seat=1, text=line))[0] == ""
        assert (await bob.ask(room.table, "say", seat=0, text=line))[0] == "not-your-seat"
        hub.disk.used = 10**9
        assert (await bob.ask(room.table, "say", seat=1, text=line))[0] == "storage-full"
        assert (await bob.ask(room.table, "resign", seat=1))[0] == ""  # a game that has begun goes on

    serve(tmp_path, work, replace(NO_RATE_LIMIT, person_bytes=TABLE_BYTES + 2000), disk_limit=10**9)


def test_keys_count(tmp_path: Path) -> None:
    """But somebody who is invited can join even when the database is full."""

    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        hub.disk.used = 10**9
        made = [(await http.post("/api/me/keys")).status_code for _ in range(4)]
        assert made == [201, 201, 201, 429]

    serve(tmp_path, work, replace(NO_RATE_LIMIT, address_bytes=5 * disk.KEY_BYTES // 2), disk_limit=10**9)


@pytest.mark.parametrize("kind", ["play", "say", "resign", "wish", "hint"])
def test_whoever_makes_the_server_load_a_table_pays_for_it(tmp_path: Path, kind: str) -> None:
    fields: dict[str, Mapping[str, object]] = {
        "play": {"seat": 0, "action": "draw", "version": 2},
        "say": {"seat": 0, "text": "hello"},
        "resign": {"seat": 0},
        "wish": {"seat": 0, "wish": "abandon"},
        "hint": {"version": 2},
    }

    async def ask(page: Page, table: str) -> tuple[str, float]:
        return await page.ask(table, kind, **fields[kind])

    async def work(hub: Hub, _: httpx.AsyncClient) -> None:
        room = await table(hub)
        for _number in range(100):
            await room.do(lambda match: match.leave("ann", 0, now()))
            await room.do(lambda match: match.come_back("ann", 0, now()))
        price = prices.load(room.match.version)
        page, other = Page(hub, "ann"), Page(hub, "ann")
        hub.forget(room.table)
        first = (await ask(page, room.table))[1]
        hub.forget(room.table)
        again = (await ask(page, room.table))[1]
        loaded = (await ask(other, room.table))[1]
        assert [first - loaded, again - loaded] == pytest.approx([price, price], abs=0.2)
        hub.forget(room.table)
        debtor = Page(hub, "ann", tokens=25)
        debtor._purse.charge(100, 0)
        assert (await ask(debtor, room.table))[0] == "too-fast"
        assert room.table not in hub.rooms

    serve(tmp_path, work)


def test_whoever_joins_pays_for_loading_the_table(tmp_path: Path) -> None:
    async def work(hub: Hub, http: httpx.AsyncClient) -> None:
        room = await table(hub, [SeatPlan("person", "Ann", "ann"), SeatPlan("open"), SeatPlan("open")])
        for _ in range(100):
            await room.do(lambda match: match.sit("bob", "", now(), hub.source))
            await room.do(lambda match: match.leave("bob", 1, now()))
        hub.forget(room.table)
        before = tokens(hub)
        assert (await http.post(f"/api/tables/{room.table}/join", json={})).status_code == 201
        assert before - tokens(hub) > 40 + prices.load(200)

    serve(tmp_path, work, Limits(address_refill=0.0))
