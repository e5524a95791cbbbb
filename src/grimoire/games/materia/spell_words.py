"""The table of spells in people's words; every number comes from the table, so that text and rule cannot disagree."""

from functools import cache
from typing import Final

from grimoire.games.materia.pile import COLOURS, KIND_NUMBERS, RUNES
from grimoire.games.materia.spells import TABLE, Level, Spell
from grimoire.games.materia.steps import (
    ACT,
    CARD_RUNE,
    COPY,
    DISCARD,
    DRAW,
    DRAW_UNTIL,
    DROP,
    FEED,
    FILL,
    LEARN,
    OTHERS_DRAW,
    OTHERS_TAKE,
    PER_OTHER_SPELL,
    PHASES,
    RAISE,
    STORE,
    SWAP_ALTAR,
    SWAP_FAMILIAR,
    TAKE,
    Step,
    Tally,
)
from grimoire.texts import all_keys
from grimoire.texts.message import Message, Values, message, sum_of
from grimoire.texts.words import dashed

_LOWEST_LEVEL: Final = 3
_ROWS: Final = {row.name: row for row in TABLE}
_COUNTS: Final[dict[int, str]] = {
    TAKE: "take", STORE: "store", FEED: "feed", DISCARD: "discard", DRAW: "draw", DRAW_UNTIL: "until", FILL: "fill",
    SWAP_ALTAR: "swap", SWAP_FAMILIAR: "swap", RAISE: "raise", DROP: "drop", LEARN: "wilds",
    OTHERS_TAKE: "others", OTHERS_DRAW: "others",
}  # fmt: skip
_PERMANENTS: Final = ("echo", "mornings", "keep")  # by kind, as in steps
_TALLIES: Final = ("colours", "runes", "spells")  # by kind, as in steps


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
        for part in step.either or (step,):
            values |= _step_values(part)
    if data.always is not None:
        values[_PERMANENTS[data.always.kind]] = int(data.always.count)
    if data.tally is not None:
        values["each"] = int(data.tally.each)
        if data.tally.kind == PER_OTHER_SPELL:
            values["high"] = int(data.tally.high)
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
        worth.append(message(f"materia-tally-{_tally_kind(data.tally)}", **values))
    return sum_of(worth)


def when_key(spell: str | Spell, level: int) -> str:
    """When a level works: a phase, instant, always, end or never; ``$when`` of materia-when and its symbol."""
    data = _level(spell, level)
    if data.action:
        return PHASES[_row(spell).phase]
    if data.instant:
        return "instant"
    if data.always is not None:
        return "always"
    return "never" if data.tally is None else "end"


def _row(spell: str | Spell) -> Spell:
    return _ROWS[spell] if isinstance(spell, str) else spell


def _level(spell: str | Spell, level: int) -> Level:
    return _row(spell).levels[level - _LOWEST_LEVEL]


def _step_values(step: Step) -> Values:
    values: Values = {}
    if step.op in _COUNTS:
        values[_COUNTS[step.op]] = int(step.count)
    if step.op in (COPY, ACT):
        values["phase"] = PHASES[step.count]
    if step.which <= CARD_RUNE:
        values["rune"] = (*RUNES, "card")[step.which]
    return values


def _level_key(row: Spell, level: int, solo: bool) -> str:
    data = _level(row, level)
    base = f"materia-{dashed(row.name)}"
    if data.action or data.instant or data.always is not None:
        last = f"{base}-effect"
    else:
        last = "materia-no-effect" if data.tally is None else "materia-at-the-end"
    keys = [f"{base}-{level}-solo", f"{base}-solo"] if solo else []
    return next((key for key in (*keys, f"{base}-{level}") if key in all_keys()), last)


def _tally_kind(tally: Tally) -> str:
    kind = _TALLIES[tally.kind]
    return f"{kind}-high" if tally.kind == PER_OTHER_SPELL and tally.each != tally.high else kind
