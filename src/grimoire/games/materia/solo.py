"""What the solo mode does otherwise: the opponent's board, and what spells do to it."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.steps import CEDE, LOWER, OTHERS_DRAW, OTHERS_TAKE, Step

ALTAR: Final[i64] = 7
TRACK: Final[i64] = 17
SCORING_FROM: Final[i64] = 4

# What stands in for the other players: a token of choice, or one from the pouch, on the lower part.
OPPONENT_STEPS: Final = {int(OTHERS_TAKE): Step(CEDE, 1), int(OTHERS_DRAW): Step(LOWER, 1)}


def clears_altar(filled: i64) -> bool:
    """Does filling this space of the track discard the whole altar?"""
    return filled == 4 or filled == 9 or filled == 14


def track_score(filled: i64) -> i64:
    return 0 if filled < SCORING_FROM else 14 + 2 * (filled - SCORING_FROM)
