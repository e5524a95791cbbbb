"""The algebra of effects: what a spell does is a row of these steps.

A :class:`Step` is data. The table of spells is written with the constructors at the end of this file;
:mod:`.linking` links the steps of a program into a chain, :mod:`.resolve` is their one interpreter.
"""

from typing import Final

from mypy_extensions import i64

# Moves of one token at a time, in the order of their action codes.
TAKE: Final[i64] = 0
STORE: Final[i64] = 1
FEED: Final[i64] = 2
DISCARD: Final[i64] = 3
SWEEP: Final[i64] = 4
GIVE: Final[i64] = 5
GET: Final[i64] = 6
PLACE: Final[i64] = 7
PAY: Final[i64] = 8
SEND: Final[i64] = 9
CEDE: Final[i64] = 10
DEAL: Final[i64] = 11
VERBS: Final = (
    "take", "store", "feed", "discard", "sweep", "give", "get", "place", "pay", "send", "cede", "deal",
)  # fmt: skip

# Draws from the pouch.
DRAW: Final[i64] = 20
DRAW_UNTIL: Final[i64] = 21
FILL: Final[i64] = 22
REPLACE: Final[i64] = 23
LOWER: Final[i64] = 24
HAND: Final[i64] = 25

# Everything else.
SWAP_ALTAR: Final[i64] = 30
SWAP_FAMILIAR: Final[i64] = 31
EITHER: Final[i64] = 32
RAISE: Final[i64] = 33
DROP: Final[i64] = 34
LEARN: Final[i64] = 35
KEEP: Final[i64] = 36
COPY: Final[i64] = 37
ACT: Final[i64] = 38
OTHERS_TAKE: Final[i64] = 39
OTHERS_DRAW: Final[i64] = 40
FIRST: Final[i64] = 41
REVEAL: Final[i64] = 42
END: Final[i64] = 43

OP_NAMES: Final = dict(enumerate(VERBS)) | {
    20: "draw", 21: "until", 22: "fill", 23: "replace", 24: "lower", 25: "hand", 30: "swap", 31: "exchange",
    32: "either", 33: "raise", 34: "drop", 35: "wild", 36: "keep", 37: "copy", 38: "act", 39: "others",
    40: "others", 41: "first", 42: "reveal", 43: "end",
}  # fmt: skip

# Which tokens a step may touch; the runes come first, so that a fixed rune is its own number.
CIRCLE: Final[i64] = 0
TRIANGLE: Final[i64] = 1
SQUARE: Final[i64] = 2
CARD_RUNE: Final[i64] = 3
ONE_COLOUR: Final[i64] = 4
STORED_COLOURS: Final[i64] = 5
ANY: Final[i64] = 6

# Phases. The first three are those of a Day and carry the symbols of spells.
MORNING: Final[i64] = 0
MIDDAY: Final[i64] = 1
EVENING: Final[i64] = 2
SETUP: Final[i64] = 3
SENDING: Final[i64] = 4
RESUPPLY: Final[i64] = 5
FINISHED: Final[i64] = 6
PHASES: Final = ("morning", "midday", "evening")
NO_PHASE: Final[i64] = -1

# Permanent effects.
ECHO: Final[i64] = 0
MORNINGS: Final[i64] = 1
KEEPS: Final[i64] = 2

# Points counted at the end.
PER_STORED_COLOUR: Final[i64] = 0
PER_STORED_RUNE: Final[i64] = 1
PER_OTHER_SPELL: Final[i64] = 2

ALL: Final[i64] = 99  # a count without a limit of its own


class Step:
    """One step: what to do, how often, with which tokens. ``either`` holds the two branches of a choice."""

    def __init__(
        self,
        op: i64,
        count: i64 = 1,
        which: i64 = ANY,
        up_to: bool = False,
        cost: bool = False,
        either: "tuple[Step, Step] | None" = None,
    ) -> None:
        self.op: Final[i64] = op
        self.count: Final[i64] = count
        self.which: Final[i64] = which
        self.up_to: Final = up_to
        self.cost: Final = cost
        self.either: Final = either

    def key(self) -> tuple[object, ...]:
        """Two steps with equal keys do the same."""
        branches = () if self.either is None else (self.either[0].key(), self.either[1].key())
        return (int(self.op), int(self.count), int(self.which), self.up_to, self.cost, branches)


class Permanent:
    """What a level does all the time: ``ECHO n`` (a matching take draws n), ``MORNINGS n``, ``KEEPS n``."""

    def __init__(self, kind: i64, count: i64) -> None:
        self.kind: Final[i64] = kind
        self.count: Final[i64] = count


class Tally:
    """Points counted at the end: ``each`` per thing; for spells ``high`` per one at level 4 or 5."""

    def __init__(self, kind: i64, each: i64, high: i64) -> None:
        self.kind: Final[i64] = kind
        self.each: Final[i64] = each
        self.high: Final[i64] = high


Program = tuple[Step, ...]


def take(count: i64, which: i64 = ANY, up_to: bool = False) -> Step:
    """Altar to pool."""
    return Step(TAKE, count, which, up_to)


def draw(count: i64) -> Step:
    """Pouch to pool."""
    return Step(DRAW, count)


def draw_until(count: i64) -> Step:
    """Pouch to pool until the pool has so many."""
    return Step(DRAW_UNTIL, count)


def store(count: i64, which: i64 = ANY) -> Step:
    """Pool to familiar."""
    return Step(STORE, count, which)


def feed(count: i64) -> Step:
    """Altar to familiar."""
    return Step(FEED, count)


def spend(which: i64) -> Step:
    """A cost: one token from the pool to the discard, without which the spell cannot be used."""
    return Step(DISCARD, 1, which, cost=True)


def discard(count: i64) -> Step:
    """An effect: pool to discard, as many as there are."""
    return Step(DISCARD, count)


def fill(count: i64) -> Step:
    """Pouch to altar."""
    return Step(FILL, count)


def sweep() -> Program:
    """Any number from the altar to the discard, then as many from the pouch onto the altar."""
    return (Step(SWEEP, ALL, up_to=True), Step(REPLACE, 0))


def swap_altar(count: i64) -> Step:
    """Give a pool token, get one from the altar."""
    return Step(SWAP_ALTAR, count)


def swap_familiar(count: i64) -> Step:
    """Give a pool token, get one from the familiar."""
    return Step(SWAP_FAMILIAR, count)


def either(first: Step, second: Step) -> Step:
    """One of two moves, chosen with its first token; the first must come earlier in the order of verbs."""
    return Step(EITHER, either=(first, second))


def raise_spell() -> Step:
    """Another learned spell goes up one level."""
    return Step(RAISE)


def drop(level: i64) -> Step:
    """The card used goes down to this level; a card that copies goes down by one."""
    return Step(DROP, level)


def learn_with_wilds(count: i64) -> Step:
    """Learn a spell, paying with up to so many tokens of the card's rune as wilds instead of triples."""
    return Step(LEARN, count)


def copy_action(phase: i64) -> Step:
    """An action of this phase, of another player."""
    return Step(COPY, phase)


def act(phase: i64) -> Step:
    """An action of this phase of one's own, or none."""
    return Step(ACT, phase)


def others_take() -> Step:
    """Each other player, clockwise, takes one."""
    return Step(OTHERS_TAKE)


def others_draw() -> Step:
    """Each other player, clockwise, draws one."""
    return Step(OTHERS_DRAW)
