"""Connections before they are requests: how long and how large a request may be, and who gets in.

Without these limits, people who send half a request, an endless header or nothing at all would take all connections.
They work without a proxy in front of the server; behind one, the proxy has its own.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from http import HTTPStatus
from math import inf
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from grimoire.server.connection import SHORT, TEXT
from grimoire.server.rate_limit import TokenBucket, network
from grimoire.server.reader import PageReader
from grimoire.server.settings import Limits

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was installed without its part in C
    from websockets.utils import apply_mask

_PIECE: Final = 16_384  # bytes that are parsed at a time
_FAREWELL: Final = 5.0  # seconds in which somebody can still read why the connection ends
_PONGS: Final = 65_536  # bytes of answers to pings that somebody may leave unread

WIRE: Final = "grimoire.wire"  # the extension of a web socket's scope by which it is read and written directly
_MASKED: Final = 0x80  # what clients add to the first byte of the length; four bytes of the mask follow the length
_MASK: Final = 4
_LONGEST_HEAD: Final = 14
_WHOLE: Final = 4096  # bytes of a message that is read without the parser
_KIND: Final = 0x0F  # the part of the first byte that says what a frame is
_MESSAGES: Final = (1, 2)  # texts and bytes
# What may go to the parser: more messages than the rate limit lets through, and a few frames that are none.
_FRAMES: Final = 300.0  # tokens; a message costs one
_REFILL: Final = 60.0  # each second
_NO_MESSAGE: Final = 5.0  # the price of a ping, or of another part of a message
_PARTS: Final = 100  # of a message
_POLICY: Final = 1008
_OPEN: Final = State.OPEN  # each look at a member of an enum takes a while, and there is one for every message


class Door:
    """Counts connections by address, and knows those that wait for a request, the oldest first."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._by_address: Final[Counter[str]] = Counter()
        self._waiting: Final[OrderedDict[HttpProtocol, None]] = OrderedDict()

    def enter(self, address: str) -> bool:
        """Counts a connection; False if its address has as many as it may have."""
        self._by_address[address] += 1
        return not 0 < self.limits.connections_per_address < self._by_address[address]

    def leave(self, address: str) -> None:
        """The connection has ended, or has become a socket, which is counted elsewhere."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def wait(self, connection: "HttpProtocol") -> None:
        """Nothing is asked for yet. If too many wait, the one that has waited for longest makes room."""
        self._waiting[connection] = None
        if len(self._waiting) > self.limits.waiting_connections:
            oldest, _ = self._waiting.popitem(last=False)
            oldest.transport.abort()

    def stop_waiting(self, connection: "HttpProtocol") -> None:
        """A request has begun, or the connection has ended."""
        self._waiting.pop(connection, None)


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits: of connections, of the head of a request, and of the time that each part may take."""

    def __init__(self, *arguments: Any, door: Door, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._door: Final = door
        self._address = ""
        self._is_inside = False
        self._in_head = True
        self._head_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Lets it in, unless its address has too many already."""
        super().connection_made(transport)
        self._address = network(self.client[0] if self.client else "")
        self._is_inside = True
        if self._door.enter(self._address):
            self._door.wait(self)
            self._set_timer(self._door.limits.head_seconds)
        else:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "too many connections from your address")

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits any more."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In pieces, so that a head that is too long is noticed before it is parsed."""
        for start in range(0, len(data), _PIECE):
            if not self._is_inside or self.transport.is_closing():
                return
            self._receive(data[start : start + _PIECE])

    def _receive(self, piece: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(piece)
            if self._timer is None:
                self._set_timer(self._door.limits.head_seconds)
        super().data_received(piece)
        if self._in_head and self._head_bytes > self._door.limits.head_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "the head of this request is too long")

    def on_headers_complete(self) -> None:
        """The head is there; now the body."""
        self._in_head = False
        self._head_bytes = 0
        self._door.stop_waiting(self)
        self._set_timer(self._door.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Everything has arrived."""
        self._in_head = True
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The connection may wait for another request."""
        super().on_response_complete()
        if self._is_inside and not self.transport.is_closing():
            self._door.wait(self)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """What was asked for is not read: not for ever."""
        super().pause_writing()
        self._write_timer = self.loop.call_later(self._door.limits.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It is read again."""
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _leave(self) -> None:
        self._stop_timer()
        self._door.stop_waiting(self)
        if self._write_timer is not None:
            self._write_timer.cancel()
        if self._is_inside:
            self._is_inside = False
            self._door.leave(self._address)

    def _set_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self._in_head:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "the request did not arrive in time")
        else:
            self.transport.abort()  # somebody is reading the body already: an answer might be under way

    def _refuse(self, status: HTTPStatus, reason: str) -> None:
        if self.transport.is_closing():
            return
        self._stop_timer()
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain\r\nconnection: close\r\n"
            f"content-length: {len(reason)}\r\n\r\n{reason}"
        )
        self.transport.write(head.encode("ascii"))
        self.transport.close()


class Inbox(asyncio.Queue[ASGIReceiveEvent]):
    """What has come in: messages go to the reader of the page, once there is one; the rest waits to be asked for."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.reader: PageReader | None = None
        self._loop: Final = loop
        self._events: Final[deque[ASGIReceiveEvent]] = deque()
        self._asking: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """How many events there are."""
        return len(self._events)

    def empty(self) -> bool:
        """Is there none?"""
        return not self._events

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Hands a message to the reader; adds another event, and wakes whoever asks for it."""
        if self.reader is not None and item["type"] == "websocket.receive":
            self.reader.put(item.get("bytes") or item.get("text") or b"")
            return
        self._events.append(item)
        if self._asking is not None and not self._asking.done():
            self._asking.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next event."""
        while not self._events:
            self._asking = self._loop.create_future()
            await self._asking
        return self._events.popleft()

    def read_into(self, reader: PageReader | None) -> None:
        """From now on this reader gets the messages, those that have come already first."""
        self.reader = reader
        events = list(self._events)
        self._events.clear()
        for event in events:
            self.put_nowait(event)


class FrameCounter:
    """Follows the frames of a stream of bytes without reading them: does it stand between two of them?"""

    def __init__(self) -> None:
        self.is_between = True  # has every frame that began ended?
        self._owed = 0  # bytes that the frame still has
        self._head = b""  # the beginning of a head, too short to tell how long its frame is

    def follow(self, data: bytes, most: float = inf) -> float:
        """These bytes are next; what their frames cost. Beyond so much it gives up."""
        cost = 0.0
        at, data, self._head = self._owed, self._head + data, b""
        while at < len(data) and cost <= most:
            size = _frame_size(data[at : at + _LONGEST_HEAD])
            if size is None:
                self._head = data[at:]
                break
            cost += 1.0 if data[at] & _KIND in _MESSAGES else _NO_MESSAGE
            at += size
        self._owed = max(0, at - len(data))
        self.is_between = not self._owed and not self._head
        return cost


def _frame_size(head: bytes) -> int | None:
    """How long a frame is, with its head; None if its head has to be longer to tell."""
    if len(head) < 2:
        return None
    masked, short = divmod(head[1], _MASKED)
    more = 0 if short < SHORT else 2 if short == SHORT else 8
    if len(head) < 2 + more:
        return None
    return 2 + more + _MASK * masked + (int.from_bytes(head[2 : 2 + more]) if more else short)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A web socket that ends when it should, even if nobody reads at the other side.

    Short messages that arrive whole are read directly; everything else is left to the parser. A `Connection` writes its
    messages to the transport by itself, in one frame each: nothing is compressed, so that is all there is to do.
    """

    def __init__(self, *arguments: Any, limits: Limits, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = self._inbox = Inbox(self.loop)
        self.on_writable: Callable[[], None] = lambda: None
        self._frames: Final = FrameCounter()
        self._allowed: Final = TokenBucket(_FRAMES if limits.socket_tokens > 0 else 0, _REFILL, self.loop.time())
        self._before = 0  # pieces of data that came before the handshake was complete; one is the request
        self._longest: Final = min(_WHOLE, self.config.ws_max_size)

    def data_received(self, data: bytes) -> None:
        """Most of the time it is one short message."""
        text = self._whole_text(data)
        if text is None:
            if self._note(data):
                super().data_received(data)
            else:
                self._refuse()
            return
        reader = self._inbox.reader
        if reader is not None:
            reader.put(text)
        else:
            self._inbox.put_nowait({"type": "websocket.receive", "bytes": text})
            self.pause(is_paused=True)

    def _note(self, data: bytes) -> bool:
        """The parser reads this, unless these are too many frames."""
        if not self.handshake_complete:
            self._before += 1
            if self._before == 1:
                return True
        return self._allowed.spend(self._frames.follow(data, _FRAMES), self.loop.time())

    def _refuse(self) -> None:
        """Somebody sends what no page would send."""
        if self.conn.state is State.CONNECTING:
            self.transport.abort()
        elif not self.close_sent:
            self.conn.fail(_POLICY, "too many frames")
            self.handle_parser_exception()
            self._end_soon()

    def handle_cont(self, event: Frame) -> None:
        """Another part of a message; it has a size limit too, but parts may be empty."""
        super().handle_cont(event)
        if len(self.frames) > _PARTS:
            self._refuse()

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text of a message that is all of this data; None if the parser has to look at it."""
        if len(data) < 2 + _MASK or data[0] != TEXT or not self._is_calm():
            return None
        size, start = data[1] - _MASKED, 2 + _MASK
        if size == SHORT:
            size, start = data[2] << 8 | data[3], 4 + _MASK
        elif size > SHORT:
            return None
        if size != len(data) - start or size > self._longest:  # without a mask, size is negative
            return None
        text = apply_mask(data[start:], data[start - _MASK : start])
        return text if text.isascii() else None

    def _is_calm(self) -> bool:
        """Is the socket open, and nothing half read?"""
        if not self.handshake_complete or self._before > 1 or self.close_sent or not self._frames.is_between:
            return False
        return self.conn.state is _OPEN and self.conn.current_size is None

    def handle_connect(self, event: Request) -> None:
        """The application finds the way to the page among the extensions."""
        super().handle_connect(event)
        if not self.handshake_complete:
            cast(dict[str, object], self.scope["extensions"])[WIRE] = self

    def send_receive_event_to_app(self) -> None:
        """A message that the parser has read; reading then pauses until it is taken."""
        super().send_receive_event_to_app()
        if self._inbox.reader is not None:
            self.pause(self._inbox.reader.is_full)

    def read_into(self, reader: PageReader | None) -> None:
        """From now on messages go to this reader."""
        self._inbox.read_into(reader)
        self.pause(reader is not None and reader.is_full)

    def pause(self, is_paused: bool) -> None:
        """Reads nothing for a while, or goes on."""
        if is_paused != self.read_paused and not self.transport.is_closing():
            self.read_paused = is_paused
            if is_paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def leave(self) -> None:
        """Nothing will be read any more."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": _POLICY})

    async def gone(self) -> None:
        """Returns once the page is gone."""
        while (await self._inbox.get())["type"] != "websocket.disconnect":
            pass

    def resume_writing(self) -> None:
        """The page reads again."""
        super().resume_writing()
        self.on_writable()

    async def send(self, message: ASGISendEvent) -> None:
        """A farewell does not wait for earlier messages to be read, and the end comes soon after it."""
        is_farewell = message["type"] == "websocket.close"
        if is_farewell:
            self.writable.set()
        await super().send(message)
        if is_farewell:
            self._end_soon()

    def keepalive_timeout(self) -> None:
        """Nothing comes from the other side."""
        super().keepalive_timeout()
        self._end_soon()

    def handle_ping(self) -> None:
        """Answers to pings must be read too."""
        if self.transport.get_write_buffer_size() > _PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    def _end_soon(self) -> None:
        self.loop.call_later(_FAREWELL, self.transport.abort)
