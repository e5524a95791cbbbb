"""How a match stands, and how it ended."""

from typing import Literal

import msgspec

Status = Literal["open", "live", "over", "abandoned"]


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won, and by what."""

    winners: tuple[int, ...]
    by: Literal["play", "resign", "time", "abandon"]
