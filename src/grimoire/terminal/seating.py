"""Who sits where: checks what was asked for, and makes the bots."""

from collections.abc import Iterable, Sequence
from typing import Final

from grimoire import catalog
from grimoire.bots import Bot
from grimoire.kernel.errors import Fault, GrimoireError, OptionError
from grimoire.terminal.saves import YOU, Seating
from grimoire.terminal.usage_error import UsageError

SEATS: Final = "seats"
BOT: Final = "bot"


def check_seats(seats: Sequence[str], players: object) -> None:
    """OptionError names each seat with an unknown bot; UsageError if there are too many or too few seats."""
    faults = [_with_you(fault) for number, spec in enumerate(seats) for fault in _faults(spec, f"{SEATS}.{number}")]
    if faults:
        raise OptionError(faults)
    if len(seats) != players:
        raise UsageError("seats-players", seats=len(seats), players=str(players))


def check_bot(spec: str) -> None:
    """OptionError if there is no such bot."""
    faults = [*_faults(spec, BOT)]
    if faults:
        raise OptionError(faults)


def make_bots(seating: Seating, played: int) -> list[Bot | None]:
    """A bot for each seat, None for people, after this many actions."""
    return [None if spec == YOU else make_bot(seating, seat, played) for seat, spec in enumerate(seating.seats)]


def make_bot(seating: Seating, seat: int, played: int) -> Bot:
    """The bot of a seat, with a seed of its own where the game has one."""
    seed = None if seating.seed is None else (seating.seed << 20) + (played << 4) + seat
    return catalog.bot(seating.seats[seat], seed)


def _faults(spec: str, place: str) -> Iterable[Fault]:
    """What is wrong with the bot at this place of the command line."""
    if spec == YOU:
        return
    try:
        catalog.bot(spec)
    except GrimoireError as error:
        for fault in error.faults:
            yield fault.placed(place)


def _with_you(fault: Fault) -> Fault:
    """A seat can have a person as well as a bot."""
    if fault.key != "not-a-choice":
        return fault
    found, allowed = fault.values["found"], ", ".join((YOU, *catalog.BOTS))
    return Fault("not-a-choice", fault.place, "{found!r} is not one of {allowed}", found=found, allowed=allowed)
