"""Seatings are complete and fair, seeds are paired, and plans that cannot be are refused."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from grimoire.arena.plan import Plan, block_of, derived, line_ups
from grimoire.arena.stopping import AllGames, Order, Sprt
from grimoire.kernel.errors import OptionError

TABLES = [(bots, seats) for bots in range(1, 7) for seats in range(1, 6) if bots > 1 or seats == 1]


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    block = block_of(bots, seats)
    assert len(set(block)) == len(block)
    sat = Counter((seat, bot) for seating in block for seat, bot in enumerate(seating))
    assert set(sat) == {(seat, bot) for seat in range(seats) for bot in range(bots)}
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_arrangement_of_a_line_up_is_played(bots: int, seats: int) -> None:
    wanted = {order for line_up in line_ups(bots, seats) for order in permutations(line_up)}
    assert set(block_of(bots, seats)) == wanted


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (4, 4), (5, 5), (2, 3)])
def test_part_of_a_block_is_nearly_fair(bots: int, seats: int) -> None:
    block = block_of(bots, seats)
    for length in range(1, len(block)):
        first = Counter(seating[0] for seating in block[:length])
        assert max(first.values()) - min(first[bot] for bot in range(bots)) <= 2


def test_line_ups() -> None:
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert line_ups(2, 4) == [(0, 0, 1, 1)]
    assert line_ups(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(3, 1) == [(0,), (1,), (2,)]


def test_seeds_are_shared_in_a_block_and_differ_elsewhere() -> None:
    plan = Plan("materia", ("a", "b", "c"), games=18)
    games = [plan.pairing(number) for number in range(1, 19)]
    assert [game.block for game in games] == [1] * 6 + [2] * 6 + [3] * 6
    assert len({game.seed for game in games}) == len({(game.block, game.seed) for game in games}) == 3
    seeds = [seed for game in games for seed in game.bot_seeds]
    assert len(set(seeds)) == len(seeds) == 54
    assert Plan("materia", ("a", "b", "c"), seed=2).pairing(1).seed != games[0].seed
    assert 0 <= derived(1, "chance", 1) < 2**53


def test_plans_are_completed() -> None:
    plan = Plan("spellbook", ("a", "b", "a", "a"), options={"spells": "set-2"})
    assert (plan.game, plan.seats) == ("materia", 4)
    assert plan.options == {"players": 4, "spells": "set-2", "first": 0}
    assert plan.labels == ("a", "b", "a#2", "a#3")
    assert Plan("sigils", ("a", "b"), seats=5).seats == Plan("sigils", ("a", "b"), options={"players": 5}).seats == 5
    alone = Plan("materia", ("a",), seats=1)
    assert (alone.solo, alone.rule, alone.block) == (True, AllGames(), ((0,),))
    assert Plan("materia", ("cmd:node bots/my bot.mjs", "mcts@0.5s")).directory_name() == (
        "materia-cmd-node-bots-my-bot.mjs-mcts@0.5s"
    )


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"bots": ()}, "no-bots"),
        ({"bots": ("a",)}, "one-bot"),
        ({"games": 0}, "not-in-range"),
        ({"seats": 5}, "not-in-range"),
        ({"seats": -1}, "not-in-range"),
        ({"options": {"players": 0}}, "not-in-range"),
        ({"seats": 3, "options": {"players": 2}}, "seats-players"),
        ({"options": {"first": 1}}, "first-in-arena"),
        ({"options": {"first": "random"}}, "first-in-arena"),
        ({"options": {"colour": 1}}, "unknown-option"),
        ({"game": "chess"}, "not-a-game"),
        ({"game": "sigils", "seats": 1}, "not-in-range"),
        ({"bots": tuple("abcdefghijklmnopqrstuvwxyz"), "seats": 4}, "block-too-long"),
        ({"bots": ("a", "b", "c"), "rule": Sprt(0.4, 0.6)}, "sprt-two"),
        ({"seats": 1, "rule": Sprt(0.4, 0.6)}, "sprt-two"),
    ],
)
def test_plans_that_cannot_be(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(OptionError) as caught:
        Plan(**({"game": "materia", "bots": ("a", "b")} | changes))
    assert [fault.key for fault in caught.value.faults] == [key]


@pytest.mark.parametrize("share", [0, 1, float("nan"), -1])
def test_rules_that_cannot_be(share: float) -> None:
    with pytest.raises(OptionError):
        Sprt(share, 0.6)
    with pytest.raises(OptionError):
        Sprt(0.5, 0.6, share)
    with pytest.raises(OptionError):
        Order(share)
    with pytest.raises(OptionError, match=r"0.6 is not below 0.5"):
        Sprt(0.6, 0.5)
