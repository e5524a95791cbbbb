"""Which points at the start would have made the seats even: counted from the scores of games as they were played.

That needs far fewer games than trying every gift. But players who know of a gift may play otherwise, and the points fit
the luck of these games: they are a proposal, for an experiment with another seed to test.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from grimoire.lab.rows import Row

MOST_GAMES: Final = 5000  # more would hardly change the proposal
MOST_POINTS: Final = 50
PRICE: Final = 1e-5  # of a point: where two proposals are about as even, the smaller one is better


class Even(NamedTuple):
    """Points for each seat, and the shares of wins that they would have led to."""

    points: tuple[int, ...]
    shares: tuple[float, ...]


def even_points(rows: Sequence[Row]) -> Even:
    """The points that bring every seat nearest to an even share; who is level then shares the win."""
    games = Counter(tuple(score - row.scores[0] for score in row.scores) for row in rows[:MOST_GAMES])
    best = _even(games, (0,) * len(rows[0].scores))
    while (better := min((_even(games, points) for points in _near(best.points)), key=_cost)) and (
        _cost(better) < _cost(best)
    ):
        best = better
    least = min(best.points)
    return Even(tuple(points - least for points in best.points), best.shares)


def _near(points: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """One point more or less for one seat."""
    for seat, number in enumerate(points):
        for other in (number - 1, number + 1):
            if 0 <= other <= MOST_POINTS:
                yield (*points[:seat], other, *points[seat + 1 :])


def _even(games: "Counter[tuple[int, ...]]", points: tuple[int, ...]) -> Even:
    wins = [0.0] * len(points)
    for scores, times in games.items():
        finals = [score + more for score, more in zip(scores, points, strict=True)]
        best = max(finals)
        share = times / finals.count(best)
        for seat, final in enumerate(finals):
            if final == best:
                wins[seat] += share
    return Even(points, tuple(won / games.total() for won in wins))


def _cost(even: Even) -> float:
    share = 1 / len(even.shares)
    return sum((each - share) ** 2 for each in even.shares) + PRICE * sum(even.points)
