"""Connected pages: what each watches and has still to be sent, and who is connected."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, Final, Protocol

from grimoire.server import messages_out
from grimoire.server.rate_limit import PageLimit, network
from grimoire.server.settings import Limits
from grimoire.table.refusal import refused

if TYPE_CHECKING:
    from grimoire.server.pubsub import PubSub
    from grimoire.server.room import Room

POLICY: Final = 1008
RESTARTING: Final = 1012  # this process stops; reconnect to another one, or to its successor
TOO_SLOW: Final = 1013
# The head of a frame (RFC 6455): a text that ends here; then its length, in one byte, or in two or eight behind a mark.
TEXT: Final = 0x81
SHORT: Final = 126
_MEDIUM: Final = 0xFFFF  # bytes of a message whose length takes two bytes
_MEDIUM_HEAD: Final = Struct("!BBH")
_LONG_HEAD: Final = Struct("!BBQ")


def framed(data: bytes) -> bytes:
    """The text of a message as it goes out, the same for every page: in one frame."""
    size = len(data)
    if size < SHORT:
        head = bytes((TEXT, size))
    elif size <= _MEDIUM:
        head = _MEDIUM_HEAD.pack(TEXT, SHORT, size)
    else:
        head = _LONG_HEAD.pack(TEXT, SHORT + 1, size)
    return head + data


class Transport(Protocol):
    """Where bytes go out at once, as long as the page reads."""

    def write(self, data: bytes) -> None:
        """Sends bytes, or keeps them until the page reads."""

    def is_closing(self) -> bool:
        """Is it too late to send anything?"""


class Wire(Protocol):
    """The socket of a page, as far as it is written to."""

    close_sent: bool  # nothing may follow
    on_writable: Callable[[], None]  # called when the page reads again

    @property
    def transport(self) -> Transport:
        """Where frames are written."""

    @property
    def writable(self) -> asyncio.Event:
        """Set while the page reads what was written."""


class Connection:
    """One socket. Sending never waits: a page that does not keep up is disconnected and reconnects."""

    def __init__(self, person: str | None, address: str, limit: PageLimit, backlog: int) -> None:
        self.person: Final = person or ""
        self.address: Final = network(address)
        self.limit: Final = limit
        self.greeted = False
        self.rooms: Final[dict[str, Room]] = {}
        self.quiet: Final[set[str]] = set()  # tables whose chat is left out
        self.closing: int | None = None
        self._last: int | None = None  # the code to close with after the message in hand
        self.is_busy = False  # is a message in hand?
        self._backlog: Final = backlog  # bytes
        self._outbox: Final[deque[bytes]] = deque()  # frames that the page has still to read
        self._queued = 0  # bytes
        self._wire: Wire | None = None
        self._hang_up: Callable[[int], None] | None = None

    def open(self, wire: Wire, hang_up: Callable[[int], None]) -> None:
        """From now on messages go out; ``hang_up`` ends the connection with a code."""
        self._wire, self._hang_up = wire, hang_up
        wire.on_writable = self._flush
        self._flush()

    def unplug(self) -> None:
        """The page is gone: wire and connection let go of each other."""
        if self._wire is not None:
            self._wire.on_writable = _nothing
        self._wire = self._hang_up = None

    def send(self, message: messages_out.ToPage) -> None:
        """Sends a message, or queues it."""
        self.send_frame(framed(messages_out.encode(message)))

    def send_frame(self, frame: bytes) -> None:
        """The same with a message that goes to several pages."""
        if self.closing is not None:
            return
        wire = self._wire
        if not self._outbox and wire is not None and wire.writable.is_set():
            _write(wire, frame)
        elif self._outbox and self._queued + len(frame) > self._backlog:  # one message can always be sent
            self.close(TOO_SLOW)
        else:
            self._outbox.append(frame)
            self._queued += len(frame)

    def _flush(self) -> None:
        if self._wire is None:
            return
        while self._outbox and self._wire.writable.is_set():
            frame = self._outbox.popleft()
            self._queued -= len(frame)
            _write(self._wire, frame)
        self._say_goodbye()

    def _say_goodbye(self) -> None:
        if self.closing is not None and not self._outbox and self._hang_up is not None:
            hang_up, self._hang_up = self._hang_up, None
            hang_up(self.closing)

    def pay(self, cost: float) -> None:
        """Charges costly work to the person and the address; refused if they have asked for too much already."""
        if not self.limit.pays(cost, time.monotonic()):
            raise refused("too-fast", "", "too many requests; wait a moment")

    def close(self, code: int) -> None:
        """Disconnects once everything queued is sent; a slow page is not waited for."""
        if self.closing is None:
            self.closing = code
            if code == TOO_SLOW:
                self._outbox.clear()
            self._say_goodbye()

    def close_in_order(self, code: int) -> None:
        """Disconnects once the message in hand is answered."""
        if self.is_busy:
            self._last = code
        else:
            self.close(code)

    def finish(self) -> None:
        """The message in hand is answered."""
        self.is_busy = False
        if self._last is not None:
            self.close(self._last)


def _write(wire: Wire, frame: bytes) -> None:
    if not wire.close_sent and not wire.transport.is_closing():
        wire.transport.write(frame)


def _nothing() -> None:
    """Nobody listens any more."""


class Connections:
    """All connections of this process, and the way to those of others."""

    def __init__(self, pubsub: "PubSub", limits: Limits) -> None:
        self._pubsub: Final = pubsub
        self._is_shared: Final = pubsub.is_shared
        self._limits: Final = limits
        self._open: Final[set[Connection]] = set()
        self._by_person: Final[dict[str, set[Connection]]] = {}
        self._by_address: Final[Counter[str]] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: Connection) -> None:
        """A page has connected."""
        self._open.add(connection)
        self._by_address[connection.address] += 1
        if connection.person:
            self._by_person.setdefault(connection.person, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """A page has disconnected."""
        self._open.discard(connection)
        self._by_address[connection.address] -= 1
        if not self._by_address[connection.address]:
            del self._by_address[connection.address]
        for room in list(connection.rooms.values()):
            room.unwatch(connection)
        own = self._by_person.get(connection.person)
        if own is not None:
            own.discard(connection)
            if not own:
                del self._by_person[connection.person]

    def is_full(self, address: str, person: str | None) -> bool:
        """Does an address or a person have as many connections as they may have?"""
        most, here = self._limits.sockets_per_person, len(self._by_person.get(person or "", ()))
        return 0 < self._limits.sockets_per_address <= self._by_address[network(address)] or 0 < most <= here

    def close_in_order(self) -> None:
        """Disconnects everybody in order, so that they connect to another process."""
        for connection in self._open:
            connection.close_in_order(RESTARTING)

    def close_all(self, person: str) -> None:
        """Disconnects a person, whose key is no longer valid; pages with the new one reconnect."""
        for connection in list(self._by_person.get(person, ())):
            connection.close_in_order(RESTARTING)

    # What a room asks of people

    @property
    def is_shared(self) -> bool:
        """Do other processes serve the same tables?"""
        return self._is_shared

    def call_player(self, table: str, seat: int, person: str) -> None:
        """Tells a person on pages that do not show the table that it is their turn there."""
        for connection in self._by_person.get(person, ()):
            if table not in connection.rooms:
                connection.send(messages_out.YourTurn(table=table, seat=seat))

    def address_of(self, person: str) -> str:
        """Where a person is connected from in this process; empty if they are not."""
        return next((connection.address for connection in self._by_person.get(person, ())), "")

    def publish_version(self, table: str, version: int) -> None:
        """Tells other processes that a table has a new version."""
        if self._is_shared:
            self._pubsub.publish_version(table, version)

    def publish_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        """Tells other processes who is at a table here."""
        if self._is_shared:
            self._pubsub.publish_presence(table, here, watchers)
