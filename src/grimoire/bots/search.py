"""Tree search for games with chance and several players.

A node is a state; ways that lead to the same state share it. A chance node keeps the outcomes it has met. The more it
has, the more often it returns to one of them, so that the search can look beyond chance.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.bots.clock import Clock, clock
from grimoire.bots.evaluators import Evaluator, empty_seats
from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER

NOBODY: Final[i64] = -1
_CLOCK: Final[i64] = 16  # simulations between two looks at the clock
_LONGEST: Final = 400  # most nodes in one simulation
_FEW: Final[i64] = 64  # fewest simulations before stopping early
_OUTCOMES: Final[i64] = 3  # at a chance node, times the root of its visits: progressive widening
_ALIKE: Final = 0.003  # a difference in win chance that does not matter


class Node:
    """A state in the tree: who decides, its actions with priors and visits, and the values backed up so far."""

    def __init__(self, player: i64, seats: i64) -> None:
        self.player: Final[i64] = player
        self.visits: i64 = 0
        self.wins: vec[float] = empty_seats(seats)
        self.points: vec[float] = empty_seats(seats)
        self.proved: i64 = NOBODY  # the seat that is proven to win from here
        self.codes: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.edge_visits: vec[i64] = vec[i64]()
        self.children: list[Node] = []  # one for each code or sampled outcome; NOWHERE where there is none yet
        self.outcomes: list[SearchState] = []
        self.chosen: i64 = NOBODY  # the index of the action that rollouts found best

    def mean(self, seat: i64) -> float:
        return self.wins[seat] / float(self.visits) if self.visits != 0 else 0.5


# Shared: a node that held itself instead would stay in memory until the garbage collector stops the search.
NOWHERE: Final = Node(NOBODY, 0)


class SearchStyle:
    """How a search weighs the values it finds against its priors.

    ``exploration`` is that of PUCT: the prior counts less the more a node is visited. It never counts less than
    ``caution`` says: the difference in value that may well be an error of the evaluator. Without it a long search
    goes where the evaluator flatters it most.
    With ``rollout_turns``, close choices are played on for so many turns: see :mod:`.rollouts`.
    """

    def __init__(self, exploration: float, caution: float = 0.0, rollout_turns: i64 = 0) -> None:
        self.exploration: Final = exploration
        self.caution: Final = caution
        self.rollout_turns: Final[i64] = rollout_turns


class Search:
    """Grows a tree below states of one game."""

    def __init__(self, evaluator: Evaluator, seed: int, style: "SearchStyle") -> None:
        self.evaluator: Final = evaluator
        self.generator: Final = Generator(seed)
        self.style: Final = style
        self.clock: Clock = clock()
        self.nodes: dict[int, Node] = {}
        self.seats: i64 = 2

    def clear(self) -> None:
        self.nodes = {}

    def root(self, state: SearchState) -> Node:
        """The node of a state somebody decides in."""
        self.seats = state.seat_count()
        fingerprint = state.fingerprint()
        node = self.nodes.get(fingerprint)
        if node is None:
            node = self._add_node(state, fingerprint)
            if state.settled():
                self.evaluator.evaluate(state.copy(), self.generator)
                self._backpropagate([node])
            else:
                self._simulate(state.copy(), node)
        if len(node.codes) == 0:
            self._expand(state, node)
        return node

    def grow(self, state: SearchState, node: Node, most: i64, until: float) -> i64:
        """Runs at most so many simulations, or until the clock shows ``until`` if that is not 0; how many it ran."""
        done: i64 = 0
        while done < most and node.proved == NOBODY:
            if until > 0.0 and done % _CLOCK == 0 and self.clock() >= until:
                break
            if done % _CLOCK == 0 and done >= _FEW and _is_settled(node, done, most):
                break
            self._simulate(state.copy(), node)
            done += 1
        return done

    def _simulate(self, state: SearchState, node: Node) -> None:
        """Follows the tree to a new node, and on until nothing is half done: leaves are compared at like moments."""
        path: list[Node] = [node]
        is_leaf = False
        while not is_leaf:
            known = i64(len(self.nodes))
            if node.player == CHANCE:
                state, node = self._after_chance(state, node)
            else:
                node = self._after_choice(state, node)
            path.append(node)
            is_new = i64(len(self.nodes)) != known
            is_leaf = node.player == OVER or (is_new and state.settled()) or len(path) == _LONGEST
        self.evaluator.evaluate(state, self.generator)
        if node.player == OVER and node.proved == NOBODY:
            self._prove(node)
        self._backpropagate(path)

    def _backpropagate(self, path: list[Node]) -> None:
        wins = self.evaluator.wins
        points = self.evaluator.points
        seats = self.seats
        index = i64(len(path)) - 1
        below = NOBODY
        while index >= 0:
            node = path[index]
            node.visits += 1
            seat: i64 = 0
            while seat < seats:
                node.wins[seat] = node.wins[seat] + wins[seat]
                node.points[seat] = node.points[seat] + points[seat]
                seat += 1
            if below >= 0 and node.player == below:
                node.proved = below
            below = node.proved
            index -= 1

    def _after_choice(self, state: SearchState, node: Node) -> Node:
        if len(node.codes) == 0:
            self._expand(state, node)
        index = self._pick(node)
        state.play_fast(node.codes[index])
        node.edge_visits[index] = node.edge_visits[index] + 1
        kid = node.children[index]
        if kid is NOWHERE:
            kid = self._node_of(state)
            node.children[index] = kid
        return kid

    def _after_chance(self, state: SearchState, node: Node) -> tuple[SearchState, Node]:
        met = i64(len(node.children))
        if met > _OUTCOMES and float(met) > float(_OUTCOMES) * sqrt(float(node.visits)):
            index = self.generator.below(met)
            return node.outcomes[index].copy(), node.children[index]
        state.play_chance(self.generator)
        node.outcomes.append(state.copy())
        kid = self._node_of(state)
        node.children.append(kid)
        return state, kid

    def _node_of(self, state: SearchState) -> Node:
        fingerprint = state.fingerprint()
        node = self.nodes.get(fingerprint)
        return self._add_node(state, fingerprint) if node is None else node

    def _add_node(self, state: SearchState, fingerprint: i64) -> Node:
        node = Node(state.player, self.seats)
        self.nodes[fingerprint] = node
        return node

    def _expand(self, state: SearchState, node: Node) -> None:
        """Fills in the legal actions and their priors; only nodes that are visited again need them."""
        for code in state.legal():
            node.codes = append(node.codes, code)
            node.edge_visits = append(node.edge_visits, 0)
            node.children.append(NOWHERE)
        node.prior = self.evaluator.policy(state, node.codes)

    def _prove(self, node: Node) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if self.evaluator.wins[seat] > 0.99:
                node.proved = seat
            seat += 1

    def _pick(self, node: Node) -> i64:
        """The action with the highest value plus exploration bonus (PUCT)."""
        player = node.player
        visits = float(node.visits) + 1.0
        spread = max(self.style.exploration * sqrt(visits), self.style.caution * visits)
        untried = node.mean(player)
        best: i64 = 0
        most = -1.0e9
        index: i64 = 0
        count = i64(len(node.codes))
        while index < count:
            edge_visits = node.edge_visits[index]
            worth = untried
            if edge_visits != 0:
                kid = node.children[index]
                worth = kid.wins[player] / float(kid.visits) if kid.visits != 0 else untried
            worth += spread * node.prior[index] / (1.0 + float(edge_visits))
            if worth > most:
                most = worth
                best = index
            index += 1
        return best


def _is_settled(node: Node, done: i64, most: i64) -> bool:
    """Would more simulations change nothing? The most visited cannot be overtaken, or the two best are alike."""
    first: i64 = -1
    second: i64 = -1
    index: i64 = 0
    count = i64(len(node.edge_visits))
    while index < count:
        edge_visits = node.edge_visits[index]
        if first < 0 or edge_visits > node.edge_visits[first]:
            second = first
            first = index
        elif second < 0 or edge_visits > node.edge_visits[second]:
            second = index
        index += 1
    if second < 0 or node.edge_visits[first] - node.edge_visits[second] > most - done:
        return True
    if 3 * done < most or 4 * node.edge_visits[second] < node.visits:
        return False
    gap = node.children[first].mean(node.player) - node.children[second].mean(node.player)
    return -_ALIKE < gap < _ALIKE


def best_edge(node: Node) -> i64:
    """The index of the action to play: a proven win, else what rollouts found best, else the most visited."""
    index: i64 = 0
    count = i64(len(node.codes))
    while index < count:
        if node.children[index].proved == node.player:
            return index
        index += 1
    return most_visited(node) if node.chosen < 0 else node.chosen


def most_visited(node: Node) -> i64:
    """The index of the most visited action; where nothing is visited, the one with the highest prior."""
    best: i64 = 0
    most = -1.0
    index: i64 = 0
    count = i64(len(node.codes))
    while index < count:
        worth = float(node.edge_visits[index]) + node.prior[index] * 0.5
        if worth > most:
            most = worth
            best = index
        index += 1
    return best
