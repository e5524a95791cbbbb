"""Every card, ability and die has words in every language, with the numbers of the table."""

import re

import pytest

from grimoire.games.sigils import words
from grimoire.games.sigils.cards import check_deck, own_deck
from grimoire.games.sigils.dice import COLOURS, DICE
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.spells import EDITIONS, FAMILIES, SHAPES, TABLE, TYPES
from grimoire.games.sigils.steps import GainFame, TakeGems
from grimoire.games.sigils.tallies import MajorityOfFamily, PerPair, Tally
from grimoire.texts import LANGUAGES, Texts
from tests.games.sigils.positions import deck
from tests.spoken import Spoken, say
from tests.texts.ftl import is_clean

PLACES = ("board", "book", "dice", "used", "teachers", "gems", "fame", "supply", "deck", "discard")
CARDS = [(edition, card) for edition in EDITIONS for card in own_deck(edition).cards]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
for_each_card = pytest.mark.parametrize(("edition", "card"), CARDS, ids=[f"{e}-{c.name}" for e, c in CARDS])


@in_each_language
@for_each_card
def test_cards_tell_all_their_numbers(language: str, edition: str, card: Card) -> None:
    said = say(words.ability_text(card, edition), language)
    assert is_clean(said)
    assert said.endswith(".")
    for name, value in words.ability_values(card).items():
        if isinstance(value, int):
            assert re.search(rf"\b{value}\b", said), (name, value, said)


def _changed(card: Card) -> Card:
    """The card with other numbers in its ability."""
    program = tuple(
        type(step)(step.number + 20 + place) if isinstance(step, (GainFame, TakeGems)) else step
        for place, step in enumerate(card.program)
    )
    return Card(
        card.name, card.names, card.family, card.kind, card.left, card.right, card.ability, program,
        None if card.tally is None else _changed_tally(card.tally),
    )  # fmt: skip


def _changed_tally(tally: Tally) -> Tally:
    points = tally.points + 50
    if isinstance(tally, PerPair):
        return PerPair(points, tally.number, tally.second)
    if isinstance(tally, MajorityOfFamily):
        return MajorityOfFamily(points, tally.tied + 70, tally.number)
    return type(tally)(points, tally.number)


@in_each_language
@for_each_card
def test_texts_follow_the_table(language: str, edition: str, card: Card) -> None:
    test_cards_tell_all_their_numbers(language, edition, _changed(card))


def test_every_ability_is_in_a_deck() -> None:
    """So that the tests of cards are tests of all abilities."""
    for ability in TABLE:
        for edition in ability.editions:
            assert any(card.ability.split(" ")[0] == ability.word for card in own_deck(edition).cards)


@in_each_language
@for_each_card
def test_lines_of_cards(language: str, edition: str, card: Card) -> None:
    spoken = Spoken(words, language)
    line = say(words.card_line(card), language)
    assert line.startswith(say(words.card_name(card), language) + " · ")
    assert is_clean(line)
    assert spoken.part_name(card.name) == card.names[language]
    assert edition in EDITIONS


@in_each_language
def test_abilities_with_other_arguments_sound_different(language: str) -> None:
    for edition in EDITIONS:
        said = {card.ability: say(words.ability_text(card, edition), language) for card in own_deck(edition).cards}
        assert len(set(said.values())) == len(said)


def _card(ability: str, edition: str = "60") -> Card:
    """A card of the tests' deck, which has every ability."""
    return next(card for card in check_deck(deck(edition), edition, 2).cards if card.ability == ability)


@pytest.mark.parametrize(
    ("ability", "edition", "said"),
    [
        ("on_colour red", "60", "Gain 2 Fame if you harnessed a red die this turn."),
        ("shift green", "75", "Change an unused green die by up to 2 pips, up or down."),
        ("reroll blue", "60", "Reroll a blue die. If it was used, it is available again."),
        ("reroll blue", "75", "Reroll an unused blue die."),
        ("gems 1", "60", "Take 1 gem from the supply; one must stay there for this card."),
        ("refresh", "60", "Discard up to 3 spells from the main board, then refill the spots."),
        ("entomb", "75", "Turn another defence spell in your book face down: gain 3 Fame."),
        ("sigil circle", "60", "At the end: 2 Fame extra for each completed circle sigil."),
        ("pair attack potion", "60",
         "At the end: 4 Fame for every pair of one attack spell and one potion spell."),
        ("each potion", "60", "At the end: 1 Fame for each potion spell you have."),
        ("each necromancy", "75", "At the end: 1 Fame for each of your necromancy spells."),
    ],
)  # fmt: skip
def test_abilities_in_words(ability: str, edition: str, said: str) -> None:
    assert say(words.ability_text(_card(ability, edition), edition)) == said


def test_abilities_in_other_languages() -> None:
    assert say(words.ability_text(_card("each illusion"), "60"), "fr") == (
        "À la fin\u00a0: 1 point de Renommée pour chacun de vos sorts d’illusion."
    )
    assert say(words.ability_text(_card("shift red"), "60"), "de") == (
        "Ändere einen unbenutzten roten Würfel um bis zu 2 Augen nach oben oder unten."
    )


def test_a_card_in_a_line() -> None:
    names = {"en": "Inkblot Hex", "fr": "Maléfice du pâté d’encre", "de": "Tintenklecksfluch"}
    family, kind = FAMILIES.index("enchantment"), TYPES.index("attack")
    left, right = SHAPES.index("square"), SHAPES.index("triangle")
    card = Card("inkblot-hex", names, family, kind, left, right, "turn", (), None)
    assert say(words.card_line(card)) == "Inkblot Hex · enchantment attack · ■ ▲"
    assert say(words.card_line(card), "fr") == "Maléfice du pâté d’encre · enchantement, attaque · ■ ▲"


@in_each_language
def test_dice_and_words_of_cards_differ(language: str) -> None:
    texts = Texts(language)
    assert len({say(words.die(name), language) for name in DICE}) == len(DICE)
    for key, name, known in (
        ("colour", "colour", COLOURS),
        ("family", "family", FAMILIES),
        ("type", "type", TYPES),
        ("shape", "shape", SHAPES),
        ("shape-glyph", "shape", SHAPES),
        ("sigil", "shape", SHAPES),
        ("place", "place", PLACES),
    ):
        said = {texts.say(f"sigils-{key}", **{name: word}) for word in known}
        assert len(said) == len(known)
    assert say(words.die("teacher.red")) == "Teachers’ red die"


@in_each_language
def test_bonuses(language: str) -> None:
    said = {say(words.bonus_text(bonus), language) for bonus in (*FAMILIES, *TYPES)}
    assert len(said) == len(FAMILIES) + len(TYPES)
    assert all(is_clean(text) and text.startswith("2 ") for text in said)
    assert say(words.bonus_text(""), language) == ""
    assert say(words.bonus_text("illusion")) == "2 Fame for an illusion spell here"
