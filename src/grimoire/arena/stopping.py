"""When a run has played enough games. Rules look only at whole blocks, in the order of their numbers.

``Order``, the default rule, stops when the order of all bots is clear. For every two bots it looks at each block and
asks who won more of it. As a block holds every seating with the same chance, two equally good bots are ahead equally
often: the blocks that one of them wins are throws of a fair coin, whatever happens inside a block. Against the fair
coin it sets Robbins' mixture of all other coins (a Beta(1/2, 1/2) prior). The ratio of the two ever exceeds 1/a with a
probability of at most a, so looking after every block costs nothing. With a confidence of 99 % a = 0.01 is divided by
the number of pairs of bots, and all neighbours in the order by wins must be apart.

``Sprt`` is Wald's sequential test between two win rates of the first of two bots, on games that one of them won
alone. It takes these for independent; that both seatings of a block share chance makes it rather more careful.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import isfinite, lgamma, log
from typing import Final, NamedTuple, Protocol

from grimoire.kernel.errors import Fault, OptionError

__all__ = ["AllGames", "Order", "Sprt", "Verdict"]

NEAR: Final = 1e-9  # thirds of wins do not add up exactly


class Verdict(NamedTuple):
    """Why a run ended (``all``, ``order``, ``open``, ``high``, ``low`` or ``undecided``), and after how many games."""

    kind: str
    games: int
    ratio: float | None = None

    @property
    def early(self) -> bool:
        """Did the rule stop the run?"""
        return self.kind in ("order", "high", "low")


class Watch(Protocol):
    """Sees block after block; a game is given as each bot's share of the win."""

    def add(self, games: Sequence[Sequence[float]]) -> str | None: ...
    @property
    def ratio(self) -> float | None: ...
    @property
    def unfinished(self) -> str: ...


class Rule(Protocol):
    """A way to stop."""

    def data(self) -> dict[str, object]: ...
    def watch(self, bots: int) -> Watch: ...


@dataclass(frozen=True)
class AllGames:
    """Never stops early."""

    def data(self) -> dict[str, object]:
        return {"rule": "all"}

    def watch(self, bots: int) -> Watch:  # noqa: ARG002 (other rules need it)
        return _NoWatch()


@dataclass(frozen=True)
class Order:
    """Stops when it is clear who is better than whom."""

    confidence: float = 0.99

    def __post_init__(self) -> None:
        _check_between("confidence", self.confidence, 0.5, 1)

    def data(self) -> dict[str, object]:
        return {"rule": "order", "confidence": self.confidence}

    def watch(self, bots: int) -> Watch:
        return OrderWatch(bots, self.confidence)


@dataclass(frozen=True)
class Sprt:
    """Stops when the win rate of the first bot is at most ``low``, or at least ``high``; wrong once in 1/``risk``."""

    low: float
    high: float
    risk: float = 0.05

    def __post_init__(self) -> None:
        for share in (self.low, self.high):
            _check_between("sprt", share, 0, 1)
        if self.low >= self.high:
            raise OptionError(Fault("sprt-order", "sprt", "{low} is not below {high}", low=self.low, high=self.high))
        _check_between("risk", self.risk, 0, 0.5)

    def data(self) -> dict[str, object]:
        return {"rule": "sprt", "low": self.low, "high": self.high, "risk": self.risk}

    def watch(self, bots: int) -> Watch:  # noqa: ARG002 (always two)
        return SprtWatch(self)


class _NoWatch:
    ratio = None
    unfinished = "all"

    def add(self, games: Sequence[Sequence[float]]) -> str | None:  # noqa: ARG002 (it never stops)
        return None


class OrderWatch:
    """Counts, for every two bots, the blocks that each of them won."""

    ratio = None
    unfinished = "open"

    def __init__(self, bots: int, confidence: float) -> None:
        pairs = list(combinations(range(bots), 2))
        self._limit = log(len(pairs) / (1 - confidence))
        self._wins = {both: 0 for pair in pairs for both in (pair, pair[::-1])}
        self._totals = [0.0] * bots

    def add(self, games: Sequence[Sequence[float]]) -> str | None:
        """``order`` once the order is clear."""
        won = [sum(game[bot] for game in games) for bot in range(len(self._totals))]
        self._totals = [total + more for total, more in zip(self._totals, won, strict=True)]
        for bot, other in self._wins:
            self._wins[bot, other] += won[bot] > won[other] + NEAR
        order = sorted(range(len(won)), key=lambda bot: -self._totals[bot])
        return "order" if all(self._is_apart(better, worse) for better, worse in pairwise(order)) else None

    def _is_apart(self, better: int, worse: int) -> bool:
        ahead, behind = self._wins[better, worse], self._wins[worse, better]
        return ahead > behind and coin_evidence(ahead, behind) >= self._limit


class SprtWatch:
    """The log-likelihood ratio of the two shares; games that nobody won alone are left out."""

    unfinished = "undecided"

    def __init__(self, rule: Sprt) -> None:
        self._rule = rule
        self._bound = log((1 - rule.risk) / rule.risk)
        self._wins = self._losses = 0

    @property
    def ratio(self) -> float:
        return likelihood_ratio(self._wins, self._losses, self._rule.low, self._rule.high)

    def add(self, games: Sequence[Sequence[float]]) -> str | None:
        """``high`` or ``low`` once the ratio leaves Wald's bounds."""
        self._wins += sum(first > 1 - NEAR for first, _ in games)
        self._losses += sum(second > 1 - NEAR for _, second in games)
        if self.ratio >= self._bound:
            return "high"
        return "low" if self.ratio <= -self._bound else None


def coin_evidence(heads: int, tails: int) -> float:
    """The logarithm of how much better a mixture of all coins explains the throws than a fair one does."""
    both = heads + tails
    mixture = lgamma(heads + 0.5) + lgamma(tails + 0.5) - lgamma(both + 1) - 2 * lgamma(0.5)
    return mixture + both * log(2)


def likelihood_ratio(wins: int, losses: int, low: float, high: float) -> float:
    """The logarithm of how much better a share of ``high`` explains the games than ``low`` does."""
    return wins * log(high / low) + losses * log((1 - high) / (1 - low))


def _check_between(place: str, found: float, least: float, most: float) -> None:
    if not isfinite(found) or not least < found < most:
        raise OptionError(
            Fault("not-between", place, "{found} is not a number between {least} and {most}",
                  found=found, least=least, most=most)
        )  # fmt: skip
