"""What is on a spell of Sigils, in few letters."""

from typing import Final

from rich.text import Text

from grimoire.games.sigils.dice import COLOURS
from grimoire.games.sigils.kit import Card
from grimoire.games.sigils.spells import FAMILIES, SHAPES, TYPES
from grimoire.games.sigils.steps import DISCARD, GAIN
from grimoire.terminal.look import GLYPHS, Look
from grimoire.texts import Value

FAMILY_STYLES: Final = {
    "enchantment": "bold #f4f1ea on #7552a3",
    "illusion": "bold #f4f1ea on #3f7496",
    "conjuration": "bold #f4f1ea on #9c5430",
    "transmutation": "bold #f4f1ea on #4a7a38",
    "necromancy": "bold #f4f1ea on #57525f",
}
AT_THE_END: Final = "#d0605a"


def family_code(look: Look, family: int) -> str:
    return look.say("sigils-family-code", family=FAMILIES[family])


def type_code(look: Look, kind: int) -> str:
    return look.say("sigils-type-code", type=TYPES[kind])


def family_name(look: Look, family: int) -> str:
    return look.texts.say("sigils-family", family=FAMILIES[family])


def type_name(look: Look, kind: int) -> str:
    return look.texts.say("sigils-type", type=TYPES[kind])


def colour_name(look: Look, colour: str) -> str:
    return look.say("sigils-colour", colour=colour)


def family_style(card: Card) -> str:
    return FAMILY_STYLES[FAMILIES[card.family]]


def kind_chip(look: Look, card: Card) -> Text:
    """Family and type, in the colour of the family."""
    return Text(f"{family_code(look, card.family)}·{type_code(look, card.kind)}", family_style(card))


def glyph(shape: int) -> str:
    return GLYPHS[SHAPES[shape]]


def halves(card: Card) -> Text:
    """The two halves of sigils, left and right."""
    return Text(f"{glyph(card.left)} {glyph(card.right)}")


def ability_style(card: Card) -> str:
    """Abilities of the end of the game are red, as on the cards."""
    return AT_THE_END if card.tally is not None else ""


def brief(look: Look, card: Card) -> str:
    """The ability in a few words, with the numbers that the rules use."""
    word, *arguments = card.ability.split(" ")
    values = _numbers(card)
    for place, argument in enumerate(arguments, start=1):
        values |= _argument(look, argument, "what" if place == 1 else "other")
    return look.say(f"sigils-brief-{word.replace('_', '-')}", **values)


def _numbers(card: Card) -> dict[str, Value]:
    if card.tally is not None:
        return {"fame": int(card.tally.points), "tied": int(card.tally.tied)}
    fame = sum(int(step.number) for step in card.program if step.op == GAIN)
    most = sum(int(step.number) for step in card.program if step.op == DISCARD)
    return {"fame": fame, "most": most}


def _argument(look: Look, argument: str, key: str) -> dict[str, Value]:
    """What an ability names: a die colour, a shape, a family, a type or a number."""
    if argument in COLOURS:
        return {key: colour_name(look, argument)}
    if argument in SHAPES:
        return {key: GLYPHS[argument]}
    if argument in FAMILIES:
        return {key: family_name(look, FAMILIES.index(argument))}
    if argument in TYPES:
        return {key: type_name(look, TYPES.index(argument))}
    return {key: int(argument)}
