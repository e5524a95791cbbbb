"""The table of options: defaults, what is refused and where, conditions, and what a record keeps."""

from typing import Any

import pytest

from grimoire import catalog
from grimoire.games.options import RANDOM, Option, Options, When, read_options, recorded_options
from grimoire.kernel.errors import OptionError
from grimoire.kernel.reading import Reader
from tests.generators import GAMES, MODES, game_in, modes_of


def _own_list(reader: Reader, value: object, known: Options) -> object:
    if isinstance(value, list) and len(value) == known["players"]:
        return sorted(value)
    reader.fault("not-a-list", "cards", "a list is needed, not {found}", found=type(value).__name__)
    return None


TABLE = (
    Option("players", "number", default=2, low=1, high=4),
    Option("cards", "choice", default="few", choices=("few", "many"), also=_own_list, also_as="a list"),
    Option("edition", "choice", default="60", choices=("60", "75")),
    Option("teachers", "flag", default=False, when=When("edition", ("60",)), refusal=("none", "{edition} has none")),
    Option("first", "seat", default=RANDOM, in_position=False),
    Option("handicap", "number", default=0, low=0, high=3, when=When("players", (1,)), recorded="when"),
    Option("deck", "file", recorded="given"),
)
DEFAULTS: dict[str, object] = {
    "players": 2, "cards": "few", "edition": "60", "teachers": False, "first": RANDOM, "handicap": 0, "deck": None,
}  # fmt: skip


def refused(**given: object) -> list[tuple[str, str, dict[str, Any]]]:
    with pytest.raises(OptionError) as caught:
        read_options(TABLE, given)
    return [(fault.key, fault.place, dict(fault.values)) for fault in caught.value.faults]


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(TABLE, {}) == DEFAULTS
    assert list(read_options(TABLE, {"deck": "x", "players": 3})) == list(DEFAULTS)


def test_what_is_given_is_kept() -> None:
    given = {"players": 1, "cards": "many", "teachers": True, "first": 0, "handicap": 3, "deck": {"any": "thing"}}
    assert read_options(TABLE, given) == DEFAULTS | given


def test_what_is_not_among_the_choices_may_be_read_in_another_way() -> None:
    assert read_options(TABLE, {"players": 3, "cards": ["c", "a", "b"]})["cards"] == ["a", "b", "c"]
    assert refused(cards=["a"]) == [("not-a-list", "cards", {"found": "list"})]
    assert refused(cards=7) == [("not-a-list", "cards", {"found": "int"})]


@pytest.mark.parametrize("value", [0, 5, -1, 2.0, True, "2", None, [2]])
def test_numbers_out_of_range(value: object) -> None:
    assert refused(players=value) == [("not-in-range", "players", {"found": value, "least": 1, "most": 4})]


@pytest.mark.parametrize("value", ["61", "", 60, None, ["60"]])
def test_no_such_choice(value: object) -> None:
    assert refused(edition=value) == [("not-a-choice", "edition", {"found": value, "allowed": "60, 75"})]


def test_errors_say_what_else_may_be_chosen() -> None:
    assert refused(cards="none") == [("not-a-choice", "cards", {"found": "none", "allowed": "few, many, a list"})]


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_no_flag(value: object) -> None:
    assert refused(teachers=value) == [("not-a-flag", "teachers", {"found": value})]


@pytest.mark.parametrize("value", [2, -1, "0", "Random", True, 1.0, None])
def test_no_seat(value: object) -> None:
    assert refused(first=value) == [("not-a-first", "first", {"found": value, "last": 1})]


def test_seats_are_those_of_the_players() -> None:
    for seat in (0, 2, RANDOM):
        assert read_options(TABLE, {"players": 3, "first": seat})["first"] == seat
    assert refused(players=3, first=3) == [("not-a-first", "first", {"found": 3, "last": 2})]
    assert refused(players=9, first=3) == [("not-in-range", "players", {"found": 9, "least": 1, "most": 4})]


def test_unknown_options() -> None:
    assert refused(colour="red", Players=2) == [("unknown-option", "colour", {}), ("unknown-option", "Players", {})]


def test_every_fault_is_named_at_once() -> None:
    places = [place for _, place, _ in refused(colour=1, players=9, cards="none", teachers=1, handicap=True)]
    assert places == ["colour", "players", "cards", "teachers", "handicap"]


# Conditions


def test_an_option_without_effect_is_refused() -> None:
    assert refused(edition="75", teachers=True) == [("none", "teachers", {"edition": "75"})]
    assert refused(handicap=1) == [("no-effect", "handicap", {"players": 2})]
    with pytest.raises(OptionError, match="teachers: 75 has none"):
        read_options(TABLE, {"edition": "75", "teachers": True})


def test_its_default_is_accepted_everywhere() -> None:
    assert read_options(TABLE, {"edition": "75", "teachers": False})["teachers"] is False
    assert read_options(TABLE, {"handicap": 0})["handicap"] == 0
    assert read_options(TABLE, {"players": 1, "handicap": 2})["handicap"] == 2


def test_conditions_are_looked_at_when_all_the_rest_is_right() -> None:
    assert [key for key, _, _ in refused(players=9, handicap=1)] == ["not-in-range"]


@pytest.mark.parametrize(("values", "holds"), [({"x": 1}, True), ({"x": 2}, True), ({"x": 3}, False), ({}, False)])
def test_when(values: dict[str, object], holds: bool) -> None:
    assert When("x", (1, 2)).holds(values) == holds


# Records


@pytest.mark.parametrize(
    ("given", "left_out"),
    [
        ({}, {"handicap", "deck"}),
        ({"players": 1}, {"deck"}),
        ({"players": 1, "handicap": 2}, {"deck"}),
        ({"deck": "mine"}, {"handicap"}),
        ({"edition": "75"}, {"handicap", "deck"}),
    ],
)
def test_what_is_recorded(given: dict[str, object], left_out: set[str]) -> None:
    values = read_options(TABLE, given)
    recorded = recorded_options(TABLE, values)
    assert recorded == {name: value for name, value in values.items() if name not in left_out}
    assert read_options(TABLE, recorded) == values


# The games' own


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_recorded_options_make_the_same_game(name: str, mode: str) -> None:
    game = game_in(name, mode)
    assert {key: game.options[key] for key in modes_of(name)[mode]} == modes_of(name)[mode]
    again = catalog.game(name, **game.options)
    assert again.options == game.options
    assert again.start() == game.start()


@pytest.mark.parametrize("name", GAMES)
def test_the_tables_of_the_games(name: str) -> None:
    spec = catalog.spec_of(name)
    options = {option.name: option for option in spec.options}
    assert len(options) == len(spec.options)
    assert spec.options[0].name == "players"
    assert spec.seats == range(options["players"].low, options["players"].high + 1)
    assert options["first"].default == RANDOM
    for option in spec.options:
        if option.kind == "choice":
            assert option.default in option.choices
        elif option.kind == "number":
            assert isinstance(option.default, int)
            assert option.low <= option.default <= option.high
        assert option.when is None or option.when.option in options
    assert read_options(spec.options, {}) == {option.name: option.default for option in spec.options}
