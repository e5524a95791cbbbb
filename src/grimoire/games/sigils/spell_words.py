"""Cards and dice in people's words; every number comes from the table, so that text and rule cannot disagree."""

from collections.abc import Mapping
from typing import Final

from grimoire.games.sigils.board import BONUS_FAME
from grimoire.games.sigils.dice import COLOURS, TEACHER
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.spells import EDITIONS, FAMILIES, SHAPES, TYPES
from grimoire.texts import all_keys
from grimoire.texts.message import NOTHING, Message, Values, message, translated
from grimoire.texts.words import dashed

_WORDS: Final = {"colour": COLOURS, "family": FAMILIES, "type": TYPES, "shape": SHAPES, "first": TYPES, "second": TYPES}
_OF_A_PAIR: Final = ("first", "second")


def values_of(numbers: Mapping[str, int]) -> Values:
    """Numbers as texts use them: colours, families, types and shapes by their words."""
    return {name: _WORDS[name][number] if name in _WORDS else int(number) for name, number in numbers.items()}


def die_values(name: str) -> Values:
    """The values by which a text names a die."""
    colour = name.removeprefix(TEACHER)
    return {"colour": colour, "owner": "own" if colour == name else "teacher"}


def die(name: str) -> Message:
    """A die: "red die"."""
    return message("sigils-die", **die_values(name))


def card_name(card: Card) -> Message:
    """A card's own name."""
    return translated(card.names)


def card_line(card: Card) -> Message:
    """All of a card but its ability: "Ember Lance · conjuration attack · ● ■"."""
    left, right = (message("sigils-shape-glyph", shape=SHAPES[half]) for half in (card.left, card.right))
    family, kind = FAMILIES[card.family], TYPES[card.kind]
    return message("sigils-card-line", card=card_name(card), family=family, type=kind, left=left, right=right)


def bonus_text(bonus: str) -> Message:
    """What a spot of a book rewards: a family, a type, or nothing."""
    if not bonus:
        return NOTHING
    what = "family" if bonus in FAMILIES else "type"
    return message(f"sigils-bonus-{what}", fame=int(BONUS_FAME), **{what: bonus})


def ability_word(card: Card) -> str:
    """The ability's word as a part of a key."""
    return dashed(card.ability.split(" ")[0])


def ability_values(card: Card) -> Values:
    """The values an ability's texts may use, read off its steps or its tally."""
    values: Values = {} if card.tally is None else values_of(card.tally.numbers())
    for step in card.program:
        values |= values_of(step.numbers())
    return values


def ability_text(card: Card, edition: str) -> Message:
    """What a card's ability does in an edition."""
    values = ability_values(card)
    base = f"sigils-ability-{ability_word(card)}"
    keys = [f"{base}-used"] if EDITIONS[edition].rerolls_used else []
    keys += [f"{base}-{name}" for name in values]
    for name in _OF_A_PAIR:
        if name in values:
            values[name] = message("sigils-spell-of-type", type=values[name])
    return message(next((key for key in keys if key in all_keys()), base), **values)
