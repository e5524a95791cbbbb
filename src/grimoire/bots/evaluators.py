"""Evaluators give the value and the policy of a position at a leaf of the search: by heuristic or by net."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.bots.net import Net
from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import OVER

_LONGEST: Final[i64] = 40  # random actions until nothing is half done
_FADING: Final = 0.004  # how far a value moves towards even, a round
_LEAST_TRUST: Final = 0.6
_UNIFORM_SHARE: Final = 0.2  # of the heuristic's policy: the part that is uniform
POINTS: Final = 10.0  # the unit in which the net counts points
POINTS_SCALE: Final = 3.0  # points after a playout that make a win e times as likely


def empty_seats(seats: i64) -> vec[float]:
    """A value for every seat."""
    values = vec[float]()
    seat: i64 = 0
    while seat < seats:
        values = append(values, 0.0)
        seat += 1
    return values


class Evaluator:
    """Fills in each seat's chance to win and expected points. It may play the state on."""

    def __init__(self) -> None:
        self.wins: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()

    def evaluate(self, state: SearchState, generator: Generator) -> None:
        """Evaluates a settled state, or the end."""
        if i64(len(self.wins)) < state.seat_count():
            self.wins = empty_seats(state.seat_count())
            self.points = empty_seats(state.seat_count())
        if state.player == OVER:
            self._tell_end(state)
        else:
            self._guess(state, generator)

    def _tell_end(self, state: SearchState) -> None:
        seat: i64 = 0
        while seat < state.seat_count():
            self.wins[seat] = state.reward(seat)
            self.points[seat] = state.points(seat)
            seat += 1

    def _guess(self, state: SearchState, generator: Generator) -> None:
        raise NotImplementedError

    def policy(self, state: SearchState, codes: vec[i64]) -> vec[float]:  # noqa: ARG002 (subclasses need it)
        """The prior of each action; uniform unless the evaluator knows better."""
        prior = vec[float]()
        share = 1.0 / float(len(codes))
        for _ in range(len(codes)):
            prior = append(prior, share)
        return prior


class HeuristicEvaluator(Evaluator):
    """Plays on for some turns, roughly as people play, then takes the game's heuristic.

    With a ``temperature`` the heuristic also gives the policy: an action worth that many points more is e times as
    likely.
    """

    def __init__(self, turns: int, points_scale: float, temperature: float = 0.0) -> None:
        super().__init__()
        self.turns: Final[i64] = turns
        self.points_scale: Final = points_scale
        self.temperature: Final = temperature
        self._chance: Final = Generator(1)  # for what is half done while the policy is computed

    def _guess(self, state: SearchState, generator: Generator) -> None:
        if not self._play_on(state, generator):
            self._tell_end(state)
            return
        seat: i64 = 0
        while seat < state.seat_count():
            worth = state.heuristic(seat)
            self.points[seat] = worth
            self.wins[seat] = worth / self.points_scale
            seat += 1
        softmax(self.wins, state.seat_count())

    def _play_on(self, state: SearchState, generator: Generator) -> bool:
        """Plays the turns; False if the game ended before."""
        turn = state.turn_key()
        left = self.turns
        while left > 0:
            if state.play_eager(generator) == 0:
                return False
            if state.turn_key() != turn:
                turn = state.turn_key()
                left -= 1
        state.play_chance(generator)
        return state.player != OVER

    def policy(self, state: SearchState, codes: vec[i64]) -> vec[float]:
        if self.temperature == 0.0:
            return Evaluator.policy(self, state, codes)
        seat = state.player
        logits = vec[float]()
        for code in codes:
            after = state.copy()
            after.play_fast(code)
            settle(after, self._chance)
            logits = append(logits, lead(after, seat) / self.temperature)
        return mixed_softmax(logits, _UNIFORM_SHARE)


class NetEvaluator(Evaluator):
    """Evaluates with a trained net; ``uniform_share`` of its policy is uniform."""

    def __init__(self, net: Net, uniform_share: float = 0.08) -> None:
        super().__init__()
        self.net: Final = net
        self.uniform_share: Final = uniform_share

    def _guess(self, state: SearchState, generator: Generator) -> None:  # noqa: ARG002 (nothing is drawn here)
        net = self.net
        seats = state.seat_count()
        solo = seats == 2 and state.is_solo()
        seat: i64 = 0
        while seat < seats:
            if solo and seat == 1:
                # The opponent of a solo game does not play: its value is what the player's leaves.
                self.wins[1] = 0.0
                self.points[1] = state.heuristic(1)
            else:
                net.evaluate(state, seat)
                self.wins[seat] = net.value_logit
                self.points[seat] = state.points(seat) + net.points * POINTS
            seat += 1
        softmax(self.wins, seats)
        self._fade(state, seats)

    def _fade(self, state: SearchState, seats: i64) -> None:
        """Moves the values a little towards even in later rounds, so that a leader does not wait for ever."""
        if state.ending():
            return
        trust = 1.0 - _FADING * float(state.round)
        if trust < _LEAST_TRUST:
            trust = _LEAST_TRUST
        evenly = (1.0 - trust) / float(seats)
        seat: i64 = 0
        while seat < seats:
            self.wins[seat] = evenly + trust * self.wins[seat]
            seat += 1

    def policy(self, state: SearchState, codes: vec[i64]) -> vec[float]:
        net = self.net
        net.evaluate(state, state.player)
        logits = vec[float]()
        for code in codes:
            logits = append(logits, net.policy_logit(state, code))
        return mixed_softmax(logits, self.uniform_share)


class BlendedEvaluator(NetEvaluator):
    """A net whose value is averaged with that of a short playout: their errors have little in common."""

    def __init__(self, net: Net, share: float, turns: int) -> None:
        super().__init__(net)
        self.share: Final = share  # of the playout
        self.playouts: Final = HeuristicEvaluator(turns, POINTS_SCALE)

    def _guess(self, state: SearchState, generator: Generator) -> None:
        NetEvaluator._guess(self, state, generator)
        self.playouts.evaluate(state, generator)
        seat: i64 = 0
        while seat < state.seat_count():
            self.wins[seat] = self._blended(self.wins[seat], self.playouts.wins[seat])
            self.points[seat] = self._blended(self.points[seat], self.playouts.points[seat])
            seat += 1

    def _blended(self, net: float, playout: float) -> float:
        return net + self.share * (playout - net)


def lead(state: SearchState, seat: i64) -> float:
    """A seat's heuristic less that of its best rival."""
    rival = -1.0e9
    other: i64 = 0
    while other < state.seat_count():
        if other != seat:
            rival = max(rival, state.heuristic(other))
        other += 1
    return state.heuristic(seat) - rival


def mixed_softmax(logits: vec[float], uniform_share: float) -> vec[float]:
    """Priors from logits: softmax, mixed with ``uniform_share`` of the uniform policy."""
    count = i64(len(logits))
    softmax(logits, count)
    evenly = uniform_share / float(count)
    index: i64 = 0
    while index < count:
        logits[index] = evenly + (1.0 - uniform_share) * logits[index]
        index += 1
    return logits


def settle(state: SearchState, generator: Generator) -> bool:
    """Plays at random until nothing is half done; False if that ends the game."""
    steps: i64 = 0
    while steps < _LONGEST:
        state.play_chance(generator)
        if state.player == OVER:
            return False
        if state.settled():
            return True
        state.play_random(generator)
        steps += 1
    return True


def softmax(values: vec[float], count: i64) -> None:
    """Turns the first ``count`` logits into shares that add up to 1."""
    best = values[0]
    index: i64 = 1
    while index < count:
        if values[index] > best:
            best = values[index]
        index += 1
    total = 0.0
    index = 0
    while index < count:
        values[index] = exp(values[index] - best)
        total += values[index]
        index += 1
    index = 0
    while index < count:
        values[index] = values[index] / total
        index += 1
