"""A bot that looks to the end of its turn and no further."""

from random import Random
from typing import Final

from grimoire.bots.lookahead import Lookahead
from grimoire.bots.thinkers import thinking
from grimoire.kernel.game import State

NODES: Final = 3000


class GreedyBot:
    """Quick and sensible; the same seed makes the same choices."""

    name: Final = "greedy"

    def __init__(self, seed: int | None = None, nodes: int = NODES) -> None:
        self._plan = Lookahead(Random(seed).getrandbits(60), nodes)

    def choose(self, state: State) -> int:
        codes = state.legal()
        return codes[0] if len(codes) == 1 else self._plan.best(thinking(state))
