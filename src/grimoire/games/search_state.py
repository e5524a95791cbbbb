"""What a game offers to bots that search: turns, fingerprints, a heuristic value, and features for a net.

Features are sparse: numbers under fixed indices, most of them absent. They describe the position from one seat's side,
so that one net serves every seat and every number of players.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from grimoire.games.observation import NUMBERS, Observation, seat_labels
from grimoire.games.playout import Generator, Playout
from grimoire.kernel.game import CHANCE

_LOW: Final[i64] = 0x7FFF_FFFF
_HIGH: Final[i64] = 0xFFFF_FFFF
_ALL: Final[i64] = 0x3FFF_FFFF_FFFF_FFFF


def mix(hashed: i64, value: i64) -> i64:
    """Mixes a value into a hash; the same numbers interpreted and compiled, all within 63 bits."""
    mixed = hashed ^ value
    low = (mixed & _LOW) * 0x5851_F42D
    high = ((mixed >> 31) & _HIGH) * 0x4C95_7F2D
    return (low ^ (low >> 29) ^ ((high & _LOW) << 31) ^ (high >> 20)) & _ALL


def seen_from(seat: i64, other: i64, seats: i64) -> i64:
    """A seat as another one sees it: 1 is oneself, 2 the next one and so on; 0 if it is nobody."""
    return 0 if other < 0 else (other - seat + seats) % seats + 1


class Features:
    """A sparse vector: values under their indices, in the order they were added."""

    def __init__(self) -> None:
        self.indices: vec[i64] = vec[i64]()
        self.values: vec[float] = vec[float]()
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, index: i64, value: float) -> None:
        count = self.count
        if count < i64(len(self.indices)):
            self.indices[count] = index
            self.values[count] = value
        else:
            self.indices = append(self.indices, index)
            self.values = append(self.values, value)
        self.count = count + 1

    def pairs(self) -> list[tuple[int, float]]:
        """All of it, for programs that are not compiled."""
        return [(int(self.indices[index]), self.values[index]) for index in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchState(Playout):
    """A game in progress as search bots see it. A game overrides what it can answer better or faster."""

    def copy(self) -> "SearchState":
        raise NotImplementedError

    def game_name(self) -> str:
        """Which game this is."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat would score now; in a solo game also the opponent."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The winning seats once over, [] before."""
        raise NotImplementedError

    def is_solo(self) -> bool:
        """Is there one player, against a board?"""
        return False

    def seat_count(self) -> i64:
        """How many seats ``scores()`` tells of: the players, and in a solo game the opponent."""
        return i64(len(self.scores()))

    def outcome(self, share: float) -> int:
        """The code of the chance outcome at this share (0 up to 1) of the total weight."""
        self.checked_share(share)
        weights = self.weights()
        left = share * float(sum(weights))
        for code, weight in zip(self.legal(), weights, strict=True):
            left -= float(weight)
            if left < 0.0:
                return code
        return self.legal()[-1]

    def play_eager(self, generator: Generator) -> i64:
        """Like ``play_random``, but roughly as people play."""
        return self.play_random(generator)

    def turn_key(self) -> i64:
        """Equal keys: the same turn of the same game."""
        return self.round * 8 + self.turn

    def turn_begins(self) -> bool:
        """Has nothing been done in this turn yet?"""
        return True

    def ending(self) -> bool:
        """Has somebody triggered the end, so that only last turns are left?"""
        return False

    def fingerprint(self) -> i64:
        """Equal states have equal fingerprints, and others hardly ever do."""
        return i64(hash(self.key()) & 0x3FFF_FFFF_FFFF_FFFF)

    def settled(self) -> bool:
        """Can this moment be evaluated? Nothing is half done: a new action is next, or chance between two of them."""
        return self.player != CHANCE

    def points(self, seat: i64) -> float:
        """What the seat would score now."""
        return float(self.scores()[seat])

    def reward(self, seat: i64) -> float:
        """The seat's share of the victory once over: 1, a part of a shared one, or 0. All shares add up to 1.

        In a solo game the opponent has what the player has not: a tie, which nobody wins, counts for it.
        """
        if seat == 1 and self.is_solo():
            return 1.0 - self.reward(0)
        winners = self.winners()
        return 1.0 / float(len(winners)) if seat in winners else 0.0

    def heuristic(self, seat: i64) -> float:
        """About the points the seat will end with, compared with the others' at this moment."""
        return self.points(seat)

    def features(self, seat: i64, out: Features) -> None:
        """Adds the features of the position from a seat's side; a game without a net has none."""

    def action_features(self, code: i64, out: Features) -> None:
        """Adds the features of an action of the player who decides."""

    def feature_count(self) -> i64:
        """Indices of ``features`` are below this."""
        return 0

    def action_feature_count(self) -> i64:
        """Indices of ``action_features`` are below this."""
        return 0

    def observation(self) -> Observation:
        """How ``observe`` lays out its numbers; the same for all states of a game with its options chosen."""
        return self._plain_layout(False)

    def _plain_layout(self, hides: bool) -> Observation:
        layout = Observation(NUMBERS, hides)
        layout.add("player", "who decides: 1 you, 2 the next seat and so on; 0 nobody")
        layout.add("turn", "whose turn it is, told like the player")
        layout.add("round", "the round, from 1 on")
        layout.add("scores", "what each seat would score now, you first", seat_labels(self.seat_count()), low=-(2**63))
        return layout

    def observe(self, seat: i64, out: vec[i64], start: i64) -> i64:
        """Writes what a seat sees into ``out``, word by word from ``start`` on; the place after the last word.

        It may depend on nothing that the player in this seat does not know.
        """
        seats = self.seat_count()
        out[start] = seen_from(seat, self.player, seats)
        out[start + 1] = seen_from(seat, self.turn, seats)
        out[start + 2] = self.round
        scores = self.scores()
        for place in range(seats):
            out[start + 3 + place] = scores[(seat + place) % seats]
        return start + 3 + seats
