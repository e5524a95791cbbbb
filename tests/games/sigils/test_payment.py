"""Payments against every way to harness, counted out one by one: each price die, each set of others, each nudge."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from grimoire.games.sigils.payment import (
    can_pay,
    harness_possible,
    harnessable,
    own_sums,
    payers,
    sums_for,
)

pytestmark = pytest.mark.slow

OWN = 6  # dice of a player; the teachers' six come after
FACES = range(1, 7)
NEVER = 99

Values = tuple[int, ...]


def packed(values: Values) -> int:
    """The dice as the engine keeps them: three bits each."""
    return sum(value << 3 * die for die, value in enumerate(values))


def mask(dice: Iterable[int]) -> int:
    """A set of dice as bits."""
    return sum(1 << die for die in dice)


def members(bits: int) -> set[int]:
    """The dice of a set of bits."""
    return {die for die in range(2 * OWN) if bits >> die & 1}


def parts(dice: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Every set of these dice, the empty one too."""
    pool = sorted(dice)
    for size in range(len(pool) + 1):
        yield from combinations(pool, size)


def fee(dice: Iterable[int]) -> int:
    """A gem for each of the teachers' dice."""
    return sum(die >= OWN for die in dice)


@cache
def nudges(values: Values) -> dict[int, int]:
    """For every sum that these dice can be nudged to, the fewest gems, each die within its faces."""
    if not values:
        return {0: 0}
    rest = nudges(values[1:])
    found: dict[int, int] = {}
    for face in FACES:
        for total, gems in rest.items():
            spent = gems + abs(face - values[0])
            found[total + face] = min(spent, found.get(total + face, NEVER))
    return found


@cache
def nudges_to_match(price: int, paid: Values) -> int:
    """The fewest nudges that make the paying dice add up to exactly the price die's face."""
    reached = nudges(paid)
    return min(abs(face - price) + reached.get(face, NEVER) for face in FACES)


def cost(values: Values, price: int, unused: set[int]) -> int:
    """The fewest gems, fees and nudges, with which this die can be harnessed."""
    return min(
        (
            fee((price, *paid)) + nudges_to_match(values[price], tuple(sorted(values[die] for die in paid)))
            for paid in parts(unused - {price})
            if paid
        ),
        default=NEVER,
    )


def exact(values: Values, price: int, unused: set[int]) -> list[tuple[int, ...]]:
    """Every set of other dice that pays for this die as they lie."""
    return [paid for paid in parts(unused - {price}) if paid and sum(values[die] for die in paid) == values[price]]


def random_table(rng: Random, teachers: bool, most: int) -> tuple[Values, set[int]]:
    """Dice, often all alike or all high, and which of them are unused."""
    faces = rng.choice([(1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6), (1, 1, 1, 6), (4, 5, 6), (1, 6), (1, 2), (3, 5)])
    values = tuple(rng.choice(faces) for _ in range(2 * OWN if teachers else OWN))
    dice = list(range(len(values)))
    return values, set(rng.sample(dice, rng.randint(0, min(most, len(dice)))))


def tables(count: int, teachers: bool, most: int = 12) -> Iterator[tuple[Random, Values, set[int]]]:
    """So many random tables, always the same ones."""
    rng = Random(f"{count}{teachers}{most}")
    for _ in range(count):
        yield rng, *random_table(rng, teachers, most)


in_both_games = pytest.mark.parametrize("teachers", [False, True])


def test_sums_of_own_dice() -> None:
    for _, values, unused in tables(3000, False):
        wanted = {sum(values[die] for die in chosen) for chosen in parts(unused)}
        assert own_sums(packed(values), mask(unused)) == mask(wanted), (values, unused)


@in_both_games
def test_sums_for_a_number_of_fees(teachers: bool) -> None:
    for rng, values, unused in tables(1500, teachers):
        fees = rng.randint(0, 7)
        wanted = {sum(values[die] for die in chosen) for chosen in parts(unused) if fee(chosen) <= fees}
        found = sums_for(packed(values), mask(unused), fees)
        assert found & 0o177 == mask(total for total in wanted if total <= 6), (values, unused, fees)


@in_both_games
def test_can_pay_with_nudges_and_fees(teachers: bool) -> None:
    for rng, values, unused in tables(1500, teachers, 10):
        if unused:
            price = rng.choice(sorted(unused))
            least = cost(values, price, unused)
            for gems in range(14):
                assert can_pay(packed(values), price, mask(unused), gems) == (least <= gems), (
                    values,
                    unused,
                    price,
                    gems,
                )


@in_both_games
def test_harness_possible_with_nudges_and_fees(teachers: bool) -> None:
    for rng, values, unused in tables(1000, teachers, 9):
        spots = rng.choice([0o77, 0o77, rng.randrange(64)])
        costs = [cost(values, price, unused) for price in unused if spots >> price % OWN & 1]
        least = min(costs, default=NEVER)
        for gems in range(14):
            found = harness_possible(packed(values), mask(unused), spots, gems)
            assert found == (least <= gems), (values, unused, spots, gems)


@in_both_games
def test_harnessable_as_the_dice_lie(teachers: bool) -> None:
    for rng, values, unused in tables(1500, teachers, 10):
        spots = rng.choice([0o77, rng.randrange(64)])
        gems = rng.randint(0, 8)
        wanted = {
            price
            for price in unused
            if spots >> price % OWN & 1 and any(fee((price, *paid)) <= gems for paid in exact(values, price, unused))
        }
        assert members(harnessable(packed(values), mask(unused), spots, gems)) == wanted, (values, unused, spots, gems)


@in_both_games
def test_payers_on_the_way_to_every_payment(teachers: bool) -> None:
    for rng, values, unused in tables(1500, teachers, 10):
        if not unused:
            continue
        price = rng.choice(sorted(unused))
        gems = rng.randint(0, 8)
        payments = [set(paid) for paid in exact(values, price, unused) if fee((price, *paid)) <= gems]
        paid: set[int] = set()
        while payments and paid not in payments:
            wanted = {die for whole in payments if paid < whole for die in whole - paid}
            rest = unused - {price} - paid
            owed = values[price] - sum(values[die] for die in paid)
            found = payers(packed(values), mask(rest), owed, gems - fee((price, *paid)))
            assert members(found) == wanted, (values, unused, price, paid, gems)
            paid.add(rng.choice(sorted(wanted)))


def test_no_payer_where_nothing_can_be_met() -> None:
    for _, values, unused in tables(300, True, 8):
        for price in unused:
            if not exact(values, price, unused):
                assert payers(packed(values), mask(unused - {price}), values[price], 12) == 0


def test_every_three_own_dice() -> None:
    for values in combinations_with_replacement(FACES, 3):
        dice = packed((*values, 1, 1, 1))
        for price in range(3):
            least = cost((*values, 1, 1, 1), price, {0, 1, 2})
            assert [can_pay(dice, price, 7, gems) for gems in range(8)] == [least <= gems for gems in range(8)], values


def test_a_die_alone_pays_for_nothing() -> None:
    for die in range(12):
        assert not can_pay(packed((3,) * 12), die, 1 << die, 12)
        assert not harness_possible(packed((3,) * 12), 1 << die, 0o77, 12)
        assert harnessable(packed((3,) * 12), 1 << die, 0o77, 12) == 0


def test_two_teachers_dice_cost_two_gems() -> None:
    dice, pair = packed((6,) * 6 + (2,) * 6), mask((6, 7))
    assert [harness_possible(dice, pair, 0o77, gems) for gems in range(4)] == [False, False, True, True]
    assert [harnessable(dice, pair, 0o77, gems) for gems in range(4)] == [0, 0, pair, pair]
