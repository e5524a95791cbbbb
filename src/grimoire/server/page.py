"""A page that is connected: what it watches, what it may ask, what it is still to be told."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from grimoire.server import messages
from grimoire.server.credit import Credit

if TYPE_CHECKING:
    from grimoire.server.room import Room

Send = Callable[[Any], Awaitable[None]]
POLICY: Final = 1008
TOO_SLOW: Final = 1013


class Page:
    """One socket. Telling it something never waits: a page that does not keep up is let go and reconnects."""

    def __init__(self, person: str | None, address: str, credit: Credit, backlog: int) -> None:
        self.person: Final = person or ""
        self.address: Final = address
        self.credit: Final = credit
        self.greeted = False
        self.rooms: Final[dict[str, Room]] = {}
        self.quiet: Final[set[str]] = set()
        self.closing: int | None = None
        self._backlog: Final = backlog
        self._outbox: Final[deque[str]] = deque()
        self._wake: Final = asyncio.Event()

    def tell(self, message: messages.Message) -> None:
        """Queues a message."""
        self.tell_text(messages.encode(message).decode())

    def tell_text(self, text: str) -> None:
        """Queues a message that is encoded already."""
        if len(self._outbox) >= self._backlog:
            self.close(TOO_SLOW)
            return
        self._outbox.append(text)
        self._wake.set()

    def close(self, code: int) -> None:
        """Ends the connection once what is queued is sent; a slow page is not waited for."""
        if self.closing is None:
            self.closing = code
            if code == TOO_SLOW:
                self._outbox.clear()
            self._wake.set()

    async def run(self, send: Send) -> None:
        """Sends what is queued until the page is closed."""
        outbox, wake = self._outbox, self._wake
        while True:
            while outbox:
                await send({"type": "websocket.send", "text": outbox.popleft()})
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing})
                return
            wake.clear()
            await wake.wait()
