"""How well a net foretells games it has not learned from, and how much of their results was luck."""

from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import Final, NamedTuple

from bench.judge.frozen import step
from grimoire.bots.evaluators import Evaluator
from grimoire.bots.luck import luck_of_game, mean_value
from grimoire.bots.search_bot import search_state
from grimoire.kernel.game import CHANCE, Game, State

LEAST: Final = 1e-4  # no probability counts as smaller than this


class Foretold(NamedTuple):
    """A game as a net saw it: the mean of its scores over all settled choices, and the luck of each seat."""

    brier: float
    log_loss: float
    luck: list[float]


def foretold(game: Game[State], codes: Sequence[int], rewards: Sequence[float], evaluator: Evaluator) -> Foretold:
    """Goes through a game with a net."""
    state, told = game.start(), []
    for code in codes:
        known = search_state(state)
        if state.player != CHANCE and known.settled() and len(state.legal()) > 1:
            told.append(mean_value(known, evaluator, 0, 1))
        step(state, code)
    rows = luck_of_game(search_state(game.start()), codes, evaluator)
    return Foretold(
        fmean(brier(values, rewards) for values in told),
        fmean(log_loss(values, rewards) for values in told),
        [sum(seat) for seat in zip(*rows, strict=True)],
    )


def brier(told: Sequence[float], rewards: Sequence[float]) -> float:
    """The squared difference between what was told and what came, as a mean over the seats."""
    return fmean((value - reward) ** 2 for value, reward in zip(told, rewards, strict=True))


def log_loss(told: Sequence[float], rewards: Sequence[float]) -> float:
    """How surprising the result was: the logarithm of the probability that was told for it."""
    return -sum(reward * log(max(LEAST, value)) for value, reward in zip(told, rewards, strict=True))


class Explained(NamedTuple):
    """The share of the variance of results that luck accounts for: as it is, and if it is scaled to fit best."""

    share: float
    fitted: float
    games: int


def explained(rewards: Sequence[Sequence[float]], lucks: Sequence[Sequence[float]]) -> Explained:
    """What luck explains, over all seats together; games that all end alike leave nothing to explain."""
    won_spread = had_spread = both = 0.0
    for won, had in zip(zip(*rewards, strict=True), zip(*lucks, strict=True), strict=True):
        won_mean, had_mean = fmean(won), fmean(had)
        won_spread += sum((reward - won_mean) ** 2 for reward in won)
        had_spread += sum((luck - had_mean) ** 2 for luck in had)
        both += sum((reward - won_mean) * (luck - had_mean) for reward, luck in zip(won, had, strict=True))
    if not won_spread or not had_spread:
        return Explained(0.0, 0.0, len(rewards))
    return Explained((2 * both - had_spread) / won_spread, both * both / had_spread / won_spread, len(rewards))
