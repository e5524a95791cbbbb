"""Observations: every number has a name and the value that the position tells, and nothing more is in them."""

from collections import Counter

import numpy as np
import pytest

import grimoire
from grimoire import catalog
from grimoire.envs.arrays import GameArrays, Numbers
from grimoire.games.materia.pile import KINDS
from grimoire.kernel.game import State
from tests.envs.playing import EVERY_GAME, SECRETS, walk
from tests.games.installing import installed
from tests.generators import MODES, game_in

FEW = [("materia", mode) for mode in ("1p-handicap-2", "2p-set-1", "4p-classic")] + [
    ("sigils", mode) for mode in ("2p-60", "3p-60-teachers", "5p-75")
]


def seen(arrays: GameArrays, state: State, seat: int) -> dict[str, list[int]]:
    return {name: numbers.tolist() for name, numbers in arrays.layout.split(arrays.observation(state, seat)).items()}


def pile(names: list[str]) -> list[int]:
    counts = Counter(names)
    return [counts[kind] for kind in KINDS]


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_every_number_is_within_its_limits_and_named(name: str, mode: str) -> None:
    arrays = GameArrays(game_in(name, mode))
    low, high = arrays.limits()
    unnamed = [place for place, label in enumerate(arrays.layout.names()) if not label]
    for state in walk(arrays.game, 1, 300):
        for seat in range(arrays.game.players):
            numbers = arrays.observation(state, seat)
            assert (low <= numbers).all()
            assert (numbers <= high).all()
            assert not numbers[unnamed].any()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_names_and_features_do_not_overlap(name: str) -> None:
    layout = catalog.spec_of(name).observation(grimoire.game(name))
    places = [place for feature in layout.features.values() for place in range(feature.start, feature.stop)]
    assert len(places) == len(set(places))
    assert max(places) < layout.size
    names = [label for label in layout.names() if label]
    assert len(names) == len(set(names)) == len(places)
    assert all(feature.about for feature in layout.features.values())


@pytest.mark.parametrize(("name", "mode"), FEW)
def test_an_observation_tells_no_more_than_the_position(name: str, mode: str) -> None:
    """Whoever sets up the position anew sees the same: nothing comes from elsewhere."""
    arrays = GameArrays(game_in(name, mode))
    compared = 0
    for state in walk(arrays.game, 2):
        position = state.position()
        if "pending" in position:
            continue
        twin = arrays.game.load(position)
        for seat in range(arrays.game.players):
            np.testing.assert_array_equal(arrays.observation(state, seat), arrays.observation(twin, seat))
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("mode", ["2p-set-1", "3p-classic"])
def test_materia_shows_its_table(mode: str) -> None:
    arrays = GameArrays(game_in("materia", mode))
    for state in walk(arrays.game, 3):
        position = state.position()
        if "pending" in position or "over" in position["phase"]:
            continue
        for seat in range(arrays.game.players):
            shown = seen(arrays, state, seat)
            assert shown["altar"] == pile(position["altar"])
            assert shown["discard"] == pile(position["discard"])
            assert shown["round"] == [position["round"]]
            order = [(seat + place) % arrays.game.players for place in range(arrays.game.players)]
            for label, other in zip(["you", "next1", "next2"], order, strict=False):
                side = position["seats"][other]
                assert shown[f"{label}.pool"] == pile(side["pool"])
                assert shown[f"{label}.familiar"] == pile(side["familiar"])
                assert shown[f"{label}.points"] == [state.scores()[other]]
                assert sorted(filter(None, shown[f"{label}.levels"])) == sorted(
                    spell["level"] for spell in side["learned"].values()
                )
            assert shown["turn"] == [order.index(position["turn"]) + 1]


@pytest.mark.parametrize("mode", ["2p-60", "3p-60-teachers", "2p-75"])
def test_sigils_shows_its_table(mode: str) -> None:
    arrays = GameArrays(game_in("sigils", mode))
    for state in walk(arrays.game, 4):
        position = state.position()
        if "pending" in position or position["turn"] is None:
            continue
        named = [card for card in position["board"].values() if card] + position["discard"]
        named += [card for side in position["seats"] for card in side["spells"]]
        for seat in range(arrays.game.players):
            shown = seen(arrays, state, seat)
            deck = arrays.layout.features["deck"]
            in_deck = {card for card, there in zip(deck.labels, shown["deck"], strict=True) if there}
            assert in_deck == set(deck.labels) - set(named)
            for label, other in zip(["you", "next1", "next2"], range(seat, seat + arrays.game.players), strict=False):
                side = position["seats"][other % arrays.game.players]
                assert shown[f"{label}.dice"] == list(side["dice"].values())
                assert shown[f"{label}.gems"] == [side["gems"]]
                assert shown[f"{label}.fame"] == [side["fame"]]
                assert shown[f"{label}.points"] == [state.scores()[other % arrays.game.players]]
                books = [shown[f"{label}.book.{spot}"] for spot in range(1, 11)]
                assert sum(any(book) for book in books) == len(side["spells"])
                assert [spot for spot, book in enumerate(books, 1) if book[5]] == sorted(side["cast"])
                assert [spot for spot, book in enumerate(books, 1) if book[6]] == sorted(side["face_down"])


def test_a_large_deck_of_ones_own_is_shown_whole() -> None:
    """More cards than fit the words of a set."""
    cards = [
        {"id": f"card-{number}", "name": dict.fromkeys(("en", "fr", "de"), f"Card {number}"), "family": "illusion",
         "type": "potion", "left": "circle", "right": "square", "ability": "turn"}
        for number in range(260)
    ]  # fmt: skip
    arrays = GameArrays(grimoire.game("sigils", deck={"board": [""] * 10, "spell": cards}))
    deck = seen(arrays, arrays.game.start(), 0)["deck"]
    assert deck == [1] * 260
    for state in walk(arrays.game, 5, 200):
        held = [card for card in state.position()["board"].values() if card]
        shown = seen(arrays, state, 0)["deck"]
        assert not any(shown[int(card.removeprefix("card-"))] for card in held)


def test_pig_shows_its_fields_from_each_side() -> None:
    arrays = GameArrays(grimoire.game("pig", players=3))
    for state in walk(arrays.game, 6):
        for seat in range(3):
            shown = seen(arrays, state, seat)
            scores = state.scores()
            assert shown["banked"] == scores[seat:] + scores[:seat] == shown["scores"]


def held_back(numbers: tuple[int, int]) -> tuple[GameArrays, State]:
    arrays = GameArrays(grimoire.game("secrets"))
    state = arrays.game.start()
    for number in numbers:
        state.apply(f"dealt {number}")
    return arrays, state


def same(first: Numbers, second: Numbers) -> bool:
    return bool((first == second).all())


def test_what_is_hidden_from_a_seat_changes_nothing_that_it_sees() -> None:
    with installed(SECRETS):
        (arrays, one), (_, other) = held_back((2, 1)), held_back((2, 4))
        assert same(arrays.observation(one, 0), arrays.observation(other, 0))
        assert not same(arrays.observation(one, 1), arrays.observation(other, 1))
        assert arrays.layout.hides
