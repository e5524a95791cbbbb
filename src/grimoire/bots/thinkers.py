"""Bots that search: one plan for a whole turn, shared by its small decisions."""

from random import Random
from time import perf_counter
from typing import Final

from grimoire.bots import BotError
from grimoire.bots.budget import Budget
from grimoire.bots.judges import Judge
from grimoire.bots.search import Node, Search, best_edge
from grimoire.games.thinking import Thinking
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import State

_PLAN: Final = 0.5  # of a turn's budget: what a decision's tree shall have been given
_REST: Final = 0.6  # of what is left: what one decision may take
_ENDLESS: Final = 1 << 40


def thinking(state: State) -> Thinking:
    """The state as something to think about; BotError where the game does not offer that."""
    if isinstance(state, Thinking):
        return state
    raise BotError(Fault("cannot-think", "", "this game offers nothing to think with"))


class SearchBot:
    """Searches with a judge. The same seed and nodes make the same choices; seconds depend on the machine."""

    def __init__(
        self, name: str, judge: Judge, seed: int | None, budget: Budget, explore: float, doubt: float = 0.0
    ) -> None:
        self.name: Final = name
        self.budget: Final = budget
        self.search: Final = Search(judge, Random(seed).getrandbits(60), explore, doubt)
        self._turn = (-1, -1)
        self._nodes_left = 0
        self._seconds_left = 0.0

    def choose(self, state: State) -> int:
        codes = state.legal()
        if len(codes) == 1:
            return codes[0]
        node = self.study(thinking(state))
        return int(node.codes[best_edge(node)])

    def study(self, state: Thinking) -> Node:
        """Thinks about a state as long as its turn allows."""
        turn = (state.turn_mark(), state.decider())
        if turn != self._turn:
            self._turn = turn
            self.search.clear()
            self._nodes_left = self.budget.nodes
            self._seconds_left = self.budget.seconds
        node = self.search.root(state)
        if self.budget.nodes:
            self._spend_nodes(state, node)
        else:
            self._spend_seconds(state, node)
        return node

    def _spend_nodes(self, state: Thinking, node: Node) -> None:
        wanted = max(int(self.budget.nodes * _PLAN) - node.visits, 0)
        allowed = max(int(self._nodes_left * _REST), min(self._nodes_left, len(node.codes)))
        self._nodes_left -= self.search.grow(state, node, min(wanted, allowed), 0.0)

    def _spend_seconds(self, state: Thinking, node: Node) -> None:
        begun = perf_counter()
        if node.visits:
            # A tree that the turn has built already: what it lacks is the part of the budget it was not given.
            share = self._rate * self.budget.seconds * _PLAN
            wanted = self.budget.seconds * _PLAN * max(0.0, 1.0 - int(node.visits) / share) if share else 0.0
        else:
            wanted = self.budget.seconds * _PLAN
        allowed = min(wanted, self._seconds_left * _REST)
        done = int(self.search.grow(state, node, _ENDLESS, begun + allowed)) if allowed > 0 else 0
        spent = perf_counter() - begun
        if done:
            self._rate = int(done) / spent
        self._seconds_left -= spent

    _rate = 0.0
