"""A request for a new table, checked and completed."""

from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire import catalog
from grimoire.games.options import check_no_paths
from grimoire.kernel.errors import Fault, OptionError
from grimoire.server.bodies import NewTable, SeatWish
from grimoire.server.names import clean_name
from grimoire.table.lesson import TUTOR, plan_of
from grimoire.table.settings import SeatPlan, Settings

USUAL_LEVEL: Final = "adept"


def check_level(level: str, place: str) -> None:
    """OptionError unless the catalogue has a bot of this name."""
    if level not in catalog.BOTS:
        raise OptionError(
            Fault("not-a-choice", place, "{found!r} is not one of {allowed}",
                  found=level, allowed=", ".join(catalog.BOTS))
        )  # fmt: skip


def plans(wishes: Sequence[SeatWish], person: str, commitment: str | None = None) -> list[SeatPlan]:
    """The seats as wished for; OptionError names a level that does not exist.

    A person has one seed: the commitment to it goes with their first seat.
    """
    found = [_plan(wish, person, f"seats.{number}") for number, wish in enumerate(wishes)]
    first = next((number for number, wish in enumerate(wishes) if wish.kind == "me"), None)
    if commitment and first is not None:
        found[first] = msgspec.structs.replace(found[first], commitment=commitment)
    return found


def _plan(wish: SeatWish, person: str, place: str) -> SeatPlan:
    if wish.kind == "me":
        return SeatPlan("person", clean_name(wish.name), person)
    if wish.kind == "open":
        return SeatPlan("open")
    level = wish.level or USUAL_LEVEL
    check_level(level, f"{place}.level")
    return SeatPlan("bot", level=level)


def settings_of(wanted: NewTable) -> Settings:
    """The settings of a table."""
    game = catalog.game_name(wanted.game)
    check_no_paths(catalog.spec_of(game).options, wanted.options)
    return Settings(
        game=game,
        options={"players": len(wanted.seats)} | wanted.options,
        start=wanted.start,
        clock=wanted.clock,
        undo=wanted.undo,
        hints=wanted.hints,
        chat=not wanted.listed if wanted.chat is None else wanted.chat,
        watchers=wanted.watchers,
        listed=wanted.listed,
        lesson=wanted.lesson,
    )


def complete(wanted: NewTable) -> NewTable:
    """The request with what a lesson fixes filled in; OptionError names what contradicts the lesson."""
    if not wanted.lesson:
        return wanted
    record = plan_of(catalog.game_name(wanted.game)).record
    me, *others = wanted.seats
    for place, fits in (
        ("seats.0", me.kind == "me"),
        ("seats.1", others in ([], [SeatWish("bot")], [SeatWish("bot", level=TUTOR)])),
        ("start", wanted.start in (None, record.start)),
        ("clock", wanted.clock is None),
        ("undo", wanted.undo),
        ("listed", not wanted.listed),
        *((f"options.{key}", record.options.get(key) == value) for key, value in wanted.options.items()),
    ):
        if not fits:
            raise OptionError(Fault("lesson-fixed", place, "a lesson sets this itself"))
    seats = [me, SeatWish("bot", level=TUTOR)]
    return msgspec.structs.replace(wanted, seats=seats, options=record.options, start=record.start)
