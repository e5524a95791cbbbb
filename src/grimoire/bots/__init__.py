"""Players that are no persons; they know only the kernel and what a game offers them."""

from typing import Protocol, runtime_checkable

from grimoire.kernel.errors import GrimoireError
from grimoire.kernel.game import State
from grimoire.kernel.record import Record


class Bot(Protocol):
    """Asked where its seat decides, it answers with a code of ``state.legal()`` and leaves the state alone."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State) -> int: ...


@runtime_checkable
class Follower(Protocol):
    """A bot that is told of the whole game: whoever runs it calls ``follow`` once before the first choice."""

    def follow(self, record: Record) -> None: ...
    def close(self) -> None: ...


class BotError(GrimoireError):
    """A bot that cannot go on: it crashed, stalled or answered with something that is no legal action."""
