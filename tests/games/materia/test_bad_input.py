"""Bad positions, options, actions: the error names the place, and nothing has changed."""

import copy
from typing import Any

import pytest

import grimoire
from tests.generators import materia

SPELLS = ["sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation", "abundance"]
GOOD: dict[str, Any] = {
    "game": "materia",
    "players": 2,
    "spells": SPELLS,
    "first": 0,
    "round": 3,
    "turn": 1,
    "phase": "morning",
    "altar": ["red.circle", "blue.square"],
    "discard": ["green.square"],
    "pouch": "rest",
    "seats": [
        {"pool": ["red.circle"], "familiar": [], "learned": {"sacrifice": {"level": 4, "token": "red.square"}}},
        {"pool": [], "familiar": ["white.circle"], "learned": {}},
    ],
}
GONE = object()
SEVEN_REDS = ["red.circle"] * 7


def changed(path: str, value: object) -> dict[str, Any]:
    position = copy.deepcopy(GOOD)
    here: Any = position
    *parents, last = path.split(".")
    for part in parents:
        here = here[int(part)] if isinstance(here, list) else here[part]
    if value is GONE:
        del here[last]
    else:
        here[int(last) if isinstance(here, list) else last] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("game", "chess", "game"),
        ("game", GONE, "game: this field is missing"),
        ("players", 3, "players"),
        ("players", True, "players"),
        ("players", "2", "players"),
        ("spells", SPELLS[:6], "spells"),
        ("spells", "set-1", "spells"),
        ("spells.0", "fireball", "spells.0"),
        ("spells.1", "sacrifice", "spells.1"),
        ("spells.0", "eruption", "spells.0"),
        ("first", 2, "first"),
        ("first", None, "first"),
        ("turn", -1, "turn"),
        ("turn", 0.0, "turn"),
        ("turn", GONE, "turn"),
        ("round", 0, "round"),
        ("round", 101, "round"),
        ("round", "3", "round"),
        ("phase", "night", "phase"),
        ("phase", 1, "phase"),
        ("morning_actions_used", 2, "morning_actions_used"),
        ("morning_actions_used", 1, "morning_actions_used"),
        ("altar", "red.circle", "altar"),
        ("altar", None, "altar"),
        ("altar.1", "red.hexagon", "altar.1"),
        ("altar.0", ["red.circle"], "altar.0"),
        ("altar", SEVEN_REDS, "altar"),
        ("altar", GONE, "altar"),
        ("discard", {"red.circle": 1}, "discard"),
        ("discard.0", "green", "discard.0"),
        ("pouch", "all", "pouch"),
        ("pouch", ["red.circle"] * 4, "red.circle"),
        ("pouch", 5, "pouch"),
        ("pouch", GONE, "pouch"),
        ("seats", [], "seats"),
        ("seats", {"pool": []}, "seats"),
        ("seats.1", None, "seats.1"),
        ("seats.1.pool", GONE, "seats.1.pool"),
        ("seats.1.pool", ["blue.circle"] * 5 + ["blue.square"] * 5, "seats.1.pool"),
        ("seats.1.familiar", ["blue.circle", "blue.square", "red.triangle"] * 5, "seats.1.familiar"),
        ("seats.0.learned", [], "seats.0.learned"),
        ("seats.0.learned.sacrifice", 4, "seats.0.learned.sacrifice"),
        ("seats.0.learned.sacrifice.level", 2, "seats.0.learned.sacrifice.level"),
        ("seats.0.learned.sacrifice.level", 6, "seats.0.learned.sacrifice.level"),
        ("seats.0.learned.sacrifice.level", GONE, "seats.0.learned.sacrifice.level"),
        ("seats.0.learned.sacrifice.token", "blue.circle", "seats.0.learned.sacrifice.token"),
        ("seats.0.learned.sacrifice.token", "red", "seats.0.learned.sacrifice.token"),
        ("seats.0.learned.sacrifice.token", GONE, "seats.0.learned.sacrifice.token"),
        ("seats.0.learned.sacrifice.today", "no", "seats.0.learned.sacrifice.today"),
        ("seats.0.learned.sacrifice.colour", "red", "seats.0.learned.sacrifice.colour"),
        ("seats.0.learned.blaze", {"level": 3, "token": "red.circle"}, "seats.0.learned.blaze"),
        ("seats.0.gold", 3, "seats.0.gold"),
        ("weather", "rain", "weather"),
        ("opponent", {"track": [], "lower": []}, "opponent"),
        ("handicap", 1, "handicap"),
        ("pending", True, "pending"),
    ],
)
def test_position_fault_is_named(path: str, value: object, named: str) -> None:
    game = grimoire.game("materia", players=2, spells=SPELLS)
    assert game.load(GOOD).player == 1
    with pytest.raises(grimoire.PositionError) as caught:
        game.load(changed(path, value))
    assert named in str(caught.value)


@pytest.mark.parametrize("position", [None, [], "a position", 3, {1: 2}])
def test_what_is_no_position_at_all(position: Any) -> None:
    with pytest.raises(grimoire.PositionError, match="position"):
        grimoire.game("materia").load(position)


def test_every_fault_of_a_position_is_named_at_once() -> None:
    position = changed("altar.1", "red.hexagon") | {"weather": "rain", "turn": 7}
    with pytest.raises(grimoire.PositionError) as caught:
        grimoire.game("materia").load(position)
    assert [fault.place for fault in caught.value.faults] == ["weather", "turn", "altar.1"]


@pytest.mark.parametrize(
    ("opponent", "named"),
    [
        (None, "opponent"),
        ({"track": []}, "opponent.lower"),
        (
            {"track": ["red.circle"] * 3 + ["blue.circle", "blue.square", "green.circle"] * 5, "lower": []},
            "opponent.track",
        ),
        ({"track": [], "lower": ["gold"]}, "opponent.lower.0"),
        ({"track": [], "lower": [], "middle": []}, "opponent.middle"),
    ],
)
def test_solo_opponent_fault_is_named(opponent: Any, named: str) -> None:
    position = changed("seats", [GOOD["seats"][0]]) | {"players": 1, "turn": 0, "opponent": opponent}
    game = grimoire.game("materia", players=1, spells=SPELLS)
    with pytest.raises(grimoire.PositionError) as caught:
        game.load(position)
    assert named in str(caught.value)


def test_solo_position_needs_its_opponent() -> None:
    position = changed("seats", [GOOD["seats"][0]]) | {"players": 1, "turn": 0}
    with pytest.raises(grimoire.PositionError, match="opponent: this field is missing"):
        grimoire.game("materia", players=1, spells=SPELLS).load(position)


def test_the_printed_title_is_accepted_in_positions() -> None:
    assert grimoire.game("spellbook", spells=SPELLS).load(changed("game", "spellbook")).position()["game"] == "materia"


def test_loading_does_not_change_the_position_given() -> None:
    position = copy.deepcopy(GOOD)
    state = grimoire.game("materia").load(position)
    state.apply("take red.circle")
    assert position == GOOD


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"players": 0}, "players"),
        ({"players": 5}, "players"),
        ({"players": "2"}, "players"),
        ({"players": True}, "players"),
        ({"players": None}, "players"),
        ({"spells": "set-4"}, "spells"),
        ({"spells": None}, "spells"),
        ({"spells": []}, "spells"),
        ({"spells": SPELLS[:6]}, "spells"),
        ({"spells": [*SPELLS, "eruption"]}, "spells.7"),
        ({"spells": ["fireball", *SPELLS[1:]]}, "spells.0"),
        ({"spells": [[], *SPELLS[1:]]}, "spells.0"),
        ({"first": 2}, "first"),
        ({"first": -1}, "first"),
        ({"first": "last"}, "first"),
        ({"first": None}, "first"),
        ({"first": True}, "first"),
        ({"first": 1.0}, "first"),
        ({"players": 1, "first": 1}, "first"),
        ({"players": 1, "handicap": 4}, "handicap"),
        ({"players": 1, "handicap": -1}, "handicap"),
        ({"players": 1, "handicap": "1"}, "handicap"),
        ({"handicap": 1}, "handicap"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_option_fault_is_named(options: dict[str, Any], named: str) -> None:
    with pytest.raises(grimoire.OptionError) as caught:
        grimoire.game("materia", **options)
    assert named in str(caught.value)


@pytest.mark.parametrize("name", ["chess", "", "Materia", None, 3, ["materia"]])
def test_an_unknown_game_is_an_option_error(name: Any) -> None:
    with pytest.raises(grimoire.OptionError, match="game"):
        grimoire.game(name)


@pytest.mark.parametrize("action", ["", "take", "take gold", "Take red.circle", "take  red.circle", "send red.circle"])
def test_an_action_that_is_not_legal_changes_nothing(action: str) -> None:
    state = grimoire.game("materia").load(GOOD)
    twin = state.copy()
    with pytest.raises(grimoire.IllegalAction) as caught:
        state.apply(action)
    assert repr(action) in str(caught.value)
    assert all(legal in str(caught.value) for legal in state.actions())
    assert state == twin
    assert state.legal() == twin.legal()


@pytest.mark.parametrize("action", [None, 3, ["take red.circle"], b"skip"])
def test_an_action_that_is_no_text(action: Any) -> None:
    state = grimoire.game("materia").load(GOOD)
    with pytest.raises(grimoire.IllegalAction):
        state.apply(action)
    with pytest.raises(grimoire.IllegalAction):
        state.code(action)


def test_an_outcome_of_chance_must_be_possible() -> None:
    state = materia("2p-set-1").start()
    with pytest.raises(grimoire.IllegalAction, match="first 0, first 1"):
        state.apply("first 2")
    state.apply("first 0")
    for _ in range(5):
        state.apply("deal red.circle")
    with pytest.raises(grimoire.IllegalAction, match=r"deal red\.triangle"):
        state.apply("deal red.circle")


@pytest.mark.parametrize("code", [-1, 10**6, "skip", None])
def test_a_code_outside_the_game(code: Any) -> None:
    with pytest.raises(grimoire.IllegalAction):
        grimoire.game("materia").start().text(code)


@pytest.mark.parametrize("share", [-0.1, 1.0, float("nan")])
def test_a_draw_needs_a_number_below_one(share: float) -> None:
    with pytest.raises(grimoire.IllegalAction, match="from 0 to below 1"):
        grimoire.game("materia").start().outcome(share)


def test_only_chance_draws() -> None:
    with pytest.raises(grimoire.IllegalAction, match="nothing to draw or roll"):
        grimoire.game("materia").load(GOOD).outcome(0.5)


@pytest.mark.parametrize(("games", "seed"), [(-1, 1), ("10", 1), (1.5, 1), (10, "x"), (10, None)])
def test_simulate_refuses_what_is_no_number(games: Any, seed: Any) -> None:
    with pytest.raises(grimoire.OptionError):
        grimoire.game("materia").simulate(games, seed=seed)
