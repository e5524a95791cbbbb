"""Walks through whole games: what must hold at every step, whatever is played."""

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from grimoire.catalog import Record
from grimoire.games.sigils.position import is_pending, is_sound
from grimoire.games.sigils.state import State as SigilsState
from grimoire.kernel import conformance
from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER, Game, State
from tests.generators import SIGILS_MODES, game_count, random_actions, sigils, states_of, walks

LONGEST = 100_000
GEMS = 40
COLOURS = ["black", "blue", "green", "red", "white", "yellow"]
Walk = tuple[Game[State], list[int], int]

whole_games = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@given(walks("sigils"))
@whole_games
def test_cards_gems_and_dice_are_conserved(walk: Walk) -> None:
    for state in states_of(*walk):
        assert isinstance(state, SigilsState)
        position = state.position()
        seats = position["seats"]
        named = [card for card in position["board"].values() if card] + position["discard"]
        named += [card for seat in seats for card in seat["spells"]]
        assert len(named) == len(set(named))
        assert len(named) + state.deck.size == len(state.kit.cards)
        assert position["supply"] + sum(seat["gems"] + len(seat["cast"]) for seat in seats) == GEMS
        pools = [seat["dice"] for seat in seats] + ([position["teacher_dice"]["dice"]] if state.kit.teachers else [])
        assert all(sorted(dice) == COLOURS and set(dice.values()) <= set(range(1, 7)) for dice in pools)


@given(walks("sigils"))
@whole_games
def test_notation_round_trips(walk: Walk) -> None:
    for state in states_of(*walk):
        assert [state.code(text) for text in state.actions()] == state.legal()
        assert [state.text(code) for code in state.legal()] == state.actions()


@given(walks("sigils"))
@whole_games
def test_positions_round_trip_at_every_turn_start(walk: Walk) -> None:
    game = walk[0]
    loaded = 0
    for state in states_of(*walk):
        assert isinstance(state, SigilsState)
        if not is_pending(state):
            other = game.load(json.loads(json.dumps(state.position())))
            assert other == state
            assert hash(other) == hash(state)
            assert other.actions() == state.actions()
            loaded += 1
    assert loaded > 3


@given(walks("sigils"))
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_records_round_trip(walk: Walk) -> None:
    game, _, seed = walk
    record = Record(game)
    for action in random_actions(game, Random(seed)):
        record.play(action)
    again = Record.from_data(json.loads(json.dumps(record.data())))
    assert again.state == record.state
    assert again.data() == record.data()


@given(walks("sigils"))
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


@given(walks("sigils"))
@whole_games
def test_fame_equals_its_parts(walk: Walk) -> None:
    for state in states_of(*walk):
        assert [sum(parts.values()) for parts in state.score_parts()] == state.scores()


@given(walks("sigils"))
@whole_games
def test_every_game_ends_with_a_reason(walk: Walk) -> None:
    for played, state in enumerate(states_of(*walk)):
        assert played < LONGEST
        assert bool(state.end_reasons()) == (state.player == OVER)


@pytest.mark.slow
@pytest.mark.parametrize("mode", SIGILS_MODES)
def test_random_games_break_no_invariant(mode: str) -> None:
    """10,000 games over all modes; a million with GRIMOIRE_GAMES=1000000."""
    game = sigils(mode)
    rng = Random(mode)
    for _ in range(-(-game_count(10_000) // len(SIGILS_MODES))):
        state = game.start()
        assert isinstance(state, SigilsState)
        played = 0
        while state.player != OVER:
            state.play(pick(state, rng))
            played += 1
            assert is_sound(state)
            assert played < LONGEST
        assert state.scores() == [sum(parts.values()) for parts in state.score_parts()]


@pytest.mark.parametrize("mode", SIGILS_MODES)
def test_conformance(mode: str) -> None:
    assert conformance.check(sigils(mode), games=2, seed=7) == []
