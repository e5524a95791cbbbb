"""Bad options, decks, positions, actions: the error names the place, and nothing has changed."""

import copy
from pathlib import Path
from typing import Any

import pytest

import grimoire
from tests.games.sigils.positions import (
    COLOURS,
    abilities,
    card,
    deck,
    fillers,
    game,
    harness,
    position,
    seat,
)

GONE = object()


def changed(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with another value at this place, or without it."""
    found = copy.deepcopy(data)
    here: Any = found
    *parents, last = path.split(".")
    for part in parents:
        here = here[int(part)] if isinstance(here, list) else here[part]
    if value is GONE:
        del here[last]
    else:
        here[int(last) if isinstance(here, list) else last] = value
    return found


# --- options ---


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"players": 1}, "players"),
        ({"players": 6}, "players"),
        ({"players": 0}, "players"),
        ({"players": "2"}, "players"),
        ({"players": True}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": None}, "players"),
        ({"edition": "61"}, "edition"),
        ({"edition": 60}, "edition"),
        ({"edition": None}, "edition"),
        ({"edition": ["60"]}, "edition"),
        ({"teachers": 1}, "teachers"),
        ({"teachers": "yes"}, "teachers"),
        ({"teachers": None}, "teachers"),
        ({"teachers": True, "edition": "75"}, "teachers"),
        ({"first": 2}, "first"),
        ({"first": -1}, "first"),
        ({"first": "last"}, "first"),
        ({"first": None}, "first"),
        ({"first": True}, "first"),
        ({"first": 1.0}, "first"),
        ({"players": 5, "first": 5}, "first"),
        ({"spells": "set-1"}, "spells"),
        ({"handicap": 1}, "handicap"),
        ({"deck": 5}, "deck"),
        ({"deck": []}, "deck"),
        ({"deck": {1: 2}}, "deck"),
        ({"deck": b"cards.toml"}, "deck"),
    ],
)
def test_option_fault_is_named(options: dict[str, Any], named: str) -> None:
    with pytest.raises(grimoire.OptionError) as caught:
        grimoire.game("sigils", **options)
    assert any(fault.place.startswith(named) for fault in caught.value.faults)
    assert named in str(caught.value)


def test_every_fault_of_the_options_is_named_at_once() -> None:
    with pytest.raises(grimoire.OptionError) as caught:
        grimoire.game("sigils", players=9, edition="61", teachers=3, weather="rain")
    assert {fault.place for fault in caught.value.faults} == {"players", "edition", "teachers", "weather"}


@pytest.mark.parametrize(("games", "seed"), [(-1, 1), ("10", 1), (1.5, 1), (10, "x"), (10, None)])
def test_simulate_refuses_what_is_no_number(games: Any, seed: Any) -> None:
    with pytest.raises(grimoire.OptionError):
        grimoire.game("sigils").simulate(games, seed=seed)


# --- decks ---

EXAMPLE = card("ember-lance", "on_colour red", "conjuration", "attack", "circle square")


def faults(data: object, edition: str = "60", players: int = 2) -> dict[str, str]:
    """The faults of a deck, by place."""
    with pytest.raises(grimoire.OptionError) as caught:
        grimoire.game("sigils", edition=edition, players=players, deck=data)
    assert all(str(fault) in str(caught.value) for fault in caught.value.faults)
    return {fault.place: str(fault) for fault in caught.value.faults}


def with_card(one: object, edition: str = "60") -> dict[str, Any]:
    """The deck of the tests with one more card."""
    return {**deck(edition), "spell": [*deck(edition)["spell"], one]}


def with_ability(text: object, edition: str) -> dict[str, Any]:
    return with_card(EXAMPLE | {"ability": text}, edition)


@pytest.mark.parametrize("edition", ["60", "75"])
def test_a_good_deck_is_taken(edition: str) -> None:
    assert grimoire.game("sigils", edition=edition, players=5, deck=with_card(EXAMPLE, edition)).players == 5


@pytest.mark.parametrize("field", ["name", "family", "type", "left", "right", "ability"])
def test_a_missing_field_of_a_card_is_named(field: str) -> None:
    assert list(faults(with_card(changed(EXAMPLE, field, GONE)))) == [f"ember-lance.{field}"]


def test_a_card_without_an_id_is_named_by_its_number() -> None:
    count = len(deck("60")["spell"])
    assert list(faults(with_card(changed(EXAMPLE, "id", GONE)))) == [f"spell.{count}.id"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("family", "necromancy"),
        ("family", "attack"),
        ("family", "Illusion"),
        ("family", ""),
        ("family", None),
        ("family", ["illusion"]),
        ("type", "defense"),
        ("type", "illusion"),
        ("type", 1),
        ("left", "star"),
        ("left", ""),
        ("left", None),
        ("right", "hexagon"),
        ("right", {"shape": "circle"}),
        ("ability", None),
        ("ability", 7),
        ("ability", ["turn"]),
        ("name", "Ember Lance"),
        ("name", None),
        ("name.en", GONE),
        ("name.fr", GONE),
        ("name.de", GONE),
        ("name.en", ""),
        ("name.fr", "  "),
        ("name.de", 3),
        ("name.it", "Lancia"),
        ("cost", 3),
    ],
)
def test_a_fault_of_a_card_names_card_and_field(field: str, value: object) -> None:
    assert list(faults(with_card(changed(EXAMPLE, field, value)))) == [f"ember-lance.{field}"]


def test_necromancy_belongs_to_edition_75() -> None:
    dark = EXAMPLE | {"family": "necromancy"}
    assert list(faults(with_card(dark))) == ["ember-lance.family"]
    assert grimoire.game("sigils", edition="75", deck=with_card(dark, "75")).players == 2


@pytest.mark.parametrize(
    "name",
    [
        "Ember-Lance",
        "ember lance",
        "ember_lance",
        "-ember",
        "ember-",
        "ember--lance",
        "émber",
        "",
        " ember",
        "ember\n",
        5,
        None,
    ],
)
def test_an_id_must_be_kebab_case(name: object) -> None:
    found = list(faults(with_card(EXAMPLE | {"id": name})))
    assert len(found) == 1
    assert found[0].endswith(".id")


def test_an_id_may_stand_once() -> None:
    assert list(faults(with_card(EXAMPLE | {"id": "turn"}))) == ["turn.id"]


@pytest.mark.parametrize("edition", ["60", "75"])
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "fly", "Turn", "turn red", "turn ", " turn", "on_colour", "on_colour purple", "on_colour Red",
        "on_colour red blue", "on_colour  red", "on_colour 3", "on_colour ", "on-colour red", "on_value", "on_value 0",
        "on_value 7", "on_value red", "on_value 1.5", "on_value ", "on_value -1", "on_value 01", "shift", "shift 1",
        "shift purple", "shift red +1", "reroll", "reroll all", "gems", "gems 0", "gems 4", "gems -1", "gems two",
        "gems ", "gems 1 2", "sigil", "sigil star", "sigil circle square", "pair", "pair attack",
        "pair attack defence potion", "pair attack illusion", "pair illusion conjuration", "pair attack attack",
        "pair potion potion", "majority", "majority attack", "majority fire", "majority illusion conjuration", "each",
        "each circle", "each fire", "each illusion attack", "kindred 2", "refresh 3", "entomb defence", "spend",
        "spend purple",
    ],
)  # fmt: skip
def test_what_is_no_ability(edition: str, text: str) -> None:
    found = faults(with_ability(text, edition), edition)
    assert list(found) == ["ember-lance.ability"]
    assert repr(text) in found["ember-lance.ability"]


@pytest.mark.parametrize(
    ("edition", "text"),
    [
        ("60", "spend red"),
        ("60", "entomb"),
        ("60", "each necromancy"),
        ("60", "majority necromancy"),
        ("75", "refresh"),
        ("75", "kindred"),
    ],
)
def test_an_ability_of_the_other_edition(edition: str, text: str) -> None:
    assert list(faults(with_ability(text, edition), edition)) == ["ember-lance.ability"]
    rest = "75" if edition == "60" else "60"
    assert grimoire.game("sigils", edition=rest, deck=with_ability(text, rest)).players == 2


@pytest.mark.parametrize("edition", ["60", "75"])
def test_every_ability_of_the_edition_is_taken(edition: str) -> None:
    for text in [*abilities(edition), "pair potion attack", "pair potion defence", "pair defence attack"]:
        assert grimoire.game("sigils", edition=edition, deck=with_ability(text, edition)).players == 2


@pytest.mark.parametrize(
    ("board", "named"),
    [
        (GONE, "deck.board"),
        (None, "deck.board"),
        ("attack", "deck.board"),
        ([], "deck.board"),
        ([""] * 9, "deck.board"),
        ([""] * 11, "deck.board"),
        (["", "fire", *[""] * 8], "deck.board.1"),
        (["", "circle", *[""] * 8], "deck.board.1"),
        ([*[""] * 9, None], "deck.board.9"),
        ([*[""] * 9, ["attack"]], "deck.board.9"),
        (["necromancy", *[""] * 9], "deck.board.0"),
    ],
)
def test_a_fault_of_the_board_is_named(board: object, named: str) -> None:
    assert list(faults(changed(deck("60"), "board", board))) == [named]


def test_the_board_of_edition_75_may_show_necromancy() -> None:
    board = ["necromancy", *[""] * 9]
    assert grimoire.game("sigils", edition="75", deck=changed(deck("75"), "board", board)).players == 2


@pytest.mark.parametrize("spells", [GONE, None, {}, "turn", 3])
def test_spells_must_be_a_list(spells: object) -> None:
    assert "deck.spell" in faults(changed(deck("60"), "spell", spells))


@pytest.mark.parametrize("one", [None, "turn", 5, ["turn"], {3: 4}])
def test_a_card_must_be_a_table(one: object) -> None:
    assert f"spell.{len(deck('60')['spell'])}" in faults(with_card(one))


def test_an_unknown_field_of_a_deck_is_named() -> None:
    assert list(faults({**deck("60"), "title": "mine"})) == ["deck.title"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_deck_must_serve_the_players(players: int) -> None:
    spells = [card(f"filler-{number}", "turn") for number in range(10 * players + 6)]
    assert grimoire.game("sigils", players=players, deck={"board": [""] * 10, "spell": spells}).players == players
    found = faults({"board": [""] * 10, "spell": spells[1:]}, players=players)
    assert list(found) == ["deck.spell"]
    assert str(10 * players + 6) in found["deck.spell"]


def test_a_deck_may_have_any_size() -> None:
    spells = [card(f"filler-{number}", "turn") for number in range(300)]
    assert grimoire.game("sigils", deck={"board": [""] * 10, "spell": spells}).players == 2


def test_a_card_with_a_fault_is_still_counted() -> None:
    spells = [card(f"filler-{number}", "turn") for number in range(25)]
    assert list(faults({"board": [""] * 10, "spell": [*spells, EXAMPLE | {"family": "fire"}]})) == [
        "ember-lance.family"
    ]


def test_every_fault_of_a_deck_is_named_at_once() -> None:
    spells = copy.deepcopy(deck("60")["spell"])
    spells[0]["family"] = "fire"
    spells[1]["ability"] = "on_value 7"
    spells[1]["left"] = "star"
    spells[2]["id"] = spells[3]["id"]
    found = faults({"board": [""] * 9, "spell": spells})
    assert set(found) == {
        "deck.board",
        f"{spells[0]['id']}.family",
        f"{spells[1]['id']}.left",
        f"{spells[1]['id']}.ability",
        f"{spells[3]['id']}.id",
    }


def test_a_deck_handed_over_is_not_changed() -> None:
    own = with_card(EXAMPLE)
    before = copy.deepcopy(own)
    grimoire.game("sigils", first=0, deck=own).simulate(2, seed=1)
    assert own == before


# --- deck files ---

HEAD = 'board = ["", "", "", "", "", "", "", "", "", ""]\n'
CARD = """[[spell]]
id = "card-{number}"
name = {{en = "Card {number}", fr = "Carte {number}", de = "Karte {number}"}}
family = "illusion"
type = "attack"
left = "circle"
right = "square"
ability = "turn"
"""


def deck_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_deck_file_is_taken_as_a_path_or_its_text(tmp_path: Path) -> None:
    path = deck_file(tmp_path, HEAD + "".join(CARD.format(number=number) for number in range(26)))
    for source in (path, str(path)):
        state = grimoire.game("sigils", first=0, deck=source).start()
        assert state.actions() == [f"reveal card-{number}" for number in range(26)]


def test_a_fault_in_a_deck_file_names_card_and_field(tmp_path: Path) -> None:
    text = HEAD + "".join(CARD.format(number=number) for number in range(30)).replace("turn", "fly", 1)
    assert list(faults(deck_file(tmp_path, text))) == ["card-0.ability"]


@pytest.mark.parametrize("text", ["board = [", "{}", '{"board": []}', "[[spell]]\nid = 1\nid = 2", "just words"])
def test_a_deck_file_that_is_not_toml(tmp_path: Path, text: str) -> None:
    with pytest.raises(grimoire.OptionError, match=r"deck.*own\.toml"):
        grimoire.game("sigils", deck=deck_file(tmp_path, text))


def test_a_deck_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xff\xfe\x00board")
    with pytest.raises(grimoire.OptionError, match=r"deck.*own\.toml"):
        grimoire.game("sigils", deck=path)


@pytest.mark.parametrize("name", ["missing.toml", ""])
def test_a_deck_file_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    for source in (tmp_path / name, str(tmp_path / name)):
        with pytest.raises(grimoire.OptionError, match="deck"):
            grimoire.game("sigils", deck=source)


@pytest.mark.parametrize("source", ["", "no\0path"])
def test_a_path_that_is_none(source: str) -> None:
    with pytest.raises(grimoire.OptionError, match="deck"):
        grimoire.game("sigils", deck=source)


# --- positions ---

GOOD = position(
    seat("123456", used="red", gems=3, fame=2, spells="turn filler-10 filler-11", cast=[1], down=[2]),
    seat(gems=2, spells="filler-12"),
    edition="75",
    discard="turn-2 turn-3",
    first=1,
    turn=1,
    round_number=3,
    last_turns=None,
) | {"supply": 34}
WITH_TEACHERS = position(seat(), teachers="123456", teachers_used="red blue")

SEAT_FIELDS = ("fame", "gems", "dice", "used", "spells", "cast", "face_down")
FIELDS = ("game", "edition", "teachers", "players", "first", "turn", "last_turns", "board", "discard", "seats")


def refused(data: Any, edition: str = "75", teachers: bool = False) -> set[str]:
    """The places of the faults of a position."""
    with pytest.raises(grimoire.PositionError) as caught:
        game(edition, teachers=teachers).load(data)
    assert all(fault.place in str(caught.value) for fault in caught.value.faults)
    return {fault.place for fault in caught.value.faults}


def test_the_good_position_is_good() -> None:
    assert game("75").load(GOOD).player == 1


@pytest.mark.parametrize("field", [*FIELDS, "teacher_dice"])
def test_a_missing_field_of_a_position_is_named(field: str) -> None:
    assert field in refused(changed(GOOD, field, GONE))


@pytest.mark.parametrize("field", SEAT_FIELDS)
def test_a_missing_field_of_a_seat_is_named(field: str) -> None:
    assert f"seats.1.{field}" in refused(changed(GOOD, f"seats.1.{field}", GONE))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_missing_colour_is_named(colour: str) -> None:
    assert refused(changed(GOOD, f"board.{colour}", GONE)) == {f"board.{colour}"}
    assert refused(changed(GOOD, f"seats.0.dice.{colour}", GONE)) == {f"seats.0.dice.{colour}"}
    bad = changed(WITH_TEACHERS, f"teacher_dice.dice.{colour}", GONE)
    assert refused(bad, "60", True) == {f"teacher_dice.dice.{colour}"}


@pytest.mark.parametrize("value", [0, 7, -1, 3.0, "3", True, None, [3]])
def test_a_face_outside_1_to_6_is_named(value: object) -> None:
    assert refused(changed(GOOD, "seats.0.dice.green", value)) == {"seats.0.dice.green"}
    assert refused(changed(WITH_TEACHERS, "teacher_dice.dice.green", value), "60", True) == {"teacher_dice.dice.green"}


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("game", "chess", "game"),
        ("game", "materia", "game"),
        ("game", None, "game"),
        ("edition", "60", "edition"),
        ("edition", 75, "edition"),
        ("teachers", True, "teachers"),
        ("teachers", 0, "teachers"),
        ("teachers", None, "teachers"),
        ("players", 3, "players"),
        ("players", 2.0, "players"),
        ("players", "2", "players"),
        ("first", 2, "first"),
        ("first", -1, "first"),
        ("first", None, "first"),
        ("first", True, "first"),
        ("turn", 2, "turn"),
        ("turn", -1, "turn"),
        ("turn", "1", "turn"),
        ("turn", 1.0, "turn"),
        ("round", 0, "round"),
        ("round", 101, "round"),
        ("round", "3", "round"),
        ("round", None, "round"),
        ("last_turns", 1, "last_turns"),
        ("last_turns", [2], "last_turns"),
        ("last_turns", [1, 1], "last_turns"),
        ("last_turns", ["1"], "last_turns"),
        ("last_turns", [0], "last_turns"),
        ("last_turns", [], "last_turns"),
        ("board", [], "board"),
        ("board", None, "board"),
        ("board.red", "fireball", "board.red"),
        ("board.red", "refresh", "board.red"),
        ("board.red", 3, "board.red"),
        ("board.red", ["filler-3"], "board.red"),
        ("board.purple", "filler-30", "board.purple"),
        ("board.red", "filler-1", "board.red"),
        ("discard", None, "discard"),
        ("discard", "turn-2", "discard"),
        ("discard", {"turn-2": 1}, "discard"),
        ("discard.1", "fireball", "discard.1"),
        ("discard.1", None, "discard.1"),
        ("discard.1", "turn-2", "discard.1"),
        ("discard.1", "filler-1", "discard.1"),
        ("supply", 33, "supply"),
        ("supply", 35, "supply"),
        ("supply", -1, "supply"),
        ("supply", 41, "supply"),
        ("supply", "34", "supply"),
        ("supply", 34.0, "supply"),
        ("supply", None, "supply"),
        ("seats", {}, "seats"),
        ("seats", None, "seats"),
        ("seats", [], "seats"),
        ("seats.1", None, "seats.1"),
        ("seats.1", [], "seats.1"),
        ("seats.0.fame", -1, "seats.0.fame"),
        ("seats.0.fame", 1.5, "seats.0.fame"),
        ("seats.0.fame", "2", "seats.0.fame"),
        ("seats.0.gems", -1, "seats.0.gems"),
        ("seats.0.gems", 41, "seats.0.gems"),
        ("seats.0.gems", True, "seats.0.gems"),
        ("seats.0.gems", None, "seats.0.gems"),
        ("seats.0.gems", 4, "supply"),
        ("seats.0.dice", None, "seats.0.dice"),
        ("seats.0.dice", [1, 2, 3, 4, 5, 6], "seats.0.dice"),
        ("seats.0.dice.purple", 3, "seats.0.dice.purple"),
        ("seats.0.used", "red", "seats.0.used"),
        ("seats.0.used", {"red": 1}, "seats.0.used"),
        ("seats.0.used", ["purple"], "seats.0.used.0"),
        ("seats.0.used", ["red", "red"], "seats.0.used.1"),
        ("seats.0.used", ["red", 2], "seats.0.used.1"),
        ("seats.0.used", ["teacher.red"], "seats.0.used.0"),
        ("seats.0.spells", "turn", "seats.0.spells"),
        ("seats.0.spells.0", "fireball", "seats.0.spells.0"),
        ("seats.0.spells.0", None, "seats.0.spells.0"),
        ("seats.0.spells.0", {}, "seats.0.spells.0"),
        ("seats.0.spells.1", "turn", "seats.0.spells.1"),
        ("seats.1.spells.0", "turn", "seats.1.spells.0"),
        ("seats.1.spells.0", "filler-1", "seats.1.spells.0"),
        ("seats.1.spells.0", "turn-2", "seats.1.spells.0"),
        ("seats.1.spells", fillers(20, 11).split(), "seats.1.spells"),
        ("seats.0.cast", None, "seats.0.cast"),
        ("seats.0.cast", 1, "seats.0.cast"),
        ("seats.0.cast", [0], "seats.0.cast.0"),
        ("seats.0.cast", [4], "seats.0.cast.0"),
        ("seats.0.cast", [1, 1], "seats.0.cast.1"),
        ("seats.0.cast", ["1"], "seats.0.cast.0"),
        ("seats.0.cast", [True], "seats.0.cast.0"),
        ("seats.0.cast", [1, 2], "supply"),
        ("seats.0.face_down", None, "seats.0.face_down"),
        ("seats.0.face_down", [0], "seats.0.face_down.0"),
        ("seats.0.face_down", [4], "seats.0.face_down.0"),
        ("seats.0.face_down", [2, 2], "seats.0.face_down.1"),
        ("seats.0.face_down", [2.0], "seats.0.face_down.0"),
        ("seats.0.mana", 3, "seats.0.mana"),
        ("teacher_dice", {"dice": dict.fromkeys(COLOURS, 1), "used": []}, "teacher_dice"),
        ("teacher_dice", [], "teacher_dice"),
        ("weather", "rain", "weather"),
        ("deck", ["filler-30"], "deck"),
        ("pending", True, "pending"),
        ("pending", "yes", "pending"),
    ],
)
def test_position_fault_is_named(path: str, value: object, named: str) -> None:
    assert named in refused(changed(GOOD, path, value))


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("teacher_dice", None, "teacher_dice"),
        ("teacher_dice", GONE, "teacher_dice"),
        ("teacher_dice", [], "teacher_dice"),
        ("teacher_dice.dice", GONE, "teacher_dice.dice"),
        ("teacher_dice.dice", [1] * 6, "teacher_dice.dice"),
        ("teacher_dice.used", GONE, "teacher_dice.used"),
        ("teacher_dice.used", "red", "teacher_dice.used"),
        ("teacher_dice.used.1", "red", "teacher_dice.used.1"),
        ("teacher_dice.used.1", "gold", "teacher_dice.used.1"),
        ("teacher_dice.fee", 1, "teacher_dice.fee"),
        ("teachers", False, "teachers"),
    ],
)
def test_teachers_fault_is_named(path: str, value: object, named: str) -> None:
    assert game(teachers=True).load(WITH_TEACHERS).player == 0
    assert named in refused(changed(WITH_TEACHERS, path, value), "60", True)


def test_more_gems_than_there_are() -> None:
    data = position(seat(gems=30), seat(gems=11))
    assert "supply" in refused(data, "60")


def test_a_seat_too_many_or_too_few() -> None:
    data = position(seat(), seat(), seat()) | {"players": 2}
    assert "seats" in refused(data, "60")
    data = position(seat(), seat(), seat())
    assert "players" in refused(data, "60")


@pytest.mark.parametrize("data", [None, [], "a position", 3, {1: 2}])
def test_what_is_no_position_at_all(data: Any) -> None:
    with pytest.raises(grimoire.PositionError, match="position"):
        game().load(data)


def test_every_fault_of_a_position_is_named_at_once() -> None:
    data = changed(changed(GOOD, "board.red", "fireball"), "seats.1.dice.blue", 9) | {"turn": 7, "weather": "rain"}
    assert refused(data) == {"board.red", "seats.1.dice.blue", "turn", "weather"}


def test_a_card_of_another_deck_is_unknown() -> None:
    with pytest.raises(grimoire.PositionError, match=r"board\.black"):
        grimoire.game("sigils").load(position(seat()))


def test_a_refused_position_is_not_changed() -> None:
    bad = changed(GOOD, "seats.0.dice.green", 9)
    before = copy.deepcopy(bad)
    refused(bad)
    assert bad == before


# --- actions ---


@pytest.mark.parametrize(
    "action",
    [
        "", "harness", "harness gold", "Harness red", "harness  red", "harness red ", "pay blue", "end", "done",
        "nudge red", "nudge red 1", "nudge red +1", "nudge gold +", "cast", "cast 0", "cast 2", "cast 11", "cast 01",
        "turn red", "shift red +1", "reroll red", "discard red", "entomb 1", "roll red 3", "reveal filler-60",
        "first 0", "harness teacher.red",
    ],
)  # fmt: skip
def test_an_action_that_is_not_legal_changes_nothing(action: str) -> None:
    state = game().load(position(seat(gems=1, spells="turn")))
    twin = state.copy()
    with pytest.raises(grimoire.IllegalAction) as caught:
        state.apply(action)
    assert repr(action) in str(caught.value)
    assert all(legal in str(caught.value) for legal in state.actions())
    assert state == twin
    assert state.legal() == twin.legal()
    assert state.position() == twin.position()


@pytest.mark.parametrize(
    ("before", "action"),
    [
        (["harness red"], "pay red"),
        (["harness red"], "pass"),
        (["harness red"], "harness blue"),
        (["harness red", "pay blue"], "reveal filler-1"),
        (["harness red", "pay blue"], "roll red 1"),
        (["cast 1"], "turn teacher.red"),
        (["cast 1"], "pass"),
        (["cast 1"], "done"),
        (["cast 1", "turn red"], "pass"),
        (["cast 1", "turn red"], "cast 1"),
        (["pass"], "roll black 7"),
        (["pass"], "roll black 0"),
        (["pass"], "roll white 3"),
    ],
)
def test_an_action_out_of_its_place_changes_nothing(before: list[str], action: str) -> None:
    state = game().load(position(seat(gems=1, spells="turn")))
    for one in before:
        state.apply(one)
    twin = state.copy()
    with pytest.raises(grimoire.IllegalAction) as caught:
        state.apply(action)
    assert all(legal in str(caught.value) for legal in state.actions()[:5])
    assert state == twin
    assert state.position() == twin.position()


@pytest.mark.parametrize("action", [None, 3, ["pass"], b"pass"])
def test_an_action_that_is_no_text(action: Any) -> None:
    state = game().load(position(seat()))
    with pytest.raises(grimoire.IllegalAction):
        state.apply(action)
    with pytest.raises(grimoire.IllegalAction):
        state.code(action)


def test_nothing_is_legal_once_over() -> None:
    state = game().load(position(seat(), turn=None))
    with pytest.raises(grimoire.IllegalAction):
        state.apply("pass")


@pytest.mark.parametrize("code", [-1, 10**6, "pass", None])
def test_a_code_outside_the_game(code: Any) -> None:
    with pytest.raises(grimoire.IllegalAction):
        game().start().text(code)


@pytest.mark.parametrize("share", [-0.1, 1.0, float("nan")])
def test_a_draw_needs_a_number_below_one(share: float) -> None:
    with pytest.raises(grimoire.IllegalAction, match="from 0 to below 1"):
        game().start().outcome(share)


def test_only_chance_draws() -> None:
    state = harness(game().load(position(seat())), "red", "blue")
    with pytest.raises(grimoire.IllegalAction, match="nothing to draw or roll"):
        state.outcome(0.5)
