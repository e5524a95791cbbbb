"""What the tests of environments play with: the third game as if it were installed, and random walks."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER, Game, State
from tests.games.installing import OUR_OWN, installed

THIRD_GAME: Final = Path(__file__).parents[2] / "examples" / "third-game" / "src"
PIG: Final = {"pig": "grimoire_pig:SPEC"}
SECRETS: Final = {"secrets": "tests.games.secrets:SPEC"}
EVERY_GAME: Final = ("materia", "sigils", "pig")


@contextmanager
def third_game() -> Iterator[None]:
    """The third game next to our own."""
    sys.path.insert(0, str(THIRD_GAME))
    try:
        with installed(OUR_OWN | PIG):
            yield
    finally:
        sys.path.remove(str(THIRD_GAME))


def walk(game: Game[State], seed: int, steps: int = 400) -> Iterator[State]:
    """The states of a random game where somebody decides, and its end."""
    state, rng = game.start(), Random(seed)
    for _ in range(steps):
        if state.player >= 0 or state.player == OVER:
            yield state
        if state.player == OVER:
            return
        state.play(pick(state, rng))
