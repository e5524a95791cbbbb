"""The option ``start``: what players are given before the first turn, and that nothing else changes."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire import catalog
from grimoire.games.sigils.spells import EDITIONS
from grimoire.games.sigils.start import FAIR_GIFTS, NONE, Gift
from grimoire.kernel.errors import OptionError
from grimoire.kernel.game import CHANCE, OVER, State

ROOT = Path(__file__).parents[3]


def set_up(**options: Any) -> State:
    """At the first decision."""
    state, chance = grimoire.game("sigils", **options).start(), Random(5)
    while state.player == CHANCE:
        state.play(state.outcome(chance.random()))
    return state


def given(state: State) -> list[tuple[int, int]]:
    """What each player has in the order of play: gems and Fame."""
    data = state.position()
    seats = [data["seats"][(data["first"] + place) % data["players"]] for place in range(data["players"])]
    assert data["supply"] + sum(seat["gems"] for seat in seats) == 40
    return [(seat["gems"], seat["fame"]) for seat in seats]


@pytest.mark.parametrize("first", [0, 2, "random"])
def test_gifts_go_round_from_the_first_player(first: object) -> None:
    state = set_up(players=3, first=first, start=["0", "1 gem", "2 gems + 4 fame"])
    assert given(state) == [(3, 0), (4, 0), (5, 4)]


@pytest.mark.parametrize(("edition", "players"), FAIR_GIFTS)
def test_the_fair_start(edition: str, players: int) -> None:
    gems = EDITIONS[edition].gems
    wanted = [(gems + gift.gems, gift.fame) for gift in FAIR_GIFTS[edition, players]]
    assert given(set_up(edition=edition, players=players, start="fair")) == wanted
    assert wanted[0] == (gems, 0)
    assert set(given(set_up(edition=edition, players=players))) == {(gems, 0)}


def test_there_is_a_fair_start_for_every_game() -> None:
    seats = catalog.spec_of("sigils").seats
    assert set(FAIR_GIFTS) == {(edition, players) for edition in EDITIONS for players in seats}
    assert all(len(gifts) == players for (_, players), gifts in FAIR_GIFTS.items())


@pytest.mark.parametrize(("edition", "players"), FAIR_GIFTS)
def test_an_experiment_tests_what_is_given(edition: str, players: int) -> None:
    file = ROOT / "docs" / "experiments" / f"fair-{players}p-{edition}.toml"
    options = tomllib.loads(file.read_text(encoding="utf-8"))["options"]
    assert (options["players"], options["edition"]) == (players, edition)
    assert options["start"] == [str(gift) for gift in FAIR_GIFTS[edition, players]]


def test_the_printed_start_leaves_no_trace() -> None:
    plain, named = grimoire.game("sigils", first=0), grimoire.game("sigils", first=0, start="printed")
    assert "start" not in named.options
    assert named.options == plain.options
    assert named.start() == plain.start()
    assert set_up(first=0).position() == set_up(first=0, start="printed").position()


@pytest.mark.parametrize("start", ["fair", ["0", "1 gem + 2 fame"]])
def test_records_and_positions_go_round(start: object) -> None:
    game = catalog.game("sigils", start=start)
    assert game.options["start"] == start
    record, chance = catalog.Record(game), Random(3)
    while (state := record.state).player != OVER:
        code = state.outcome(chance.random()) if state.player == CHANCE else chance.choice(state.legal())
        record.play(state.text(code))
    again = catalog.Record.from_data(record.data())
    assert again.state.position() == record.state.position()
    position = set_up(start=start, first=0).position()
    assert game.load(position).position() == position
    assert grimoire.game("sigils").load(position).position() == position


def test_a_state_knows_its_start() -> None:
    assert grimoire.game("sigils", start="fair").start() != grimoire.game("sigils").start()


@pytest.mark.parametrize("gift", [NONE, Gift(1), Gift(2), Gift(0, 3), Gift(5, 50)])
def test_gifts_are_written_as_they_are_read(gift: Gift) -> None:
    assert grimoire.game("sigils", start=["0", str(gift)]).options["start"] == ["0", str(gift)]
    assert given(set_up(first=0, start=[0, f" {gift} "]))[1] == (3 + gift.gems, gift.fame)


@pytest.mark.parametrize(
    ("start", "place"),
    [
        ("even", "start"),
        (1, "start"),
        (None, "start"),
        ({"0": "1 gem"}, "start"),
        ([], "start"),
        (["0"], "start"),
        (["0", "1 gem", "1 gem"], "start"),
        (["0", "1"], "start.1"),
        (["0", ""], "start.1"),
        (["-1 gem", "0"], "start.0"),
        (["0", "6 gems"], "start.1"),
        (["0", "3 gems + 3 gems"], "start.1"),
        (["0", "51 fame"], "start.1"),
        (["0", "1 gem +"], "start.1"),
        (["0", "٣ gems"], "start.1"),
        (["0", 2], "start.1"),
        (["0", None], "start.1"),
    ],
)
def test_what_is_no_start_is_refused(start: object, place: str) -> None:
    with pytest.raises(OptionError) as caught:
        grimoire.game("sigils", start=start)
    assert [fault.place for fault in caught.value.faults] == [place]
