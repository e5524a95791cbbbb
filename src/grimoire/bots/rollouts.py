"""Rollouts: close choices are played on by the net's policy, many times, and the best mean counts.

A tree search picks the flattering errors of its evaluator. Here nothing is picked: the errors of many different ends
cancel out, and only what the policy does wrong everywhere is left. Rollouts of a few turns need the fewest games to
tell choices apart, but what they tell is only as good as the value at their ends. So what they leave open is played to
the end of the game, if there is time for that.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.bots.evaluators import empty_seats
from grimoire.bots.search import NOWHERE, Node, Search, best_edge, most_visited
from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER

_ROUND: Final[i64] = 8  # rollouts of each candidate before the hopeless ones are dropped
_MOST: Final[i64] = 5  # candidates
_CLOSE: Final = 0.12  # of the best action's visits: what makes a candidate
_KNOWN: Final[i64] = 8  # visits from which the tree's choice counts more than the policy
_HOPELESS: Final = 2.0  # standard errors behind the best
_CLEAR: Final = 1.0  # standard errors ahead of the tree's choice
_COST: Final[i64] = 3  # evaluations that take as long as a simulation
_SHORT: Final[i64] = 2500  # nodes' worth of work for rollouts of a few turns, before games are played to the end
_WHOLE_GAME: Final[i64] = 1 << 40  # turns
_LONGEST: Final[i64] = 3000  # steps of a rollout


class Candidate:
    """An action that may be the best, and how its rollouts went."""

    def __init__(self, index: i64, code: i64, kid: Node) -> None:
        self.index: Final[i64] = index
        self.code: Final[i64] = code
        self.kid: Final = kid
        self.is_compared: bool = False
        self.count: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, value: float) -> None:
        self.is_compared = True
        self.count += 1
        self.total += value
        self.squares += value * value

    def begin(self) -> None:
        """Counts anew: rollouts of another kind begin."""
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        return self.total / float(self.count)

    def variance(self) -> float:
        """Of the mean."""
        mean = self.mean()
        return max(0.0, self.squares / float(self.count) - mean * mean) / float(self.count)


class Ends:
    """How games ended that were played out from one position, summed up by seat."""

    def __init__(self, seats: i64) -> None:
        self.count: i64 = 0
        self.wins: vec[float] = empty_seats(seats)
        self.points: vec[float] = empty_seats(seats)

    def add(self, wins: vec[float], points: vec[float], seats: i64) -> None:
        self.count += 1
        seat: i64 = 0
        while seat < seats:
            self.wins[seat] = self.wins[seat] + wins[seat]
            self.points[seat] = self.points[seat] + points[seat]
            seat += 1


class Rollouts:
    """Compares the closest actions of a searched node."""

    def __init__(self, search: Search) -> None:
        self._search: Final = search
        self._evaluations: i64 = 0
        self._seed: i64 = 0
        self._turns: i64 = 0  # of a rollout

    def compare(self, state: SearchState, node: Node, most: i64, until: float) -> i64:
        """Rolls out within so many nodes' worth of work, and until the clock shows ``until`` if that is not 0.

        Marks the best action; how many nodes it was worth.
        """
        self._evaluations = 0
        self._turns = self._search.style.rollout_turns
        left = candidates(node)
        best, left = self._narrow(state, left[0], left, min(most, _SHORT), until)
        if len(left) > 1 and most > _SHORT:
            self._turns = _WHOLE_GAME
            best, left = self._narrow(state, best, left, most, until)
        if best.is_compared:
            node.chosen = best.index
        return self._evaluations // _COST

    def _narrow(
        self, state: SearchState, first: Candidate, left: list[Candidate], most: i64, until: float
    ) -> tuple[Candidate, list[Candidate]]:
        """Rolls out until one candidate is left or the work is done: the best, and those not clearly behind it.

        Where it is not clear which one is best, it is the first, unless that was dropped.
        """
        for candidate in left:
            candidate.begin()
        while len(left) > 1 and self._evaluations < most * _COST:
            if until > 0.0 and self._search.clock() >= until:
                break
            sample: i64 = 0
            while sample < _ROUND:
                self._seed += 1
                for candidate in left:
                    candidate.add(self._rollout(state, candidate, Generator(self._seed)))
                sample += 1
            left = _hopeful(left)
        return preferred(first, left), left

    def play_out(self, state: SearchState, plan: Node, most: i64, until: float) -> Ends:
        """Plays to the end by the policy, at least once, within so many nodes' worth of work or until the clock shows
        ``until``; the turn begins as planned, unless the plan is NOWHERE.

        The policy plays well enough that its results tell more of a position than the value of the net does.
        """
        ends = Ends(state.seat_count())
        evaluator = self._search.evaluator
        self._evaluations = 0
        while ends.count == 0 or self._evaluations < most * _COST:
            if until > 0.0 and ends.count > 0 and self._search.clock() >= until:
                break
            self._seed += 1
            generator = Generator(self._seed)
            end = state.copy()
            if plan is not NOWHERE:
                self._play_plan(end, plan)
            steps: i64 = 0
            before = self._evaluations
            while end.player != OVER and steps < _LONGEST:
                self._play_on(end, generator)
                steps += 1
            evaluator.evaluate(end, generator)
            if self._evaluations == before:  # nothing is left to decide, and yet this must come to an end
                self._evaluations += end.seat_count()
            ends.add(evaluator.wins, evaluator.points, end.seat_count())
        return ends

    def _rollout(self, state: SearchState, candidate: Candidate, generator: Generator) -> float:
        """One rollout of a candidate: the value at its end to whoever decides."""
        seat = state.player
        state = state.copy()
        state.play_fast(candidate.code)
        self._play_tree(state, candidate.kid, seat)
        turn = state.turn_key()
        left = self._turns
        steps: i64 = 0
        while state.player != OVER and steps < _LONGEST:
            if state.turn_key() != turn:
                turn = state.turn_key()
                left -= 1
                if left <= 0 and state.player != CHANCE:
                    break
            self._play_on(state, generator)
            steps += 1
        evaluator = self._search.evaluator
        evaluator.evaluate(state, generator)
        self._evaluations += state.seat_count()
        return evaluator.wins[seat]

    def _play_plan(self, state: SearchState, plan: Node) -> None:
        """What the search would play, and the rest of the turn as the tree has planned it."""
        seat = state.player
        index = best_edge(plan)
        state.play_fast(plan.codes[index])
        self._play_tree(state, plan.children[index], seat)

    def _play_tree(self, state: SearchState, node: Node, seat: i64) -> None:
        """The rest of the turn as the tree has planned it, as far as it has."""
        while node is not NOWHERE and node.player == seat and node.visits >= _KNOWN and len(node.codes) > 0:
            index = most_visited(node)
            state.play_fast(node.codes[index])
            node = node.children[index]

    def _play_on(self, state: SearchState, generator: Generator) -> None:
        if state.player == CHANCE:
            state.play_chance(generator)
            return
        codes = vec[i64]()
        for code in state.legal():
            codes = append(codes, code)
        best: i64 = 0
        if len(codes) > 1:
            prior = self._search.evaluator.policy(state, codes)
            self._evaluations += 1
            index: i64 = 1
            while index < i64(len(codes)):
                if prior[index] > prior[best]:
                    best = index
                index += 1
        state.play_fast(codes[best])


def candidates(node: Node) -> list[Candidate]:
    """The most visited action and those that come close, at most a handful."""
    first = most_visited(node)
    found = [Candidate(first, node.codes[first], node.children[first])]
    least = _CLOSE * float(node.edge_visits[first])
    index: i64 = 0
    while index < i64(len(node.codes)):
        if index != first and float(node.edge_visits[index]) > least and i64(len(found)) < _MOST:
            found.append(Candidate(index, node.codes[index], node.children[index]))
        index += 1
    return found


def _best(left: list[Candidate]) -> Candidate:
    best = left[0]
    for candidate in left:
        if candidate.mean() > best.mean():
            best = candidate
    return best


def preferred(first: Candidate, left: list[Candidate]) -> Candidate:
    """The best of those that are left; the first, if it is one of them and no other is clearly better."""
    if left[0].count == 0:  # there was no time for rollouts
        return first
    best = _best(left)
    for candidate in left:
        if candidate is first and not _is_clear(best, first):
            return first
    return best


def _is_clear(best: Candidate, first: Candidate) -> bool:
    """Is it better than the tree's choice by more than chance would explain?"""
    return best.mean() - first.mean() > _CLEAR * sqrt(best.variance() + first.variance())


def _hopeful(left: list[Candidate]) -> list[Candidate]:
    """Those that are not clearly behind the best."""
    best = _best(left)
    found: list[Candidate] = []
    for candidate in left:
        error = sqrt(best.variance() + candidate.variance())
        if candidate is best or best.mean() - candidate.mean() <= _HOPELESS * error:
            found.append(candidate)
    return found
