"""One turn ahead: every way a turn can go, with the heuristic at its end."""

from typing import Final

from mypy_extensions import i64

from grimoire.bots.evaluators import lead
from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER

_SAMPLES: Final[i64] = 3
_VICTORY: Final = 1000.0


class Lookahead:
    """Plans one seat's turn."""

    def __init__(self, seed: int, nodes: i64) -> None:
        self._generator: Final = Generator(seed)
        self._nodes: Final[i64] = nodes
        self._known: dict[int, float] = {}
        self._seat: i64 = 0
        self._turn: i64 = 0

    def best(self, state: SearchState) -> int:
        """The code of the action that leads to the best end of this turn."""
        self._known = {}
        self._seat = state.player
        self._turn = state.turn_key()
        codes = state.legal()
        share = self._nodes // i64(len(codes))
        best = codes[0]
        most = -1.0e9
        for code in codes:
            after = state.copy()
            after.play_fast(code)
            value = self._value(after, share)
            if value > most + 1.0e-9:
                most = value
                best = code
        return best

    def _value(self, state: SearchState, nodes: i64) -> float:
        player = state.player
        if player == CHANCE:
            return self._after_chance(state, nodes)
        if player != self._seat or state.turn_key() != self._turn:
            return self._evaluate(state)
        fingerprint = state.fingerprint()
        known = self._known.get(fingerprint)
        if known is None:
            known = self._choose(state, nodes)
            self._known[fingerprint] = known
        return known

    def _choose(self, state: SearchState, nodes: i64) -> float:
        codes = state.legal()
        share = (nodes - 1) // i64(len(codes))
        if share < 1:
            return self._evaluate(state)
        most = -1.0e9
        for code in codes:
            after = state.copy()
            after.play_fast(code)
            value = self._value(after, share)
            if value > most:
                most = value
        return most

    def _after_chance(self, state: SearchState, nodes: i64) -> float:
        total = 0.0
        sample: i64 = 0
        while sample < _SAMPLES:
            after = state.copy()
            after.play_chance(self._generator)
            total += self._value(after, nodes // _SAMPLES)
            sample += 1
        return total / float(_SAMPLES)

    def _evaluate(self, state: SearchState) -> float:
        value = lead(state, self._seat)
        if state.player == OVER:
            value += _VICTORY * state.reward(self._seat)
        return value
