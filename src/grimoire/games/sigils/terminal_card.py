"""What is on a spell of Sigils, in few letters."""

from typing import Final

from rich.text import Text

from grimoire.games.sigils import words
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.spells import FAMILIES, SHAPES, TYPES
from grimoire.terminal.look import GLYPHS, Look

FAMILY_STYLES: Final = {
    "enchantment": "bold #f4f1ea on #7552a3",
    "illusion": "bold #f4f1ea on #3f7496",
    "conjuration": "bold #f4f1ea on #9c5430",
    "transmutation": "bold #f4f1ea on #4a7a38",
    "necromancy": "bold #f4f1ea on #57525f",
}
AT_THE_END: Final = "#d0605a"
JOIN: Final = "━"


def family_code(look: Look, family: int) -> str:
    return look.say("sigils-family-code", family=FAMILIES[family])


def type_code(look: Look, kind: int) -> str:
    return look.say("sigils-type-code", type=TYPES[kind])


def type_letter(look: Look, kind: int) -> str:
    return look.say("sigils-type-letter", type=TYPES[kind])


def family_name(look: Look, family: int) -> str:
    return look.texts.say("sigils-family", family=FAMILIES[family])


def type_name(look: Look, kind: int) -> str:
    return look.texts.say("sigils-type", type=TYPES[kind])


def colour_name(look: Look, colour: str) -> str:
    return look.texts.say("sigils-colour", colour=colour)


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
    values: dict[str, str | float] = {name: _word(value) for name, value in words.ability_values(card).items()}
    if "shape" in values:
        values["sigil"] = JOIN.join(2 * GLYPHS[str(values["shape"])])
    for name in ("first", "second"):
        if name in values:
            values[name] = look.texts.say("sigils-type", type=values[name])
    for name in ("family", "type"):
        if name in values:
            values["what"] = look.texts.say(f"sigils-{name}", **{name: values[name]})
    word = card.ability.split(" ")[0].replace("_", "-")
    return look.say(f"sigils-brief-{word}", **values)


def _word(value: object) -> str | float:
    """Abilities have numbers and words of the rules only."""
    assert isinstance(value, str | int | float)
    return value
