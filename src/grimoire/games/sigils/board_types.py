"""The board as a client gets it, as types."""

from typing import Literal, NotRequired, TypedDict


class DiceView(TypedDict):
    """Six dice: what they show, and which are used."""

    dice: dict[str, int]
    used: list[str]


class SeatView(DiceView):
    """A player's side; spots of the book count from 1. ``joined``: those whose right half the next spell joins."""

    fame: int
    gems: int
    spells: list[str]
    cast: list[int]
    face_down: list[int]
    joined: list[int]


class UnderwayView(TypedDict, total=False):
    """The die being harnessed and the dice paid, or the spot being cast."""

    harnessed: str
    paid: list[str]
    cast: int


class BoardView(TypedDict):
    """The board."""

    game: Literal["sigils"]
    edition: str
    teachers: bool
    players: int
    first: int | None
    round: int
    turn: int | None
    last_turns: list[int] | None
    board: dict[str, str | None]
    discard: list[str]
    supply: int
    seats: list[SeatView]
    teacher_dice: DiceView | None
    pending: NotRequired[bool]
    underway: NotRequired[UnderwayView]
