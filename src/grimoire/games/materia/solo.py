"""The opponent's board of a solo game."""

from typing import Final

from mypy_extensions import i64

ALTAR: Final[i64] = 7
TRACK: Final[i64] = 17
SCORING_FROM: Final[i64] = 4


def clears_altar(filled: i64) -> bool:
    """Does filling this space of the track discard the whole altar?"""
    return filled == 4 or filled == 9 or filled == 14


def track_score(filled: i64) -> i64:
    return 0 if filled < SCORING_FROM else 14 + 2 * (filled - SCORING_FROM)
