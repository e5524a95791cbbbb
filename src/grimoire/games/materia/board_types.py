"""The board as a client gets it, as types."""

from typing import Literal, NotRequired, TypedDict


class LearnedView(TypedDict):
    """A learned spell: its level, the token on it, and whether it was learned today."""

    level: int
    token: str
    today: bool


class SeatView(TypedDict):
    """A player's side."""

    pool: list[str]
    familiar: list[str]
    learned: dict[str, LearnedView]


class OpponentView(TypedDict):
    """The opponent of a solo game."""

    track: list[str]
    lower: list[str]


class UnderwayView(TypedDict, total=False):
    """What an unfinished action has touched: the token given in a swap, or the spell being learned."""

    given: str
    spell: str
    level: int
    placed: str | None
    paid: list[str]


class BoardView(TypedDict):
    """The board; of the pouch only its size."""

    game: Literal["materia"]
    players: int
    spells: list[str]
    first: int | None
    round: int
    turn: int | None
    phase: str
    morning_actions_used: int
    altar: list[str]
    discard: list[str]
    pouch: int
    seats: list[SeatView]
    handicap: NotRequired[int]
    opponent: NotRequired[OpponentView]
    pending: NotRequired[bool]
    underway: NotRequired[UnderwayView]
