"""Connected pages: what each watches and has still to be sent, and who is connected."""

import asyncio
from collections import Counter, deque
from typing import TYPE_CHECKING, Final

from litestar.types import Send

from grimoire.server import messages_out
from grimoire.server.pubsub import PubSub
from grimoire.server.rate_limit import PageLimit

if TYPE_CHECKING:
    from grimoire.server.room import Room

POLICY: Final = 1008
TOO_SLOW: Final = 1013


class Connection:
    """One socket. Sending never waits: a page that does not keep up is disconnected and reconnects."""

    def __init__(self, person: str | None, address: str, limit: PageLimit, backlog: int) -> None:
        self.person: Final = person or ""
        self.address: Final = address
        self.limit: Final = limit
        self.greeted = False
        self.rooms: Final[dict[str, Room]] = {}
        self.quiet: Final[set[str]] = set()  # tables whose chat is left out
        self.closing: int | None = None
        self._backlog: Final = backlog
        self._outbox: Final[deque[str]] = deque()
        self._wake: Final = asyncio.Event()

    def send(self, message: messages_out.ToPage) -> None:
        """Queues a message."""
        self.send_text(messages_out.encode(message))

    def send_text(self, text: str) -> None:
        """Queues a message that is encoded already."""
        if len(self._outbox) >= self._backlog:
            self.close(TOO_SLOW)
            return
        self._outbox.append(text)
        self._wake.set()

    def close(self, code: int) -> None:
        """Disconnects once everything queued is sent; a slow page is not waited for."""
        if self.closing is None:
            self.closing = code
            if code == TOO_SLOW:
                self._outbox.clear()
            self._wake.set()

    async def run(self, send: Send) -> None:
        """Sends what is queued until the connection is closed."""
        outbox, wake = self._outbox, self._wake
        while True:
            while outbox:
                await send({"type": "websocket.send", "bytes": None, "text": outbox.popleft()})
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing, "reason": None})
                return
            wake.clear()
            await wake.wait()


class Connections:
    """All connections of this process, and the way to those of others."""

    def __init__(self, pubsub: PubSub, per_address: int) -> None:
        self._pubsub: Final = pubsub
        self._per_address: Final = per_address
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

    def is_full(self, address: str) -> bool:
        """Has an address as many connections as it may have?"""
        return 0 < self._per_address <= self._by_address[address]

    # What a room asks of people

    @property
    def is_shared(self) -> bool:
        """Do other processes serve the same tables?"""
        return self._pubsub.is_shared

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
        if self._pubsub.is_shared:
            self._pubsub.publish_version(table, version)

    def publish_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        """Tells other processes who is at a table here."""
        if self._pubsub.is_shared:
            self._pubsub.publish_presence(table, here, watchers)
