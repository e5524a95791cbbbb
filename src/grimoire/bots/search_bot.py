"""Bots that search: one plan for a whole turn, shared by its small decisions."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

from grimoire.bots import BotError
from grimoire.bots.budget import Budget
from grimoire.bots.clock import clock
from grimoire.bots.evaluators import Evaluator
from grimoire.bots.rollouts import Ends, Rollouts
from grimoire.bots.search import Node, Search, SearchStyle, best_edge
from grimoire.games.registry import spec_of
from grimoire.games.search_state import SearchState
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import State

_PLAN: Final = 0.7  # of a turn's budget: what the tree below a decision should get
_REST: Final = 0.75  # of what is left: what one decision may use
_ALL_TREE: Final = 400  # nodes of a turn that all go into the tree
_TREE: Final = 0.2  # of further ones
_FEW: Final = 100  # nodes with which rollouts would say nothing
_TREE_TIME: Final = 0.35  # of a turn's seconds
_ENDLESS: Final = 1 << 40

MakeEvaluator = Callable[[SearchState], Evaluator]


@contextmanager
def _without_collection() -> Iterator[None]:
    """A tree holds no cycles: looking for them would only take time, a sixth of the whole."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def search_state(state: State) -> SearchState:
    """The state for a search; BotError if the game does not support it."""
    if isinstance(state, SearchState):
        return state
    raise BotError(Fault("cannot-think", "", "this bot needs to look ahead, and this game does not support that"))


def _style_of(game: str, alone: bool) -> SearchStyle:
    """How a game is searched."""
    spec = spec_of(game)
    if alone and spec.solo_exploration:
        return SearchStyle(spec.solo_exploration)
    return SearchStyle(spec.exploration, spec.caution, spec.rollout_turns)


class SearchBot:
    """Searches with an evaluator, in the style that its game asks for unless told otherwise.

    The same seed and nodes make the same choices; seconds depend on the machine.
    """

    def __init__(
        self,
        name: str,
        make_evaluator: MakeEvaluator,
        seed: int | None,
        budget: Budget,
        style: SearchStyle | None = None,
    ) -> None:
        self.name: Final = name
        self.budget: Final = budget
        self._make_evaluator: Final = make_evaluator
        self._seed: Final = Random(seed).getrandbits(60)
        self._style: Final = style
        self._search: Search | None = None
        self._game = ("", False)  # and whether it is played alone: the search is for these
        self._turn = (-1, -1)
        self._nodes_left = 0
        self._seconds_left = 0.0
        self._pace = 0.0  # simulations a second, as last measured

    def choose(self, state: State) -> int:
        codes = state.legal()
        if len(codes) == 1:
            return codes[0]
        node = self.study(search_state(state))
        return int(node.codes[best_edge(node)])

    def study(self, state: SearchState) -> Node:
        """Searches a state within the budget of its turn; the tree of the turn is kept."""
        now = clock()
        begun = now()
        with _without_collection():
            search = self._begin(state)
            search.clock = now
            node = search.root(state)
            if self.budget.nodes:
                self._spend_nodes(search, state, node)
            else:
                self._spend_seconds(search, state, node, begun)
        return node

    def play_out(self, state: SearchState, plan: Node, share: float) -> Ends:
        """Games from this state on within a share of a turn's budget: the plan of a search, then the policy."""
        search = self._begin(state)
        search.clock = clock()
        if self.budget.nodes:
            return Rollouts(search).play_out(state, plan, int(self.budget.nodes * share), 0.0)
        return Rollouts(search).play_out(state, plan, _ENDLESS, search.clock() + self.budget.seconds * share)

    def portion(self, parts: int) -> "SearchBot":
        """The same bot with a part of the budget."""
        nodes = max(1, self.budget.nodes // parts)
        budget = Budget(nodes=nodes) if self.budget.nodes else Budget(seconds=self.budget.seconds / parts)
        return SearchBot(self.name, self._make_evaluator, self._seed, budget, self._style)

    def forget(self) -> None:
        """Starts the next search with an empty tree and the whole budget of a turn."""
        self._turn = (-1, -1)

    def _begin(self, state: SearchState) -> Search:
        """The search of this turn; a new turn has its whole budget."""
        game = (state.game_name(), bool(state.is_solo()))
        if self._search is None or self._game != game:
            self._game = game
            self._search = Search(self._make_evaluator(state), self._seed, self._style or _style_of(*game))
            self._turn = (-1, -1)
        turn = (int(state.turn_key()), int(state.player))
        # The turn starts from another state than last time: moves were undone, or it is another game.
        elsewhere = state.turn_begins() and state.fingerprint() not in self._search.nodes
        if turn != self._turn or elsewhere:
            self._turn = turn
            self._search.clear()
            self._nodes_left = self.budget.nodes
            self._seconds_left = self.budget.seconds
        return self._search

    def _spend_nodes(self, search: Search, state: SearchState, node: Node) -> None:
        allowed = max(int(self._nodes_left * _REST), min(self._nodes_left, len(node.codes)))
        wanted = max(int(self._tree_nodes(search) * _PLAN) - int(node.visits), 0)
        done = int(search.grow(state, node, min(wanted, allowed), 0.0))
        if search.style.rollout_turns and allowed - done >= _FEW:
            done += int(Rollouts(search).compare(state, node, allowed - done, 0.0))
        self._nodes_left -= done

    def _tree_nodes(self, search: Search) -> int:
        """The part of a turn's nodes that goes into the tree; the rest is for rollouts."""
        nodes = self.budget.nodes
        return min(nodes, _ALL_TREE + int((nodes - _ALL_TREE) * _TREE)) if search.style.rollout_turns else nodes

    def _spend_seconds(self, search: Search, state: SearchState, node: Node, begun: float) -> None:
        allowed = min(self.budget.seconds * _PLAN, self._seconds_left * _REST)
        if allowed <= 0:
            return
        self._grow(search, state, node, begun + allowed * (_TREE_TIME if search.style.rollout_turns else 1.0))
        if search.style.rollout_turns:
            Rollouts(search).compare(state, node, _ENDLESS, begun + allowed)
        self._seconds_left -= search.clock() - begun

    def _grow(self, search: Search, state: SearchState, node: Node, until: float) -> None:
        """Grows the tree until then; simulations that earlier decisions of the turn spent here are not spent again."""
        ready = search.clock()
        wanted = int(self._pace * (until - ready)) - int(node.visits) if self._pace else _ENDLESS
        done = int(search.grow(state, node, max(0, wanted), until))
        if done >= 64:
            self._pace = done / (search.clock() - ready)
