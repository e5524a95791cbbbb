"""A bot that looks to the end of its turn and no further."""

from random import Random
from typing import Final

from grimoire.bots.lookahead import Lookahead
from grimoire.bots.search_bot import search_state
from grimoire.kernel.game import State

NODES: Final = 3000


class GreedyBot:
    """Quick and sensible; the same seed makes the same choices. ``blunders`` is how often it plays any legal action."""

    def __init__(self, seed: int | None = None, name: str = "greedy", blunders: float = 0.0) -> None:
        self.name: Final = name
        self._source = Random(seed)
        self._blunders = blunders
        self._plan = Lookahead(self._source.getrandbits(60), NODES)

    def choose(self, state: State) -> int:
        codes = state.legal()
        if len(codes) == 1:
            return codes[0]
        if self._blunders and self._source.random() < self._blunders:
            return self._source.choice(codes)
        return self._plan.best(search_state(state))
