"""Legal actions as things to point at, so that a client can draw them without knowing a rule."""

from typing import Final, NamedTuple

import msgspec

from grimoire.texts.message import Message


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal action: what is touched, where it lies, where it goes, and its words for lists and screen readers."""

    action: str  # in notation, to be sent back as it is
    verb: str
    label: Message
    zone: str | None = None  # where the thing lies that is touched; None for a plain button
    seat: int | None = None  # whose zone, None for a shared one
    item: str | None = None  # as the position names it: a kind of token, a spell, a colour, a spot
    amount: int | None = None  # a spell's level, a die's change
    to: str | None = None  # the zone it goes to, None if it stays
    to_seat: int | None = None
    to_item: str | None = None  # what it goes to there: a spell, a spot of the main board


class Places(NamedTuple):
    """Where the thing lies that an action touches, and where it goes; the fields are those of an offer."""

    zone: str | None = None
    seat: int | None = None
    item: str | None = None
    amount: int | None = None
    to: str | None = None
    to_seat: int | None = None
    to_item: str | None = None


# The same for compiled code, which makes and reads it several times faster.
PlainPlaces = tuple[str | None, int | None, str | None, int | None, str | None, int | None, str | None]
NOWHERE: Final[PlainPlaces] = (None, None, None, None, None, None, None)  # of an action that touches nothing


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An action that was played, or an outcome of chance: what moved from where to where, and what it gained.

    The fields from ``zone`` on are those of an offer.
    """

    action: str
    verb: str
    actor: int | None = None  # the seat that decided; None for chance
    gains: tuple[int, ...] = ()  # by score; empty if no score has changed
    zone: str | None = None
    seat: int | None = None
    item: str | None = None
    amount: int | None = None
    to: str | None = None
    to_seat: int | None = None
    to_item: str | None = None
