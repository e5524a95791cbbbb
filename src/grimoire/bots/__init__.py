"""Players that are no persons; they know only the kernel and what a game offers them."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from grimoire.kernel.errors import GrimoireError
from grimoire.kernel.game import Game, Position, State
from grimoire.kernel.record import RecordResult

__all__ = ["Bot", "BotError", "Follower", "GameInProgress"]


class Bot(Protocol):
    """Asked where its seat decides, it answers with a code of ``state.legal()`` and leaves the state alone."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State) -> int: ...


class GameInProgress(Protocol):
    """A game as it is at the moment: what has been played so far, and the result once it is over."""

    @property
    def game(self) -> Game[State]: ...
    @property
    def start(self) -> Position | None: ...
    @property
    def actions(self) -> Sequence[str]: ...
    @property
    def result(self) -> RecordResult | None: ...


@runtime_checkable
class Follower(Protocol):
    """A bot that sees the whole game: ``follow`` is called once before its first choice, ``close`` at the end."""

    def follow(self, record: GameInProgress) -> None: ...
    def close(self) -> None: ...


class BotError(GrimoireError):
    """A bot that cannot go on: it crashed, stalled or answered with something that is no legal action."""
