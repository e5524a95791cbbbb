"""Legal actions as things to point at, so that a client can draw them without knowing a rule."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action as something to point at: what is touched, where, and where it goes."""

    action: str  # in notation, to be sent back as it is
    verb: str  # its first word
    zone: str | None = None  # where the thing lies that is touched; None for a plain button
    seat: int | None = None  # whose zone, None for a shared one
    item: str | None = None  # as the position names it: a kind of token, a spell, a colour, a spot
    amount: int | None = None  # a spell's level, a die's change
    to: str | None = None  # the zone it goes to, None if it stays
    to_seat: int | None = None
    to_item: str | None = None  # what it goes to there: a spell, a spot of the main board
