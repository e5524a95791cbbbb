"""Who sits where: what a person asked for, checked, and the bots that take their seats."""

from collections.abc import Iterable, Sequence
from typing import Final

from grimoire import catalog
from grimoire.bots import Bot
from grimoire.kernel.errors import Fault, GrimoireError, OptionError
from grimoire.terminal.refusal import Refusal
from grimoire.terminal.saves import YOU, Company

SEATS: Final = "seats"
BOT: Final = "bot"


def check_seats(seats: Sequence[str], players: int) -> None:
    """OptionError names each seat that nobody can take; Refusal if they are too many or too few."""
    faults = [_with_persons(fault) for number, spec in enumerate(seats) for fault in _faults(spec, f"{SEATS}.{number}")]
    if faults:
        raise OptionError(faults)
    if len(seats) != players:
        raise Refusal("seats-players", seats=len(seats), players=players)


def check_bot(spec: str) -> None:
    """OptionError if there is no such bot."""
    faults = [*_faults(spec, BOT)]
    if faults:
        raise OptionError(faults)


def make_bots(company: Company, played: int) -> list[Bot | None]:
    """A bot for each seat, None for persons, after so many actions."""
    return [None if spec == YOU else make_bot(company, seat, played) for seat, spec in enumerate(company.seats)]


def make_bot(company: Company, seat: int, played: int) -> Bot:
    """The bot of a seat, with a seed of its own where the game has one."""
    seed = None if company.seed is None else (company.seed << 20) + (played << 4) + seat
    return catalog.bot(company.seats[seat], seed)


def _faults(spec: str, place: str) -> Iterable[Fault]:
    """What is wrong with somebody at a place of the command line."""
    if spec == YOU:
        return
    try:
        catalog.bot(spec)
    except GrimoireError as error:
        for fault in error.faults:
            yield fault.placed(place)


def _with_persons(fault: Fault) -> Fault:
    """Where a bot can sit a person can, too."""
    if fault.key != "not-a-choice":
        return fault
    found, allowed = fault.values["found"], ", ".join((YOU, *catalog.BOTS))
    return Fault("not-a-choice", fault.place, "{found!r}: one of {allowed} is needed", found=found, allowed=allowed)
