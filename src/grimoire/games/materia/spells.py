"""The table of the 21 spells: the one place that knows what a spell is called and what it does."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.steps import (
    CARD_RUNE,
    CIRCLE,
    ECHO,
    EVENING,
    KEEPS,
    MIDDAY,
    MORNING,
    MORNINGS,
    NO_PHASE,
    ONE_COLOUR,
    PER_OTHER_SPELL,
    PER_STORED_COLOUR,
    PER_STORED_RUNE,
    SQUARE,
    STORED_COLOURS,
    TRIANGLE,
    Permanent,
    Program,
    Step,
    Tally,
    act,
    copy_action,
    discard,
    draw,
    draw_until,
    drop,
    either,
    feed,
    fill,
    learn_with_wilds,
    others_draw,
    others_take,
    raise_spell,
    spend,
    store,
    swap_altar,
    swap_familiar,
    sweep,
    take,
)

RED: Final[i64] = 0
PURPLE: Final[i64] = 1
GREEN: Final[i64] = 2
BLACK: Final[i64] = 3
WHITE: Final[i64] = 4
BLUE: Final[i64] = 5
YELLOW: Final[i64] = 6


class Level:
    """One level of a spell: its points and what it does, as an action, once, always or at the end."""

    def __init__(
        self,
        points: i64,
        action: Program = (),
        instant: Program = (),
        always: Permanent | None = None,
        tally: Tally | None = None,
    ) -> None:
        self.points: Final[i64] = points
        self.action: Final = action
        self.instant: Final = instant
        self.always: Final = always
        self.tally: Final = tally


class Spell:
    """A row of the table."""

    def __init__(self, name: str, colour: i64, number: i64, phase: i64, levels: tuple[Level, Level, Level]) -> None:
        self.name: Final = name
        self.colour: Final[i64] = colour
        self.set: Final[i64] = number
        self.phase: Final[i64] = phase
        self.levels: Final = levels


def _does(points: i64, *steps: Step) -> Level:
    return Level(points, action=steps)


def _once(points: i64, *steps: Step) -> Level:
    return Level(points, instant=steps)


def _always(points: i64, kind: i64, count: i64) -> Level:
    return Level(points, always=Permanent(kind, count))


def _worth(points: i64) -> Level:
    return Level(points)


def _counts(kind: i64, each: i64, high: i64) -> Level:
    return Level(0, tally=Tally(kind, each, high))


# fmt: off
TABLE: Final[tuple[Spell, ...]] = (
    Spell("sacrifice", RED, 1, MORNING, (
        _does(1, spend(CIRCLE), draw(4)),
        _does(2, spend(TRIANGLE), draw(4)),
        _does(3, spend(SQUARE), draw(4)))),
    Spell("eruption", RED, 2, MORNING, (
        _does(2, draw_until(4)), _does(3, draw_until(5)), _does(4, draw_until(6)))),
    Spell("blaze", RED, 3, MORNING, (
        _does(0, draw(4), others_take()), _does(2, draw(4), others_take()), _does(5, draw(4), others_take()))),
    Spell("levitation", PURPLE, 1, MORNING, (
        _does(3, take(2, CIRCLE)), _does(4, take(2, TRIANGLE)), _does(5, take(2, SQUARE)))),
    Spell("sharing", PURPLE, 2, MORNING, (
        _does(4, take(1), draw(1), others_draw()), _does(4, take(2), others_draw()), _does(4, take(3), others_draw()))),
    Spell("divination", PURPLE, 3, MORNING, (
        _does(2, fill(2), take(2), discard(1)),
        _does(3, fill(2), take(2, ONE_COLOUR, up_to=True)),
        _does(4, fill(2), take(2)))),
    Spell("purification", GREEN, 1, MIDDAY, (
        _does(1, swap_altar(1)), _does(2, swap_altar(2)), _does(3, swap_altar(3)))),
    Spell("cure", GREEN, 2, MIDDAY, (
        _does(3, draw(1), discard(1)), _does(4, draw(2), discard(2)), _does(5, draw(3), discard(3)))),
    Spell("growth", GREEN, 3, EVENING, (
        _does(3, swap_familiar(1)), _does(4, feed(2), drop(3)), _does(6, feed(3), drop(4)))),
    Spell("offering", BLACK, 1, MIDDAY, (
        _does(2, store(2, ONE_COLOUR)), _does(4, store(3, ONE_COLOUR)), _does(6, store(4, ONE_COLOUR)))),
    Spell("focus", BLACK, 2, EVENING, (
        _does(3, store(1, CARD_RUNE)),
        _does(4, either(take(1, CARD_RUNE), store(2, CARD_RUNE))),
        _does(5, either(take(2, CARD_RUNE), store(3, CARD_RUNE))))),
    Spell("feast", BLACK, 3, MIDDAY, (
        _does(2, take(1, STORED_COLOURS)), _does(2, feed(1)), _counts(PER_STORED_COLOUR, 1, 1))),
    Spell("time_travel", WHITE, 1, EVENING, (
        _does(2, spend(CIRCLE), raise_spell()),
        _does(4, spend(TRIANGLE), raise_spell()),
        _does(6, spend(SQUARE), raise_spell()))),
    Spell("storm", WHITE, 2, EVENING, (
        _worth(4), _does(6, *sweep(), take(3), drop(3)), _does(8, *sweep(), take(3), drop(4)))),
    Spell("clone", WHITE, 3, MIDDAY, (
        _does(4, copy_action(MIDDAY)),
        _does(5, copy_action(EVENING)),
        _does(6, spend(CARD_RUNE), copy_action(MORNING)))),
    Spell("transmutation", BLUE, 1, EVENING, (
        _worth(4), _does(4, learn_with_wilds(1)), _does(4, learn_with_wilds(2)))),
    Spell("swiftness", BLUE, 2, NO_PHASE, (
        _once(3, act(MORNING)), _once(6, act(MORNING)), _always(0, MORNINGS, 2))),
    Spell("mirage", BLUE, 3, NO_PHASE, (
        _always(2, ECHO, 1), _always(3, ECHO, 2), _always(6, ECHO, 2))),
    Spell("abundance", YELLOW, 1, NO_PHASE, (
        _once(3, draw(2)), _once(5, draw(3)), _once(7, draw(4)))),
    Spell("knowledge", YELLOW, 2, NO_PHASE, (
        _counts(PER_OTHER_SPELL, 1, 1), _counts(PER_OTHER_SPELL, 1, 2), _counts(PER_OTHER_SPELL, 2, 2))),
    Spell("communion", YELLOW, 3, NO_PHASE, (
        _once(0, feed(3)), _counts(PER_STORED_RUNE, 1, 1), _always(0, KEEPS, 2))),
)
# fmt: on
