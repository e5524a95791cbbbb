"""The phases of a game. The first three are those of a Day and carry the symbols of spells."""

from typing import Final

from mypy_extensions import i64

MORNING: Final[i64] = 0
MIDDAY: Final[i64] = 1
EVENING: Final[i64] = 2
SETUP: Final[i64] = 3
SENDING: Final[i64] = 4
RESUPPLY: Final[i64] = 5
FINISHED: Final[i64] = 6
PHASES: Final = ("morning", "midday", "evening")
NO_PHASE: Final[i64] = -1
