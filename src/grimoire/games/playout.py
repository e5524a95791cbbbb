"""Random games inside the engine: the same for every game, interpreted and compiled."""

from typing import Final

from mypy_extensions import i64

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


class Playout(Playing):
    """A game in progress that can be played on at random."""

    def play_random(self, generator: Generator) -> i64:
        """Lets chance have its way, then plays one action at random; how many were legal, 0 once over."""
        raise NotImplementedError


def simulate(start: Playout, games: int, seed: int) -> tuple[int, int]:
    """Plays whole random games from a state; the decisions made, and those with two or more legal actions."""
    generator = Generator(seed)
    decisions: i64 = 0
    choices: i64 = 0
    for _ in range(games):
        state = start.copy()
        assert isinstance(state, Playout)
        legal = state.play_random(generator)
        while legal > 0:
            decisions += 1
            if legal > 1:
                choices += 1
            legal = state.play_random(generator)
    return decisions, choices
