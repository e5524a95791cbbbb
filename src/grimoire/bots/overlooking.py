"""How weak levels miss things as people do: drawn once for a turn, so that every plan can be carried out."""

from random import Random
from typing import Final

from mypy_extensions import i64

from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.action import Action


class Oversight:
    """What is overlooked in one turn: a share of the things that an action can touch.

    Actions that touch nothing, such as passing, are always noticed. Where there are none, something has to be done, and
    then nothing is overlooked.
    """

    def __init__(self, actions: list[Action], share: float, draw: str) -> None:
        self._actions: Final = actions
        self._share: Final = share
        self._draw: Final = draw  # another text, another draw
        self._known: Final[dict[int, bool]] = {}

    def noticed(self, codes: list[int]) -> list[int]:
        """Those of the codes that are noticed, at least one."""
        if all(self._actions[code].item is not None for code in codes):
            return codes
        return [code for code in codes if self._is_noticed(code)]

    def _is_noticed(self, code: int) -> bool:
        known = self._known.get(code)
        if known is None:
            action = self._actions[code]
            known = action.item is None or Random(f"{self._draw} {action.verb} {action.item}").random() >= self._share
            self._known[code] = known
        return known


class NoticedState(SearchState):
    """A state in which only what is noticed is legal, for bots that plan a turn."""

    def __init__(self, state: SearchState, oversight: Oversight) -> None:
        super().__init__()
        self._state: Final = state
        self._oversight: Final = oversight
        self.player = state.player

    def legal(self) -> list[int]:
        """In the middle of an action nothing is overlooked: what was begun can be finished."""
        codes = self._state.legal()
        return self._oversight.noticed(codes) if len(codes) > 1 and self._state.settled() else codes

    def copy(self) -> "NoticedState":
        return NoticedState(self._state.copy(), self._oversight)

    def play_fast(self, code: i64) -> None:
        self._state.play_fast(code)
        self.player = self._state.player

    def play_chance(self, generator: Generator) -> None:
        self._state.play_chance(generator)
        self.player = self._state.player

    def settled(self) -> bool:
        return self._state.settled()

    def turn_key(self) -> i64:
        return self._state.turn_key()

    def fingerprint(self) -> i64:
        return self._state.fingerprint()

    def seat_count(self) -> i64:
        return self._state.seat_count()

    def heuristic(self, seat: i64) -> float:
        return self._state.heuristic(seat)

    def reward(self, seat: i64) -> float:
        return self._state.reward(seat)
