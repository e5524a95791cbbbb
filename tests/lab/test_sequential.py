"""Confidence sequences: true at every look, where plain intervals are not, and of a sensible width."""

from math import isinf, sqrt
from random import Random

import pytest

from grimoire.arena.stats import Z
from grimoire.lab.sequential import EARLIEST, ConfidenceSequence

RUNS = 300
GAMES = 1000


def misses(seed: int) -> tuple[bool, bool]:
    """Did an interval of a fair coin ever miss 1/2, looked at after every throw: the sequence's, the plain one's?"""
    chance, sequence = Random(seed), ConfidenceSequence(0.95)
    ours = plain = False
    for number in range(1, GAMES + 1):
        sequence.add(chance.random() < 0.5)
        if number >= EARLIEST:
            found = sequence.estimate()
            ours |= not found.low <= 0.5 <= found.high
            plain |= abs(found.value - 0.5) > Z * sqrt(found.value * (1 - found.value) / number)
    return ours, plain


def test_looking_after_every_game_costs_nothing() -> None:
    seen = [misses(seed) for seed in range(RUNS)]
    ours, plain = (sum(found) / RUNS for found in zip(*seen, strict=True))
    assert ours <= 0.05
    assert plain > 0.2  # what would happen without it


def test_the_width_where_it_is_narrowest() -> None:
    """Less than twice that of a plain interval that is looked at once."""
    sequence, chance = ConfidenceSequence(0.95), Random(1)
    for _ in range(GAMES):
        sequence.add(chance.random() < 0.5)
    found = sequence.estimate()
    assert Z * sqrt(0.25 / GAMES) < (found.high - found.low) / 2 < 2 * Z * sqrt(0.25 / GAMES)


def test_sequences_that_are_true_together_are_wider() -> None:
    sequence, chance = ConfidenceSequence(0.95), Random(1)
    for _ in range(GAMES):
        sequence.add(chance.random() < 0.5)
    alone, together = sequence.estimate(), sequence.estimate(sharing=4)
    assert together.low < alone.low < alone.high < together.high


def test_nothing_is_known_too_early() -> None:
    sequence = ConfidenceSequence(0.95)
    for _ in range(EARLIEST - 1):
        sequence.add(1.0)
    assert isinf(sequence.estimate().high)
    sequence.add(1.0)
    assert sequence.estimate() == pytest.approx((1.0, 1.0, 1.0))
