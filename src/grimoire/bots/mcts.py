"""Tree search with short playouts and the heuristic: a bot that needs no training."""

from typing import Final

from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import POINTS_SCALE, HeuristicEvaluator
from grimoire.bots.search import SearchStyle
from grimoire.bots.search_bot import SearchBot

USUAL: Final = Budget(seconds=0.5)
_TURNS: Final = 8
_TEMPERATURE: Final = 0.5
_STYLE: Final = SearchStyle(1.0)


def mcts_bot(seed: int | None = None, budget: Budget | None = None, name: str = "mcts") -> SearchBot:
    """The tree search; half a second a turn unless told otherwise."""
    return SearchBot(
        name, lambda _: HeuristicEvaluator(_TURNS, POINTS_SCALE, _TEMPERATURE), seed, budget or USUAL, _STYLE
    )
