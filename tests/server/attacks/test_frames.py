"""Frames of a web socket that are no messages, and sockets that are opened again and again: nobody else notices."""

import socket
import time
from contextlib import ExitStack, suppress

import pytest

from grimoire.server.connection import POLICY
from grimoire.server.settings import Limits
from tests.server.attacks.harness import Attacked, Target
from tests.server.attacks.test_connections import status

pytestmark = pytest.mark.slow

UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
EMPTY = b"\x80\0\0\0\0"  # the rest of a frame without content
PING, PONG, BEGINNING, CONTINUED = b"\x89" + EMPTY, b"\x8a" + EMPTY, b"\x01" + EMPTY, b"\0" + EMPTY
MESSAGE = b"\x81\x82\0\0\0\0{}"
MANY = 43_000  # in one piece
SECONDS = 20.0
LIMITS = Limits()


def opened(target: Target, number: int) -> socket.socket:
    """A socket after its handshake."""
    connection = target.raw(number)
    connection.sendall(UPGRADE)
    assert status(connection.recv(4096)) == 101
    return connection


def closed_with(connection: socket.socket, frames: bytes) -> tuple[int, int]:
    """Sends the same again and again and reads what comes: with which code it ends, and how much was sent."""
    connection.settimeout(0.01)
    heard, sent, until = b"", 0, time.monotonic() + SECONDS
    while time.monotonic() < until:
        with suppress(TimeoutError):
            try:
                sent += connection.send(frames)
            except ConnectionError:
                frames = b""
        with suppress(TimeoutError):
            try:
                part = connection.recv(65_536)
            except ConnectionError:
                part = b""
            heard += part
            if not part:
                break
    at = 0
    while at < len(heard) and heard[at] != 0x88:
        at += 2 + heard[at + 1] if heard[at + 1] < 126 else 4 + int.from_bytes(heard[at + 2 : at + 4])
    return int.from_bytes(heard[at + 2 : at + 4]), sent


def test_frames_that_are_no_messages(attacked: Attacked) -> None:
    with attacked(stall=2.0) as target:
        before = target.memory()
        for number, (begin, frames) in enumerate(
            ((b"", PING), (b"", PONG), (BEGINNING, CONTINUED), (b"", MESSAGE), (BEGINNING, PING + CONTINUED)), start=2
        ):
            for count in (20, MANY):  # a few again and again, and as many as fit
                with opened(target, number) as connection:
                    connection.sendall(begin)
                    code, sent = closed_with(connection, frames * count)
                    assert code == POLICY, (frames, count)
                    assert sent < 5_000_000, (frames, count)
        target.innocent.plays_on()
        assert target.memory() - before < 30


def test_opening_sockets_is_charged(attacked: Attacked) -> None:
    with attacked() as target:
        answers: list[int] = []
        while 403 not in answers:
            with ExitStack() as stack:  # faster than tokens come back
                connections = [stack.enter_context(target.raw(2)) for _ in range(50)]
                for connection in connections:
                    connection.sendall(UPGRADE)
                answers += [status(connection.recv(4096)) for connection in connections]
            assert len(answers) < 5000
        assert set(answers) == {101, 403}
        assert answers.index(403) >= LIMITS.sockets_per_address  # all of them may come back at once
        opened(target, 3).close()
