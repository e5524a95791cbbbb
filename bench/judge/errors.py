"""How far values are from the truth of rollouts. The noise of the rollouts themselves is taken off."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from bench.judge.frozen import Truth
from grimoire.arena.stats import Z


class RmsError(NamedTuple):
    """The root of the mean squared error, with its 95 % interval, over so many positions."""

    value: float
    low: float
    high: float
    positions: int


class Known(NamedTuple):
    """The best estimate of what a position is worth to each seat, and the variance of this estimate."""

    values: list[float]
    noise: list[float]


def luck_share(truths: Sequence[Truth]) -> float:
    """How much of their luck to take off the rollouts so that they vary least: one number for a whole set."""
    spread = sum(sum(truth.luck_variance) for truth in truths)
    return sum(sum(truth.covariance) for truth in truths) / spread if spread else 0.0


def known(truth: Truth, share: float) -> Known:
    """The truth with this share of the luck taken off."""
    variances = zip(truth.reward_variance, truth.covariance, truth.luck_variance, strict=True)
    return Known(
        [reward - share * luck for reward, luck in zip(truth.reward, truth.luck, strict=True)],
        [(won - 2 * share * both + share * share * had) / truth.rollouts for won, both, had in variances],
    )


def squared_error(told: Sequence[float], truth: Known) -> float:
    """The mean squared error over the seats, without the noise of the truth: right on average, so below 0 at times."""
    return fmean(
        (guess - value) ** 2 - noise for guess, value, noise in zip(told, truth.values, truth.noise, strict=True)
    )


def rms(squares: Sequence[float]) -> RmsError:
    """The error over positions, from the squared error of each."""
    mean = fmean(squares)
    half = Z * stdev(squares) / sqrt(len(squares)) if len(squares) > 1 else 1.0
    return RmsError(_root(mean), _root(mean - half), _root(mean + half), len(squares))


def _root(square: float) -> float:
    return sqrt(max(0.0, square))
