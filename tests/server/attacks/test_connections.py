"""Connections without requests: half a request, an endless head, a body that never comes, and too many of all."""

import socket
from contextlib import ExitStack

import pytest

from grimoire.server.settings import Limits
from tests.server.attacks.harness import Attacked, Target

pytestmark = pytest.mark.slow

HALF = b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-a: "
ADDRESSES = range(2, 10)
MANY = 1400
LIMITS = Limits()


def status(answer: bytes) -> int:
    """Of the first line of an answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer else 0


def read(connection: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    parts = []
    try:
        while part := connection.recv(65_536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def test_half_open_requests(attacked: Attacked) -> None:
    """1,400 of them keep no newcomer out, and they end by themselves."""
    with attacked() as target, ExitStack() as stack:
        for number in range(MANY):
            connection = stack.enter_context(target.raw(ADDRESSES[number % len(ADDRESSES)]))
            connection.sendall(HALF)
        with target.http(20) as newcomer:
            assert newcomer.get("/api/games").status_code == 200
        one = stack.enter_context(target.raw(21))
        one.sendall(HALF)
        assert status(read(one)) == 408


def test_connections_of_one_address(attacked: Attacked) -> None:
    """Who takes too many is refused; nobody else is."""
    with attacked() as target, ExitStack() as stack:
        for _ in range(LIMITS.connections_per_address):
            stack.enter_context(target.raw(2))
        assert status(read(stack.enter_context(target.raw(2)))) == 429
        with target.http(3) as other:
            assert other.get("/api/games").status_code == 200
        _endless_heads(target)
        _large_head(target)
        _no_body(target)


def _endless_heads(target: Target) -> None:
    for begin in (b"GET /", HALF, b"GET / HTTP/1.1\r\n"):
        with target.raw(4) as connection:
            sent = _send_for_ever(connection, begin, b"x-a: 1\r\n" if begin.endswith(b"\n") else b"a" * 60_000)
            assert sent < 20_000_000


def _send_for_ever(connection: socket.socket, begin: bytes, more: bytes) -> int:
    """How much somebody could send until the server had enough."""
    sent = 0
    try:
        connection.sendall(begin)
        while sent < 20_000_000:
            connection.sendall(more)
            sent += len(more)
    except ConnectionError:
        pass
    return sent


def _large_head(target: Target) -> None:
    """Almost too large is fine."""
    for size, expected in ((LIMITS.head_bytes - 5000, 200), (LIMITS.head_bytes + 20_000, 431)):
        with target.raw(5) as connection:
            connection.sendall(HALF + b"a" * size + b"\r\nconnection: close\r\n\r\n")
            assert status(read(connection)) == expected, size


def _no_body(target: Target) -> None:
    """What is promised and never comes keeps nobody waiting."""
    with ExitStack() as stack:
        for _ in range(50):
            connection = stack.enter_context(target.raw(6))
            connection.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n{")
        target.innocent.plays_on()
