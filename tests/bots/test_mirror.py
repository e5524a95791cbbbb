"""A bot does not care which seat it has: in a mirrored position it makes the mirrored choice."""

import pytest

from grimoire import catalog
from tests.generators import MODES, game_in
from tests.mirror import mirrored_action, pairs

PAIRED = [(name, mode) for name, mode in MODES if mode.startswith("2p")]
THINKERS = ("greedy", "mcts@300", "sage@300", "sage-unlearned@300")


def check(name: str, mode: str, spec: str, seed: int, every: int) -> None:
    met = 0
    for state, mirror in pairs(game_in(name, mode), seed, every):
        if len(state.legal()) == 1:
            continue
        met += 1
        mine, theirs = (one.text(catalog.bot(spec, seed).choose(one)) for one in (state, mirror))
        assert mirrored_action(mine) == theirs
    assert met


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize(("name", "mode"), [("materia", "2p-set-3"), ("sigils", "2p-60-teachers")])
def test_a_mirrored_position_has_the_mirrored_choice(name: str, mode: str, spec: str) -> None:
    check(name, mode, spec, 1, 23)


@pytest.mark.slow
@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize(("name", "mode"), PAIRED)
def test_so_it_is_in_many_positions(name: str, mode: str, spec: str) -> None:
    check(name, mode, spec, 2, 3)
