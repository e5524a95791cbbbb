"""From the words of a command line to a game on the table: a new one, or one that was saved."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grimoire import catalog
from grimoire.bots import Bot
from grimoire.kernel.errors import Fault, OptionError
from grimoire.terminal import saves
from grimoire.terminal.look import Look, make_console, seat_names
from grimoire.terminal.play import LATELY, Play
from grimoire.terminal.refusal import Refusal
from grimoire.terminal.saves import USUAL_BOT, USUAL_GAME, YOU, Company
from grimoire.terminal.session import Session
from grimoire.texts import Texts


@dataclass(frozen=True)
class Wishes:
    """What a person asked for. ``resume``: a file, "" for the last game (of those named so), None for a new one."""

    game: str | None
    options: dict[str, Any]
    bot: str | None = None
    seats: tuple[str, ...] | None = None
    seed: int | None = None
    ask_all: bool = False
    resume: str | None = None
    data: str | None = None


def play(wishes: Wishes, texts: Texts) -> int:
    """Sits the person down; the exit code."""
    directory = saves.user_path(wishes.data) if wishes.data else saves.games_directory(os.environ)
    if wishes.resume is None:
        record, company = _new_game(wishes)
        path = saves.new_file(directory, record.game.name)
    else:
        path = _saved_file(wishes, directory)
        record, company = _saved_game(wishes, path)
    bots = [_bot(company, seat, len(record.actions)) for seat in range(record.game.players)]
    session = Session(record, bots, company.seed, wishes.ask_all)
    look = Look(make_console(), texts, seat_names(texts, company.seats))
    return Play(look, session, company, path, since=max(0, len(record.actions) - LATELY)).run()


def _new_game(wishes: Wishes) -> tuple[catalog.Record, Company]:
    options = dict(wishes.options)
    if wishes.seats is not None:
        _check_seats(wishes.seats, options.setdefault("players", len(wishes.seats)))
    game = catalog.game(wishes.game or USUAL_GAME, **options)
    seats = wishes.seats or saves.usual_company(game.players, wishes.bot or USUAL_BOT).seats
    return catalog.Record(game), Company(seats, wishes.seed)


def _saved_file(wishes: Wishes, directory: Path) -> Path:
    if wishes.resume:
        return saves.user_path(wishes.resume)
    path = saves.last_unfinished(directory, None if wishes.game is None else catalog.game_name(wishes.game))
    if path is None:
        raise Refusal("nothing-to-resume", directory=str(directory))
    return path


def _saved_game(wishes: Wishes, path: Path) -> tuple[catalog.Record, Company]:
    if wishes.options:
        raise Refusal("resume-options", options=", ".join(f"--{name}" for name in wishes.options))
    record = catalog.Record.load(path)
    players = record.game.players
    usual = saves.usual_company(players, wishes.bot or USUAL_BOT)
    kept = None if wishes.bot else saves.company_of(path, players)
    seats, seed = kept or usual
    if wishes.seats is not None:
        _check_seats(wishes.seats, players)
        seats = wishes.seats
    return record, Company(seats, seed if wishes.seed is None else wishes.seed)


def _check_seats(seats: tuple[str, ...], players: int) -> None:
    allowed = (YOU, *catalog.BOTS)
    faults = [
        Fault("not-a-choice", f"seats.{number}", "{found!r}: one of {allowed} is needed",
              found=seat, allowed=", ".join(allowed))
        for number, seat in enumerate(seats) if seat not in allowed
    ]  # fmt: skip
    if faults:
        raise OptionError(faults)
    if len(seats) != players:
        raise Refusal("seats-players", seats=len(seats), players=players)


def _bot(company: Company, seat: int, played: int) -> Bot | None:
    """The bot of a seat, with a seed of its own where the game has one."""
    name = company.seats[seat]
    if name == YOU:
        return None
    return catalog.bot(name, None if company.seed is None else (company.seed << 20) + (played << 4) + seat)
