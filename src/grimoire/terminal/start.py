"""From the words of a command line to a game on the table: a new one, or one that was saved."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grimoire import catalog
from grimoire.terminal import saves
from grimoire.terminal.look import Look, make_console, seat_names
from grimoire.terminal.play import LATELY, Play
from grimoire.terminal.refusal import Refusal
from grimoire.terminal.saves import USUAL_BOT, USUAL_GAME, Company
from grimoire.terminal.seating import check_bot, check_seats, make_bots
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
    session = Session(record, make_bots(company, len(record.actions)), company.seed, wishes.ask_all)
    look = Look(make_console(), texts, seat_names(texts, company.seats))
    return Play(look, session, company, path, since=max(0, len(record.actions) - LATELY)).run()


def _new_game(wishes: Wishes) -> tuple[catalog.Record, Company]:
    options = dict(wishes.options)
    if wishes.seats is not None:
        check_seats(wishes.seats, options.setdefault("players", len(wishes.seats)))
    game = catalog.game(wishes.game or USUAL_GAME, **options)
    seats = wishes.seats or _usual_company(wishes, game.players).seats
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
    kept = saves.company_of(path, players) if wishes.bot is None else None
    seats, seed = kept or _usual_company(wishes, players)
    seats = seats if wishes.seats is None else wishes.seats
    check_seats(seats, players)
    return record, Company(seats, seed if wishes.seed is None else wishes.seed)


def _usual_company(wishes: Wishes, players: int) -> Company:
    """A person, and in all other seats the bot that was asked for."""
    bot = USUAL_BOT if wishes.bot is None else wishes.bot
    check_bot(bot)
    return saves.usual_company(players, bot)
