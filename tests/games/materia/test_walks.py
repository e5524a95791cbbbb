"""Walks through whole games: what must hold at every step, whatever is played."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from grimoire.catalog import Record
from grimoire.games.materia.position import is_pending, token_count, within_limits
from grimoire.games.materia.state import State as MateriaState
from grimoire.kernel import conformance
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER, Game, State
from tests.generators import MATERIA_MODES, game_count, materia, random_actions, states_of, walks

TOKENS = 105
LONGEST = 100_000
Walk = tuple[Game[State], list[int], int]

whole_games = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def assert_sound(state: State) -> None:
    assert isinstance(state, MateriaState)
    assert token_count(state) == TOKENS
    for seat in state.position()["seats"]:
        assert len(seat["pool"]) <= 9
        assert len(seat["familiar"]) <= 14


@given(walks("materia"))
@whole_games
def test_tokens_are_conserved_and_limits_kept(walk: Walk) -> None:
    for state in states_of(*walk):
        assert_sound(state)


@given(walks("materia"))
@whole_games
def test_notation_round_trips(walk: Walk) -> None:
    for state in states_of(*walk):
        assert [state.code(text) for text in state.actions()] == state.legal()
        assert [state.text(code) for code in state.legal()] == state.actions()


@given(walks("materia"))
@whole_games
def test_positions_round_trip_at_every_phase_start(walk: Walk) -> None:
    game = walk[0]
    loaded = 0
    for state in states_of(*walk):
        assert isinstance(state, MateriaState)
        if not is_pending(state):
            other = game.load(json.loads(json.dumps(state.position())))
            assert other == state
            assert hash(other) == hash(state)
            assert other.actions() == state.actions()
            loaded += 1
    assert loaded > 3


@given(walks("materia"))
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_records_round_trip(walk: Walk) -> None:
    game, _, seed = walk
    record = Record(game)
    for action in random_actions(game, Random(seed)):
        record.play(action)
    again = Record.from_data(json.loads(json.dumps(record.data())))
    assert again.state == record.state
    assert again.data() == record.data()


@given(walks("materia"))
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


@given(walks("materia"))
@whole_games
def test_scores_equal_their_parts(walk: Walk) -> None:
    for state in states_of(*walk):
        assert [sum(parts.values()) for parts in state.score_parts()] == state.scores()


@given(walks("materia"))
@whole_games
def test_every_game_ends_with_a_reason(walk: Walk) -> None:
    for played, state in enumerate(states_of(*walk)):
        assert played < LONGEST
        assert bool(state.end_reasons()) == (state.player == OVER)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MATERIA_MODES)
def test_random_games_break_no_invariant(mode: str) -> None:
    """10,000 games over all modes; a million with GRIMOIRE_GAMES=1000000."""
    game = materia(mode)
    rng = Random(mode)
    for _ in range(-(-game_count(10_000) // len(MATERIA_MODES))):
        state = game.start()
        assert isinstance(state, MateriaState)
        played = 0
        while state.player != OVER:
            state.play(pick(state, rng))
            played += 1
            assert token_count(state) == TOKENS
            assert within_limits(state)
            assert played < LONGEST
        assert state.scores() == [sum(parts.values()) for parts in state.score_parts()]


@pytest.mark.parametrize("mode", MATERIA_MODES)
def test_conformance(mode: str) -> None:
    assert conformance.check(materia(mode), games=2, seed=7) == []


def test_a_record_file_holds_the_whole_game(tmp_path: Path) -> None:
    game = materia("4p-classic")
    record = Record(game)
    for action in random_actions(game, Random(5)):
        record.play(action)
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert list(again.states()) == list(record.states())
    assert again.result == record.result
    assert record.result is not None
    assert next(again.states()).player == CHANCE
