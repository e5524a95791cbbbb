"""States of a game at some of its moments, so that none has to be played from the start again."""

from collections.abc import Sequence
from threading import Lock
from typing import Final

from grimoire.kernel.game import State

EVERY: Final = 50  # actions


class Checkpoints:
    """Grows as moments are asked for. The actions are passed in; those that were asked for must stay the same."""

    def __init__(self, start: State) -> None:
        self._states: Final = [start]
        self._lock: Final = Lock()  # replays run in threads

    def state_at(self, actions: Sequence[str], number: int) -> State:
        """A state of one's own, after so many actions; these were legal when they were played."""
        with self._lock:
            nearest = min(number // EVERY, len(self._states) - 1)
            state = self._states[nearest].copy()
            for place in range(nearest * EVERY, number):
                if place == len(self._states) * EVERY:
                    self._states.append(state.copy())
                state.play(state.code(actions[place]))
            return state

    def distance(self, number: int) -> int:
        """How many actions have to be played to get there."""
        return number - min(number // EVERY, len(self._states) - 1) * EVERY

    def forget_after(self, number: int) -> None:
        """The actions from this one on may change: an undo."""
        with self._lock:
            del self._states[number // EVERY + 1 :]
