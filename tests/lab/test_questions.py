"""Verdicts on questions about several seats at once, which coins answer as games would."""

from random import Random

import pytest

from grimoire.lab.counting import WIN
from grimoire.lab.questions import EVERY_SEAT, NO, YES, Question, Watch
from grimoire.lab.rows import Row

RUNS = 200
GAMES = 1500


def verdicts(chances: list[float], bound: float) -> list[str | None]:
    """What is said of seats that win with these chances, in many runs."""
    return [_verdict(Random(seed), chances, bound) for seed in range(RUNS)]


def _verdict(chance: Random, chances: list[float], bound: float) -> str | None:
    watch = Watch(Question(EVERY_SEAT, 0, -bound, bound), len(chances))
    seats = range(len(chances))
    for _ in range(GAMES):
        [winner] = chance.choices(seats, chances)
        if (kind := watch.add([_won_by(winner, len(chances))])) is not None:
            return kind
    return None


def _won_by(winner: int, players: int) -> Row:
    return Row([WIN * (seat == winner) for seat in range(players)])


@pytest.mark.slow
def test_a_yes_is_seldom_wrong() -> None:
    """Two seats are just outside: said to be inside in at most one run of twenty."""
    said = verdicts([0.25 + 0.081, 0.25 - 0.081, 0.25, 0.25], 0.08)
    assert said.count(YES) <= 0.05 * RUNS


@pytest.mark.slow
def test_a_no_is_seldom_wrong() -> None:
    """All four are just inside."""
    said = verdicts([0.25 + 0.079, 0.25 - 0.079, 0.25 + 0.079, 0.25 - 0.079], 0.08)
    assert said.count(NO) <= 0.05 * RUNS


def test_even_seats_are_found_to_be_even() -> None:
    said = [_verdict(Random(seed), [0.25] * 4, 0.08) for seed in range(10)]
    assert said == [YES] * 10


def test_uneven_seats_are_found_to_be_uneven() -> None:
    said = [_verdict(Random(seed), [0.45, 0.2, 0.2, 0.15], 0.08) for seed in range(10)]
    assert said == [NO] * 10
