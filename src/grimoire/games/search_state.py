"""What a game offers to players that think: turns to plan, positions to tell apart, a judgement by hand, and senses.

Features are what a learned judgement looks at: numbers under fixed indices, most of them absent. Each seat is seen from
its own side, so that one judgement serves every seat and every number of players.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.games.playout import Generator, Playout

_LOW: Final[i64] = 0x7FFF_FFFF
_HIGH: Final[i64] = 0xFFFF_FFFF
_ALL: Final[i64] = 0x3FFF_FFFF_FFFF_FFFF


def mix(hashed: i64, value: i64) -> i64:
    """Stirs a value into a fingerprint; the same numbers interpreted and compiled, all within 63 bits."""
    stirred = hashed ^ value
    low = (stirred & _LOW) * 0x5851_F42D
    high = ((stirred >> 31) & _HIGH) * 0x4C95_7F2D
    return (low ^ (low >> 29) ^ ((high & _LOW) << 31) ^ (high >> 20)) & _ALL


class Features:
    """Numbers under their indices, in the order they were noticed."""

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
        """Everything noticed, for programs that are not compiled."""
        return [(int(self.indices[index]), self.values[index]) for index in range(self.count)]


class SearchState(Playout):
    """A game in progress as bots see it."""

    def copy(self) -> "SearchState":
        raise NotImplementedError

    def game_name(self) -> str:
        """Which game this is."""
        raise NotImplementedError

    def is_solo(self) -> bool:
        """Is there one player, against a board?"""
        return False

    def seat_count(self) -> i64:
        """How many seats ``scores()`` tells of: the players, and in a solo game the opponent."""
        raise NotImplementedError

    def decider(self) -> i64:
        """``player``, for compiled code."""
        raise NotImplementedError

    def outcome(self, share: float) -> int:
        raise NotImplementedError

    def play_chance(self, generator: Generator) -> None:
        """Lets chance have its way until somebody decides or the game is over."""
        raise NotImplementedError

    def play_eager(self, generator: Generator) -> i64:
        """Like ``play_random``, but roughly as people play."""
        raise NotImplementedError

    def play_fast(self, code: i64) -> None:
        """``play``, for compiled code."""
        raise NotImplementedError

    def turn_key(self) -> i64:
        """Equal marks: the same turn of the same game."""
        raise NotImplementedError

    def turn_begins(self) -> bool:
        """Has nothing been done in this turn yet?"""
        raise NotImplementedError

    def round_number(self) -> i64:
        """How many rounds have begun."""
        raise NotImplementedError

    def ending(self) -> bool:
        """Has somebody brought about the end, so that only last turns are left?"""
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """Equal states have equal fingerprints, and others hardly ever do."""
        raise NotImplementedError

    def settled(self) -> bool:
        """Is a player asked for a new action, with nothing half done?"""
        raise NotImplementedError

    def points(self, seat: i64) -> float:
        """What the seat would score now."""
        raise NotImplementedError

    def prize(self, seat: i64) -> float:
        """The seat's share of the victory once over: 1, a part of a shared one, or 0. All shares add up to 1.

        In a solo game the opponent has what the player has not: a tie, which nobody wins, counts for it.
        """
        if seat == 1 and self.is_solo():
            return 1.0 - self.prize(0)
        winners = self.winners()
        return 1.0 / float(len(winners)) if seat in winners else 0.0

    def winners(self) -> list[int]:
        raise NotImplementedError

    def heuristic(self, seat: i64) -> float:
        """By hand: about the points the seat will end with, compared with the others' at this moment."""
        raise NotImplementedError

    def features(self, seat: i64, out: Features) -> None:
        """Notices the position from a seat's side."""
        raise NotImplementedError

    def action_features(self, code: i64, out: Features) -> None:
        """Notices what an action of the player who decides is about."""
        raise NotImplementedError

    def feature_count(self) -> i64:
        """Places of ``sense`` are below this."""
        raise NotImplementedError

    def action_feature_count(self) -> i64:
        """Places of ``action_features`` are below this."""
        raise NotImplementedError
