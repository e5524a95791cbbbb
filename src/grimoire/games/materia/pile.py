"""Tokens and piles of them.

A pile is one integer with three bits for each of the 21 kinds (at most five of a kind exist),
so that filters are masks and moves are additions. Kind ``3 * colour + rune`` sits at bit ``9 * colour + 3 * rune``.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("red", "purple", "green", "black", "white", "blue", "yellow")
RUNES: Final = ("circle", "triangle", "square")
KINDS: Final = tuple(f"{colour}.{rune}" for colour in COLOURS for rune in RUNES)
KIND_NUMBERS: Final = {name: number for number, name in enumerate(KINDS)}
COPIES: Final = 5

ONES: Final[i64] = 0o111111111111111111111
CIRCLES: Final[i64] = 0o007007007007007007007
WHOLE: Final[i64] = 0o555555555555555555555

# A pile has seven groups of nine bits, one for each colour. Times _GROUPS, each group holds the sum of those up to it.
# Constants stay below 2**62: larger ones are slow, as mypyc keeps them as objects.
_GROUPS: Final[i64] = 0o001001001001001001001
_LAST_GROUP: Final[i64] = 54
_OTHER_GROUPS: Final[i64] = 0o777777777777777777
_GUARDS: Final[i64] = 0o400400400400400400


def shl(value: i64, shift: i64) -> i64:
    # mypyc shifts by 32 bits unless the amount is a parameter.
    return value << shift


def one(kind: i64) -> i64:
    return shl(1, 3 * kind)


def runes_of(rune: i64) -> i64:
    """The mask of all tokens with this rune."""
    return shl(CIRCLES, 3 * rune)


def size(pile: i64) -> i64:
    return ((_by_colour(pile) * _GROUPS) >> _LAST_GROUP) & 511


def _by_colour(pile: i64) -> i64:
    """How many tokens there are of each colour, in groups of nine bits."""
    return (pile & CIRCLES) + ((pile >> 3) & CIRCLES) + ((pile >> 6) & CIRCLES)


def kinds_in(pile: i64) -> i64:
    """One bit, the lowest of its three, for every kind that is there."""
    return (pile | (pile >> 1) | (pile >> 2)) & ONES


def lowest(kinds: i64) -> i64:
    """The number of the lowest kind in a ``kinds_in`` mask that is not empty: how many kinds are below it."""
    return size(((kinds & -kinds) - 1) & ONES)


def kind_at(pile: i64, index: i64) -> i64:
    """The kind of the token with this index, the pile laid out in order."""
    sums = (_by_colour(pile) * _GROUPS) & _OTHER_GROUPS
    # Groups whose sum does not exceed the index borrow from their guard: so many colours come before.
    guards = ((sums | _GUARDS) - (index + 1) * (_GROUPS & _OTHER_GROUPS)) & _GUARDS
    colour = 6 - ((((guards >> 8) * _GROUPS) >> _LAST_GROUP) & 511)
    index -= ((sums << 9) >> (9 * colour)) & 511
    group = trio(pile, colour)
    circles = group & 7
    if index < circles:
        return 3 * colour
    return 3 * colour + (1 if index < circles + ((group >> 3) & 7) else 2)


def colours_in(pile: i64) -> i64:
    """The mask of all tokens of the colours that are there."""
    kinds = kinds_in(pile)
    colours = (kinds | (kinds >> 3) | (kinds >> 6)) & (CIRCLES & ONES)
    return colours * 511


def has_so_many(pile: i64, least: i64) -> bool:
    """Is there a colour with at least so many tokens (at most 15)?"""
    return (_by_colour(pile) + (16 - least) * _GROUPS) & (16 * _GROUPS) != 0


def colour_count(pile: i64) -> i64:
    """How many colours are there."""
    colours: i64 = 0
    while pile != 0:
        if pile & 511 != 0:
            colours += 1
        pile >>= 9
    return colours


def trio(pile: i64, colour: i64) -> i64:
    """The nine bits of one colour."""
    return (pile >> (9 * colour)) & 511


def trio_size(nine_bits: i64) -> i64:
    return (nine_bits & 7) + ((nine_bits >> 3) & 7) + (nine_bits >> 6)


def count(pile: i64, kind: i64) -> i64:
    return (pile >> (3 * kind)) & 7


def pile_of(names: Iterable[str]) -> int:
    """The pile of these kinds; the caller has seen to it that none is there more than seven times."""
    pile = 0
    for name in names:
        pile += 1 << 3 * KIND_NUMBERS[name]
    return pile


def names_of(pile: int) -> list[str]:
    """The kinds of a pile in order, each as often as it is there."""
    return [name for number, name in enumerate(KINDS) for _ in range(pile >> 3 * number & 7)]
