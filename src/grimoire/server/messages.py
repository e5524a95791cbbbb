"""Every message of a page's socket, one type each; docs/clients.md tells how they are used."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from grimoire.server.settings import NAME
from grimoire.table.events import AnyEvent, Said, Wish
from grimoire.table.view import LogEntry, SeatView, View
from grimoire.texts.message import Message as Text

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """One line in either direction."""


class FromPage(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message of a page. One with an ``id`` is answered by ``done`` or ``refused`` with the same."""

    id: Number | None = None


class Hello(FromPage, frozen=True, kw_only=True, tag="hello"):
    """The first message: which messages the page speaks."""

    protocol: int


class Ping(FromPage, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there?"""


class AtTable(FromPage, frozen=True, kw_only=True):
    """A message about a table."""

    table: TableId


class Watch(AtTable, frozen=True, kw_only=True, tag="watch"):
    """From now on tell me of this table; ``seen`` is the last version I know. ``quiet``: leave out the chat."""

    seen: Version | None = None
    quiet: bool = False


class Unwatch(AtTable, frozen=True, kw_only=True, tag="unwatch"):
    """Tell me no more of this table."""


class Play(AtTable, frozen=True, kw_only=True, tag="play"):
    """This legal action, chosen at this version."""

    seat: SeatNumber
    action: Annotated[str, Meta(max_length=100)]
    version: Version


class Undo(AtTable, frozen=True, kw_only=True, tag="undo"):
    """Take my last choice back."""

    seat: SeatNumber
    version: Version


class Fill(AtTable, frozen=True, kw_only=True, tag="fill"):
    """Give an open seat to a bot (who set up the table)."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Leave(AtTable, frozen=True, kw_only=True, tag="leave"):
    """I go; a bot may play for me."""

    seat: SeatNumber


class Return(AtTable, frozen=True, kw_only=True, tag="return"):
    """I am back at my seat."""

    seat: SeatNumber


class Resign(AtTable, frozen=True, kw_only=True, tag="resign"):
    """I give up."""

    seat: SeatNumber


class WishFor(AtTable, frozen=True, kw_only=True, tag="wish"):
    """I should like to abandon the game, or to play again."""

    seat: SeatNumber
    wish: Wish


class Say(AtTable, frozen=True, kw_only=True, tag="say"):
    """A line for the chat."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=1000)]


class Hint(AtTable, frozen=True, kw_only=True, tag="hint"):
    """What would a strong bot do?"""

    version: Version


AnyFromPage = Hello | Ping | Watch | Unwatch | Play | Undo | Fill | Leave | Return | Resign | WishFor | Say | Hint


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The answer to hello: what the server speaks, and its time (milliseconds since 1970)."""

    server: str
    now: int
    protocol: int


class Reload(Message, frozen=True, kw_only=True, tag="reload"):
    """The page is of another version than the server: load it again."""

    server: str
    protocol: int


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """What was asked for is done, and on disk; the version after it."""

    id: int
    version: int = 0


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """What was asked for cannot be; nothing has changed. ``text`` is plain English, ``key`` is for translations."""

    key: str
    text: str
    id: int | None = None
    place: str = ""
    values: dict[str, Any] = {}


class Presence(Message, frozen=True, kw_only=True, tag="presence"):
    """Whose pages are open at a table: by seat, and how many watch."""

    table: str
    here: tuple[bool, ...]
    watchers: int


class TableState(Message, frozen=True, kw_only=True, tag="table"):
    """A table as a whole."""

    table: str
    version: int
    created: AnyEvent
    seats: tuple[SeatView, ...]
    yours: tuple[int, ...]
    host: bool
    view: View
    log: tuple[LogEntry, ...]
    chat: tuple[Said, ...]


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """What happened at a table after the version that the page knows, and how it stands now."""

    table: str
    version: int
    events: tuple[AnyEvent, ...]
    seats: tuple[SeatView, ...]
    view: View
    log: tuple[LogEntry, ...] = ()


class Chatted(Message, frozen=True, kw_only=True, tag="chatted"):
    """Lines of the chat; the board is as it was."""

    table: str
    version: int
    events: tuple[Said, ...]


class YourTurn(Message, frozen=True, kw_only=True, tag="turn"):
    """At a table that this page does not show, it is your turn."""

    table: str
    seat: int


class Gone(Message, frozen=True, kw_only=True, tag="gone"):
    """There is no such table, or it is not open to watchers, or it is put away; its record may be."""

    table: str
    key: str
    text: str


class HintMove(msgspec.Struct, frozen=True):
    """An action, how much of the search went into it, and what it leads to for each seat."""

    action: str
    label: Text
    share: float
    wins: tuple[float, ...]
    points: tuple[float, ...]


class Hints(Message, frozen=True, kw_only=True, tag="hints"):
    """What a strong bot thinks of the position: for each seat, and its best actions."""

    table: str
    version: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    best: tuple[HintMove, ...]
    id: int | None = None


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """Yes; the server's time."""

    now: int
    id: int | None = None


AnyToPage = (
    Welcome | Reload | Done | Refused | Presence | TableState | Update | Chatted | YourTurn | Gone | Hints | Pong
)

_decoder = msgspec.json.Decoder(AnyFromPage)
encode = msgspec.json.Encoder().encode


def decode(data: bytes | str) -> AnyFromPage:
    """A page's message; msgspec.DecodeError (ValidationError is one) names the place if it is none."""
    found: AnyFromPage = _decoder.decode(data)
    return found
