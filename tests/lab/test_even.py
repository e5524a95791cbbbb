"""The points that would have made seats even: found again where they are known."""

from random import Random

import pytest

from grimoire.lab.even import even_points
from grimoire.lab.rows import Row


def rows_with(head_starts: tuple[int, ...], games: int = 2000, seed: int = 1) -> list[Row]:
    """Games of equally good players, some of whom had a head start."""
    rng = Random(seed)
    scores = [[round(rng.gauss(40, 10)) + start for start in head_starts] for _ in range(games)]
    return [
        Row(shares=[60 * (score == max(row)) // row.count(max(row)) for score in row], scores=row) for row in scores
    ]


@pytest.mark.slow
@pytest.mark.parametrize("head_starts", [(4, 0), (0, 6), (7, 3, 0), (9, 5, 2, 0), (8, 6, 5, 2, 0)])
def test_head_starts_are_made_up_for(head_starts: tuple[int, ...]) -> None:
    even = even_points(rows_with(head_starts))
    for points, start in zip(even.points, head_starts, strict=True):
        assert abs(points - (max(head_starts) - start)) <= 1
    assert all(abs(share - 1 / len(head_starts)) < 0.02 for share in even.shares)
    assert sum(even.shares) == pytest.approx(1)


def test_even_games_need_no_points() -> None:
    rows = [Row(shares=[60, 0], scores=[3, 1]), Row(shares=[0, 60], scores=[2, 4])] * 50
    assert even_points(rows) == ((0, 0), (0.5, 0.5))


def test_who_is_level_shares_the_win() -> None:
    rows = [Row(shares=[60, 0], scores=[1, 0])] * 10
    assert even_points(rows) == ((0, 1), (0.5, 0.5))
