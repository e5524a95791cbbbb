"""Paying for a spell: what can be learned, and which token may still be paid.

A payment of price P is the placed token and others that together count as P - 1: each token of the colour for one,
each three tokens of one rune for one. The price of a printed spell is its level; experiments may ask for 2 to 6. The
three runes do not mix, so a table per rune tells which amounts can still be reached, and a second table adds two such
sets up.
"""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.pile import (
    kinds_in,
    runes_of,
    shl,
    size,
    trio,
    trio_size,
)

_MOST: Final = 5  # beyond the placed token a price asks for at most 5
_SETS: Final = 64  # of amounts up to 5


def _amounts(least: int, most: int, least_other: int, most_other: int) -> int:
    """The bit set of amounts that one rune can give, with the colour and the others within these bounds."""
    amounts = 0
    for mine in range(least, most + 1):
        for others in range(least_other, most_other + 1):
            for single in range(mine + 1):
                triples, rest = divmod(mine - single + others, 3)
                if rest == 0 and single + triples <= _MOST:
                    amounts |= 1 << single + triples
    return amounts


def _amount_table() -> bytes:
    return bytes(
        _amounts(paid, held, paid_other, held_other)
        for paid in range(6)
        for held in range(6)
        for paid_other in range(10)
        for held_other in range(10)
    )


def _sum_table() -> bytes:
    return bytes(
        sum(
            1 << total
            for total in {i + j for i in range(_MOST + 1) if a >> i & 1 for j in range(_MOST + 1) if b >> j & 1}
            if total <= _MOST
        )
        for a in range(_SETS)
        for b in range(_SETS)
    )


_AMOUNTS: Final = _amount_table()
_SUMS: Final = _sum_table()


def _rune_amounts(paid: i64, held: i64, paid_other: i64, held_other: i64) -> i64:
    return _AMOUNTS[((paid * 6 + held) * 10 + paid_other) * 10 + held_other]


def _sum3(a: i64, b: i64, c: i64) -> i64:
    return _SUMS[_SUMS[a * _SETS + b] * _SETS + c]


def _reach_after(pool: i64, colour: i64, placed: i64) -> i64:
    """What can be reached by paying out of the pool once a token of the rune ``placed`` lies on the card."""
    mine = trio(pool, colour)
    reach: i64 = 1
    rune: i64 = 0
    while rune < 3:
        held = (mine >> (3 * rune)) & 7
        other = size(pool & runes_of(rune)) - held
        if rune == placed:
            held -= 1
        reach = _SUMS[reach * _SETS + _rune_amounts(0, held, 0, other)]
        rune += 1
    return reach


def _reach(pool: i64, colour: i64) -> i64:
    """The levels this colour can be learned at with triples, as bits 2 to 4 (level less one)."""
    mine = trio(pool, colour)
    reach: i64 = 0
    rune: i64 = 0
    while rune < 3:
        if (mine >> (3 * rune)) & 7 != 0:
            reach |= _reach_after(pool, colour, rune)
        rune += 1
    return reach


def least_of_colour(total: i64) -> i64:
    """How many tokens of its colour a spell needs at least, in a pool of so many: triples pay for the others."""
    return 3 if total < 5 else 2 if total < 7 else 1


def levels_with_triples(pool: i64, total: i64, colour: i64) -> i64:
    """Three bits: can the spell of this colour be learned at level 3, 4, 5?"""
    if trio_size(trio(pool, colour)) < least_of_colour(total):
        return 0
    return (_reach(pool, colour) >> 2) & 7


def levels_at_prices(pool: i64, colour: i64, prices: tuple[int, int, int]) -> i64:
    """The same where the three levels have prices of their own."""
    reach = _reach(pool, colour)
    levels: i64 = 0
    level: i64 = 0
    for price in prices:
        levels |= ((reach >> (i64(price) - 1)) & 1) << level
        level += 1
    return levels


def levels_with_wilds(pool: i64, colour: i64, wilds: i64, rune: i64, prices: tuple[int, int, int]) -> i64:
    """The same, paying with up to ``wilds`` tokens of the rune instead of triples."""
    own = trio_size(trio(pool, colour))
    if own == 0:
        return 0
    most = own + min(wilds, _others_of(pool, colour, rune))
    return (1 if most >= prices[0] else 0) | (2 if most >= prices[1] else 0) | (4 if most >= prices[2] else 0)


def _others_of(pool: i64, colour: i64, rune: i64) -> i64:
    mine = (trio(pool, colour) >> (3 * rune)) & 7
    return size(pool & runes_of(rune)) - mine


def place_kinds(pool: i64, colour: i64, price: i64, wilds: i64) -> i64:
    """The kinds that may be placed on the card."""
    mine = pool & shl(511, 9 * colour)
    if wilds > 0:
        return kinds_in(mine)
    kinds: i64 = 0
    rune: i64 = 0
    while rune < 3:
        here = mine & runes_of(rune)
        if here != 0 and (_reach_after(pool, colour, rune) >> (price - 1)) & 1 != 0:
            kinds |= kinds_in(here)
        rune += 1
    return kinds


def _rune_state(paid: i64, rest: i64, colour: i64, rune: i64, mine_more: i64, other_more: i64) -> i64:
    """The amounts one rune can still give after so many more of the colour, or of the others, are paid."""
    paid_mine = (trio(paid, colour) >> (3 * rune)) & 7
    rest_mine = (trio(rest, colour) >> (3 * rune)) & 7
    paid_other = size(paid & runes_of(rune)) - paid_mine
    rest_other = size(rest & runes_of(rune)) - rest_mine
    return _rune_amounts(paid_mine + mine_more, paid_mine + rest_mine, paid_other + other_more, paid_other + rest_other)


def _with_triples(paid: i64, rest: i64, colour: i64, price: i64) -> i64:
    mine = shl(511, 9 * colour)
    kinds: i64 = 0
    rune: i64 = 0
    while rune < 3:
        one_more = (rune + 1) % 3
        two_more = (rune + 2) % 3
        elsewhere = _SUMS[
            _rune_state(paid, rest, colour, one_more, 0, 0) * _SETS + _rune_state(paid, rest, colour, two_more, 0, 0)
        ]
        here = rest & runes_of(rune)
        if here & mine != 0:
            reach: i64 = _SUMS[elsewhere * _SETS + _rune_state(paid, rest, colour, rune, 1, 0)]
            if (reach >> (price - 1)) & 1 != 0:
                kinds |= kinds_in(here & mine)
        if here & ~mine != 0:
            reach = _SUMS[elsewhere * _SETS + _rune_state(paid, rest, colour, rune, 0, 1)]
            if (reach >> (price - 1)) & 1 != 0:
                kinds |= kinds_in(here & ~mine)
        rune += 1
    return kinds


def pay_kinds(paid: i64, rest: i64, colour: i64, price: i64, wilds: i64, rune: i64) -> i64:
    """The kinds that may be paid next, so that the payment can still be completed exactly.

    ``paid`` is what was paid besides the placed token, ``rest`` what is left to pay with.
    """
    if wilds == 0:
        return _with_triples(paid, rest, colour, price)
    mine = shl(511, 9 * colour)
    kinds = kinds_in(rest & mine)
    if size(paid & ~mine) < wilds:
        kinds |= kinds_in(rest & ~mine & runes_of(rune))
    return kinds


def is_exact(paid: i64, colour: i64, price: i64, wilds: i64) -> bool:
    """Is the payment complete?"""
    if wilds > 0:
        return size(paid) == price - 1
    reach = _sum3(
        _rune_state(paid, 0, colour, 0, 0, 0),
        _rune_state(paid, 0, colour, 1, 0, 0),
        _rune_state(paid, 0, colour, 2, 0, 0),
    )
    return (reach >> (price - 1)) & 1 != 0


def payment_range(paid: i64, held: i64, colour: i64, price: i64, wilds: i64, rune: i64) -> tuple[int, int]:
    """The fewest and the most tokens that complete a payment; ``held`` is what there is to pay with, ``paid`` of it."""
    lengths: list[int] = []
    payments: set[int] = {paid}
    more = 0
    while payments:
        more += 1
        longer: set[int] = set()
        for payment in payments:
            kinds = pay_kinds(payment, held - payment, colour, price, wilds, rune)
            while kinds != 0:
                after = payment + (kinds & -kinds)
                kinds &= kinds - 1
                if is_exact(after, colour, price, wilds):
                    lengths.append(more)
                else:
                    longer.add(after)
        payments = longer
    return min(lengths), max(lengths)
