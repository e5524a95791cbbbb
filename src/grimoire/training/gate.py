"""Matches between nets: a new one is kept only if neither its quick nor its deep search is weaker."""

from collections.abc import Iterable
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import NetEvaluator
from grimoire.bots.net import Net, read_net
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.options import PLAYERS
from grimoire.jobs.runner import Runner
from grimoire.kernel.game import CHANCE, OVER, Json

CONFIDENCE: Final = 1.96


class Side(NamedTuple):
    """A net and the nodes its search has for a turn."""

    net: bytes
    nodes: int


class Score(NamedTuple):
    """How often the first side of a match won, with a 95 % interval."""

    games: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} of {self.games} ({self.low:.1%} to {self.high:.1%})"


class Match:
    """Two sides that meet; each task is the seed of a pair of games with the same chance and the seats changed."""

    def __init__(self, game: str, first: Side, second: Side) -> None:
        self._game: Final = game
        self._sides: Final = (first, second)

    def __call__(self, seed: int) -> float:
        """The mean share of the first side in both games."""
        nets = [read_net(side.net) for side in self._sides]
        return (self._played(nets, seed, 0) + self._played(nets, seed, 1)) / 2

    def _played(self, nets: list[Net], seed: int, seat: int) -> float:
        """One game with the first side in this seat; its share of the victory."""
        rng = Random(seed)
        state = catalog.game(self._game, **_mode(self._game, rng)).start()
        bots = [self._bot(nets[0 if each == seat else 1], 0 if each == seat else 1, seed) for each in range(2)]
        while state.player != OVER:
            if state.player == CHANCE:
                state.play(state.outcome(rng.random()))
            else:
                state.play(bots[int(state.player)].choose(state))
        return float(search_state(state).reward(seat))

    def _bot(self, net: Net, side: int, seed: int) -> SearchBot:
        return SearchBot("sage", lambda _: NetEvaluator(net), seed + side, Budget(nodes=self._sides[side].nodes))


def _mode(game: str, rng: Random) -> dict[str, Json]:
    """A mode for two players, as often as training plays it."""
    modes = [(weight, mode) for weight, mode in catalog.spec_of(game).training() if mode[PLAYERS] == 2]
    weights, options = zip(*modes, strict=True)
    chosen: dict[str, Json] = rng.choices(options, weights)[0]
    return chosen


def meet(runner: Runner, match: Match, pairs: int, seed: int) -> Score:
    """The score of so many pairs of games."""
    rng = Random(seed)
    seeds = [rng.getrandbits(48) for _ in range(pairs)]
    return score(result for _, result in runner.run(match, seeds))


def score(pairs: Iterable[float]) -> Score:
    """A score from the mean results of pairs of games; a pair counts as one, as its games share their luck."""
    results = list(pairs)
    count = len(results)
    mean = sum(results) / count
    spread = sqrt(sum((result - mean) ** 2 for result in results) / max(1, count - 1) / count)
    # A handful of equal results says little: no interval is narrower than that of a fair coin seen in all pairs.
    spread = max(spread, 0.5 / count)
    return Score(2 * count, mean, mean - CONFIDENCE * spread, mean + CONFIDENCE * spread)
