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

_LOG: Final = bytes(next((k for k in range(21) if (1 << 3 * k) % 67 == r), 0) for r in range(67))
_TRIO: Final = bytes((t & 7) + (t >> 3 & 7) + (t >> 6) for t in range(512))


def shl(value: i64, shift: i64) -> i64:
    # mypyc shifts by 32 bits unless the amount is a parameter.
    return value << shift


def one(kind: i64) -> i64:
    return shl(1, 3 * kind)


def runes_of(rune: i64) -> i64:
    """The mask of all tokens with this rune."""
    return shl(CIRCLES, 3 * rune)


def size(pile: i64) -> i64:
    colours = (pile & CIRCLES) + ((pile >> 3) & CIRCLES) + ((pile >> 6) & CIRCLES)
    return colours % 511


def kinds_in(pile: i64) -> i64:
    """One bit, the lowest of its three, for every kind that is there."""
    return (pile | (pile >> 1) | (pile >> 2)) & ONES


def lowest(kinds: i64) -> i64:
    """The number of the lowest kind in a ``kinds_in`` mask that is not empty."""
    return _LOG[(kinds & -kinds) % 67]


def colours_in(pile: i64) -> i64:
    """The mask of all tokens of the colours that are there."""
    kinds = kinds_in(pile)
    colours = (kinds | (kinds >> 3) | (kinds >> 6)) & (CIRCLES & ONES)
    return colours * 511


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
    return _TRIO[nine_bits]


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
