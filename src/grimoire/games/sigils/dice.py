"""Dice: three bits each, the six of a player first, then the six of the teachers; and sets of them."""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("black", "white", "red", "green", "yellow", "blue")
TEACHER: Final = "teacher."
DICE: Final = (*COLOURS, *(TEACHER + colour for colour in COLOURS))
COLOUR_COUNT: Final[i64] = 6
OWN: Final[i64] = 0o77  # the set of a player's dice
TEACHERS: Final[i64] = 0o7700  # the set of the teachers' dice
FACES: Final[i64] = 6
ALL_ONES: Final[i64] = 0o111111
_LOG: Final = bytes(next((k for k in range(12) if (1 << k) % 13 == r), 0) for r in range(13))


def shl(value: i64, shift: i64) -> i64:
    # mypyc shifts by 32 bits unless the amount is a parameter.
    return value << shift


def bit(number: i64) -> i64:
    return shl(1, number)


def lowest(members: i64) -> i64:
    """The lowest member of a set of dice that is not empty."""
    return _LOG[(members & -members) % 13]


def value_of(dice: i64, die: i64) -> i64:
    return (dice >> (3 * die)) & 7


def with_value(dice: i64, die: i64, value: i64) -> i64:
    return (dice & ~shl(7, 3 * die)) | shl(value, 3 * die)
