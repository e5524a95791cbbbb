"""Statistics against known values, and rules for stopping against simulated games."""

from math import exp, isclose, log
from random import Random

import pytest

from grimoire.arena.match import Forfeit, Outcome
from grimoire.arena.plan import Pairing
from grimoire.arena.ratings import bot_ranks, ratings
from grimoire.arena.stats import Estimate, Played, bot_stats, duel, mean, seat_stats, shares, student, wilson
from grimoire.arena.stopping import AllGames, Order, Sprt, Watch, coin_evidence, likelihood_ratio

ZEROS = (0.0, 0.0, 0.0)


def played(seating: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...], *forfeits: Forfeit) -> Played:
    outcome = Outcome(winners, scores, 10, 50, (10,) * len(seating), ZEROS, ZEROS, forfeits)
    return Played(Pairing(1, 1, seating, 1, (1,) * len(seating)), outcome)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((wins / games, low, high), abs=1e-4)


def test_wilson_of_nothing() -> None:
    assert wilson(0, 0) == Estimate(0, 0, 1)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045), (1000, 1.962)])
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_mean() -> None:
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3, 3 - 1.963, 3 + 1.963), abs=0.01)
    assert mean([7, 7]) == (7, 7, 7)
    assert mean([7]) is None


def test_wins_are_shared() -> None:
    game = played((0, 1, 1), (0, 2), (20, 10, 20))
    assert shares(game, 2) == [0.5, 0.5]
    assert shares(played((0, 1, 1), (1, 2), (10, 20, 20)), 3) == [0, 1, 0]
    assert shares(played((0,), (), (10, 20)), 1) == [0]
    assert seat_stats([game], 2).wins == 0.5
    stats = bot_stats([game, played((1, 0, 1), (1,), (10, 30, 20))], 2, 1)
    assert (stats.games, stats.wins, stats.turns) == (2, 0.5, 40)
    assert stats.score is not None
    assert stats.score.value == 15


def test_duels() -> None:
    games = [
        played((0, 1, 2), (0,), (20, 20, 5)),  # won by a tie-break
        played((1, 0, 2), (2,), (9, 9, 20)),  # a tie for the second place
        played((1, 2, 0), (1,), (8, 20, 7)),
    ]
    assert duel(games, 0, 1) == (1.5, 3)
    assert duel(games, 2, 0) == (2, 3)
    assert duel([played((0, 0, 1), (0,), (9, 5, 7))], 0, 1) == (0.5, 1)
    assert duel([played((0, 2), (0,), (9, 5))], 0, 1) == (0, 0)


def test_a_forfeit_loses_to_everybody() -> None:
    game = played((0, 1, 2), (1, 2), (30, 5, 4), Forfeit(0, "raised", "x"))
    assert [duel([game], one, other).wins for one, other in ((0, 1), (0, 2), (1, 2))] == [0, 0, 0.5]
    assert bot_ranks(game) == {0: 3, 1: 1, 2: 1}
    assert bot_stats([game], 3, 1).score is None  # the points of an unfinished game say little


def test_ratings() -> None:
    games = [played((0, 1, 2), (0,), (30, 20, 10)), played((2, 1, 0), (2,), (10, 20, 30))] * 10
    best, middle, worst = ratings(games, 3)
    assert best.ordinal > middle.ordinal > worst.ordinal
    assert isclose(best.ordinal, best.mu - 3 * best.sigma)
    first, second = ratings([played((0, 1), (0,), (2, 1))], 2)
    assert (round(first.mu, 3), round(first.sigma, 3)) == (27.635, 8.066)  # OpenSkill's own example
    assert isclose(second.mu, 22.364610506859503)
    assert bot_ranks(played((0, 0, 1), (0,), (9, 5, 7))) == {0: 2, 1: 2}


def test_likelihood_ratio() -> None:
    assert likelihood_ratio(1, 0, 0.5, 0.65) == pytest.approx(log(1.3))
    assert likelihood_ratio(0, 1, 0.5, 0.65) == pytest.approx(log(0.7))
    assert likelihood_ratio(30, 10, 0.5, 0.65) == pytest.approx(30 * log(1.3) + 10 * log(0.7))


def test_sprt_bounds() -> None:
    """12 wins: 12 log 1.3 = 3.15 is above log 19 = 2.94; 11 wins: 2.89 is not."""
    watch = Sprt(0.5, 0.65).watch(2)
    assert watch.add([(1.0, 0.0)] * 10) is None
    assert watch.add([(0.5, 0.5), (1.0, 0.0)]) is None  # a shared win is left out
    assert watch.add([(1.0, 0.0)]) == "high"
    watch = Sprt(0.5, 0.65).watch(2)
    assert watch.add([(0.0, 1.0)] * 8) is None  # 8 log 0.7 = -2.85
    assert watch.add([(0.0, 1.0)]) == "low"


def test_coin_evidence() -> None:
    assert coin_evidence(0, 0) == 0
    assert exp(coin_evidence(1, 0)) == pytest.approx(1)
    assert exp(coin_evidence(2, 0)) == pytest.approx(1.5)
    assert coin_evidence(3, 7) == coin_evidence(7, 3)


def stopped(watch: Watch, share: float, source: Random, blocks: int) -> str | None:
    """What a rule says of games between two bots, of which the first wins that share."""
    for _ in range(blocks):
        wins = [float(source.random() < share) for _ in range(2)]
        if found := watch.add([(win, 1 - win) for win in wins]):
            return found
    return None


def test_sprt_is_seldom_wrong() -> None:
    source = Random(1)
    weak = [stopped(Sprt(0.5, 0.65).watch(2), 0.5, source, 1000) for _ in range(400)]
    strong = [stopped(Sprt(0.5, 0.65).watch(2), 0.65, source, 1000) for _ in range(400)]
    assert weak.count("low") + weak.count("high") == 400
    assert weak.count("high") <= 0.06 * 400
    assert strong.count("low") <= 0.06 * 400


@pytest.mark.slow
def test_the_order_of_equal_bots_is_seldom_called_clear() -> None:
    source = Random(2)
    equal = [stopped(Order().watch(2), 0.5, source, 200) for _ in range(500)]
    assert equal.count("order") <= 5
    loose = [stopped(Order(0.9).watch(2), 0.5, source, 200) for _ in range(500)]
    assert loose.count("order") <= 50


def test_the_order_of_unequal_bots_becomes_clear() -> None:
    source = Random(3)
    assert [stopped(Order().watch(2), 0.75, source, 100) for _ in range(100)].count("order") >= 98


def test_the_order_needs_all_neighbours_apart() -> None:
    source, watch = Random(4), Order().watch(3)
    for _ in range(300):
        second = source.random() < 0.5
        assert watch.add([(1.0, 0.0, 0.0), (0.0, float(second), float(not second))] * 3) is None
    certain = Order().watch(3)
    said = [certain.add([(1.0, 0.0, 0.0)] * 4 + [(0.0, 1.0, 0.0)] * 2) for _ in range(20)]
    assert said[0] is None
    assert said[-1] == "order"


def test_all_games_never_stops() -> None:
    watch = AllGames().watch(2)
    assert {watch.add([(1.0, 0.0)] * 2) for _ in range(100)} == {None}
