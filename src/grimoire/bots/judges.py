"""Who judges a position at the edge of a search: chance, a judgement by hand, or a learned one."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.bots.net import Net
from grimoire.games.playout import Generator
from grimoire.games.thinking import Thinking
from grimoire.kernel.game import OVER

MOST_SEATS: Final = 5
_LONGEST: Final[i64] = 40  # random steps until nothing is half done
_FADING: Final = 0.004  # of the chances to win, a round
_LEAST_TRUST: Final = 0.6
_OPEN_MIND: Final = 0.2  # the part of a liking by hand that is spread evenly
POINTS: Final = 10.0  # what the net counts points in


def empty_seats() -> vec[float]:
    """A number for every seat."""
    made = vec[float]()
    for _ in range(MOST_SEATS):
        made = append(made, 0.0)
    return made


class Judge:
    """Fills in the chance of each seat to win and the points it will end with; may play the state on."""

    def __init__(self) -> None:
        self.wins: vec[float] = empty_seats()
        self.points: vec[float] = empty_seats()

    def judge(self, state: Thinking, generator: Generator) -> None:
        """Judges a state that chance does not own."""
        if state.decider() == OVER:
            self._tell_end(state)
        else:
            self._guess(state, generator)

    def _tell_end(self, state: Thinking) -> None:
        seat: i64 = 0
        while seat < state.seat_count():
            self.wins[seat] = state.prize(seat)
            self.points[seat] = state.points(seat)
            seat += 1

    def _guess(self, state: Thinking, generator: Generator) -> None:
        raise NotImplementedError

    def weigh(self, state: Thinking, codes: vec[i64]) -> vec[float]:  # noqa: ARG002 (others look at it)
        """How likely each action is to be the best: all alike, unless the judge knows better."""
        made = vec[float]()
        share = 1.0 / float(len(codes))
        for _ in range(len(codes)):
            made = append(made, share)
        return made


class Appraiser(Judge):
    """Plays on for some turns, roughly as people play, then trusts the judgement by hand that the game offers.

    With ``warmth`` the judgement also says which actions to look at first: one that leads so many points further is
    about three times as likely.
    """

    def __init__(self, turns: int, doubt: float, warmth: float = 0.0) -> None:
        super().__init__()
        self.turns: Final[i64] = turns
        self.doubt: Final = doubt
        self.warmth: Final = warmth
        self._chance: Final = Generator(1)  # for what is half done while actions are weighed

    def _guess(self, state: Thinking, generator: Generator) -> None:
        if not self._play_on(state, generator):
            self._tell_end(state)
            return
        seat: i64 = 0
        while seat < state.seat_count():
            worth = state.appraise(seat)
            self.points[seat] = worth
            self.wins[seat] = worth / self.doubt
            seat += 1
        soften(self.wins, state.seat_count())

    def _play_on(self, state: Thinking, generator: Generator) -> bool:
        """False if the game ended before the turns did."""
        turn = state.turn_mark()
        left = self.turns
        while left > 0:
            if state.play_eager(generator) == 0:
                return False
            if state.turn_mark() != turn:
                turn = state.turn_mark()
                left -= 1
        state.play_chance(generator)
        return state.decider() != OVER

    def weigh(self, state: Thinking, codes: vec[i64]) -> vec[float]:
        if self.warmth == 0.0:
            return Judge.weigh(self, state, codes)
        seat = state.decider()
        made = vec[float]()
        for code in codes:
            after = state.copy()
            after.play_fast(code)
            settle(after, self._chance)
            made = append(made, lead(after, seat) / self.warmth)
        return preferences(made, _OPEN_MIND)


class Learner(Judge):
    """Looks through a net that was trained on many games; ``open_mind`` is the part of its liking spread evenly."""

    def __init__(self, net: Net, open_mind: float = 0.08) -> None:
        super().__init__()
        self.net: Final = net
        self.open_mind: Final = open_mind

    def _guess(self, state: Thinking, generator: Generator) -> None:
        if not settle(state, generator):
            self._tell_end(state)
            return
        net = self.net
        seats = state.seat_count()
        solo = seats == 2 and state.is_solo()
        seat: i64 = 0
        while seat < seats:
            if solo and seat == 1:
                # The virtual opponent does not play: the net sees it from the player's side.
                self.wins[1] = 0.0
                self.points[1] = state.appraise(1)
            else:
                net.look(state, seat)
                self.wins[seat] = net.strength
                self.points[seat] = state.points(seat) + net.points * POINTS
            seat += 1
        soften(self.wins, seats)
        self._fade(state, seats)

    def _fade(self, state: Thinking, seats: i64) -> None:
        """A game that goes on is worth a little less to whoever leads, so that nobody waits for ever."""
        if state.ending():
            return
        trust = 1.0 - _FADING * float(state.round_number())
        if trust < _LEAST_TRUST:
            trust = _LEAST_TRUST
        evenly = (1.0 - trust) / float(seats)
        seat: i64 = 0
        while seat < seats:
            self.wins[seat] = evenly + trust * self.wins[seat]
            seat += 1

    def weigh(self, state: Thinking, codes: vec[i64]) -> vec[float]:
        net = self.net
        net.look(state, state.decider())
        made = vec[float]()
        for code in codes:
            made = append(made, net.liking(state, code))
        return preferences(made, self.open_mind)


def lead(state: Thinking, seat: i64) -> float:
    """A seat's prospects less those of its best rival."""
    rival = -1.0e9
    other: i64 = 0
    while other < state.seat_count():
        if other != seat:
            rival = max(rival, state.appraise(other))
        other += 1
    return state.appraise(seat) - rival


def preferences(likings: vec[float], open_mind: float) -> vec[float]:
    """How likely each action is, from how much it is liked; the part ``open_mind`` is spread evenly."""
    count = i64(len(likings))
    soften(likings, count)
    evenly = open_mind / float(count)
    index: i64 = 0
    while index < count:
        likings[index] = evenly + (1.0 - open_mind) * likings[index]
        index += 1
    return likings


def settle(state: Thinking, generator: Generator) -> bool:
    """Plays at random until nothing is half done; False if that ends the game."""
    steps: i64 = 0
    while steps < _LONGEST:
        state.play_chance(generator)
        if state.decider() == OVER:
            return False
        if state.settled():
            return True
        state.play_random(generator)
        steps += 1
    return True


def soften(values: vec[float], count: i64) -> None:
    """Turns strengths into shares that add up to 1."""
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
