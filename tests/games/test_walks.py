"""Walks through whole games of both kinds: what must hold at every step, whatever is played."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grimoire.catalog import Record
from grimoire.kernel import conformance
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER
from tests.generators import GAMES, MODES, Walk, game_in, random_actions, states_of, walks

LONGEST = 100_000

any_walk = st.one_of(*(walks(name) for name in GAMES))
whole_games = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def test_every_game_has_its_modes() -> None:
    assert {name for name, _ in MODES} == set(GAMES)


@given(any_walk)
@whole_games
def test_notation_round_trips(walk: Walk) -> None:
    for state in states_of(*walk):
        assert [state.code(text) for text in state.actions()] == state.legal()
        assert [state.text(code) for code in state.legal()] == state.actions()


@pytest.mark.slow
@given(any_walk)
@whole_games
def test_positions_round_trip_wherever_they_can_be_loaded(walk: Walk) -> None:
    loaded = 0
    for state in states_of(*walk):
        position = state.position()
        if not position.get("pending"):
            other = walk[0].load(json.loads(json.dumps(position)))
            assert other == state
            assert hash(other) == hash(state)
            assert other.actions() == state.actions()
            loaded += 1
    assert loaded > 3


@given(any_walk)
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_records_round_trip(walk: Walk) -> None:
    game, _, seed = walk
    record = Record(game)
    for action in random_actions(game, Random(seed)):
        record.play(action)
    again = Record.from_data(json.loads(json.dumps(record.data())))
    assert again.state == record.state
    assert again.data() == record.data()


@given(any_walk)
@whole_games
def test_copies_are_independent(walk: Walk) -> None:
    for number, state in enumerate(states_of(*walk)):
        if number % 7 == 0 and state.player != OVER:
            before = state.position()
            twin = state.copy()
            assert twin == state
            twin.play(pick(twin, Random(number)))
            assert state.position() == before
            assert twin != state


@given(any_walk)
@whole_games
def test_scores_equal_their_parts(walk: Walk) -> None:
    for state in states_of(*walk):
        assert [sum(parts.values()) for parts in state.score_parts()] == state.scores()


@given(any_walk)
@whole_games
def test_every_game_ends_with_a_reason(walk: Walk) -> None:
    for played, state in enumerate(states_of(*walk)):
        assert played < LONGEST
        assert bool(state.end_reasons()) == (state.player == OVER)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_conformance(name: str, mode: str) -> None:
    assert conformance.check(game_in(name, mode), games=2, seed=7) == []


@pytest.mark.parametrize(("name", "mode"), [("materia", "4p-classic"), ("sigils", "5p-75")])
def test_a_record_file_holds_the_whole_game(name: str, mode: str, tmp_path: Path) -> None:
    game = game_in(name, mode)
    record = Record(game)
    for action in random_actions(game, Random(5)):
        record.play(action)
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert list(again.states()) == list(record.states())
    assert again.result == record.result
    assert record.result is not None
    assert next(again.states()).player == CHANCE
