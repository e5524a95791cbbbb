"""What a room needs of the rest of the server: where it is stored, whom it tells, who thinks for its bots."""

from collections.abc import Callable
from typing import Protocol

from grimoire.server.storage import Append
from grimoire.server.workers.fair_queue import Asker
from grimoire.server.workers.tasks import Advise, Advised, Think, Thought


class TableStorage(Protocol):
    """Where the events of a table are kept."""

    def append_soon(self, what: Append, done: Callable[[Exception | None], None]) -> None:
        """Writes the next events and tells ``done`` when they are on disk, or why not.

        Conflict if somebody else wrote these versions first.
        """

    async def events(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The events after a version, each with its own."""


class People(Protocol):
    """People who do not have the table open in this process."""

    @property
    def is_shared(self) -> bool:
        """Do other processes serve the same tables?"""

    def call_player(self, table: str, seat: int, person: str) -> None:
        """Tells a person on pages that do not show the table that it is their turn there."""

    def address_of(self, person: str) -> str:
        """Where a person is connected from in this process; empty if they are not."""

    def publish_version(self, table: str, version: int) -> None:
        """Tells other processes that a table has a new version."""

    def publish_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        """Tells other processes who is at a table here."""


class Counters(Protocol):
    """What is counted so often that it is done in compiled code."""

    messages: int
    moves: int


class Bots(Protocol):
    """Bots that think outside the event loop; WorkerFailed if they cannot."""

    async def think(self, task: Think, asker: Asker) -> Thought:
        """The actions of a bot's turn."""

    async def advise(self, task: Advise, asker: Asker) -> Advised:
        """Hints for whoever decides."""
