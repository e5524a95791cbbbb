"""What a client gets of a match, as types."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from grimoire.games.offers import Offer, Step
from grimoire.kernel.game import Json
from grimoire.table.result import Result, Status
from grimoire.texts.message import Message


class ClockView(msgspec.Struct, frozen=True, gc=False):
    """What was left to each seat (milliseconds) at a time, and whose clock has been running since."""

    left: tuple[int, ...]
    running: int | None
    since: int


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    away: bool = False
    resigned: bool = False
    commitment: str = ""  # to the seed of its page, until the game begins
    seed: bool = False  # its page has revealed a seed, which counts


class LessonView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the guide of a lesson says: which step this is, why, and what to do now."""

    step: int
    steps: int
    note: Message
    suggest: str | None = None  # the next action of the lesson, if the person decides
    strayed: bool = False  # the person has left the lesson; undo leads back
    ended: bool = False  # the lesson is over, the game is not
    fresh: bool = False  # the note is new: forced actions wait until it has been read


class EndingView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The announcement of the last turns, and the seat that has triggered them, if one has."""

    line: Message
    seat: int | None = None


class View(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The board and the question."""

    moment: int  # the version since which the board is as it is
    length: int  # the number of actions so far
    status: Status
    board: Mapping[str, Json]  # the position, and what is under way
    scores: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    sources: tuple[dict[str, int], ...]  # the same in few groups, for a table
    player: int | None = None  # the seat that decides
    thinking: bool = False  # a bot decides for it
    prompt: Message | None = None
    offers: tuple[Offer, ...] = ()
    undo: int | None = None  # the seat that can undo its last choice
    grace: int = 0  # milliseconds to wait before the only legal action is played for a person: it ends their undo
    clock: ClockView | None = None
    result: Result | None = None
    outcome: tuple[Message, ...] = ()  # who won, and why the game ended
    ending: EndingView | None = None  # only last turns are left
    wishes: dict[str, tuple[int, ...]] = {}
    awaited: tuple[int, ...] = ()  # the clocks start when these have come to the table
    rematch: str = ""
    lesson: LessonView | None = None


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event that moved the game, in words: the decision and each outcome of chance.

    Entries from ``first`` on, the number of its first action, are replaced by it.
    """

    version: int
    seat: int
    first: int
    lines: tuple[Message, ...]
    ending: Message | None = None  # it has triggered the end: the announcement
    steps: tuple[Step, ...] = ()  # the same as data, one for each line; left out where the entry is no news
