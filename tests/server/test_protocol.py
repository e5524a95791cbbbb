"""Frames of a web socket: read directly or by the parser, in whatever pieces they come."""

import asyncio
import json
import socket
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimoire.server.protocol import FrameCounter, Inbox
from tests.server.process import ServerProcess, serving

TEXT, CONTINUED, BINARY, PING, PONG = 0x1, 0x0, 0x2, 0x9, 0xA
FIN, MASKED = 0x80, 0x80
MASK = b"\x01\x7f\xa0\x33"


def frame(payload: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    more = 0 if size < 126 else 2 if size <= 0xFFFF else 8
    length = bytes((MASKED | (size if not more else 126 if more == 2 else 127),)) + (
        size.to_bytes(more) if more else b""
    )
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return bytes(((FIN if last else 0) | kind,)) + length + MASK + masked


@given(st.lists(st.sampled_from((0, 1, 125, 126, 300, 65_535, 65_536)), max_size=6), st.data())
def test_the_end_of_a_frame_is_known_in_whatever_pieces_it_comes(sizes: list[int], data: st.DataObject) -> None:
    frames = [frame(bytes(size)) for size in sizes]
    stream, ends = b"".join(frames), {0}
    for each in frames:
        ends.add(max(ends) + len(each))
    cuts = data.draw(st.lists(st.one_of(st.integers(0, len(stream)), st.sampled_from(sorted(ends))), max_size=12))
    counter, at, cost = FrameCounter(), 0, 0.0
    for cut in sorted({*cuts, len(stream)}):
        cost += counter.follow(stream[at:cut])
        at = cut
        assert counter.is_between == (at in ends)
    assert cost == len(frames)


class Raw:
    """A web socket without a library."""

    def __init__(self, server: ServerProcess) -> None:
        self._socket = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=30)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.sendall(
            b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: Z3JpbW9pcmUgYmVuY2ghIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._stream = self._socket.makefile("rb")
        while self._stream.readline() != b"\r\n":
            pass
        self.send(frame(b'{"type":"hello","protocol":1}'))
        assert self.told()["type"] == "welcome"

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._socket.sendall(piece)

    def told(self) -> dict[str, object]:
        """The next message, whatever answers to pings come first."""
        kind, size = self._stream.read(2)
        if size == 126:
            size = int.from_bytes(self._stream.read(2))
        payload = self._stream.read(size)
        if kind & 0xF == PONG:
            return self.told()
        if kind & 0xF != TEXT:
            return {"type": "close", "code": int.from_bytes(payload[:2])}
        found: dict[str, object] = json.loads(payload)
        return found

    def close(self) -> None:
        self._socket.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("protocol")) as running:
        yield running


@pytest.fixture
def page(server: ServerProcess) -> Iterator[Raw]:
    raw = Raw(server)
    yield raw
    raw.close()


def ping(number: int, spaces: int = 0) -> bytes:
    return b'{"type":"ping",' + b" " * spaces + b'"id":%d}' % number


@pytest.mark.slow
def test_messages_are_answered_in_order_however_they_are_framed(page: Raw) -> None:
    whole, long = frame(ping(1)), frame(ping(2, 300))
    page.send(whole, long)
    page.send(whole + long)  # two in one piece
    page.send(whole[:4], whole[4:])  # one in two pieces
    page.send(long[:3], long[3:20], long[20:] + whole[:1], whole[1:])
    page.send(frame(ping(1), BINARY))
    page.send(frame('{"type":"é","id":2}'.encode()))  # more than ASCII: read, and refused
    page.send(frame(ping(1)[:5], last=False), frame(b"", PING), frame(ping(1)[5:], CONTINUED), long)  # in fragments
    page.send(frame(ping(1, 9000)), whole, long)
    wanted = [1, 2, 1, 2, 1, 2, 1, 1, None, 1, 2, 1, 1, 2]
    assert [page.told().get("id") for _ in wanted] == wanted


@pytest.mark.slow
def test_a_message_within_a_fragmented_one_is_an_error(page: Raw) -> None:
    page.send(frame(ping(1)[:5], last=False), frame(ping(2)))
    assert page.told() == {"type": "close", "code": 1002}


def test_a_message_in_too_many_parts_is_an_error(page: Raw) -> None:
    page.send(frame(ping(1), last=False), *[frame(b"", CONTINUED, last=False)] * 50, frame(b"", CONTINUED))
    assert page.told()["id"] == 1
    page.send(frame(ping(1), last=False) + frame(b"", CONTINUED, last=False) * 300)
    assert page.told() == {"type": "close", "code": 1008}


def test_text_that_is_none_is_an_error(page: Raw) -> None:
    page.send(frame(b'{"type":"ping","id":1,"more":"\xff"}'))
    assert page.told() == {"type": "close", "code": 1007}


def test_a_frame_without_a_mask_is_an_error(page: Raw) -> None:
    page.send(b"\x81\x02{}")
    assert page.told() == {"type": "close", "code": 1002}


def test_many_messages_at_once_are_all_answered(page: Raw) -> None:
    page.send(*(frame(ping(number)) for number in range(200)))
    assert [page.told()["id"] for _ in range(200)] == list(range(200))


def test_a_reader_that_gave_up_is_not_woken() -> None:
    async def read() -> str:
        inbox = Inbox(asyncio.get_running_loop())
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        reader.cancel()
        inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait([reader])
        assert inbox.qsize() == 2
        return (await inbox.get())["type"]

    assert asyncio.run(read()) == "websocket.disconnect"
