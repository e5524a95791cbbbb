"""Materia with its options chosen."""

from typing import ClassVar

from grimoire.games.base import LinkedGame
from grimoire.games.materia import CLASSIC, OPTIONS, SETS
from grimoire.games.materia.interpreter import RULES_VERSION
from grimoire.games.materia.linking import Linked
from grimoire.games.materia.pile import COLOURS
from grimoire.games.materia.solo import ALTAR as SOLO_ALTAR
from grimoire.games.materia.spells import TABLE, Spell
from grimoire.games.materia.state import State
from grimoire.games.materia.turn_flow import ALTAR_FILL
from grimoire.games.options import Option, Options
from grimoire.kernel.reading import Reader


class Materia(LinkedGame[State, Linked]):
    """A game of Materia."""

    name = "materia"
    rules = RULES_VERSION
    state_class = State
    option_table: ClassVar[tuple[Option, ...]] = OPTIONS
    table: ClassVar[tuple[Spell, ...]] = TABLE

    def __init_subclass__(cls) -> None:
        """A game with a table of its own accepts the spells of that table."""
        cls.option_table = _options_with(cls.table)

    def link(self) -> Linked:
        """The rules for the options of this game."""
        solo = self.players == 1
        return Linked(
            _roster(self.option("spells"), self.table),
            self.players,
            0 if solo else self.first_seat,
            SOLO_ALTAR if solo else ALTAR_FILL,
            self.number("handicap"),
        )


def _options_with(table: tuple[Spell, ...]) -> tuple[Option, ...]:
    def own_seven(reader: Reader, names: object, _: Options) -> object:
        return read_spells(reader, names, table)

    return tuple(option._replace(also=own_seven) if option.name == "spells" else option for option in OPTIONS)


def _roster(spells: object, table: tuple[Spell, ...]) -> tuple[Spell, ...]:
    """The spells that can be in the game, by colour: seven, or all of them for a classic game."""
    if spells == CLASSIC:
        return tuple(sorted(table, key=lambda spell: int(spell.colour)))
    if isinstance(spells, str):
        return tuple(spell for spell in table if spell.set == SETS.index(spells) + 1)
    assert isinstance(spells, list)
    return tuple(spell for name in spells for spell in table if spell.name == name)


def read_spells(reader: Reader, names: object, table: tuple[Spell, ...] = TABLE) -> list[str] | None:
    """Seven spells of one's own choice by colour; notes faults."""
    if not isinstance(names, (list, tuple)):
        reader.fault("not-a-list", "spells", "a list is needed, not {found}", found=type(names).__name__)
        return None
    known = {spell.name: spell for spell in table}
    chosen: dict[int, Spell] = {}
    faults = len(reader.faults)
    for index, name in enumerate(names[: len(known)]):
        spell = known.get(name) if isinstance(name, str) else None
        if spell is None:
            reader.fault("not-a-spell", f"spells.{index}", "{name!r} is not a spell", name=name)
        elif int(spell.colour) in chosen:
            reader.fault("two-of-a-colour", f"spells.{index}", "{name} and {other} are both {colour}", name=name,
                         other=chosen[int(spell.colour)].name, colour=COLOURS[spell.colour])  # fmt: skip
        else:
            chosen[int(spell.colour)] = spell
    if len(reader.faults) == faults and len(chosen) != len(COLOURS):
        reader.fault("not-seven", "spells", "{count} spells, one of each of the 7 colours is needed", count=len(chosen))
    return [chosen[colour].name for colour in sorted(chosen)]
