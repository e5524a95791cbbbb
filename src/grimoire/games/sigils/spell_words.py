"""Cards and dice in people's words; every number comes from the table, so that text and rule cannot disagree."""

from typing import Final

from grimoire.games.sigils.dice import COLOURS, TEACHER
from grimoire.games.sigils.linking import SHIFT_PIPS, Card
from grimoire.games.sigils.resolve import BONUS_FAME
from grimoire.games.sigils.spells import EDITIONS, FAMILIES, SHAPES, TYPES
from grimoire.games.sigils.steps import (
    DISCARD,
    ENTOMB,
    GAIN,
    GEMS,
    IF_COLOUR,
    IF_VALUE,
    MOST_OF_FAMILY,
    PER_FAMILY,
    PER_OWN_KIND,
    PER_PAIR,
    PER_SIGIL,
    PER_TYPE,
    REROLL,
    SHIFT,
    SPEND,
    Tally,
)
from grimoire.texts import Texts
from grimoire.texts.speech import Values, dashed

_NUMBERS: Final = ()
_Meaning = tuple[str, tuple[str, ...]]  # what a number is called in texts, and the words it stands for, if any
_COLOUR: Final[_Meaning] = ("colour", COLOURS)
_STEPS: Final[dict[int, _Meaning]] = {
    IF_COLOUR: _COLOUR, SPEND: _COLOUR, SHIFT: _COLOUR, REROLL: _COLOUR, IF_VALUE: ("value", _NUMBERS),
    GAIN: ("fame", _NUMBERS), GEMS: ("number", _NUMBERS), DISCARD: ("discard", _NUMBERS), ENTOMB: ("type", TYPES),
}  # fmt: skip
_TALLIES: Final[dict[int, tuple[_Meaning, ...]]] = {
    PER_SIGIL: (("shape", SHAPES),), PER_PAIR: (("first", TYPES), ("second", TYPES)), PER_TYPE: (("type", TYPES),),
    MOST_OF_FAMILY: (("family", FAMILIES),), PER_FAMILY: (("family", FAMILIES),), PER_OWN_KIND: (),
}  # fmt: skip
_OF_A_PAIR: Final = ("first", "second")


def die_values(name: str) -> Values:
    """The values by which a text names a die."""
    colour = name.removeprefix(TEACHER)
    return {"colour": colour, "owner": "own" if colour == name else "teacher"}


def die(texts: Texts, name: str) -> str:
    """A die: "red die"."""
    return texts.say("sigils-die", **die_values(name))


def card_name(texts: Texts, card: Card) -> str:
    """A card's own name in the language."""
    return texts.translated(card.names)


def card_line(texts: Texts, card: Card) -> str:
    """All of a card but its ability: "Ember Lance · conjuration attack · ● ■"."""
    left, right = (texts.say("sigils-shape-glyph", shape=SHAPES[half]) for half in (card.left, card.right))
    family, kind = FAMILIES[card.family], TYPES[card.kind]
    return texts.say("sigils-card-line", card=card_name(texts, card), family=family, type=kind, left=left, right=right)


def bonus_text(texts: Texts, bonus: str) -> str:
    """What a spot of a book rewards: a family, a type, or nothing."""
    if not bonus:
        return ""
    what = "family" if bonus in FAMILIES else "type"
    return texts.say(f"sigils-bonus-{what}", fame=int(BONUS_FAME), **{what: bonus})


def ability_word(card: Card) -> str:
    """The ability's word as a part of a key."""
    return dashed(card.ability.split(" ")[0])


def ability_values(card: Card) -> Values:
    """The values an ability's texts may use, read off its steps or its tally."""
    values: Values = {} if card.tally is None else _tally_values(card.tally)
    for step in card.program:
        if step.op in _STEPS:
            name, words = _STEPS[step.op]
            values[name] = words[step.number] if words else int(step.number)
        if step.op == SHIFT:
            values["pips"] = max(SHIFT_PIPS)
    return values


def _tally_values(tally: Tally) -> Values:
    values: Values = {"fame": int(tally.points)}
    for (name, words), number in zip(_TALLIES[tally.kind], (tally.first, tally.second), strict=False):
        values[name] = words[number]
    return values | ({"tied": int(tally.tied)} if tally.tied else {})


def ability_text(texts: Texts, card: Card, edition: str) -> str:
    """What a card's ability does in an edition."""
    values = ability_values(card)
    base = f"sigils-ability-{ability_word(card)}"
    keys = [f"{base}-used"] if EDITIONS[edition].rerolls_used else []
    keys += [f"{base}-{name}" for name in values]
    for name in _OF_A_PAIR:
        if name in values:
            values[name] = texts.say("sigils-spell-of-type", type=values[name])
    return texts.say(next((key for key in keys if texts.has(key)), base), **values)
