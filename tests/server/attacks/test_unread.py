"""Sockets that are never read: little memory, a clear code, and the others play on."""

import asyncio
import socket
import struct
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grimoire.games.sigils.cards import own_deck
from grimoire.server.connection import TOO_SLOW
from grimoire.server.settings import PROTOCOL, Limits
from tests.server.attacks.harness import Attacked, Target
from tests.server.client import bearer

pytestmark = pytest.mark.slow

SOCKETS = 12
WATCHES = 15  # of each socket, of about 200 KB each
SEATS = [{"kind": "me"}, {"kind": "me"}]
LIMITS = Limits()


def long_names(length: int, copies: int = 1) -> dict[str, Any]:
    """Our own deck with other names, several times."""
    deck = own_deck("60").data
    spells = [
        spell | {"id": f"{spell['id']}-{copy}", "name": dict.fromkeys(spell["name"], "x" * length)}
        for spell in deck["spell"]
        for copy in range(copies)
    ]
    return {**deck, "spell": spells}


def test_sockets_that_are_never_read(attacked: Attacked) -> None:
    with attacked() as target:
        key = target.key()
        with target.http(key=key) as http:
            body = {"game": "sigils", "seats": SEATS, "options": {"deck": long_names(10_000)}}
            assert http.post("/api/tables", json=body).status_code == 400
            assert http.post("/api/tables", json=body | {"options": {"deck": long_names(60, 12)}}).status_code == 400
            table = http.post("/api/tables", json=body | {"options": {"deck": long_names(60, 8)}}).json()["table"]
        before = target.memory()
        asyncio.run(_never_read(target, table))
        assert target.memory() - before < 150
        assert target.server.metric("grimoire_pages_too_slow_total") == SOCKETS
        assert target.server.metric("grimoire_pages") == 1  # the innocent player's


async def _never_read(target: Target, table: str) -> None:
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(_page(target, 2 + number % 4)) for number in range(SOCKETS)]
        for page in sockets:
            page.transport.pause_reading()
        for _ in range(WATCHES):
            for page in sockets:
                with suppress(ConnectionClosed):
                    await page.send(f'{{"type":"watch","table":"{table}"}}')
            await asyncio.sleep(0.05)
        for page in sockets[:3]:  # who reads at last is told why
            page.transport.resume_reading()
            await asyncio.wait_for(page.wait_closed(), 30)
            assert page.close_code == TOO_SLOW
        while target.server.metric("grimoire_pages") > 1:  # the others are gone soon after
            await asyncio.sleep(0.1)


def _page(target: Target, number: int, key: str = "") -> connect:
    address = (f"127.0.0.{number}", 0)
    return _Greeting(
        target.server.socket_url, additional_headers=bearer(key) if key else {}, max_size=None, max_queue=None,
        compression=None, ping_interval=None, close_timeout=1, local_addr=address,
    )  # fmt: skip


class _Greeting(connect):
    """Says hello first."""

    async def __aenter__(self) -> ClientConnection:
        page = await super().__aenter__()
        await page.send(f'{{"type":"hello","protocol":{PROTOCOL}}}')
        await page.recv()
        return page


def test_too_many_sockets(attacked: Attacked) -> None:
    """Of one person, and of one address; and pings whose answers nobody reads."""
    with attacked() as target:
        asyncio.run(_too_many(target))
        _pings(target)


async def _too_many(target: Target) -> None:
    key = target.key()
    async with AsyncExitStack() as stack:
        for _ in range(LIMITS.sockets_per_person):
            await stack.enter_async_context(_page(target, 2, key))
        with pytest.raises(InvalidStatus, match="403"):
            await stack.enter_async_context(_page(target, 3, key))
        for _ in range(LIMITS.sockets_per_address - LIMITS.sockets_per_person):
            await stack.enter_async_context(_page(target, 2))
        with pytest.raises(InvalidStatus, match="403"):
            await stack.enter_async_context(_page(target, 2))
        await stack.enter_async_context(_page(target, 3))


def _pings(target: Target) -> None:
    with target.raw(7) as connection:
        connection.sendall(
            b"GET /api/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        assert connection.recv(4096).startswith(b"HTTP/1.1 101")
        ping = struct.pack("!BB4s", 0x89, 0x80 | 125, b"\0\0\0\0") + b"x" * 125
        before, sent = target.memory(), 0
        connection.settimeout(5)
        with suppress(ConnectionError, socket.timeout):
            while sent < 50_000_000:
                connection.sendall(ping * 500)
                sent += len(ping) * 500
        assert sent < 50_000_000
        assert target.memory() - before < 20
