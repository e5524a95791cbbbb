"""Hostile requests to every route and hostile messages of every kind at once: no error, no stall, no game disturbed.

``make test-all`` sends 100,000 requests and 1,000,000 messages, and holds the server to its bars.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence

import httpx
import pytest

from tests.long import LONG
from tests.server.attacks.harness import Attacked, Target
from tests.server.client import bearer, new_key, new_table
from tests.server.hostile_http import HostileRequests, documented_routes
from tests.server.nonsense import CLOSINGS, Fuzzer, Nonsense, ends

REQUESTS = 100_000 if LONG else 1_000
MESSAGES = 1_000_000 if LONG else 4_000
ATTACKERS = 20  # of each kind, each at an address of its own
LATEST = 0.25  # seconds that 99 of 100 answers to others may take, on a machine that has nothing else to do
MEMORY = 1000  # MB
INTENDED = 503
STAYING = 0.98
RESET = 1006  # whoever goes on sending after the server's farewell does not hear it
PATIENCE = 60.0

pytestmark = pytest.mark.slow


class Attacker:
    """Sends requests on one connection, and makes a new one when the server closes it."""

    def __init__(self, port: int, address: str, requests: HostileRequests, counts: Counter[str]) -> None:
        self._port = port
        self._address = address
        self._requests = requests
        self._counts = counts
        self._stream: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def run(self, count: int) -> None:
        for _ in range(count):
            route, data = self._requests.one()
            status = await asyncio.wait_for(self._ask(data), PATIENCE)
            self._counts[route] += 1
            self._counts[f"status {status}"] += 1
            assert status < 500 or status == INTENDED, (status, data[:3000])
        await self._close()

    async def _ask(self, data: bytes) -> int:
        """The status of the answer; 0 if the connection was closed without one."""
        try:
            if self._stream is None:
                self._stream = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._address, 0))
            reader, writer = self._stream
            writer.write(data)
            head = await reader.readuntil(b"\r\n\r\n")
            await self._skip_body(head, data.startswith(b"HEAD"))
            return int(head.split(b" ", 2)[1])
        except (OSError, asyncio.IncompleteReadError):
            await self._close()
            return 0

    async def _skip_body(self, head: bytes, is_head: bool) -> None:
        assert self._stream is not None
        reader, lines = self._stream[0], head.lower().split(b"\r\n")
        fields = dict(line.split(b": ", 1) for line in lines[1:] if b": " in line)
        status = int(lines[0].split(b" ", 2)[1])
        if not is_head and status not in (204, 304):
            if b"content-length" in fields:
                await reader.readexactly(int(fields[b"content-length"]))
            elif fields.get(b"transfer-encoding") == b"chunked":
                await reader.readuntil(b"\r\n0\r\n\r\n")
        if fields.get(b"connection") == b"close":
            await self._close()

    async def _close(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            stream[1].close()


class Flood(Nonsense):
    """Nonsense that rarely ends its connection, as the next one takes time."""

    def one(self) -> str | bytes:
        message = super().one()
        return super().one() if ends(message) and self.random.random() < STAYING else message


def _attackers(target: Target, ids: Sequence[str], counts: Counter[str]) -> list[Attacker]:
    keys = [new_key(target.server.url) for _ in range(3)]
    return [
        Attacker(target.server.port, f"127.0.1.{number + 1}", HostileRequests(number, ids, keys[number % 3]), counts)
        for number in range(ATTACKERS)
    ]


def _fuzzers(target: Target, tables: list[str], counts: Counter[str]) -> list[Fuzzer]:
    """Some are strangers, some persons with a table of their own."""
    made = []
    for number in range(ATTACKERS):
        address, key, own = f"127.0.2.{number + 1}", "", "nothing-of-mine"
        if number % 2:
            transport = httpx.HTTPTransport(local_address=address)
            with httpx.Client(base_url=target.server.url, transport=transport) as http:
                key = http.post("/api/me/keys").json()["key"]
                body = {"game": "sigils", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "hints": False}
                own = http.post("/api/tables", json=body, headers=bearer(key)).json()["table"]
        nonsense = Flood(number, tables, own, list)
        messages = MESSAGES // ATTACKERS
        made.append(Fuzzer(target.server, nonsense, key, counts, messages, address, 0.0, (*CLOSINGS, RESET)))
    return made


def test_hostile_load(attacked: Attacked) -> None:
    counts: Counter[str] = Counter()
    with attacked(stall=30.0 if LONG else 10.0) as target:
        victim = new_key(target.server.url)
        table = new_table(target.server.url, victim, "materia", [{"kind": "me"}, {"kind": "me"}])["table"]
        before = _seen(target, victim, table)

        async def attack() -> None:
            requests = [attacker.run(REQUESTS // ATTACKERS) for attacker in _attackers(target, [table], counts)]
            messages = [fuzzer.run() for fuzzer in _fuzzers(target, [table], counts)]
            await asyncio.gather(*requests, *messages)

        begun = time.monotonic()
        asyncio.run(attack())
        seconds = time.monotonic() - begun
        assert _seen(target, victim, table) == before
        memory, heard = target.peak_memory(), int(target.server.metric("grimoire_messages_total"))
    late = sorted(target.innocent.latencies)[int(len(target.innocent.latencies) * 0.99)]
    statuses = {key: number for key, number in sorted(counts.items()) if key.startswith("status")}
    print(  # noqa: T201 (what was measured)
        f"{REQUESTS} requests and {MESSAGES} messages ({heard} read) in {seconds:.0f} s: {statuses}, memory at most "
        f"{memory:.0f} MB, innocent player: {target.innocent.measured()}"
    )
    assert all(counts[f"{method} {path}"] for method, path in documented_routes())
    assert counts["server-error"] == 0, counts
    assert memory < MEMORY
    assert late < LATEST or not LONG


def _seen(target: Target, key: str, table: str) -> object:
    """A table as its player sees it."""
    answer = httpx.get(f"{target.server.url}/api/tables/{table}", headers=bearer(key), timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()
