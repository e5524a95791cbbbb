"""People who play at many tables whatever happens to the server, and checks that nothing they were told is lost."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

import grimoire
from grimoire import catalog
from grimoire.server.storage import Storage
from grimoire.table import events as table_events
from grimoire.table.match import Match
from tests.server.client import PATIENCE, Board, Client, WasRefused, bearer
from tests.server.process import ServerProcess

PAUSE = 0.25  # seconds after which somebody whose server is gone tries again
GONE = (OSError, WebSocketException, httpx.HTTPError)  # the server was killed while we spoke to it


class Load:
    """All companies of people. Several servers serve the same tables; whoever loses one goes to any of them."""

    def __init__(self, servers: Sequence[ServerProcess], seed: int, tables: int) -> None:
        self.servers = servers
        self.random = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=PATIENCE)
        self.stopping = False
        self.counts: Counter[str] = Counter()
        self.companies = [Company(self, number) for number in range(tables)]
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Load":
        self._playing = [asyncio.create_task(company.run()) for company in self.companies]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.stopping = True
        await asyncio.gather(*self._playing)
        await self.http.aclose()

    @property
    def server(self) -> ServerProcess:
        """Any of the servers."""
        return self.random.choice(self.servers)

    async def until(self, acknowledged: int, seconds: float = PATIENCE) -> None:
        """Waits until so many moves are acknowledged, but not for ever; whoever cannot play is an error."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while self.counts["acknowledged"] < acknowledged and loop.time() < deadline:
            await asyncio.sleep(0.01)
            for task in self._playing:
                if task.done():
                    task.result()

    def known(self) -> "list[Known]":
        """What people know by now."""
        return [company.known() for company in self.companies]

    async def insist(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """Asks until there is an answer, whatever happens to the server meanwhile."""
        while True:
            try:
                return await ask()
            except GONE:
                await asyncio.sleep(PAUSE)

    async def post(self, path: str, key: str = "", body: object = None) -> httpx.Response:
        """A request that is sent again if the server dies before it answers."""
        headers = bearer(key) if key else {}
        found: httpx.Response = await self.insist(
            lambda: self.http.post(f"{self.server.url}{path}", json=body, headers=headers)
        )
        return found


@dataclass(frozen=True)
class Known:
    """What the people of a company were told: their keys, and every table they played at as each of them sees it."""

    keys: list[str]
    seen: list[tuple[str, list[Board]]]


class Company:
    """The people of one table, and after its end of the next one."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.game = ("materia", "sigils")[number % 2]
        self.clock = {"bank": 600_000, "bonus": 1000} if number % 5 == 0 else None
        self.people = 2 if number % 3 == 0 else 1
        self.other = ({"kind": "open"}, {"kind": "bot", "level": ("greedy", "random")[number // 3 % 2]}, {"kind": "me"})
        self.second = self.other[number % 3]
        self.keys: list[str] = []
        self._seen: list[tuple[str, list[Board]]] = []

    async def run(self) -> None:
        """One game after the other."""
        for _ in range(self.people):
            self.keys.append((await self.load.post("/api/me/keys")).json()["key"])
        while not self.load.stopping:
            table = await self._set_up()
            boards = [Board() for _ in self.keys]
            self._seen.append((table, boards))
            players = [Player(self.load, table, *each) for each in zip(self.keys, boards, strict=True)]
            await asyncio.gather(*(player.run() for player in players))

    def known(self) -> Known:
        """What they know by now."""
        return Known(list(self.keys), deepcopy([(table, boards) for table, boards in self._seen if boards[0].version]))

    async def _set_up(self) -> str:
        body = {"game": self.game, "seats": [{"kind": "me"}, self.second], "clock": self.clock}
        made = await self.load.post("/api/tables", self.keys[0], body)
        assert made.status_code == 201, made.text
        table: str = made.json()["table"]
        for key in self.keys[1:]:
            joined = await self.load.post(f"/api/tables/{table}/join", key, {})
            assert joined.status_code in (201, 409), joined.text  # 409: it was written, but not acknowledged
        return table


class Player:
    """One person at one table: connects again with the last version seen, and plays what is offered."""

    def __init__(self, load: Load, table: str, key: str, board: Board) -> None:
        self.load = load
        self.table = table
        self.key = key
        self.board = board
        self.random = random.Random(table)

    async def run(self) -> None:
        """Until the game is over or nobody plays any more."""
        while not (self.load.stopping or self.board.is_over):
            client = Client(self.load.server.socket_url, self.key)
            client.boards[self.table] = self.board
            try:
                async with client:
                    await client.watch(self.table)
                    await self._play(client)
            except GONE:
                self.load.counts[f"closed {client.close_code}"] += 1
                await asyncio.sleep(PAUSE)

    async def _play(self, client: Client) -> None:
        while not (self.load.stopping or self.board.is_over):
            if self.board.view.get("player") in self.board.yours and not self.board.view.get("thinking"):
                await self._decide(client)
            else:
                await self._wait(client)

    async def _wait(self, client: Client) -> None:
        version = self.board.version
        try:
            await client.until(lambda: self.board.version != version, 0.5)
        except TimeoutError:  # now and then we look whether the server is still there
            await client.ask("ping", wanted="pong")

    async def _decide(self, client: Client) -> None:
        board, seat = self.board, self.board.view["player"]
        takes_back = board.view.get("undo") == seat and self.random.random() < 0.03
        action = self.random.choice(board.offers)
        asked = client.ask("undo", table=self.table, seat=seat, version=board.version) if takes_back else (
            client.ask("play", table=self.table, seat=seat, action=action, version=board.version)
        )  # fmt: skip
        try:
            version = (await asked)["version"]
        except WasRefused as error:
            if error.key not in ("stale-version", "not-your-turn"):
                raise
            return
        except GONE:
            self.load.counts["unanswered"] += 1
            raise
        self.load.counts["acknowledged"] += 1
        told = board.events[version]
        assert told["seat"] == seat
        assert told["type"] == ("undone" if takes_back else "played")
        assert takes_back or told["action"] == action


async def check_goes_on(server: ServerProcess, known: Sequence[Known]) -> None:
    """Whoever has to decide at the last table of each company can, be it a bot or a person."""
    await asyncio.gather(*(_check_goes_on(server, company) for company in known))


async def _check_goes_on(server: ServerProcess, company: Known) -> None:
    table, boards = company.seen[-1]
    async with Client(server.socket_url, company.keys[0]) as first:
        board = await first.watch(table)
        assert board.version >= max(each.version for each in boards)
        if board.is_over:
            return
        assert board.view["status"] == "live"
        version = board.version
        if board.view.get("thinking"):
            await first.until(lambda: board.version > version)
            return
        seat = board.view["player"]
        key = company.keys[0] if seat in board.yours else company.keys[1]
        async with Client(server.socket_url, key) as client:
            assert await client.play(table, seat, board.offers[0], version) == version + 1


async def check_records(server: ServerProcess, known: Iterable[Known]) -> None:
    """Every record replays."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for company in known:
            for table, boards in company.seen:
                answer = await http.get(f"/api/records/{table}")
                record = grimoire.Record.from_data(answer.json())
                assert record.result is not None or not boards[0].is_over


async def check_events(url: str, known: Iterable[Known]) -> None:
    """What people were told stands on disk, at its version; and what stands there is a match."""
    storage = await Storage.open(url)
    try:
        for company in known:
            for table, boards in company.seen:
                written = [table_events.decode(data) for _, data in await storage.events(table)]
                Match.restore(catalog.game, written)
                on_disk = {event.version: _as_told(event) for event in written}
                for board in boards:
                    assert board.events == {version: on_disk.get(version) for version in board.events}
    finally:
        await storage.close()


def _as_told(event: table_events.AnyEvent) -> object:
    return msgspec.json.decode(table_events.encode(table_events.public(event)))
