"""The strongest bot: tree search guided by a net that was trained on self-play."""

from functools import cache
from typing import Final

from grimoire.bots import BotError
from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import BlendedEvaluator, Evaluator, HeuristicEvaluator, NetEvaluator
from grimoire.bots.net import Net, read_net
from grimoire.bots.search import SearchStyle
from grimoire.bots.search_bot import SearchBot
from grimoire.games.registry import spec_of
from grimoire.games.search_state import SearchState
from grimoire.kernel.errors import Fault

USUAL: Final = Budget(seconds=0.5)
_POINTS_SCALE: Final = 5.0  # points of the heuristic that make a win e times as likely
UNLEARNED: Final = SearchStyle(2.0)  # rollouts would need a policy


@cache
def _weights(game: str, alone: bool = False) -> bytes | None:
    return spec_of(game).net_for(alone)


def has_net(game: str) -> bool:
    """Was a net trained for this game?"""
    return _weights(game) is not None


def net_evaluator(state: SearchState) -> Evaluator:
    """An evaluator with the net of the state's game and nothing drawn; BotError if there is none."""
    return NetEvaluator(_net_of(state))


def _net_of(state: SearchState) -> Net:
    game = state.game_name()
    weights = _weights(game, bool(state.is_solo()))
    if weights is None:
        raise BotError(Fault("no-net", "bot", "sage has no trained net for {game}; use mcts", game=game))
    return read_net(weights)


def _sage_evaluator(state: SearchState) -> Evaluator:
    return evaluator_with(state.game_name(), _net_of(state))


def evaluator_with(game: str, net: Net) -> Evaluator:
    """An evaluator with a net, as the sage of a game uses it."""
    spec = spec_of(game)
    return BlendedEvaluator(net, spec.playout_share, spec.playout_turns) if spec.playout_share else NetEvaluator(net)


def sage_bot(seed: int | None = None, budget: Budget | None = None, name: str = "sage") -> SearchBot:
    """The sage; half a second a turn unless told otherwise."""
    return SearchBot(name, _sage_evaluator, seed, budget or USUAL)


def sage_with(net: bytes, seed: int | None = None, budget: Budget | None = None) -> SearchBot:
    """The sage with another net, given as its file."""
    return SearchBot("sage", lambda state: evaluator_with(state.game_name(), read_net(net)), seed, budget or USUAL)


def unlearned_bot(seed: int | None = None, budget: Budget | None = None) -> SearchBot:
    """The sage's search without its net: the heuristic gives the value, and the policy is uniform."""
    return SearchBot("sage-unlearned", lambda _: HeuristicEvaluator(0, _POINTS_SCALE), seed, budget or USUAL, UNLEARNED)
