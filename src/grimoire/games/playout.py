"""Random games inside the engine: the same for every game, interpreted and compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grimoire.kernel.game import CHANCE, OVER
from grimoire.kernel.playing import Playing

# The generator fits 63 bits, so that it gives the same numbers everywhere.
_MULTIPLIER: Final[i64] = 698_769_069  # with 2**32 a full period
_LOW: Final[i64] = 0xFFFF_FFFF


class Generator:
    """Multiply with carry."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 0x9E37_79B9_7F4A_7C15 + 0x1234_5678_9ABC_DEF1) & 0xFFFF_FFFF_FFFF_FFFF
        mixed = ((mixed ^ (mixed >> 29)) * 0xBF58_476D_1CE4_E5B9) & 0x0FFF_FFFF_FFFF_FFFF
        self.state: i64 = mixed | 1
        for _ in range(8):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1."""
        self.state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        return (((self.state ^ (self.state >> 32)) & _LOW) * limit) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(Playing):
    """A game in progress that can be played on at random.

    The methods here work for every game; a game overrides them where it can be faster.
    """

    def __init__(self) -> None:
        self.player: i64 = CHANCE  # the seat that decides, CHANCE or OVER
        self.turn: i64 = 0
        self.round: i64 = 1

    def legal_fast(self) -> vec[i64]:
        """``legal``, for compiled code."""
        return vec[i64]([i64(code) for code in self.legal()])

    def play_fast(self, code: i64) -> None:
        """``play``, for compiled code."""
        self.play(code)

    def play_chance(self, generator: Generator) -> None:
        """Draws chance outcomes until somebody decides or the game is over."""
        while self.player == CHANCE:
            codes = self.legal()
            weights = self.weights()
            left = generator.below(sum(weights))
            index: i64 = 0
            while left >= weights[index]:
                left -= weights[index]
                index += 1
            self.play_fast(codes[index])

    def play_random(self, generator: Generator) -> i64:
        """Draws chance outcomes, then plays one action at random; how many were legal, 0 once over."""
        self.play_chance(generator)
        if self.player == OVER:
            return 0
        codes = self.legal()
        count = i64(len(codes))
        self.play_fast(codes[generator.below(count)])
        return count


def simulate(start: Playout, games: int, seed: int) -> tuple[int, int]:
    """Plays whole random games from a state; the decisions made, and those with two or more legal actions."""
    generator = Generator(seed)
    decisions: i64 = 0
    choices: i64 = 0
    for _ in range(games):
        copy = start.copy()
        assert isinstance(copy, Playout)
        state: Playout = copy  # or else the type is looked at again each time
        legal = state.play_random(generator)
        while legal > 0:
            decisions += 1
            if legal > 1:
                choices += 1
            legal = state.play_random(generator)
    return decisions, choices
