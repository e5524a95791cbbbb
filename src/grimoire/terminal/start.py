"""Puts a game on the table: a new one, or one that was saved."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from grimoire import catalog
from grimoire.games.options import PLAYERS
from grimoire.terminal import saves
from grimoire.terminal.local_match import LocalMatch
from grimoire.terminal.look import Look, make_console, seat_names
from grimoire.terminal.play import LATELY, Play
from grimoire.terminal.programs import check_programs
from grimoire.terminal.saves import DEFAULT_BOT, YOU, Seating
from grimoire.terminal.seating import check_bot, check_seats, make_bots
from grimoire.terminal.usage_error import UsageError
from grimoire.texts import Texts


@dataclass(frozen=True)
class PlaySettings:
    """How a person wants to play; None where nothing was said."""

    bot: str | None = None
    seats: tuple[str, ...] | None = None
    seed: int | None = None
    ask_all: bool = False
    data: str | None = None  # the directory of saved games

    @property
    def directory(self) -> Path:
        return saves.user_path(self.data) if self.data else saves.games_directory(os.environ)


def start_game(name: str, options: Mapping[str, object], settings: PlaySettings, texts: Texts) -> int:
    """Plays a new game; the exit code."""
    chosen = dict(options)
    if settings.seats is not None:
        check_seats(settings.seats, chosen.setdefault(PLAYERS, len(settings.seats)))
    game = catalog.game(name, **chosen)
    seats = settings.seats or _default_seats(settings, game.players)
    path = saves.new_file(settings.directory, game.name)
    return _play(catalog.Record(game), Seating(seats, settings.seed), path, settings, texts)


def resume_game(file: str, name: str | None, settings: PlaySettings, texts: Texts) -> int:
    """Plays a saved game on: this file or, if it is "", the last game, of this name if one is given; the exit code."""
    path = saves.user_path(file) if file else _last_file(name, settings.directory)
    record = catalog.Record.load(path)
    players = record.game.players
    saved = saves.saved_seating(path, players) if settings.bot is None else None
    seats, seed = saved or Seating(_default_seats(settings, players))
    if settings.seats is not None:
        seats = settings.seats
    elif saved is not None:
        check_programs(seats, texts)
    check_seats(seats, players)
    return _play(record, Seating(seats, seed if settings.seed is None else settings.seed), path, settings, texts)


def _last_file(name: str | None, directory: Path) -> Path:
    path = saves.last_unfinished(directory, None if name is None else catalog.game_name(name))
    if path is None:
        raise UsageError("nothing-to-resume", directory=str(directory))
    return path


def _default_seats(settings: PlaySettings, players: int) -> tuple[str, ...]:
    """A person, and in all other seats the bot that was asked for."""
    bot = DEFAULT_BOT if settings.bot is None else settings.bot
    check_bot(bot)
    return (YOU,) + (bot,) * (players - 1)


def _play(record: catalog.Record, seating: Seating, path: Path, settings: PlaySettings, texts: Texts) -> int:
    match = LocalMatch(record, make_bots(seating, len(record.actions)), seating.seed, settings.ask_all)
    look = Look(make_console(), texts, seat_names(texts, seating.seats))
    return Play(look, match, seating, path, since=max(0, len(record.actions) - LATELY)).run()
