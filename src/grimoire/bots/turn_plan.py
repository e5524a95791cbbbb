"""A plan for a turn that is made once and then followed, without steps that come to nothing."""

from itertools import combinations_with_replacement
from typing import Final

from grimoire.bots.evaluators import lead
from grimoire.bots.lookahead import Lookahead
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import OVER

_LONGEST: Final = 100  # decisions; a game of somebody else's may have turns without an end
_VICTORY: Final = 1000.0


class TurnPlan:
    """What to do from a state on, until chance is asked or the turn is over."""

    def __init__(self, state: SearchState, parts: list[list[int]]) -> None:
        self._seat: Final = state.player
        self._start: Final = state
        self._parts: Final = parts  # each a new action, then the answers that it asks for
        self.steps: Final[dict[int, int]] = {}  # what to play, by the fingerprint of the state
        end = state.copy()
        self.complete = all(self._follow(end, code) for part in parts for code in part) and self._is_over(end)
        self.wins: Final = end.player == OVER and end.reward(self._seat) == 1.0
        self._value: Final = lead(end, self._seat) + (_VICTORY * end.reward(self._seat) if end.player == OVER else 0.0)

    def needed(self) -> "TurnPlan":
        """The plan without one or two parts that could as well be left out, such as a change and the way back."""
        if not self.complete:
            return self
        for first, second in combinations_with_replacement(range(len(self._parts)), 2):
            rest = [part for number, part in enumerate(self._parts) if number not in (first, second)]
            shorter = TurnPlan(self._start, rest)
            if shorter.complete and shorter._value >= self._value:
                return shorter.needed()
        return self

    def _follow(self, state: SearchState, code: int) -> bool:
        """Plays a step if that is possible."""
        if self._is_over(state) or code not in state.legal():
            return False
        self.steps[state.fingerprint()] = code
        state.play_fast(code)
        return True

    def _is_over(self, state: SearchState) -> bool:
        return state.player != self._seat or state.turn_key() != self._start.turn_key()


def plan_turn(state: SearchState, seen: SearchState, lookahead: Lookahead) -> TurnPlan:
    """A plan whose every step is the best that the lookahead finds; ``seen`` is the state as its player sees it."""
    seat, turn = state.player, state.turn_key()
    parts: list[list[int]] = [[]]
    ahead = seen.copy()
    for _ in range(_LONGEST):
        if ahead.player != seat or ahead.turn_key() != turn:
            break
        if ahead.settled():
            parts.append([])
        code = lookahead.best(ahead)
        parts[-1].append(code)
        ahead.play_fast(code)
    return TurnPlan(state, [part for part in parts if part]).needed()
