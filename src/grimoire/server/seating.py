"""Who may sit where, checked."""

from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire import catalog
from grimoire.kernel.errors import Fault, OptionError
from grimoire.server.bodies import NewTable, SeatWish
from grimoire.server.names import clean_name
from grimoire.table.lesson import TUTOR, plan_of
from grimoire.table.settings import SeatPlan, Settings

USUAL_LEVEL: Final = "adept"


def check_level(level: str, place: str) -> None:
    """OptionError unless it is a bot of the catalogue, with the budget it has there."""
    if level not in catalog.BOTS:
        raise OptionError(
            Fault("not-a-choice", place, "{found!r}: one of {allowed} is needed",
                  found=level, allowed=", ".join(catalog.BOTS))
        )  # fmt: skip


def plans(wishes: Sequence[SeatWish], person: str) -> list[SeatPlan]:
    """The seats as asked for, each checked."""
    return [_plan(wish, person, f"seats.{number}") for number, wish in enumerate(wishes)]


def _plan(wish: SeatWish, person: str, place: str) -> SeatPlan:
    if wish.kind == "me":
        return SeatPlan("person", clean_name(wish.name), person)
    if wish.kind == "open":
        return SeatPlan("open")
    level = wish.level or USUAL_LEVEL
    check_level(level, f"{place}.level")
    return SeatPlan("bot", level=level)


def settings_of(asked: NewTable) -> Settings:
    """The manners of a table; a deck must come with the request, never from the server's disk."""
    if not isinstance(asked.options.get("deck", {}), dict):
        raise OptionError(Fault("deck-not-sent", "options.deck", "the deck itself is needed, not a path to it"))
    return Settings(
        game=catalog.game_name(asked.game),
        options={"players": len(asked.seats)} | asked.options,
        start=asked.start,
        clock=asked.clock,
        undo=asked.undo,
        hints=asked.hints,
        chat=not asked.listed if asked.chat is None else asked.chat,
        watchers=asked.watchers,
        listed=asked.listed,
        lesson=asked.lesson,
    )


def complete(asked: NewTable) -> NewTable:
    """The table as asked for; a lesson fills in the game as it is written down, and OptionError names what differs."""
    if not asked.lesson:
        return asked
    record = plan_of(catalog.game_name(asked.game)).record
    me, *others = asked.seats
    for place, fits in (
        ("seats.0", me.kind == "me"),
        ("seats.1", others in ([], [SeatWish("bot")], [SeatWish("bot", level=TUTOR)])),
        ("start", asked.start in (None, record.start)),
        ("clock", asked.clock is None),
        ("undo", asked.undo),
        ("listed", not asked.listed),
        *((f"options.{key}", record.options.get(key) == value) for key, value in asked.options.items()),
    ):
        if not fits:
            raise OptionError(Fault("lesson-fixed", place, "a lesson brings this itself"))
    seats = [me, SeatWish("bot", level=TUTOR)]
    return msgspec.structs.replace(asked, seats=seats, options=record.options, start=record.start)
