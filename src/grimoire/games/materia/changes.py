"""Materia with other numbers on some spells, for experiments: their points, their prices, and how much they do."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from grimoire.games.materia.game import Materia
from grimoire.games.materia.spells import TABLE, Level, Spell
from grimoire.games.materia.steps import (
    Discard,
    Draw,
    DrawUntil,
    Either,
    Feed,
    Fill,
    LearnWithWilds,
    Move,
    Program,
    Step,
    Store,
    SwapAltar,
    SwapFamiliar,
    Take,
)
from grimoire.games.options import Options
from grimoire.games.spec import Changes
from grimoire.kernel.errors import OptionError
from grimoire.kernel.reading import Reader

POINTS, PRICES, COUNTS = FIELDS = ("points", "prices", "counts")
MOST_POINTS: Final = 50
LEAST_PRICE, MOST_PRICE = 2, 6
MOST_TOKENS: Final = 7

# How to make a step again with another number of tokens; the numbers of all other steps are fixed.
_AGAIN: Final[dict[type[Step], Callable[[Step, int], Step]]] = {
    Draw: lambda _, count: Draw(count),
    DrawUntil: lambda _, count: DrawUntil(count),
    Fill: lambda _, count: Fill(count),
    SwapAltar: lambda _, count: SwapAltar(count),
    SwapFamiliar: lambda _, count: SwapFamiliar(count),
    LearnWithWilds: lambda _, count: LearnWithWilds(count),
    Store: lambda step, count: Store(count, step.which),
    Feed: lambda step, count: Feed(count, step.which),
    Discard: lambda step, count: Discard(count, step.which),
    Take: lambda step, count: Take(count, step.which, up_to=isinstance(step, Move) and step.up_to),
}


def changed_game(options: Options, cards: Changes) -> Materia:
    """The game with other numbers at the three levels of some spells; OptionError names each fault."""
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
        if field not in FIELDS:
            reader.fault(
                "not-changeable", f"{spell.name}.{field}", "only {fields} can be changed", fields=", ".join(FIELDS)
            )
    points = [int(level.points) for level in spell.levels]
    points = _three_numbers(reader, spell, fields, POINTS, points, (0, MOST_POINTS))
    prices = _three_numbers(reader, spell, fields, PRICES, list(spell.prices), (LEAST_PRICE, MOST_PRICE))
    counts = _all_counts(reader, spell, fields)
    low, middle, high = map(_changed_level, spell.levels, points, counts)
    return Spell(
        spell.name, spell.colour, spell.set, spell.phase, (low, middle, high), (prices[0], prices[1], prices[2])
    )


def _three_numbers(
    reader: Reader, spell: Spell, fields: Mapping[str, object], field: str, printed: list[int], range_: tuple[int, int]
) -> list[int]:
    """One for each level, or those that are printed."""
    least, most = range_
    value = fields.get(field, printed)
    if isinstance(value, list) and len(value) == len(printed) and all(_is_number(each, least, most) for each in value):
        return value
    reader.fault("not-three-numbers", f"{spell.name}.{field}",
                 "{found!r}: three numbers from {least} to {most} are needed",
                 found=value, least=least, most=most)  # fmt: skip
    return printed


def _is_number(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _all_counts(reader: Reader, spell: Spell, fields: Mapping[str, object]) -> list[list[int]]:
    """For each level the numbers of tokens in what it does, in the order of its text."""
    printed = [[int(step.count) for step in _countable(level)] for level in spell.levels]
    value = fields.get(COUNTS, printed)
    if isinstance(value, list) and len(value) == len(printed) and all(map(_are_counts, value, printed)):
        return value
    reader.fault("not-counts", f"{spell.name}.{COUNTS}",
                 "{found!r}: numbers from 1 to {most} are needed, as many as there are in {printed}",
                 found=value, most=MOST_TOKENS, printed=printed)  # fmt: skip
    return printed


def _are_counts(value: object, printed: Sequence[int]) -> bool:
    return (
        isinstance(value, list)
        and len(value) == len(printed)
        and all(_is_number(each, 1, MOST_TOKENS) for each in value)
    )


def _countable(level: Level) -> Iterator[Step]:
    """The steps whose number can be changed."""
    for step in (*level.action, *level.instant):
        yield from (each for each in (step.branches or (step,)) if type(each) in _AGAIN)


def _changed_level(level: Level, points: int, counts: Sequence[int]) -> Level:
    rest = iter(counts)
    action, instant = _changed_steps(level.action, rest), _changed_steps(level.instant, rest)
    return Level(points, action, instant, level.permanent, level.tally)


def _changed_steps(steps: Program, counts: Iterator[int]) -> Program:
    return tuple(_changed_step(step, counts) for step in steps)


def _changed_step(step: Step, counts: Iterator[int]) -> Step:
    if isinstance(step, Either):
        first, second = (_changed_step(branch, counts) for branch in step.branches)
        assert isinstance(first, Move)
        assert isinstance(second, Move)
        return Either(first, second)
    return _AGAIN[type(step)](step, next(counts)) if type(step) in _AGAIN else step
