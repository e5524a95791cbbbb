"""The table of abilities: the one place that knows what an ability is called and what it does."""

from collections.abc import Callable
from itertools import product
from typing import Final

from grimoire.games.sigils.dice import COLOURS
from grimoire.games.sigils.steps import (
    DiscardSpells,
    EntombSpell,
    FillSpots,
    GainFame,
    IfColour,
    IfValue,
    Program,
    RerollDie,
    RollAgain,
    ShiftDie,
    SpendDie,
    TakeGems,
    TurnDie,
)
from grimoire.games.sigils.tallies import (
    MajorityOfFamily,
    PerFamily,
    PerOwnKind,
    PerPair,
    PerSigil,
    PerType,
    Tally,
)

FAMILIES: Final = ("enchantment", "illusion", "conjuration", "transmutation", "necromancy")
TYPES: Final = ("attack", "defence", "potion")
SHAPES: Final = ("circle", "square", "triangle")
VALUES: Final = ("1", "2", "3", "4", "5", "6")
GEM_NUMBERS: Final = ("", "1", "2", "3")
DEFENCE: Final = TYPES.index("defence")


class Edition:
    """What differs between the printed editions."""

    def __init__(self, name: str, families: tuple[str, ...], gems: int, gems_a_fame: int, rerolls_used: bool) -> None:
        self.name: Final = name
        self.families: Final = families
        self.gems: Final = gems  # of each player at the start
        self.gems_a_fame: Final = gems_a_fame  # unused gems that make one Fame at the end
        self.rerolls_used: Final = rerolls_used
        self.has_teachers: Final = rerolls_used


EDITIONS: Final = {
    "60": Edition("60", FAMILIES[:4], 3, 2, rerolls_used=True),
    "75": Edition("75", FAMILIES, 2, 3, rerolls_used=False),
}
BOTH: Final = ("60", "75")

Choice = tuple[str, ...]  # the words an argument may be; its number is the place among them


class Ability:
    """A row of the table: its word, what its arguments may be, the editions that have it, and what it does."""

    def __init__(
        self,
        word: str,
        arguments: tuple[Choice, ...],
        editions: tuple[str, ...],
        cast: Callable[..., Program] | None = None,
        tally: Callable[..., Tally] | None = None,
    ) -> None:
        self.word: Final = word
        self.arguments: Final = arguments
        self.editions: Final = editions
        self.cast: Final = cast
        self.tally: Final = tally


# fmt: off
TABLE: Final[tuple[Ability, ...]] = (
    Ability("on_colour", (COLOURS,), BOTH, cast=lambda colour: (IfColour(colour), GainFame(2))),
    Ability("on_value", (("", *VALUES),), BOTH, cast=lambda value: (IfValue(value), GainFame(2))),
    Ability("turn", (), BOTH, cast=lambda: (TurnDie(),)),
    Ability("shift", (COLOURS,), BOTH, cast=lambda colour: (ShiftDie(colour),)),
    Ability("reroll", (COLOURS,), BOTH, cast=lambda colour: (RerollDie(colour), RollAgain())),
    Ability("gems", (GEM_NUMBERS,), BOTH, cast=lambda number: (TakeGems(number),)),
    Ability("refresh", (), ("60",), cast=lambda: (DiscardSpells(3), FillSpots())),
    Ability("spend", (COLOURS,), ("75",), cast=lambda colour: (SpendDie(colour), GainFame(2))),
    Ability("entomb", (), ("75",), cast=lambda: (EntombSpell(DEFENCE), GainFame(3))),
    Ability("sigil", (SHAPES,), BOTH, tally=lambda shape: PerSigil(2, shape)),
    Ability("pair", (TYPES, TYPES), BOTH, tally=lambda first, second: PerPair(4, first, second)),
    Ability("majority", (FAMILIES,), BOTH, tally=lambda family: MajorityOfFamily(8, 4, family)),
    Ability("each", (FAMILIES,), BOTH, tally=lambda family: PerFamily(1, family)),
    Ability("each", (TYPES,), BOTH, tally=lambda kind: PerType(1, kind)),
    Ability("kindred", (), ("60",), tally=lambda: PerOwnKind(2)),
)
# fmt: on


def _ability_texts() -> list[str]:
    """Every ability as a card writes it, in the order of the table."""
    return [
        " ".join((row.word, *words))
        for row in TABLE
        for words in product(*row.arguments)
        if all(words) and len(set(words)) == len(words)
    ]


ABILITIES: Final = {text: number for number, text in enumerate(_ability_texts())}
