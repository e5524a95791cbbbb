"""The question of an experiment: what is measured in a game, and when the answer is clear."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Final, NamedTuple

from grimoire.arena.stats import Estimate
from grimoire.lab.counting import WIN
from grimoire.lab.rows import Row
from grimoire.lab.sequential import ConfidenceSequence

EVERY_SEAT: Final = "every seat"
SEAT: Final = "seat "
YES, NO, NARROW, OPEN = "yes", "no", "narrow", "open"

MEASURES: Final[dict[str, Callable[[Row], float]]] = {
    "rounds": lambda row: row.rounds,
    "score": lambda row: fmean(row.scores),
    "winning score": lambda row: max(row.scores),
    "margin": lambda row: sorted(row.scores)[-1] - sorted(row.scores)[-2],
    "shared": lambda row: float(max(row.shares) < WIN),
}


def measures_of(players: int) -> list[str]:
    """All that a question can be about."""
    return [EVERY_SEAT, *(f"{SEAT}{seat}" for seat in range(players)), *MEASURES]


@dataclass(frozen=True)
class Question:
    """What is asked.

    ``of`` is the variant, or None for the difference of the second and the first. Either ``low`` and ``high`` say
    between which bounds the figure should be, or ``width`` how exactly it is to be known.
    """

    about: str
    of: int | None
    low: float = -inf
    high: float = inf
    width: float | None = None
    confidence: float = 0.95

    def parts(self, players: int) -> list[str]:
        """The figures that are looked at together."""
        if self.about == EVERY_SEAT:
            return [f"{SEAT}{seat}" for seat in range(players)]
        return [self.about]

    def is_share(self) -> bool:
        return self.about not in MEASURES or self.about == "shared"

    def even(self, players: int) -> float:
        """What is subtracted: the question about every seat is how far it is from an even share."""
        return 1 / players if self.about == EVERY_SEAT and self.of is not None else 0.0


class Verdict(NamedTuple):
    """``yes``, ``no``, ``narrow`` (known as exactly as asked) or ``open``, after so many games of each variant."""

    kind: str
    games: int


def number_of(part: str, row: Row) -> float:
    """What a game says about a figure."""
    return row.won(int(part.removeprefix(SEAT))) if part.startswith(SEAT) else MEASURES[part](row)


class Watch:
    """Sees game after game, in the order of their numbers, and tells when the question is answered.

    A yes needs every figure between the bounds, so it is wrong only if the interval of one that is not misses it: each
    may take the whole risk. A no needs one figure alone, and how exactly all are known is about all: there they share
    the risk. The shares of two seats mirror each other, so that both are right or wrong together.
    """

    def __init__(self, question: Question, players: int) -> None:
        self.question: Final = question
        self.parts: Final = question.parts(players)
        self._even: Final = question.even(players)
        self._sharing: Final = 1 if players == 2 else len(self.parts)
        self._sequences: Final = [ConfidenceSequence(question.confidence) for _ in self.parts]

    def add(self, rows: Sequence[Row]) -> str | None:
        """The rows of one game; the kind of the verdict once it is clear."""
        of = self.question.of
        for part, sequence in zip(self.parts, self._sequences, strict=True):
            numbers = [number_of(part, row) for row in rows]
            sequence.add(numbers[1] - numbers[0] if of is None else numbers[of] - self._even)
        return self._verdict()

    def estimates(self) -> list[Estimate]:
        """The figures with the intervals that can lead to a yes, or that are to be narrow."""
        return self._estimates(1 if self.question.width is None else self._sharing)

    def _estimates(self, sharing: int) -> list[Estimate]:
        return [sequence.estimate(sharing) for sequence in self._sequences]

    def _verdict(self) -> str | None:
        question, found = self.question, self.estimates()
        if question.width is not None:
            return NARROW if all(each.high - each.low <= question.width for each in found) else None
        if all(question.low <= each.low and each.high <= question.high for each in found):
            return YES
        together = self._estimates(self._sharing)
        return NO if any(each.high < question.low or each.low > question.high for each in together) else None
