"""Intervals that stay true however often one looks: an asymptotic confidence sequence.

Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence
sequences" (Annals of Statistics, 2024), theorem 2.2. With the confidence asked for, the true mean lies in *all* of the
intervals, so a run may stop at the first one that answers its question. It asks only that games are independent and
vary finitely; as it rests on the central limit theorem, nobody looks before ``EARLIEST`` games. The number of games for
which it is narrowest is fixed: chosen after a look, or with the most games of a run that may be raised, it would cheat.
"""

from math import inf, log, sqrt
from typing import Final

from grimoire.arena.stats import Estimate

EARLIEST: Final = 100
BEST: Final = 1000


class ConfidenceSequence:
    """The mean of the numbers seen so far, with its interval; narrowest, for its purpose, at about ``BEST`` numbers."""

    def __init__(self, confidence: float) -> None:
        self._risk: Final = 1 - confidence
        twice = -2 * log(self._risk)
        self._scale: Final = (twice + log(twice + 1)) / BEST
        self.count = 0
        self._mean = self._squares = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        step = number - self._mean
        self._mean += step / self.count
        self._squares += step * (number - self._mean)

    def estimate(self, sharing: int = 1) -> Estimate:
        """Nothing is known before ``EARLIEST`` numbers. ``sharing``: so many sequences are to be true all together."""
        if self.count < EARLIEST:
            return Estimate(self._mean, -inf, inf)
        grown = self.count * self._scale + 1
        variance = self._squares / (self.count - 1)
        half = sqrt(variance * 2 * grown / (self.count**2 * self._scale) * log(sqrt(grown) * sharing / self._risk))
        return Estimate(self._mean, self._mean - half, self._mean + half)
