"""Matches between nets: a new one is kept only if neither its quick nor its deep search is weaker."""

from collections.abc import Iterable
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.net import Net, read_net
from grimoire.bots.sage import evaluator_with
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.options import PLAYERS
from grimoire.jobs.runner import Runner
from grimoire.kernel.game import CHANCE, OVER, Json
from grimoire.training.selfplay import training_modes

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


class Pairing:
    """Two sides that meet; each task is the seed of a pair of games with the same chance and the seats changed.

    In a game that is played alone, each side plays one of the pair.
    """

    def __init__(self, game: str, first: Side, second: Side, alone: bool = False) -> None:
        self._game: Final = game
        self._sides: Final = (first, second)
        self._alone: Final = alone

    def __call__(self, seed: int) -> float:
        """The mean share of the first side in both games."""
        nets = [read_net(side.net) for side in self._sides]
        seatings = ((0,), (1,)) if self._alone else ((0, 1), (1, 0))
        first, second = (self._played(nets, seed, seating) for seating in seatings)
        return (first + 1.0 - second) / 2 if self._alone else (first + second) / 2

    def _played(self, nets: list[Net], seed: int, seating: tuple[int, ...]) -> float:
        """One game with these sides in the seats; the share of the victory of the first side, or of the only one."""
        rng = Random(seed)
        state = catalog.game(self._game, **self._mode(rng)).start()
        bots = [self._bot(nets[side], side, seed) for side in seating]
        while state.player != OVER:
            if state.player == CHANCE:
                state.play(state.outcome(rng.random()))
            else:
                state.play(bots[int(state.player)].choose(state))
        return float(search_state(state).reward(seating.index(0) if 0 in seating else 0))

    def _mode(self, rng: Random) -> dict[str, Json]:
        """A mode for two players, or for one, as often as training plays it."""
        players = 1 if self._alone else 2
        modes = [
            (share, mode) for share, mode in training_modes(self._game, self._alone) if mode.get(PLAYERS, 2) == players
        ]
        shares, options = zip(*modes, strict=True)
        chosen: dict[str, Json] = rng.choices(options, shares)[0]
        return chosen

    def _bot(self, net: Net, side: int, seed: int) -> SearchBot:
        return SearchBot(
            "sage",
            lambda state: evaluator_with(state.game_name(), net),
            seed + side,
            Budget(nodes=self._sides[side].nodes),
        )


def meet(runner: Runner, pairing: Pairing, pairs: int, seed: int) -> Score:
    """The score of so many pairs of games."""
    rng = Random(seed)
    seeds = [rng.getrandbits(48) for _ in range(pairs)]
    return score(result for _, result in runner.run(pairing, seeds))


def is_let_in(scores: Iterable[Score]) -> bool:
    """Was the net nowhere clearly the weaker one?"""
    return all(score.high >= 0.5 for score in scores)


def score(pairs: Iterable[float]) -> Score:
    """A score from the mean results of pairs of games; a pair counts as one, as its games share their luck."""
    results = list(pairs)
    count = len(results)
    mean = sum(results) / count
    spread = sqrt(sum((result - mean) ** 2 for result in results) / max(1, count - 1) / count)
    # A handful of equal results says little: no interval is narrower than that of a fair coin seen in all pairs.
    spread = max(spread, 0.5 / count)
    return Score(2 * count, mean, mean - CONFIDENCE * spread, mean + CONFIDENCE * spread)
