"""The beginning of the end: who has triggered it, in words."""

from typing import NamedTuple

from grimoire.texts.message import Message


class Ending(NamedTuple):
    """Only last turns are left. ``seat`` has triggered it; None if the rules did."""

    seat: int | None
    line: Message
