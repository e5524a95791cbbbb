"""What games offer to bots: fingerprints that tell states apart, the beginnings of turns, features."""

import pickle
from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

from grimoire.bots.search_bot import search_state
from grimoire.games.materia.verbs import ON_TOKEN, VERBS
from grimoire.games.search_state import Features, SearchState, mix
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER, Game, State
from tests.generators import MODES, game_in
from tests.mirror import pairs

PAIRED = [(name, mode) for name, mode in MODES if mode.startswith("2p")]


def states(game: Game[State], seed: int) -> Iterator[State]:
    """The states of a random game, each until the next is asked for."""
    state, rng = game.start(), Random(seed)
    while True:
        yield state
        if state.player == OVER:
            return
        state.play(pick(state, rng))


def mark_of(state: State) -> int:
    return int(search_state(state).fingerprint())


def sensed(state: SearchState, seat: int) -> list[tuple[int, float]]:
    features = Features()
    state.features(seat, features)
    return features.pairs()


def action_features(state: SearchState, code: int) -> list[tuple[int, float]]:
    features = Features()
    state.action_features(code, features)
    return features.pairs()


# Fingerprints.


def count_collisions(games: int) -> int:
    """How many states were met, once it is sure that keys and fingerprints tell the same ones apart."""
    met: dict[int, int] = {}
    for name, mode in MODES:
        for seed in range(games):
            for state in states(game_in(name, mode), seed):
                key = hash((name, search_state(state).key()))
                assert met.setdefault(mark_of(state), key) == key
    return len(met)


def test_fingerprints_tell_states_apart() -> None:
    assert count_collisions(1) > 5_000


@pytest.mark.slow
def test_fingerprints_tell_a_hundred_thousand_states_apart() -> None:
    assert count_collisions(18) > 100_000


@pytest.mark.parametrize(("name", "mode"), [("materia", "2p-classic"), ("sigils", "3p-60-teachers")])
def test_equal_states_have_equal_fingerprints(name: str, mode: str) -> None:
    game = game_in(name, mode)
    for state in states(game, 3):
        assert mark_of(state.copy()) == mark_of(pickle.loads(pickle.dumps(state))) == mark_of(state)
        position = state.position()
        if not position.get("pending"):
            assert mark_of(game.load(position)) == mark_of(state)


@pytest.mark.parametrize(("name", "mode"), [("materia", "2p-classic"), ("sigils", "2p-75")])
def test_every_step_has_a_fingerprint_of_its_own(name: str, mode: str) -> None:
    state: Any = game_in(name, mode).start()
    nodes = state.linked.nodes().values()
    assert len({int(node.fingerprint) for node in nodes}) == len(nodes) > 20


def test_every_set_of_cards_matters() -> None:
    state: Any = game_in("sigils", "2p-75").start()
    marks = set()
    for number in range(75):
        state.deck.flip(number)
        marks.add(mark_of(state))
        state.discard.flip(number)
        marks.add(mark_of(state))
    assert len(marks) == 150


def test_the_same_table_in_other_games_is_another_state() -> None:
    for name, modes in (
        ("sigils", ("2p-60", "2p-60-teachers", "2p-75")),
        ("materia", ("2p-set-1", "2p-set-2", "2p-set-3")),
    ):
        assert len({mark_of(game_in(name, mode).start()) for mode in modes}) == 3


def test_mixing_depends_on_order_and_on_every_bit() -> None:
    assert mix(mix(1, 2), 3) != mix(mix(1, 3), 2)
    assert len({int(mix(1, 1 << bit)) for bit in range(63)} | {int(mix(1, 0))}) == 64


# Turns.


@pytest.mark.parametrize(("name", "mode"), [("materia", "3p-classic"), ("materia", "1p-set-2"), ("sigils", "3p-75")])
def test_a_turn_begins_once(name: str, mode: str) -> None:
    for seed in range(3):
        begun: list[int] = []
        for state in states(game_in(name, mode), seed):
            known = search_state(state)
            if state.player >= 0 and known.turn_begins():
                assert known.settled()
                begun.append(int(known.turn_key()))
        assert len(set(begun)) == len(begun) > 5


# Features.


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_features_stay_within_their_places(name: str, mode: str) -> None:
    for state in states(game_in(name, mode), 4):
        if state.player == CHANCE:
            continue
        for seat in range(len(state.position()["seats"])):
            noticed = sensed(search_state(state), seat)
            assert noticed
            assert all(0 <= place < search_state(state).feature_count() and isfinite(value) for place, value in noticed)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_every_action_is_noticed(name: str, mode: str) -> None:
    for seed in range(2):
        for state in states(game_in(name, mode), seed):
            for code in state.legal() if state.player >= 0 else []:
                noticed = action_features(search_state(state), code)
                assert noticed, state.text(code)
                assert all(
                    0 <= place < search_state(state).action_feature_count() and value == 1.0 for place, value in noticed
                )


@pytest.mark.parametrize(("name", "mode"), PAIRED)
def test_seats_sense_alike(name: str, mode: str) -> None:
    for state, mirror in pairs(game_in(name, mode), 5):
        one, other = search_state(state), search_state(mirror)
        for seat in (0, 1):
            assert sensed(one, seat) == sensed(other, 1 - seat)
            assert one.heuristic(seat) == other.heuristic(1 - seat)
            assert one.points(seat) == other.points(1 - seat)
        for code in one.legal():
            if not one.text(code).startswith("copy"):
                assert action_features(one, code) == action_features(other, code)


def test_features_can_be_used_again() -> None:
    features = Features()
    for places in ((3, 4, 5), (6,), (7, 8, 9, 10)):
        features.clear()
        for place in places:
            features.add(place, place / 2)
        assert features.pairs() == [(place, place / 2) for place in places]


def test_the_features_know_every_verb() -> None:
    # What a player does with tokens; the deal is chance.
    of_tokens = [verb.name for verb in VERBS if verb.items == ON_TOKEN]
    assert len(of_tokens) == 12
    assert of_tokens[-1] == "deal"
