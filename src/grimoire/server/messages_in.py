"""What a page says over its socket, one type for each message; docs/clients.md explains how they are used."""

from typing import Annotated

import msgspec
from msgspec import Meta

from grimoire.kernel.fairness import HEX
from grimoire.server.settings import MOST_SEATS, NAME
from grimoire.table.events import Wish

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=NAME)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Secret = Annotated[str, Meta(max_length=64, pattern=HEX)]  # a pattern alone allows another end of line
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class FromPage(
    msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True, forbid_unknown_fields=True
):
    """A message of a page. One with an ``id`` is answered by ``done`` or ``refused`` with the same ``id``."""

    id: Number | None = None


class Hello(FromPage, frozen=True, kw_only=True, tag="hello"):
    """The first message: which protocol the page speaks."""

    protocol: int


class Ping(FromPage, frozen=True, kw_only=True, tag="ping"):
    """Is the server there?"""


class AtTable(FromPage, frozen=True, kw_only=True):
    """A message about a table."""

    table: TableId


class Watch(AtTable, frozen=True, kw_only=True, tag="watch"):
    """Send me updates of this table. ``seen`` is the last version I know; ``quiet`` leaves out the chat."""

    seen: Version | None = None
    quiet: bool = False


class Unwatch(AtTable, frozen=True, kw_only=True, tag="unwatch"):
    """Send me no more updates of this table."""


class Play(AtTable, frozen=True, kw_only=True, tag="play"):
    """I play this legal action, chosen at this version."""

    seat: SeatNumber
    action: Annotated[str, Meta(max_length=100)]
    version: Version


class Undo(AtTable, frozen=True, kw_only=True, tag="undo"):
    """I undo my last choice."""

    seat: SeatNumber
    version: Version


class Fill(AtTable, frozen=True, kw_only=True, tag="fill"):
    """I, the host, give an open seat to a bot."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Reveal(AtTable, frozen=True, kw_only=True, tag="reveal"):
    """The seed that I have committed to."""

    seat: SeatNumber
    seed: Secret


class Leave(AtTable, frozen=True, kw_only=True, tag="leave"):
    """I leave; a bot may play for me."""

    seat: SeatNumber


class Return(AtTable, frozen=True, kw_only=True, tag="return"):
    """I am back at my seat."""

    seat: SeatNumber


class Resign(AtTable, frozen=True, kw_only=True, tag="resign"):
    """I resign."""

    seat: SeatNumber


class WishFor(AtTable, frozen=True, kw_only=True, tag="wish"):
    """I would like to abandon the game, or to play again."""

    seat: SeatNumber
    wish: Wish
    commitment: Secret | None = None  # to my seed for the next game


class Say(AtTable, frozen=True, kw_only=True, tag="say"):
    """A line for the chat."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=1000)]


class Hint(AtTable, frozen=True, kw_only=True, tag="hint"):
    """What would a strong bot play?"""

    version: Version


class Why(AtTable, frozen=True, kw_only=True, tag="why"):
    """Why can I not choose this thing? It is named as offers name what they touch."""

    zone: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    item: Annotated[str, Meta(max_length=100)] | None = None
    amount: Annotated[int, Meta(ge=-100, le=100)] | None = None


AnyFromPage = (
    Hello | Ping | Watch | Unwatch | Play | Undo | Fill | Reveal | Leave | Return | Resign | WishFor | Say | Hint | Why
)

_decoder: msgspec.json.Decoder[AnyFromPage] = msgspec.json.Decoder(AnyFromPage)


def decode(data: bytes | str) -> AnyFromPage:
    """A page's message; msgspec.DecodeError names the place where it is wrong (ValidationError is one)."""
    return _decoder.decode(data)
