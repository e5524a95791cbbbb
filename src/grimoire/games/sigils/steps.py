"""The algebra of abilities: what a spell does is a row of these steps, or points counted at the end."""

from typing import Final

from mypy_extensions import i64

# Conditions of this turn's harness.
IF_COLOUR: Final[i64] = 0
IF_VALUE: Final[i64] = 1
# What happens at once.
GAIN: Final[i64] = 2
GEMS: Final[i64] = 3
SPEND: Final[i64] = 4
REFILL: Final[i64] = 5
# What is chosen.
TURN: Final[i64] = 6
SHIFT: Final[i64] = 7
REROLL: Final[i64] = 8
DISCARD: Final[i64] = 9
ENTOMB: Final[i64] = 10
END: Final[i64] = 11

# Points counted at the end.
PER_SIGIL: Final[i64] = 0
PER_PAIR: Final[i64] = 1
MOST_OF_FAMILY: Final[i64] = 2
PER_FAMILY: Final[i64] = 3
PER_TYPE: Final[i64] = 4
PER_OWN_KIND: Final[i64] = 5

# The stages of a game.
SETUP: Final[i64] = 0
PLAYING: Final[i64] = 1
PASSING: Final[i64] = 2
TEACHING: Final[i64] = 3
FINISHED: Final[i64] = 4


class Step:
    """One step: what to do and with what number, colour, value or type."""

    def __init__(self, op: i64, number: i64 = 0) -> None:
        self.op: Final[i64] = op
        self.number: Final[i64] = number


class Tally:
    """Points counted at the end: ``points`` for each thing; ``tied`` where the most must be shared."""

    def __init__(self, kind: i64, points: i64, first: i64 = 0, second: i64 = 0, tied: i64 = 0) -> None:
        self.kind: Final[i64] = kind
        self.points: Final[i64] = points
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.tied: Final[i64] = tied


Program = tuple[Step, ...]


def if_colour(colour: i64) -> Step:
    """Only if this turn's harnessed die has the colour."""
    return Step(IF_COLOUR, colour)


def if_value(value: i64) -> Step:
    """Only if this turn's harnessed die had the value."""
    return Step(IF_VALUE, value)


def gain(fame: i64) -> Step:
    """Fame at once."""
    return Step(GAIN, fame)


def take_gems(number: i64) -> Step:
    """Gems from the supply, but one is left for the card."""
    return Step(GEMS, number)


def spend_die(colour: i64) -> Step:
    """The unused die of the colour becomes used."""
    return Step(SPEND, colour)


def turn_die() -> Step:
    """An unused die onto its opposite side."""
    return Step(TURN)


def shift_die(colour: i64) -> Step:
    """The unused die of the colour up or down by one or two."""
    return Step(SHIFT, colour)


def reroll_die(colour: i64) -> Step:
    """Roll the die of the colour again."""
    return Step(REROLL, colour)


def discard_spells(most: i64) -> Step:
    """Up to so many spells of the main board to the discard."""
    return Step(DISCARD, most)


def refill() -> Step:
    """New spells on the spots just emptied."""
    return Step(REFILL)


def entomb(kind: i64) -> Step:
    """Another own spell of the type face down."""
    return Step(ENTOMB, kind)
