"""What the server says over a page's socket, one type for each message; docs/clients.md explains how they are used."""

import msgspec

from grimoire.table.events import AnyEvent, Said
from grimoire.table.view_types import LogEntry, SeatView, View
from grimoire.texts.message import Message


class ToPage(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """A message for a page."""


class Welcome(ToPage, frozen=True, kw_only=True, tag="welcome"):
    """The answer to hello: the server's version, its time (milliseconds since 1970) and its protocol."""

    server: str
    now: int
    protocol: int


class Reload(ToPage, frozen=True, kw_only=True, tag="reload"):
    """The page and the server speak different protocols: load the page again."""

    server: str
    protocol: int


class Done(ToPage, frozen=True, kw_only=True, tag="done"):
    """What was asked for is done and on disk; the version after it."""

    id: int
    version: int = 0


class Refused(ToPage, frozen=True, kw_only=True, tag="refused"):
    """Nothing was done. ``text`` says why in plain English; ``key`` and ``values`` are for translations."""

    key: str
    text: str
    id: int | None = None
    place: str = ""
    values: dict[str, str | int | float] = {}


class Presence(ToPage, frozen=True, kw_only=True, tag="presence"):
    """Who is at a table: by seat, whether its person has it open, and how many others watch."""

    table: str
    here: tuple[bool, ...]
    watchers: int


class TableState(ToPage, frozen=True, kw_only=True, tag="table"):
    """The whole of a table."""

    table: str
    version: int
    created: AnyEvent
    seats: tuple[SeatView, ...]
    yours: tuple[int, ...]
    host: bool
    view: View
    log: tuple[LogEntry, ...]
    chat: tuple[Said, ...]


class Update(ToPage, frozen=True, kw_only=True, tag="update"):
    """What happened at a table after the version that the page knows, and how it stands now."""

    table: str
    version: int
    events: tuple[AnyEvent, ...]
    seats: tuple[SeatView, ...]
    view: View
    log: tuple[LogEntry, ...] = ()


class Chatted(ToPage, frozen=True, kw_only=True, tag="chatted"):
    """New lines in the chat; the board has not changed."""

    table: str
    version: int
    events: tuple[Said, ...]


class YourTurn(ToPage, frozen=True, kw_only=True, tag="turn"):
    """It is your turn at a table that this page does not show."""

    table: str
    seat: int


class Gone(ToPage, frozen=True, kw_only=True, tag="gone"):
    """There is no such table, it is closed to watchers, or it has been archived (its record may still be there)."""

    table: str
    key: str
    text: str


class HintMove(msgspec.Struct, frozen=True):
    """An action, the chance of whoever decides to win with it (0 to 1), and what it leads to for each seat.

    ``share``: how much of the search went into it.
    """

    action: str
    label: Message
    win: float
    share: float
    wins: tuple[float, ...]
    points: tuple[float, ...]


class Hints(ToPage, frozen=True, kw_only=True, tag="hints"):
    """What a strong bot thinks of the position: its value for each seat, and the best actions, most wins first."""

    table: str
    version: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    best: tuple[HintMove, ...]
    id: int | None = None


class Reason(ToPage, frozen=True, kw_only=True, tag="reason"):
    """The answer to why: one sentence; without it, the thing can be chosen."""

    table: str
    version: int
    reason: Message | None = None
    id: int | None = None


class Pong(ToPage, frozen=True, kw_only=True, tag="pong"):
    """The answer to ping, with the server's time."""

    now: int
    id: int | None = None


AnyToPage = (
    Welcome
    | Reload
    | Done
    | Refused
    | Presence
    | TableState
    | Update
    | Chatted
    | YourTurn
    | Gone
    | Hints
    | Reason
    | Pong
)

_encoder = msgspec.json.Encoder()


def encode(message: ToPage) -> bytes:
    """The text of a message."""
    return _encoder.encode(message)
