"""The bodies of HTTP requests and responses."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from grimoire.games.offers import Step
from grimoire.kernel.game import Json, Position
from grimoire.server.messages_in import SeatNumber, Secret
from grimoire.server.settings import MOST_SEATS
from grimoire.table.result import Result
from grimoire.table.settings import Clock
from grimoire.table.view_types import SeatView
from grimoire.texts.message import Message

Name = Annotated[str, Meta(max_length=100)]
Commitment = Secret


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: me, a bot of a level, or anybody. Several seats may be mine."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


Seats = Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; ``options`` are those of the game. Chat is off at listed tables, unless it is asked for.

    A lesson has its own options, and a bot for the second seat. ``commitment`` is to a seed of yours, which you reveal
    over the socket; the game begins with it.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: dict[str, Json] = {}
    start: Position | None = None
    clock: Clock | None = None
    undo: bool = True
    hints: bool = True
    chat: bool | None = None
    watchers: bool = True
    listed: bool = False
    lesson: bool = False
    commitment: Commitment | None = None


class OptionCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game to check. ``files`` has the texts of options that are files, in TOML or JSON."""

    options: dict[str, Json] = {}
    files: dict[Annotated[str, Meta(max_length=40)], str] = {}


class CheckedOptions(msgspec.Struct, frozen=True):
    """The options as a new table takes them, those from files included."""

    options: dict[str, Json]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a record: after so many actions. No seat stays open."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Seats
    undo: bool = True
    hints: bool = True


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, the first open one if none is named. ``commitment`` is to a seed of yours."""

    name: Name = ""
    seat: SeatNumber | None = None
    commitment: Commitment | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    table: str
    game: str
    status: str  # open, live, over, abandoned or archived
    listed: bool
    options: dict[str, Json]
    clock: Clock | None
    chat: bool
    watchers: bool
    seats: tuple[SeatView, ...]
    yours: tuple[int, ...]
    player: int | None
    your_turn: bool
    version: int
    created: int  # milliseconds since 1970, like all times
    changed: int
    scores: tuple[int, ...] = ()
    result: Result | None = None  # who won, and by what


class Link(msgspec.Struct, frozen=True):
    """A private address that makes another device yours. It works once, until a time (milliseconds since 1970)."""

    path: str
    expires: int


class Continue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a private address."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]


class Key(msgspec.Struct, frozen=True):
    """A token for programs: ``Authorization: Bearer KEY``."""

    key: str


class RecordId(msgspec.Struct, frozen=True):
    """The id of a record that was uploaded."""

    record: str


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a record: an action, its line in the log, and the board after it."""

    number: int
    board: Mapping[str, Json]
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]  # for each score, where the points come from
    player: int  # who decides next: a seat, -1 for chance, -2 after the end
    seat: int | None = None
    action: str = ""
    line: Message | None = None
    step: Step | None = None  # what it moved from where to where, and what it gained


class Replay(msgspec.Struct, frozen=True):
    """A part of a record, frame by frame."""

    game: str
    options: dict[str, Json]
    seats: tuple[SeatView, ...]  # who played; empty if the record does not tell
    length: int
    frames: tuple[Frame, ...]


class Chance(msgspec.Struct, frozen=True):
    """An action that chance played: its number, what was possible, and the whole-number weight of each of these."""

    number: int
    outcomes: tuple[str, ...]
    weights: tuple[int, ...]


class Chances(msgspec.Struct, frozen=True):
    """All actions of a record that chance played."""

    chances: tuple[Chance, ...]


class Health(msgspec.Struct, frozen=True):
    """The server is healthy."""

    server: str
    protocol: int
    tables: int
    pages: int


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: in plain English, and as key and values for translations."""

    key: str
    text: str
    place: str = ""
    values: dict[str, Json] = {}
    also: tuple["Problem", ...] = ()  # further faults, the first few of them
