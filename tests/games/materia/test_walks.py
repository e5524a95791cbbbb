"""What must hold in Materia whatever is played: tokens are conserved, limits are kept."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from grimoire.games.materia.position import token_count, within_limits
from grimoire.games.materia.state import State
from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER
from tests.generators import Walk, game_count, materia, modes_of, states_of, walks

TOKENS = 105
LONGEST = 100_000


@given(walks("materia"))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_tokens_are_conserved_and_limits_kept(walk: Walk) -> None:
    for state in states_of(*walk):
        assert isinstance(state, State)
        assert token_count(state) == TOKENS
        for seat in state.position()["seats"]:
            assert len(seat["pool"]) <= 9
            assert len(seat["familiar"]) <= 14


@pytest.mark.slow
@pytest.mark.parametrize("mode", modes_of("materia"))
def test_random_games_break_no_invariant(mode: str) -> None:
    """10,000 games over all modes; a million with GRIMOIRE_GAMES=1000000."""
    game = materia(mode)
    rng = Random(mode)
    for _ in range(-(-game_count(10_000) // len(modes_of("materia")))):
        state = game.start()
        assert isinstance(state, State)
        played = 0
        while state.player != OVER:
            state.play(pick(state, rng))
            played += 1
            assert token_count(state) == TOKENS
            assert within_limits(state)
            assert played < LONGEST
        assert state.scores() == [sum(parts.values()) for parts in state.score_parts()]
