"""What a worker is asked and what it answers: lines of JSON over its standard input and output."""

from typing import Any, Final

import msgspec

KEPT: Final = 32  # games that a worker has in its memory


class Think(msgspec.Struct, tag="think"):
    """Play on for one seat until chance or somebody else decides; the bot is one of the catalogue."""

    table: str
    seat: int
    bot: str
    game: str
    options: dict[str, Any]
    start: dict[str, Any] | None
    actions: list[str]


class Advise(msgspec.Struct, tag="advise"):
    """A hint for whoever decides."""

    table: str
    game: str
    options: dict[str, Any]
    start: dict[str, Any] | None
    actions: list[str]


class Forget(msgspec.Struct, tag="forget"):
    """The table is gone. This is not answered."""

    table: str


class Thought(msgspec.Struct, tag="thought"):
    """What the bot plays, in notation and in order."""

    actions: list[str]


class Hinted(msgspec.Struct):
    """An action, how much of the search went into it, and by seat the chance to win and the points it leads to."""

    action: str
    share: float
    wins: list[float]
    points: list[float]


class Advised(msgspec.Struct, tag="advised"):
    """By seat what the position is worth, and the best actions first; none where nobody decides."""

    wins: list[float]
    points: list[float]
    hints: list[Hinted]


class Failed(msgspec.Struct, tag="failed"):
    """Why there is no answer, and whether one may come when the task is tried again."""

    reason: str
    again: bool


Task = Think | Advise
Answer = Thought | Advised | Failed
