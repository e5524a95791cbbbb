"""The tasks of a worker and its answers: lines of JSON over its standard input and output."""

from typing import Final

import msgspec

from grimoire.kernel.game import Json, Position

KEPT: Final = 32  # games that a worker remembers


class Think(msgspec.Struct, tag="think"):
    """Play on for a seat until chance or somebody else decides; the bot is one of the catalogue."""

    table: str
    seat: int
    bot: str
    game: str
    options: dict[str, Json]
    start: Position | None
    actions: list[str]


class Advise(msgspec.Struct, tag="advise"):
    """Give hints to whoever decides."""

    table: str
    game: str
    options: dict[str, Json]
    start: Position | None
    actions: list[str]


class Forget(msgspec.Struct, tag="forget"):
    """Forget a table. This is not answered."""

    table: str


class Thought(msgspec.Struct, tag="thought"):
    """The bot's actions, in notation and in order."""

    actions: list[str]


class Hinted(msgspec.Struct):
    """An action, how much of the search went into it, and by seat the chance to win and the points it leads to."""

    action: str
    share: float
    wins: list[float]
    points: list[float]


class Advised(msgspec.Struct, tag="advised"):
    """The value of the position for each seat, and the best actions first; none where nobody decides."""

    wins: list[float]
    points: list[float]
    hints: list[Hinted]


class Failed(msgspec.Struct, tag="failed"):
    """Why there is no answer, and whether it may help to try again."""

    reason: str
    again: bool


Task = Think | Advise
Answer = Thought | Advised | Failed
