"""What must hold in Sigils whatever is played: cards, gems and dice are conserved."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from grimoire.games.sigils.position import is_sound
from grimoire.games.sigils.state import State
from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER
from tests.generators import Walk, game_count, modes_of, sigils, states_of, walks

LONGEST = 100_000
GEMS = 40
COLOURS = ["black", "blue", "green", "red", "white", "yellow"]


@given(walks("sigils"))
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_cards_gems_and_dice_are_conserved(walk: Walk) -> None:
    for state in states_of(*walk):
        assert isinstance(state, State)
        position = state.position()
        seats = position["seats"]
        named = [card for card in position["board"].values() if card] + position["discard"]
        named += [card for seat in seats for card in seat["spells"]]
        assert len(named) == len(set(named))
        assert len(named) + state.deck.size == len(state.linked.cards)
        assert position["supply"] + sum(seat["gems"] + len(seat["cast"]) for seat in seats) == GEMS
        pools = [seat["dice"] for seat in seats] + ([position["teacher_dice"]["dice"]] if state.linked.teachers else [])
        assert all(sorted(dice) == COLOURS and set(dice.values()) <= set(range(1, 7)) for dice in pools)


@pytest.mark.slow
@pytest.mark.parametrize("mode", modes_of("sigils"))
def test_random_games_break_no_invariant(mode: str) -> None:
    """10,000 games over all modes; a million with GRIMOIRE_GAMES=1000000."""
    game = sigils(mode)
    rng = Random(mode)
    for _ in range(-(-game_count(10_000) // len(modes_of("sigils")))):
        state = game.start()
        assert isinstance(state, State)
        played = 0
        while state.player != OVER:
            state.play(pick(state, rng))
            played += 1
            assert is_sound(state)
            assert played < LONGEST
        assert state.scores() == [sum(parts.values()) for parts in state.score_parts()]
