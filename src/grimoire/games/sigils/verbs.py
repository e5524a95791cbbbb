"""The verbs of actions and chance outcomes, and what each is about. :mod:`.linking` gives their actions codes."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.programs import BaseVerb
from grimoire.games.sigils.dice import FACES

# What a verb can be about.
ALONE: Final[i64] = 0  # nothing: the verb is the whole action
ON_DIE: Final[i64] = 1
ON_SPOT: Final[i64] = 2  # of the player's own book
ON_COLOUR: Final[i64] = 3  # a spot of the main board
ON_SEAT: Final[i64] = 4
ON_CARD: Final[i64] = 5


class Verb(BaseVerb):
    """A verb has one action for each item, or for each item and amount; amounts are listed by their notation."""

    def __init__(self, name: str, items: i64, amounts: dict[str, int] | None = None) -> None:
        super().__init__(name, items)
        self.amounts: Final[dict[str, int]] = {} if amounts is None else amounts


SHIFT_PIPS: Final = (1, -1, 2, -2)

# fmt: off
VERBS: Final = (
    Verb("pass", ALONE),
    Verb("end", ALONE),
    Verb("done", ALONE),
    Verb("nudge", ON_DIE, {"+": 1, "-": -1}),
    Verb("harness", ON_DIE),
    Verb("pay", ON_DIE),
    Verb("turn", ON_DIE),
    Verb("reroll", ON_DIE),
    Verb("shift", ON_DIE, {f"{pips:+}": pips for pips in SHIFT_PIPS}),
    Verb("cast", ON_SPOT),
    Verb("entomb", ON_SPOT),
    Verb("discard", ON_COLOUR),
    Verb("first", ON_SEAT),
    Verb("roll", ON_DIE, {str(face): face for face in range(1, FACES + 1)}),
    Verb("reveal", ON_CARD),
)
# fmt: on
# Their numbers: where they stand in the table above.
PASS: Final[i64] = 0
END: Final[i64] = 1
DONE: Final[i64] = 2
NUDGE: Final[i64] = 3
HARNESS: Final[i64] = 4
PAY: Final[i64] = 5
TURN: Final[i64] = 6
REROLL: Final[i64] = 7
SHIFT: Final[i64] = 8
CAST: Final[i64] = 9
ENTOMB: Final[i64] = 10
DISCARD: Final[i64] = 11
FIRST: Final[i64] = 12
ROLL: Final[i64] = 13
REVEAL: Final[i64] = 14
