"""Materia with other points on some spells, for experiments."""

from collections.abc import Mapping

from grimoire.games.materia.game import Materia
from grimoire.games.materia.spells import TABLE, Level, Spell
from grimoire.games.options import Options
from grimoire.games.spec import Changes
from grimoire.kernel.errors import OptionError
from grimoire.kernel.reading import Reader

FIELD = "points"
MOST_POINTS = 50


def changed_game(options: Options, cards: Changes) -> Materia:
    """The game with other points at the three levels of some spells; OptionError names each fault."""
    reader = Reader(OptionError)
    known = {spell.name: spell for spell in TABLE}
    new: dict[str, Spell] = {}
    for name, fields in cards.items():
        if name not in known:
            reader.fault("not-a-spell", name, "{name!r} is not a spell", name=name)
        else:
            new[name] = _changed_spell(reader, known[name], fields)
    reader.finish()
    table = tuple(new.get(spell.name, spell) for spell in TABLE)
    return _with_table(table)(**options)


def _with_table(spells: tuple[Spell, ...]) -> type[Materia]:
    class ChangedMateria(Materia):
        """Materia with a table of its own."""

        table = spells

    return ChangedMateria


def _changed_spell(reader: Reader, spell: Spell, fields: Mapping[str, object]) -> Spell:
    for field in fields:
        if field != FIELD:
            reader.fault("not-changeable", f"{spell.name}.{field}", "only {fields} can be changed", fields=FIELD)
    points = fields.get(FIELD)
    if not isinstance(points, list) or len(points) != len(spell.levels) or not all(map(_is_points, points)):
        reader.fault("not-points", f"{spell.name}.{FIELD}", "{found!r}: three numbers from 0 to {most} are needed",
                     found=points, most=MOST_POINTS)  # fmt: skip
        return spell
    low, middle, high = (_changed_level(level, number) for level, number in zip(spell.levels, points, strict=True))
    return Spell(spell.name, spell.colour, spell.set, spell.phase, (low, middle, high))


def _is_points(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST_POINTS


def _changed_level(level: Level, points: int) -> Level:
    return Level(points, level.action, level.instant, level.permanent, level.tally)
