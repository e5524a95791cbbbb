"""A game as arrays: what a seat sees, what is legal, what a finished game brings. All environments show these."""

from typing import Final, Self

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from grimoire.envs.batch import rewards
from grimoire.games.observation import Observation
from grimoire.games.options import Options
from grimoire.games.registry import spec_of
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import Game, State
from grimoire.kernel.playing import state_of

Numbers = NDArray[np.integer]
AnyState = State | SearchState


class GameArrays:
    """A game with its options chosen, seen as arrays."""

    def __init__(self, game: Game[State]) -> None:
        self.game: Final = game
        self.layout: Final[Observation] = spec_of(game.name).observation(game)

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _arrays_of, (self.game.name, self.game.options)

    def observation(self, state: AnyState, seat: int) -> Numbers:
        """What a seat sees."""
        words = vec[i64]([0] * self.layout.words)
        state_of(state, SearchState).observe(seat, words, 0)
        return np.frombuffer(memoryview(words), self.layout.dtype).copy()

    def nothing(self) -> Numbers:
        """An observation of nothing."""
        return np.zeros(self.layout.size, self.layout.dtype)

    def mask(self, state: AnyState) -> NDArray[np.int8]:
        """1 for each action that the player who decides may choose."""
        mask = np.zeros(self.game.action_count, np.int8)
        if state.player >= 0:
            mask[state.legal()] = 1
        return mask

    def rewards(self, state: AnyState) -> list[float]:
        """What a finished game brings each player: 1 for a victory, less than 0 for the others, in all 0."""
        return rewards(state_of(state, SearchState), self.game.players)

    def limits(self) -> tuple[Numbers, Numbers]:
        """The lowest and the highest value of each number of an observation."""
        low, high = self.nothing(), self.nothing() + 1  # a space must not be empty where there is no feature
        for feature in self.layout.features.values():
            low[feature.start : feature.stop] = feature.low
            high[feature.start : feature.stop] = feature.high
        return low, high


def _arrays_of(name: str, options: Options) -> GameArrays:
    return GameArrays(spec_of(name).make(**options))
