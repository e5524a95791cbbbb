"""Everything that can happen at a table. Events are numbered, and a match is nothing but its events."""

from typing import Literal

import msgspec

from grimoire.table.settings import SeatPlan, Settings

Wish = Literal["abandon", "rematch"]
Why = Literal["resign", "time"]


class Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True, gc=False):
    """Its number among the table's events, from 1 on, and when it happened (milliseconds since 1970)."""

    version: int
    at: int


class Created(Event, frozen=True, kw_only=True, tag="created"):
    """The table was set up."""

    settings: Settings
    seats: tuple[SeatPlan, ...]
    host: str = ""  # the person who set it up, known to the server alone
    commitment: str = ""  # to the secret of chance; without it, chance cannot be verified
    secret: str = ""  # of chance; known to the server alone until the game has ended
    taken_over: int = 0  # so many actions come from a record


class Seated(Event, frozen=True, kw_only=True, tag="seated"):
    """Somebody took an open seat: a person, or a bot with a level."""

    seat: int
    plan: SeatPlan


class Freed(Event, frozen=True, kw_only=True, tag="freed"):
    """A seat is open again, before the game has begun."""

    seat: int


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """The page of a seat revealed the seed that it had committed to."""

    seat: int
    seed: str = ""  # known to the server alone until the game has ended


class Begun(Event, frozen=True, kw_only=True, tag="begun"):
    """All seats are taken and the game has begun; ``then`` is what chance dealt first."""

    then: tuple[str, ...] = ()


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A decision, and the outcomes of chance that followed it."""

    seat: int
    action: str
    then: tuple[str, ...] = ()
    bot: bool = False


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """A person undid their last ``count`` decisions.

    In a lesson, ``count`` includes the decisions of the opponent in between, and chance is undone too.
    """

    seat: int
    count: int


class Arrived(Event, frozen=True, kw_only=True, tag="arrived"):
    """A person whom the clocks waited for has come to the table."""

    seat: int


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A person left; a bot plays for them until they are back."""

    seat: int


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A person is back at their seat."""

    seat: int


class Resigned(Event, frozen=True, kw_only=True, tag="resigned"):
    """A person resigned, or their time ran out."""

    seat: int
    why: Why = "resign"


class Wished(Event, frozen=True, kw_only=True, tag="wished"):
    """A person would like to abandon the game without a result, or to play again."""

    seat: int
    wish: Wish
    commitment: str = ""  # to a seed for the next game


class Abandoned(Event, frozen=True, kw_only=True, tag="abandoned"):
    """The game ended without a result, because everybody wished so."""


class Rematched(Event, frozen=True, kw_only=True, tag="rematched"):
    """Everybody wished to play again; the next game is at this table."""

    table: str


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """A line of the chat."""

    seat: int
    text: str


AnyEvent = (
    Created
    | Seated
    | Freed
    | Revealed
    | Begun
    | Played
    | Undone
    | Arrived
    | Left
    | Returned
    | Resigned
    | Wished
    | Abandoned
    | Rematched
    | Said
)

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
encode = msgspec.json.Encoder().encode


def decode(data: bytes) -> AnyEvent:
    """An event from its JSON; msgspec.ValidationError if it is not one."""
    return _decoder.decode(data)


def public(event: AnyEvent) -> AnyEvent:
    """The event as everybody may see it: without who people are behind their names, and without secrets of chance."""
    if isinstance(event, Created):
        seats = tuple(_nameless(plan) for plan in event.seats)
        return msgspec.structs.replace(event, seats=seats, host="", secret="")
    if isinstance(event, Revealed):
        return msgspec.structs.replace(event, seed="")
    if isinstance(event, Seated):
        return msgspec.structs.replace(event, plan=_nameless(event.plan))
    return event


def _nameless(plan: SeatPlan) -> SeatPlan:
    return msgspec.structs.replace(plan, player="") if plan.player else plan
