"""Materia with its options chosen."""

from typing import Any, Final

from grimoire.games.base import LinkedGame, check_first
from grimoire.games.materia import position
from grimoire.games.materia.linking import Linked
from grimoire.games.materia.pile import COLOURS
from grimoire.games.materia.rules import RULES_VERSION, begin
from grimoire.games.materia.solo import ALTAR as SOLO_ALTAR
from grimoire.games.materia.spells import TABLE, Spell
from grimoire.games.materia.state import State, new_state
from grimoire.games.materia.turn_flow import ALTAR_FILL
from grimoire.kernel.errors import OptionError
from grimoire.kernel.reading import Reader

MOST_PLAYERS: Final = 4
HARDEST: Final = 3
SETS: Final = ("set-1", "set-2", "set-3")
CLASSIC: Final = "classic"


class Materia(LinkedGame[State, Linked]):
    """A game of Materia: ``players``, ``spells``, ``first`` and, alone, ``handicap``."""

    name = "materia"
    rules: Final = RULES_VERSION
    table: tuple[Spell, ...] = TABLE

    def __init__(
        self,
        players: int = 2,
        spells: str | list[str] | tuple[str, ...] = "set-1",
        first: int | str = "random",
        handicap: int = 0,
        **unknown: object,
    ) -> None:
        reader = Reader()
        for option in unknown:
            reader.fault("unknown-option", option, "there is no such option")
        data = {"players": players, "handicap": handicap}
        reader.number(data, "players", 1, MOST_PLAYERS)
        reader.number(data, "handicap", 0, HARDEST)
        if not reader.faults:
            check_first(reader, first, players)
            if handicap and players != 1:
                reader.fault("solo-only", "handicap", "only a game for one player has a handicap")
        roster = _roster(reader, spells, self.table)
        if reader.faults:
            raise OptionError(reader.faults)
        self.players: Final = players
        self.handicap: Final = handicap
        self.spells: Final = spells if isinstance(spells, str) else [spell.name for spell in roster]
        self.first: Final = first
        seat = 0 if players == 1 else first if isinstance(first, int) else -1
        altar = SOLO_ALTAR if players == 1 else ALTAR_FILL
        super().__init__(Linked(roster, players, seat, altar, handicap))

    @property
    def options(self) -> dict[str, Any]:
        """The options that make this game again, ready for JSON."""
        options: dict[str, Any] = {"players": self.players, "spells": self.spells, "first": self.first}
        if self.players == 1:
            options["handicap"] = self.handicap
        return options

    def new_state(self) -> State:
        """A state with empty seats."""
        return new_state(self.linked)

    def set_up(self, state: State) -> None:
        """From the box to the first question."""
        begin(state)

    def set_up_position(self, state: State, data: object) -> None:
        """Sets an empty state up as a position says; PositionError, naming every fault, if that cannot be done."""
        position.load(state, data)


def _roster(reader: Reader, spells: object, table: tuple[Spell, ...]) -> tuple[Spell, ...]:
    """The spells that can be in the game, by colour: seven, or all of them for a classic game."""
    if isinstance(spells, str):
        if spells == CLASSIC:
            return tuple(sorted(table, key=lambda spell: int(spell.colour)))
        if spells in SETS:
            number = SETS.index(spells) + 1
            return tuple(spell for spell in table if spell.set == number)
        reader.fault("not-a-choice", "spells", "{found!r}: one of {allowed} is needed",
                     found=spells, allowed=", ".join((*SETS, CLASSIC, "a list of 7")))  # fmt: skip
        return ()
    if not isinstance(spells, (list, tuple)):
        reader.fault("not-a-list", "spells", "a list is needed, not {found}", found=type(spells).__name__)
        return ()
    return _own_seven(reader, spells, {spell.name: spell for spell in table})


def _own_seven(reader: Reader, names: "list[Any] | tuple[Any, ...]", known: dict[str, Spell]) -> tuple[Spell, ...]:
    chosen: dict[int, Spell] = {}
    faults = len(reader.faults)
    for index, name in enumerate(names):
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
    return tuple(chosen[colour] for colour in sorted(chosen))
