"""The table of spells in people's words; every number comes from the table, so that text and rule cannot disagree."""

from functools import cache
from typing import Final

from grimoire.games.materia.phases import PHASES
from grimoire.games.materia.pile import COLOURS, KIND_NUMBERS, RUNES
from grimoire.games.materia.spells import TABLE, Level, Spell
from grimoire.texts import all_keys
from grimoire.texts.message import Message, Values, message, sum_of
from grimoire.texts.words import dashed

_LOWEST_LEVEL: Final = 3
_ROWS: Final = {row.name: row for row in TABLE}


@cache
def token(kind: str) -> Message:
    """A kind of token: "red ●"."""
    number = KIND_NUMBERS[kind]
    return message("materia-token", colour=COLOURS[number // len(RUNES)], rune=RUNES[number % len(RUNES)])


def spell_name(name: str) -> Message:
    return message(f"materia-spell-{dashed(name)}")


def level_values(spell: str | Spell, level: int) -> Values:
    """The values a level's texts may use, read off its row in the table."""
    data = _level(spell, level)
    values: Values = {"points": int(data.points)}
    for step in (*data.action, *data.instant):
        values |= step.numbers()
    if data.permanent is not None:
        values[data.permanent.name] = int(data.permanent.count)
    if data.tally is not None:
        values |= data.tally.numbers()
    return values


def level_text(spell: str | Spell, level: int, solo: bool = False) -> Message:
    """What a level does, its points left aside."""
    return message(_level_key(_row(spell), level, solo), **level_values(spell, level))


def points_text(spell: str | Spell, level: int) -> Message:
    """What a level is worth at the end."""
    data = _level(spell, level)
    values = level_values(spell, level)
    worth = [message("points", **values)] if data.points or data.tally is None else []
    if data.tally is not None:
        worth.append(message(f"materia-tally-{data.tally.name}", **values))
    return sum_of(worth)


def when_key(spell: str | Spell, level: int) -> str:
    """When a level works: a phase, instant, always, end or never; ``$when`` of materia-when and its symbol."""
    data = _level(spell, level)
    if data.action:
        return PHASES[_row(spell).phase]
    if data.instant:
        return "instant"
    if data.permanent is not None:
        return "always"
    return "never" if data.tally is None else "end"


def _row(spell: str | Spell) -> Spell:
    return _ROWS[spell] if isinstance(spell, str) else spell


def _level(spell: str | Spell, level: int) -> Level:
    return _row(spell).levels[level - _LOWEST_LEVEL]


def _level_key(row: Spell, level: int, solo: bool) -> str:
    data = _level(row, level)
    base = f"materia-{dashed(row.name)}"
    if data.action or data.instant or data.permanent is not None:
        last = f"{base}-effect"
    else:
        last = "materia-no-effect" if data.tally is None else "materia-at-the-end"
    keys = [f"{base}-{level}-solo", f"{base}-solo"] if solo else []
    return next((key for key in (*keys, f"{base}-{level}") if key in all_keys()), last)
