"""What is set before a match begins."""

from typing import Final, Literal

import msgspec

from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Json, Position

SECOND: Final = 1000  # times are whole milliseconds everywhere
DAY: Final = 86_400 * SECOND
SHORTEST: Final = 5 * SECOND
LONGEST: Final = 30 * DAY
STAND_IN: Final = "adept"


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a person may think, in milliseconds: a bank for the whole game, and a bonus for every turn.

    A fresh clock starts every turn with the full bank instead.
    """

    bank: int
    bonus: int = 0
    fresh: bool = False


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit at a seat: a person, a bot of a level, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    player: str = ""  # the person behind the name, known to the server alone
    level: str = ""
    commitment: str = ""  # to the seed that the person's page contributes to chance


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game with its options, and what is allowed at the table."""

    game: str
    options: dict[str, Json] = {}
    start: Position | None = None
    clock: Clock | None = None
    undo: bool = True
    hints: bool = True
    chat: bool = True
    watchers: bool = True
    listed: bool = False  # everybody sees the table and may sit down
    stand_in: str = STAND_IN  # the level that plays for people who have left
    lesson: bool = False  # chance and the opponent follow the lesson of the game
    gather: bool = False  # the clocks wait until everybody has come to the table


def check_clock(clock: Clock | None) -> None:
    """OptionError if a clock is too short, too long or contradicts itself."""
    if clock is None:
        return
    if not SHORTEST <= clock.bank <= LONGEST:
        raise OptionError(_not_between("clock.bank", clock.bank, SHORTEST))
    if not 0 <= clock.bonus <= LONGEST:
        raise OptionError(_not_between("clock.bonus", clock.bonus, 0))
    if clock.fresh and clock.bonus:
        raise OptionError(Fault("fresh-bonus", "clock.bonus", "a clock that is full at every turn has no bonus"))


def _not_between(place: str, found: int, least: int) -> Fault:
    return Fault("not-between", place, "{found} is not a number from {least} to {most}",
                 found=found, least=least, most=LONGEST)  # fmt: skip
