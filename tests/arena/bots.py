"""Bots for tests, made in any process: ``make_bot`` stands in for the catalogue."""

import sys
from random import Random

from grimoire import catalog
from grimoire.bots import Bot, BotError
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import State
from grimoire.kernel.record import Record


class Fixed:
    """Always the first, or the last, of its legal actions."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State) -> int:
        return state.legal()[0 if self.name == "first" else -1]


class Faulty:
    """Plays a few actions, then fails in its own way; at times only."""

    def __init__(self, name: str, seed: int | None, share: float = 1.0) -> None:
        self.name = name
        self._left = 5
        self._fails = Random(seed).random() < share

    def choose(self, state: State) -> int:
        self._left -= 1
        if self._left or not self._fails:
            return state.legal()[0]
        if self.name == "crash":
            raise BotError(Fault("of-a-test", "cmd", "the program ended"))
        if self.name == "exit":
            sys.exit("enough")
        if self.name == "raise":
            raise ZeroDivisionError("by nought")
        answer: object = "take red.circle" if self.name == "words" else 10**9
        return answer  # type: ignore[return-value]  # that is its fault


class Follows:
    """Is told of the game; keeps what it was told."""

    name = "follows"

    def __init__(self) -> None:
        self.told: list[str] = []
        self.record: Record | None = None

    def follow(self, record: Record) -> None:
        self.told.append("follow")
        self.record = record

    def choose(self, state: State) -> int:
        assert self.record is not None
        assert self.record.state == state
        self.told.append("choose")
        return state.legal()[0]

    def close(self) -> None:
        self.told.append("close")


def make_bot(spec: str, seed: int | None = None) -> Bot:
    if spec in ("first", "last"):
        return Fixed(spec)
    if spec == "unmade":
        raise ImportError("no such module")
    if spec in ("crash", "raise", "exit", "words", "illegal"):
        return Faulty(spec, seed)
    if spec == "sometimes":
        return Faulty("raise", seed, 0.3)
    return Follows() if spec == "follows" else catalog.bot(spec, seed)
