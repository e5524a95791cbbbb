"""What a record tells of its chance, as types."""

from typing import NotRequired, TypedDict


class SeatSeed(TypedDict, total=False):
    """What the page of a seat committed to, and the seed if it was revealed in time and counts."""

    commitment: str
    seed: str


class Fairness(TypedDict):
    """The part of a record that proves its outcomes. The secret and the seeds are there once the game has ended."""

    scheme: int
    commitment: str
    secret: NotRequired[str]
    seats: list[SeatSeed]
    first: NotRequired[int]  # so many actions were taken from another record, and are not proved here
