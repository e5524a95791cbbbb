"""A bot that looks to the end of its turn and no further."""

from random import Random
from typing import Final

from grimoire.bots.lookahead import Lookahead
from grimoire.bots.overlooking import NoticedState, Oversight
from grimoire.bots.search_bot import search_state
from grimoire.bots.turn_plan import TurnPlan, plan_turn
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import State

NODES: Final = 3000


class GreedyBot:
    """Quick and sensible; the same seed makes the same choices. ``overlooks`` is the share of things that it misses."""

    def __init__(self, seed: int | None = None, name: str = "greedy", overlooks: float = 0.0) -> None:
        self.name: Final = name
        self.overlooks: Final = overlooks
        self._seed: Final = Random(seed).getrandbits(60)
        self._lookahead: Final = Lookahead(self._seed, NODES)
        self._steps: dict[int, int] = {}

    def choose(self, state: State) -> int:
        codes = state.legal()
        if len(codes) == 1:
            return codes[0]
        seen = search_state(state)
        fingerprint = seen.fingerprint()
        if self._steps.get(fingerprint) not in codes:
            self._steps = self._plan(seen).steps
        return self._steps[fingerprint]

    def _plan(self, state: SearchState) -> TurnPlan:
        whole = plan_turn(state, state, self._lookahead)
        # Nobody overlooks that this very turn wins the game.
        if whole.wins or not self.overlooks:
            return whole
        turn = f"{self._seed} {state.turn_key()} {state.player}"
        oversight = Oversight(state.action_table().actions(), self.overlooks, turn)
        return plan_turn(state, NoticedState(state, oversight), self._lookahead)
