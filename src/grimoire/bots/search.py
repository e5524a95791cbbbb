"""Tree search for games with chance and several players.

A node is a state; ways that lead to the same state share it. A chance node keeps some of the outcomes it has met and
meets new ones the rarer the more it has, so that the search can look behind chance.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.bots.judges import Judge, empty_seats
from grimoire.games.playout import Generator
from grimoire.games.thinking import Thinking
from grimoire.kernel.game import CHANCE, OVER

NOBODY: Final[i64] = -1
_CLOCK: Final[i64] = 16  # simulations between two looks at the clock
_LONGEST: Final = 400  # nodes of one simulation
_FEW: Final[i64] = 64  # simulations below which nothing is settled
_ALIKE: Final = 0.003  # chances to win that make no difference


class Node:
    """A state met by the search: who decides, what is legal, and what came of it."""

    def __init__(self, player: i64) -> None:
        self.player: Final[i64] = player
        self.visits: i64 = 0
        self.wins: vec[float] = empty_seats()
        self.points: vec[float] = empty_seats()
        self.proved: i64 = NOBODY  # who is sure to win from here
        self.codes: vec[i64] = vec[i64]()
        self.likely: vec[float] = vec[float]()
        self.tries: vec[i64] = vec[i64]()
        self.kids: list[Node] = []  # as many as codes, or as met outcomes; NOWHERE where there is none yet
        self.outcomes: list[Thinking] = []

    def mean(self, seat: i64) -> float:
        return self.wins[seat] / float(self.visits) if self.visits != 0 else 0.5


# One for all: a node that held itself instead would stay in memory until the garbage collector stops the search.
NOWHERE: Final = Node(NOBODY)


class Search:
    """Grows a tree below states of one game."""

    def __init__(self, judge: Judge, seed: int, explore: float, doubt: float) -> None:
        self.judge: Final = judge
        self.generator: Final = Generator(seed)
        self.explore: Final = explore
        self.doubt: Final = doubt  # how much worse an action not yet tried is thought to be
        self.nodes: dict[int, Node] = {}
        self.seats: i64 = 2

    def clear(self) -> None:
        self.nodes = {}

    def root(self, state: Thinking) -> Node:
        """The node of a state somebody decides in."""
        self.seats = state.seat_count()
        mark = state.fingerprint()
        node = self.nodes.get(mark)
        if node is None:
            node = self._meet(state.copy(), mark)
            self._credit([node])
        if len(node.codes) == 0:
            self._open(state, node)
        return node

    def grow(self, state: Thinking, node: Node, most: i64, until: float) -> i64:
        """Simulates at most so many times, or until the clock shows ``until`` if it is not 0; how often it did."""
        done: i64 = 0
        while done < most and node.proved == NOBODY:
            if until > 0.0 and done % _CLOCK == 0 and perf_counter() >= until:
                break
            if done % _CLOCK == 0 and done >= _FEW and _is_settled(node, done, most):
                break
            self._simulate(state.copy(), node)
            done += 1
        return done

    def _simulate(self, state: Thinking, node: Node) -> None:
        path: list[Node] = [node]
        while True:
            if node.player == OVER or len(path) == _LONGEST:
                self.judge.judge(state, self.generator)
                break
            known = i64(len(self.nodes))
            if node.player == CHANCE:
                state, node = self._after_chance(state, node)
            else:
                node = self._after_choice(state, node)
            path.append(node)
            if i64(len(self.nodes)) != known:
                break
        self._credit(path)

    def _credit(self, path: list[Node]) -> None:
        wins = self.judge.wins
        points = self.judge.points
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

    def _after_choice(self, state: Thinking, node: Node) -> Node:
        if len(node.codes) == 0:
            self._open(state, node)
        index = self._pick(node)
        state.play_fast(node.codes[index])
        node.tries[index] = node.tries[index] + 1
        kid = node.kids[index]
        if kid is NOWHERE:
            kid = self._reach(state)
            node.kids[index] = kid
        return kid

    def _after_chance(self, state: Thinking, node: Node) -> tuple[Thinking, Node]:
        met = i64(len(node.kids))
        if met > 3 and float(met) > 3.0 * sqrt(float(node.visits)):
            index = self.generator.below(met)
            return node.outcomes[index].copy(), node.kids[index]
        state.play_chance(self.generator)
        node.outcomes.append(state.copy())
        kid = self._reach(state)
        node.kids.append(kid)
        return state, kid

    def _reach(self, state: Thinking) -> Node:
        mark = state.fingerprint()
        node = self.nodes.get(mark)
        return self._meet(state, mark) if node is None else node

    def _meet(self, state: Thinking, mark: i64) -> Node:
        """A node for a new state, judged; the state may be played on."""
        player = state.decider()
        node = Node(player)
        self.nodes[mark] = node
        if player == CHANCE:
            state.play_chance(self.generator)
        self.judge.judge(state, self.generator)
        if player == OVER:
            self._prove(node)
        return node

    def _open(self, state: Thinking, node: Node) -> None:
        """What can be done in a state, and how likely each action is: asked only of nodes met again."""
        for code in state.legal():
            node.codes = append(node.codes, code)
            node.tries = append(node.tries, 0)
            node.kids.append(NOWHERE)
        node.likely = self.judge.weigh(state, node.codes)

    def _prove(self, node: Node) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if self.judge.wins[seat] > 0.99:
                node.proved = seat
            seat += 1

    def _pick(self, node: Node) -> i64:
        """The action that promises most: good so far, likely, or seldom tried."""
        player = node.player
        spread = self.explore * sqrt(float(node.visits) + 1.0)
        untried = node.mean(player) - self.doubt
        best: i64 = 0
        most = -1.0e9
        index: i64 = 0
        count = i64(len(node.codes))
        while index < count:
            tries = node.tries[index]
            worth = untried
            if tries != 0:
                kid = node.kids[index]
                worth = kid.wins[player] / float(kid.visits) if kid.visits != 0 else untried
            worth += spread * node.likely[index] / (1.0 + float(tries))
            if worth > most:
                most = worth
                best = index
            index += 1
        return best


def _is_settled(node: Node, done: i64, most: i64) -> bool:
    """Would going on change nothing? What was tried most cannot be overtaken any more, or the two best are alike."""
    first: i64 = -1
    second: i64 = -1
    index: i64 = 0
    count = i64(len(node.tries))
    while index < count:
        tries = node.tries[index]
        if first < 0 or tries > node.tries[first]:
            second = first
            first = index
        elif second < 0 or tries > node.tries[second]:
            second = index
        index += 1
    if second < 0 or node.tries[first] - node.tries[second] > most - done:
        return True
    if 3 * done < most or 4 * node.tries[second] < node.visits:
        return False
    gap = node.kids[first].mean(node.player) - node.kids[second].mean(node.player)
    return -_ALIKE < gap < _ALIKE


def best_edge(node: Node) -> i64:
    """The index of the action to play: a proven win, else the one tried most, else the likeliest."""
    best: i64 = 0
    most = -1.0
    index: i64 = 0
    count = i64(len(node.codes))
    while index < count:
        if node.kids[index].proved == node.player:
            return index
        worth = float(node.tries[index]) + node.likely[index] * 0.5
        if worth > most:
            most = worth
            best = index
        index += 1
    return best
