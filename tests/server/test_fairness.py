"""Verifiable chance at real servers: pages with and without seeds, a restart, two processes, no secret too early."""

import asyncio
import json
from pathlib import Path

import httpx
import msgspec
import pytest

from grimoire import catalog
from grimoire.kernel.fairness import commitment_to
from grimoire.kernel.verification import verify
from grimoire.server import messages_in
from tests.server.client import PATIENCE, Board, Client, Data, bearer, get_record, new_key, new_table
from tests.server.process import ServerProcess, serving
from tests.server.services import RedisServer

pytestmark = pytest.mark.slow

ANN, BOB = "a1" * 32, "b2" * 32


def join_with(url: str, key: str, table: str, seed: str | None) -> None:
    """Takes a seat, with a commitment if there is a seed."""
    body = {"name": "Bob"} | ({"commitment": commitment_to(seed)} if seed else {})
    answer = httpx.post(f"{url}/api/tables/{table}/join", json=body, headers=bearer(key), timeout=PATIENCE)
    assert answer.status_code == 201, answer.text


async def play_out(clients: list[Client], boards: list[Board], table: str, moves: int | None = None) -> None:
    """Each plays the first offer, to the end or for some moves; resigning ends the game sooner."""
    done = 0
    while not boards[0].is_over and done != moves:
        player = boards[0].view["player"]
        who = next(number for number, board in enumerate(boards) if player in board.yours)
        version = await clients[who].play(table, player, boards[who].offers[0], boards[who].version)
        for client, board in zip(clients, boards, strict=True):
            await client.until(lambda board=board, version=version: board.version >= version)  # type: ignore[misc]
        done += 1


def secrets_of(record: Data) -> list[str]:
    """Everything in a finished record that must not be told before."""
    proof = record["fairness"]
    return [proof["secret"], *(seat["seed"] for seat in proof["seats"] if "seed" in seat)]


@pytest.mark.parametrize(
    ("bobs_seed", "reveals", "counted"),
    [
        pytest.param(BOB, True, [0, 1], id="both"),
        pytest.param(BOB, False, [0], id="one does not reveal", marks=pytest.mark.slow),  # it is waited for
        pytest.param(None, False, [0], id="one without support"),
    ],
)
def test_pages_with_and_without_seeds(bobs_seed: str | None, reveals: bool, counted: list[int], tmp_path: Path) -> None:
    """A page that does not reveal its seed is waited for, then the game begins without it."""

    async def talk(server: ServerProcess) -> tuple[Data, list[str]]:
        keys = [new_key(server.url) for _ in range(2)]
        seats: list[Data] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        table = new_table(server.url, keys[0], "sigils", seats, commitment=commitment_to(ANN))["table"]
        async with Client(server.socket_url, keys[0]) as ann, Client(server.socket_url, keys[1]) as bob:
            boards = [await ann.watch(table)]
            join_with(server.url, keys[1], table, bobs_seed)
            boards.append(await bob.watch(table))
            await ann.ask("reveal", table=table, seat=0, seed=ANN)
            if reveals:
                await bob.ask("reveal", table=table, seat=1, seed=bobs_seed)
            for client, board in zip((ann, bob), boards, strict=True):
                await client.until(lambda board=board: board.view["status"] == "live")  # type: ignore[misc]
            await play_out([ann, bob], boards, table, 30)
            records = f"/api/records/{table}"
            paths = (records, f"{records}/replay", f"{records}/history", f"{records}/chances",
                     f"/api/tables/{table}", "/metrics")  # fmt: skip
            told = [httpx.get(f"{server.url}{path}", timeout=PATIENCE).text for path in paths]
            early = [*told, server.log, json.dumps(ann.heard), json.dumps(bob.heard)]
            await ann.ask("resign", table=table, seat=0)
            return get_record(server.url, table), early

    with serving(tmp_path) as server:
        record, early = asyncio.run(talk(server))
        assert [number for number, seat in enumerate(record["fairness"]["seats"]) if "seed" in seat] == counted
        found = verify(record, catalog.game)
        assert found.status == "verified"
        assert found.outcomes > 0
        assert not [text[:200] for secret in secrets_of(record) for text in early if secret in text]
        server.check_sound()


NO_SECRETS = (ANN + "\n", ANN + " ", ANN[1:], ANN + "a", ANN.upper(), "\n" + ANN)


@pytest.mark.parametrize("seed", NO_SECRETS)
def test_messages_bring_whole_secrets_only(seed: str) -> None:
    """What `grimoire verify` could not read would make a game that nobody can verify."""
    for message in ({"type": "reveal", "seed": seed}, {"type": "wish", "wish": "rematch", "commitment": seed}):
        data = json.dumps({**message, "table": "x", "seat": 0})
        assert messages_in.decode(data.replace(json.dumps(seed), json.dumps(ANN)))
        with pytest.raises(msgspec.ValidationError, match=r"seed|commitment"):
            messages_in.decode(data)


def test_requests_bring_whole_secrets_only(tmp_path: Path) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        body = {"game": "sigils", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = http.post("/api/tables", json=body | {"commitment": ANN}).json()["table"]
        for seed in NO_SECRETS:
            for path, sent in (("/api/tables", body), (f"/api/tables/{table}/join", {})):
                answer = http.post(path, json={**sent, "commitment": seed}, headers={"origin": server.url})
                assert answer.status_code == 400, answer.text
                assert "commitment" in answer.json()["text"]


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    """The secret is on disk: what chance does after a kill is what it would have done, and the record is verified."""

    async def first(server: ServerProcess, key: str, table: str) -> None:
        async with Client(server.socket_url, key) as ann:
            board = await ann.watch(table)
            await ann.ask("reveal", table=table, seat=0, seed=ANN)
            await ann.until(lambda: board.view["status"] == "live")
            await play_out([ann], [board], table, 10)

    async def second(server: ServerProcess, key: str, table: str) -> None:
        async with Client(server.socket_url, key) as ann:
            board = await ann.watch(table)
            await play_out([ann], [board], table, 10)
            await ann.ask("resign", table=table, seat=0)

    with serving(tmp_path) as server:
        key = new_key(server.url)
        waiting, table = (
            new_table(server.url, key, "materia", [{"kind": "me"}], commitment=commitment_to(ANN))["table"]
            for _ in range(2)
        )
        asyncio.run(first(server, key, table))
        before = get_record(server.url, table)
        server.kill9()
        server.start()
        asyncio.run(second(server, key, table))
        record = get_record(server.url, table)
        assert record["actions"][: len(before["actions"])] == before["actions"]
        assert record["fairness"]["commitment"] == before["fairness"]["commitment"]
        assert verify(record, catalog.game).status == "verified"
        asyncio.run(first(server, key, waiting))  # a game that waited for a seed still does


def test_two_processes_draw_the_same(tmp_path: Path, postgres_url: str, redis_server: RedisServer) -> None:
    """People at two processes, each with a seed: one reveals here, the other there."""
    options = ("--database", postgres_url, "--redis", redis_server.url, "--bot-grace", "1500")
    servers = [ServerProcess(tmp_path / name, *options, command=("tests.server.runner",)) for name in ("one", "two")]

    async def talk() -> str:
        keys = [new_key(server.url) for server in servers]
        seats: list[Data] = [{"kind": "me"}, {"kind": "open"}]
        table: str = new_table(servers[0].url, keys[0], "sigils", seats, commitment=commitment_to(ANN))["table"]
        join_with(servers[1].url, keys[1], table, BOB)
        async with Client(servers[0].socket_url, keys[0]) as ann, Client(servers[1].socket_url, keys[1]) as bob:
            boards = [await ann.watch(table), await bob.watch(table)]
            await ann.until(lambda: boards[0].version >= boards[1].version)  # a page reveals once it knows of everybody
            await asyncio.gather(
                ann.ask("reveal", table=table, seat=0, seed=ANN), bob.ask("reveal", table=table, seat=1, seed=BOB)
            )
            for client, board in zip((ann, bob), boards, strict=True):
                await client.until(lambda board=board: board.view["status"] == "live")  # type: ignore[misc]
            await play_out([ann, bob], boards, table, 60)
            await bob.ask("resign", table=table, seat=1)
        return table

    with servers[0], servers[1]:
        table = asyncio.run(talk())
        records = [get_record(server.url, table) for server in servers]
        assert records[0] == records[1]
        assert [sorted(seat) for seat in records[0]["fairness"]["seats"]] == [["commitment", "seed"]] * 2
        assert verify(records[0], catalog.game).status == "verified"
