"""Payments against every way to pay, counted out one by one."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from grimoire.games.materia.payment import (
    is_exact,
    levels_at_prices,
    levels_with_triples,
    levels_with_wilds,
    pay_kinds,
    place_kinds,
)
from grimoire.games.materia.pile import names_of, pile_of
from grimoire.games.materia.spells import PRINTED_PRICES

pytestmark = pytest.mark.slow

COLOURS = ("red", "purple", "green", "black", "white", "blue", "yellow")
RUNES = ("circle", "triangle", "square")
LEVELS = (3, 4, 5)
PRICES = (2, 3, 4, 5, 6)
TRIPLES = 0

Pile = Counter[str]
Payment = tuple[str, Pile]


def with_rune(pile: Pile, rune: str) -> int:
    return sum(count for kind, count in pile.items() if kind.endswith("." + rune))


def of_colour(pile: Pile, colour: str) -> int:
    return sum(count for kind, count in pile.items() if kind.startswith(colour + "."))


def worths_in_triples(paid: Pile, placed: str, colour: str) -> set[int]:
    """What the paid tokens can be worth: some of the colour by themselves, all others in triples of a rune."""
    found = set()
    for singles in product(*(range(paid[f"{colour}.{rune}"] + 1) for rune in RUNES)):
        others = [with_rune(paid, rune) - single for rune, single in zip(RUNES, singles, strict=True)]
        placed_by_itself = singles[RUNES.index(placed.split(".")[1])] > 0
        if placed_by_itself and all(count % 3 == 0 for count in others):
            found.add(sum(singles) + sum(others) // 3)
    return found


def worths_in_wilds(paid: Pile, colour: str, wilds: int, rune: str) -> set[int]:
    """The same when up to so many tokens of one rune stand for the colour, and nothing else does."""
    others = Counter({kind: count for kind, count in paid.items() if not kind.startswith(colour + ".")})
    if others.total() > wilds or with_rune(others, rune) < others.total():
        return set()
    return {of_colour(paid, colour) + others.total()}


def parts(pool: Pile) -> Iterator[Pile]:
    """Every pile that can be taken out of the pool."""
    for counts in product(*(range(count + 1) for count in pool.values())):
        yield Counter({kind: count for kind, count in zip(pool, counts, strict=True) if count})


def all_payments(pool: Pile, colour: str, wilds: int, rune: str) -> dict[int, list[Payment]]:
    """For each price every placed token with the others that are paid."""
    found: dict[int, list[Payment]] = {price: [] for price in PRICES}
    for paid in parts(pool):
        for placed in paid:
            if placed.startswith(colour + "."):
                if wilds == TRIPLES:
                    worths = worths_in_triples(paid, placed, colour)
                else:
                    worths = worths_in_wilds(paid, colour, wilds, rune)
                for price in worths & found.keys():
                    found[price].append((placed, paid - Counter([placed])))
    return found


def random_pool(rng: Random) -> Pile:
    """Up to nine tokens, often of few colours and runes, so that much can be paid."""
    colours = rng.sample(COLOURS, rng.randint(1, 5))
    runes = rng.sample(RUNES, rng.randint(1, 3))
    bag = [f"{colour}.{rune}" for colour in colours for rune in runes] * 5
    return Counter(rng.sample(bag, min(len(bag), rng.randint(2, 9))))


def piled(pile: Pile) -> int:
    return pile_of(pile.elements())


def some_prices(rng: Random) -> tuple[int, int, int]:
    return rng.choice(PRICES), rng.choice(PRICES), rng.choice(PRICES)


def walk(rng: Random, pool: Pile, colour: str, price: int, wilds: int, rune: str, payments: list[Payment]) -> None:
    """Places and pays at random, comparing what is legal at every point, until the payment is exact."""
    hue, sign = COLOURS.index(colour), RUNES.index(rune)
    places = names_of(place_kinds(piled(pool), hue, price, wilds))
    assert set(places) == {placed for placed, _ in payments}
    placed = rng.choice(places)
    open_payments = [others for choice, others in payments if choice == placed]
    paid: Pile = Counter()
    while paid not in open_payments:
        assert not is_exact(piled(paid), hue, price, wilds)
        rest = pool - Counter([placed]) - paid
        legal = names_of(pay_kinds(piled(paid), piled(rest), hue, price, wilds, sign))
        assert set(legal) == {
            kind for kind in rest if any(paid + Counter([kind]) <= whole for whole in open_payments)
        }, (pool, colour, price, placed, paid)
        paid[rng.choice(legal)] += 1
    assert is_exact(piled(paid), hue, price, wilds)


@pytest.mark.parametrize("seed", range(4))
def test_payments_with_triples(seed: int) -> None:
    rng = Random(seed)
    for _ in range(500):
        pool = random_pool(rng)
        colour = rng.choice(sorted(pool)).split(".")[0]
        payments = all_payments(pool, colour, TRIPLES, RUNES[0])
        learnable = [level for level in LEVELS if payments[level]]
        bits = levels_with_triples(piled(pool), pool.total(), COLOURS.index(colour))
        assert [level for level in LEVELS if bits >> level - 3 & 1] == learnable, pool
        prices = some_prices(rng)
        bits = levels_at_prices(piled(pool), COLOURS.index(colour), prices)
        assert [bool(bits >> place & 1) for place in range(3)] == [bool(payments[price]) for price in prices], pool
        for price in PRICES:
            if payments[price]:
                walk(rng, pool, colour, price, TRIPLES, RUNES[0], payments[price])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("wilds", [1, 2])
def test_payments_with_wilds(seed: int, wilds: int) -> None:
    rng = Random(seed)
    for _ in range(300):
        pool = random_pool(rng)
        colour = rng.choice(sorted(pool)).split(".")[0]
        rune = rng.choice(RUNES)
        payments = all_payments(pool, colour, wilds, rune)
        for prices in (PRINTED_PRICES, some_prices(rng)):
            bits = levels_with_wilds(piled(pool), COLOURS.index(colour), wilds, RUNES.index(rune), prices)
            assert [bool(bits >> place & 1) for place in range(3)] == [bool(payments[price]) for price in prices], pool
        for price in PRICES:
            if payments[price]:
                walk(rng, pool, colour, price, wilds, rune, payments[price])


def test_a_colour_that_is_not_held_cannot_be_learned() -> None:
    pool = pile_of(["red.circle"] * 3 + ["red.triangle"] * 3 + ["red.square"] * 3)
    for colour in range(1, 7):
        assert levels_with_triples(pool, 9, colour) == 0
        assert levels_with_wilds(pool, colour, 2, 0, PRINTED_PRICES) == 0
