"""The messages of one page: each is decoded, paid for and handled, one after another.

A move at a table that the page watches, by far the most frequent message, is handled at once and here; everything else
by a task. Nothing here waits, so that this module can be compiled.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from grimoire.kernel.chance import Source
from grimoire.kernel.errors import Fault
from grimoire.server import messages_in, messages_out
from grimoire.server.connection import POLICY, Connection
from grimoire.server.interfaces import Counters
from grimoire.server.live_table import LiveTable
from grimoire.server.messages_in import AnyFromPage, Play
from grimoire.table.clocks import now
from grimoire.table.refusal import Refused

Handle = Callable[[AnyFromPage, Callable[[], None]], None]  # starts what takes longer, and calls back after it
Report = Callable[[Exception, AnyFromPage | None], None]  # tells the page that a message has failed
_COSTS: Final[dict[type, float]] = {
    messages_in.Watch: 4, messages_in.Hint: 20, messages_in.Say: 5, messages_in.WishFor: 5, messages_in.Why: 2,
    messages_in.Leave: 20, messages_in.Return: 20, messages_in.Undo: 2,
}  # fmt: skip
_MOST_REFUSED: Final = 40  # consecutive rate-limit refusals before disconnecting
_AHEAD: Final = 8  # messages that are taken before the first of them is answered


class Wire(Protocol):
    """The socket of a page, as far as it is read from."""

    def pause(self, is_paused: bool) -> None:
        """Reads nothing for a while, or goes on."""

    def leave(self) -> None:
        """Nothing will be read any more."""


class PageReader:
    """Reads what a page sends; while a message is in hand, the next ones wait."""

    def __init__(
        self, connection: Connection, wire: Wire, source: Source, counters: Counters, handle: Handle, report: Report
    ) -> None:
        self._connection: Final = connection
        self._wire: Final = wire
        self._source: Final = source
        self._counters: Final = counters
        self._handle: Final = handle
        self._report: Final = report
        self._waiting: Final[deque[bytes | str]] = deque()
        self._is_reading = False
        self._is_paused = False
        self._is_stopped = False
        self._when_idle: Callable[[], None] | None = None

    @property
    def is_full(self) -> bool:
        """Do so many messages wait that no more should come?"""
        return len(self._waiting) > _AHEAD

    def put(self, data: bytes | str) -> None:
        """Handles a message, or keeps it until those before it are answered."""
        if self._is_stopped or self._connection.closing is not None:
            return
        self._waiting.append(data)
        if not self._is_reading:
            self._read_on()

    def finish(self) -> None:
        """The message in hand is answered."""
        connection = self._connection
        connection.finish()
        if self._when_idle is not None:
            self._when_idle()
        elif connection.closing is not None:
            self._wire.leave()
        elif not self._is_reading and (self._waiting or self._is_paused):
            self._read_on()

    def stop(self, when_idle: Callable[[], None]) -> None:
        """Reads no more; calls back once no message is in hand."""
        self._is_stopped = True
        self._waiting.clear()
        if self._connection.is_busy:
            self._when_idle = when_idle
        else:
            when_idle()

    def _read_on(self) -> None:
        connection = self._connection
        self._is_reading = True
        while self._waiting and not connection.is_busy and connection.closing is None:
            connection.is_busy = True
            self._read(self._waiting.popleft())
        self._is_reading = False
        if self.is_full != self._is_paused:
            self._is_paused = not self._is_paused
            self._wire.pause(self._is_paused)

    def _read(self, data: bytes | str) -> None:
        self._counters.messages += 1
        connection = self._connection
        message: AnyFromPage | None = None
        fault: Fault | None = None
        try:
            message = messages_in.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            fault = Fault("bad-message", "message", "{reason}", reason=str(error))
        if not connection.limit.allows(_COSTS.get(type(message), 1.0), time.monotonic()):
            fault = Fault("too-fast", "", "too many requests; wait a moment")
            if connection.limit.refused >= _MOST_REFUSED:
                connection.close(POLICY)
        if fault is not None:
            self._report(Refused(fault), message)
            self.finish()
        elif type(message) is Play and connection.greeted and message.table in connection.rooms:
            self._play(message, connection.rooms[message.table].live)
        elif message is not None:
            self._handle(message, self.finish)

    def _play(self, message: Play, live: LiveTable) -> None:
        person, at, source = self._connection.person, now(), self._source
        live.change(
            lambda match: match.play(person, message.seat, message.action, message.version, at, source),
            lambda error: self._played(message, live, error),
        )

    def _played(self, message: Play, live: LiveTable, error: Exception | None) -> None:
        if error is not None:
            self._report(error, message)
        elif message.id is not None:
            self._connection.send(messages_out.Done(id=message.id, version=live.match.version))
        self.finish()
