"""The two decks: well-formed cards, and the counts that keep every colour, value, family, type and shape even."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import grimoire

Spell = dict[str, Any]

CARDS = Path(grimoire.__file__).parent / "games" / "sigils" / "cards"
LANGUAGES = ("en", "fr", "de")
KEYS = {"id", "name", "family", "type", "left", "right", "ability"}
COLOURS = ("black", "white", "red", "green", "yellow", "blue")
VALUES = ("1", "2", "3", "4", "5", "6")
TYPES = ("attack", "defence", "potion")
SHAPES = ("circle", "square", "triangle")
NUMBERS = ("1", "2", "3")
SHARED = ("enchantment", "illusion", "conjuration", "transmutation")
FAMILIES = {"60": SHARED, "75": (*SHARED, "necromancy")}
ONLY = {"60": {"refresh", "kindred"}, "75": {"spend", "entomb"}}
OF_COLOURS = ("on_colour", "shift", "reroll", "spend")
BARE = ("turn", "refresh", "entomb", "kindred")
AT_THE_END = ("sigil", "pair", "majority", "each", "kindred")
IN_BOTH = {"on_colour", "on_value", "turn", "shift", "reroll", "gems", "sigil", "pair", "majority", "each"}
SAME_AS_ENGLISH: set[tuple[str, str]] = set()  # (id, language): none so far

in_each_edition = pytest.mark.parametrize("edition", FAMILIES)


@cache
def _deck(edition: str) -> dict[str, Any]:
    return tomllib.loads((CARDS / f"{edition}.toml").read_text(encoding="utf-8"))


def _spells(edition: str) -> list[Spell]:
    spells: list[Spell] = _deck(edition)["spell"]
    return spells


def _kind(spell: Spell) -> str:
    """The ability without what it names: "on_colour red" is an "on_colour"."""
    return str(spell["ability"]).split()[0]


def _named(edition: str, *kinds: str) -> Iterator[str]:
    """Everything that the abilities of these kinds name, one by one."""
    for spell in _spells(edition):
        kind, *words = spell["ability"].split()
        if kind in kinds:
            yield from words


def _even(found: Iterable[str], of: Sequence[str]) -> bool:
    """Whether the counts of these differ by at most one; anything else found is left out."""
    counts = Counter(found)
    numbers = [counts[one] for one in of]
    return max(numbers) - min(numbers) <= 1


def _known_words(edition: str, kind: str) -> set[tuple[str, ...]]:
    """What may follow an ability of this kind."""
    if kind in BARE:
        return {()}
    if kind == "pair":
        return {(one, other) for one in TYPES for other in TYPES if one != other}
    families = FAMILIES[edition]
    one_word = dict.fromkeys(OF_COLOURS, COLOURS) | {
        "on_value": VALUES, "gems": NUMBERS, "sigil": SHAPES, "majority": families, "each": (*families, *TYPES),
    }  # fmt: skip
    return {(word,) for word in one_word[kind]}


# Cards


@in_each_edition
def test_every_family_has_five_spells_of_each_type(edition: str) -> None:
    counts = Counter((spell["family"], spell["type"]) for spell in _spells(edition))
    assert counts == {(family, type_): 5 for family in FAMILIES[edition] for type_ in TYPES}
    assert counts.total() == int(edition)


@in_each_edition
def test_cards_come_by_family_then_type(edition: str) -> None:
    order = [(FAMILIES[edition].index(spell["family"]), TYPES.index(spell["type"])) for spell in _spells(edition)]
    assert order == sorted(order)


@in_each_edition
def test_cards_have_the_seven_keys_and_known_shapes(edition: str) -> None:
    for spell in _spells(edition):
        assert set(spell) == KEYS, spell
        assert {spell["left"], spell["right"]} <= set(SHAPES), spell


@in_each_edition
def test_ids_are_kebab_case_of_the_english_name_and_unique(edition: str) -> None:
    spells = _spells(edition)
    for spell in spells:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", spell["id"]), spell["id"]
        assert spell["id"] == spell["name"]["en"].lower().replace("’", "").replace(" ", "-")
    assert len({spell["id"] for spell in spells}) == len(spells)


@in_each_edition
def test_names_are_there_in_every_language_and_distinct(edition: str) -> None:
    spells = _spells(edition)
    assert all(set(spell["name"]) == set(LANGUAGES) for spell in spells)
    for language in LANGUAGES:
        names = [spell["name"][language] for spell in spells]
        assert all(name and name == name.strip() and name[0].isupper() for name in names)
        assert len({name.casefold() for name in names}) == len(names)


@in_each_edition
def test_names_keep_to_their_typography(edition: str) -> None:
    for spell in _spells(edition):
        name = spell["name"]
        assert len(name["en"].split()) <= 3, name
        assert name["fr"][1:] == name["fr"][1:].lower(), name
        assert not any("'" in said for said in name.values()), name


@in_each_edition
def test_french_and_german_names_differ_from_the_english(edition: str) -> None:
    for spell in _spells(edition):
        for language in ("fr", "de"):
            same = spell["name"][language].casefold() == spell["name"]["en"].casefold()
            assert same == ((spell["id"], language) in SAME_AS_ENGLISH), spell["id"]


@in_each_edition
def test_board_has_a_type_and_a_family_in_each_row(edition: str) -> None:
    board = _deck(edition)["board"]
    assert set(_deck(edition)) == {"board", "spell"}
    assert len(board) == 10
    assert board[1] in TYPES
    assert board[3] in FAMILIES[edition]
    assert board[6] in FAMILIES[edition]
    assert board[8] in TYPES
    assert {board[spot] for spot in (0, 2, 4, 5, 7, 9)} == {""}


# Abilities


@in_each_edition
def test_every_ability_of_the_edition_appears_and_no_other(edition: str) -> None:
    assert {_kind(spell) for spell in _spells(edition)} == IN_BOTH | ONLY[edition]


@in_each_edition
def test_abilities_name_what_they_may(edition: str) -> None:
    for spell in _spells(edition):
        kind, *words = spell["ability"].split(" ")
        assert tuple(words) in _known_words(edition, kind), spell


@in_each_edition
def test_colours_are_even_over_all_abilities_and_within_each(edition: str) -> None:
    assert _even(_named(edition, *OF_COLOURS), COLOURS)
    for kind in OF_COLOURS:
        assert _even(_named(edition, kind), COLOURS), kind


@in_each_edition
@pytest.mark.parametrize(
    ("kinds", "of"),
    [(("on_value",), VALUES), (("sigil",), SHAPES), (("pair", "each"), TYPES)],
    ids=["values", "shapes", "types"],
)
def test_what_abilities_name_is_even(edition: str, kinds: tuple[str, ...], of: tuple[str, ...]) -> None:
    assert _even(_named(edition, *kinds), of)


@in_each_edition
def test_families_named_are_even(edition: str) -> None:
    assert _even(_named(edition, "majority", "each"), FAMILIES[edition])


@in_each_edition
@pytest.mark.parametrize("side", ["left", "right"])
def test_shapes_stand_equally_often_on_a_side(edition: str, side: str) -> None:
    assert _even((spell[side] for spell in _spells(edition)), SHAPES)


@in_each_edition
def test_abilities_are_spread_over_families_and_types(edition: str) -> None:
    for ability in {_kind(spell) for spell in _spells(edition)} | {spell["ability"] for spell in _spells(edition)}:
        cards = [spell for spell in _spells(edition) if ability in (_kind(spell), spell["ability"])]
        for key in ("family", "type") if not ability.startswith("pair") else ("family",):
            assert len(cards) == 1 or len({card[key] for card in cards}) > 1, (ability, key)


@in_each_edition
def test_pairs_are_the_potions_and_need_other_spells(edition: str) -> None:
    """What keeps the strongest ability fair: its spells add to no second type, and complete no sigil together."""
    pairs = [spell for spell in _spells(edition) if _kind(spell) == "pair"]
    assert pairs == [spell for spell in _spells(edition) if spell["type"] == "potion"]
    assert {(spell["left"], spell["right"]) for spell in pairs} == {("triangle", "square")}


@in_each_edition
def test_a_good_part_is_cast_and_strong_abilities_are_few(edition: str) -> None:
    counts = Counter(_kind(spell) for spell in _spells(edition))
    assert sum(counts[kind] for kind in AT_THE_END) / int(edition) <= 0.6
    assert counts["kindred"] <= 4
    assert counts["majority"] == len(FAMILIES[edition])


# Both editions


def test_shared_cards_are_the_same_but_for_abilities_of_one_edition() -> None:
    shared = [spell for spell in _spells("75") if spell["family"] in SHARED]
    for old, new in zip(_spells("60"), shared, strict=True):
        assert {**old, "ability": ""} == {**new, "ability": ""}
        if old["ability"] != new["ability"]:
            assert (_kind(old) in ONLY["60"], _kind(new) in ONLY["75"]) == (True, True), old["id"]
