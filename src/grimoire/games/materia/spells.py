"""The table of the 21 spells: the one place that knows what a spell is called and what it does."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.effects import (
    Echo,
    Keeps,
    Mornings,
    Permanent,
    PerOtherSpell,
    PerStoredColour,
    PerStoredRune,
    Tally,
)
from grimoire.games.materia.filters import CARD_RUNE, CIRCLE, ONE_COLOUR, SQUARE, STORED_COLOURS, TRIANGLE
from grimoire.games.materia.phases import EVENING, MIDDAY, MORNING, NO_PHASE
from grimoire.games.materia.steps import (
    CopyAction,
    Discard,
    Draw,
    DrawUntil,
    Drop,
    Either,
    Feed,
    Fill,
    LearnWithWilds,
    OthersDraw,
    OthersTake,
    Program,
    RaiseSpell,
    Replace,
    Spend,
    Step,
    Store,
    SwapAltar,
    SwapFamiliar,
    Sweep,
    Take,
)
from grimoire.games.materia.turn_steps import Act

RED: Final[i64] = 0
PURPLE: Final[i64] = 1
GREEN: Final[i64] = 2
BLACK: Final[i64] = 3
WHITE: Final[i64] = 4
BLUE: Final[i64] = 5
YELLOW: Final[i64] = 6
PRINTED_PRICES: Final = (3, 4, 5)  # of the three levels


class Level:
    """One level of a spell: its points and what it does, as an action, once, always or at the end."""

    def __init__(
        self,
        points: i64,
        action: Program = (),
        instant: Program = (),
        permanent: Permanent | None = None,
        tally: Tally | None = None,
    ) -> None:
        self.points: Final[i64] = points
        self.action: Final = action
        self.instant: Final = instant
        self.permanent: Final = permanent
        self.tally: Final = tally


class Spell:
    """A row of the table; every printed spell costs as many tokens as its level is called."""

    def __init__(
        self,
        name: str,
        colour: i64,
        number: i64,
        phase: i64,
        levels: tuple[Level, Level, Level],
        prices: tuple[int, int, int] = PRINTED_PRICES,
    ) -> None:
        self.name: Final = name
        self.colour: Final[i64] = colour
        self.set: Final[i64] = number
        self.phase: Final[i64] = phase
        self.levels: Final = levels
        self.prices: Final = prices


def _does(points: i64, *steps: Step) -> Level:
    return Level(points, action=steps)


def _once(points: i64, *steps: Step) -> Level:
    return Level(points, instant=steps)


def _always(points: i64, permanent: Permanent) -> Level:
    return Level(points, permanent=permanent)


def _worth(points: i64) -> Level:
    return Level(points)


def _counts(tally: Tally) -> Level:
    return Level(0, tally=tally)


# fmt: off
TABLE: Final[tuple[Spell, ...]] = (
    Spell("sacrifice", RED, 1, MORNING, (
        _does(1, Spend(CIRCLE), Draw(4)),
        _does(2, Spend(TRIANGLE), Draw(4)),
        _does(3, Spend(SQUARE), Draw(4)))),
    Spell("eruption", RED, 2, MORNING, (
        _does(2, DrawUntil(4)), _does(3, DrawUntil(5)), _does(4, DrawUntil(6)))),
    Spell("blaze", RED, 3, MORNING, (
        _does(0, Draw(4), OthersTake()), _does(2, Draw(4), OthersTake()), _does(5, Draw(4), OthersTake()))),
    Spell("levitation", PURPLE, 1, MORNING, (
        _does(3, Take(2, CIRCLE)), _does(4, Take(2, TRIANGLE)), _does(5, Take(2, SQUARE)))),
    Spell("sharing", PURPLE, 2, MORNING, (
        _does(4, Take(1), Draw(1), OthersDraw()), _does(4, Take(2), OthersDraw()), _does(4, Take(3), OthersDraw()))),
    Spell("divination", PURPLE, 3, MORNING, (
        _does(2, Fill(2), Take(2), Discard(1)),
        _does(3, Fill(2), Take(2, ONE_COLOUR, up_to=True)),
        _does(4, Fill(2), Take(2)))),
    Spell("purification", GREEN, 1, MIDDAY, (
        _does(1, SwapAltar(1)), _does(2, SwapAltar(2)), _does(3, SwapAltar(3)))),
    Spell("cure", GREEN, 2, MIDDAY, (
        _does(3, Draw(1), Discard(1)), _does(4, Draw(2), Discard(2)), _does(5, Draw(3), Discard(3)))),
    Spell("growth", GREEN, 3, EVENING, (
        _does(3, SwapFamiliar(1)), _does(4, Feed(2), Drop(3)), _does(6, Feed(3), Drop(4)))),
    Spell("offering", BLACK, 1, MIDDAY, (
        _does(2, Store(2, ONE_COLOUR)), _does(4, Store(3, ONE_COLOUR)), _does(6, Store(4, ONE_COLOUR)))),
    Spell("focus", BLACK, 2, EVENING, (
        _does(3, Store(1, CARD_RUNE)),
        _does(4, Either(Take(1, CARD_RUNE), Store(2, CARD_RUNE))),
        _does(5, Either(Take(2, CARD_RUNE), Store(3, CARD_RUNE))))),
    Spell("feast", BLACK, 3, MIDDAY, (
        _does(2, Take(1, STORED_COLOURS)), _does(2, Feed(1)), _counts(PerStoredColour(1)))),
    Spell("time_travel", WHITE, 1, EVENING, (
        _does(2, Spend(CIRCLE), RaiseSpell()),
        _does(4, Spend(TRIANGLE), RaiseSpell()),
        _does(6, Spend(SQUARE), RaiseSpell()))),
    Spell("storm", WHITE, 2, EVENING, (
        _worth(4), _does(6, Sweep(), Replace(), Take(3), Drop(3)), _does(8, Sweep(), Replace(), Take(3), Drop(4)))),
    Spell("clone", WHITE, 3, MIDDAY, (
        _does(4, CopyAction(MIDDAY)),
        _does(5, CopyAction(EVENING)),
        _does(6, Spend(CARD_RUNE), CopyAction(MORNING)))),
    Spell("transmutation", BLUE, 1, EVENING, (
        _worth(4), _does(4, LearnWithWilds(1)), _does(4, LearnWithWilds(2)))),
    Spell("swiftness", BLUE, 2, NO_PHASE, (
        _once(3, Act(MORNING)), _once(6, Act(MORNING)), _always(0, Mornings(2)))),
    Spell("mirage", BLUE, 3, NO_PHASE, (
        _always(2, Echo(1)), _always(3, Echo(2)), _always(6, Echo(2)))),
    Spell("abundance", YELLOW, 1, NO_PHASE, (
        _once(3, Draw(2)), _once(5, Draw(3)), _once(7, Draw(4)))),
    Spell("knowledge", YELLOW, 2, NO_PHASE, (
        _counts(PerOtherSpell(1, 1)), _counts(PerOtherSpell(1, 2)), _counts(PerOtherSpell(2, 2)))),
    Spell("communion", YELLOW, 3, NO_PHASE, (
        _once(0, Feed(3)), _counts(PerStoredRune(1)), _always(0, Keeps(2)))),
)
# fmt: on
