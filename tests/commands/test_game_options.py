"""The games' options on the command line come from their own tables."""

import inspect
import re
from collections.abc import Callable
from dataclasses import fields
from typing import ClassVar
from unittest.mock import patch

import pytest
from cyclopts import App

from grimoire import catalog
from grimoire.commands import bots, game_options, playing, serving, studying
from grimoire.commands.game_options import TAKEN, FileOptions, GameOptions, GivenOptions
from grimoire.games.options import Option, Options
from grimoire.games.spec import GameSpec
from grimoire.kernel.reading import Reader
from grimoire.terminal.usage_error import UsageError
from grimoire.texts import Texts
from tests.terminal.runner import run_here

given_options: Callable[..., GivenOptions] = GameOptions  # its arguments are known at run time only


def test_every_option_of_every_game_is_there() -> None:
    names = {option.name for spec in catalog.specs().values() for option in spec.options}
    assert {field.name for field in fields(GameOptions)} == names
    assert all(field.default is None for field in fields(GameOptions))
    assert [field.name for field in fields(FileOptions)] == ["deck"]


def test_options_as_the_game_takes_them() -> None:
    given = given_options(players=2, spells="storm, clone", first="random")
    assert given.of("materia") == {"players": 2, "first": "random", "spells": ["storm", "clone"]}
    assert given_options(spells="classic").of("spellbook") == {"spells": "classic"}
    assert given_options(teachers=True, deck="my, deck.toml").of("sigils") == {
        "teachers": True,
        "deck": "my, deck.toml",
    }
    assert given_options().of("sigils") == {}


def test_an_option_of_another_game_is_refused_with_its_name() -> None:
    with pytest.raises(UsageError) as caught:
        given_options(players=2, teachers=True).of("materia")
    assert caught.value.line(Texts("en")).startswith("--teachers")
    assert caught.value.values == {"option": "--teachers", "game": "materia", "other": "sigils"}


def test_what_was_given() -> None:
    given = given_options(players=2, deck="deck.toml")
    assert given.flags() == ["--players", "--deck"]
    assert given.flags(files=False) == ["--players"]
    assert given.files_of("sigils") == {"deck": "deck.toml"}
    assert given.files_of("materia") == {}


def test_the_help_has_the_texts_of_the_games() -> None:
    words = " ".join(run_here("play", "--help").stdout.replace("│", " ").split())
    help_of = dict(
        re.findall(r" (--[a-z-]+) ((?:(?! --[a-z-]+ ).)*)", words.partition("╭─ Parameters")[2].partition("╰")[0])
    )
    texts = Texts("en")
    for game, spec in catalog.specs().items():
        for option in spec.options:
            text = texts.say(f"{game}-option-{option.name}-help").removesuffix(".")
            assert text in help_of[f"--{option.name}"]
            assert all(choice in help_of[f"--{option.name}"] for choice in option.choices)
    assert "materia: " in help_of["--handicap"]
    assert "(0 to 3). [default: 0]" in help_of["--handicap"]
    assert "materia" not in help_of["--first"]
    assert "[default" not in help_of["--teachers"]


def test_the_options_of_the_commands_themselves_are_taken() -> None:
    commands = (playing.play, studying.perft, studying.bench, bots.arena)
    own = {name for command in commands for name in inspect.signature(command).parameters}
    assert own - {"game", "options", "bots"} == TAKEN
    assert "language" in inspect.signature(serving.serve).parameters


# Games that others write


class Chess(GameSpec):
    name = "chess"
    options = (
        Option("players", "number", default=2, low=2, high=2),
        Option("seed", "number", default=7, low=0, high=9),
        Option("level_of_detail", "choice", default="4", choices=("4", "8")),
        Option("mirror", "flag", default=False),
    )


def _numbers(_reader: Reader, value: object, _options: Options) -> object:
    return value


class Draughts(GameSpec):
    name = "draughts"
    options = (
        Option("players", "number", default=2, low=2, high=2),
        Option("level_of_detail", "number", default=4, low=1, high=9),
        Option("mirror", "seat", default="random"),
        Option("squares", "choice", default="64", choices=("64", "100"), also=_numbers, also_as="two numbers"),
    )


class Installed:
    specs: ClassVar[dict[str, GameSpec]] = {"chess": Chess(), "draughts": Draughts()}


def given_by(*tokens: str, game: str) -> dict[str, object]:
    """What a game gets from a command line when these two are installed."""
    app = App()

    with (
        patch.object(game_options, "specs", lambda: Installed.specs),
        patch.object(game_options, "game_name", str),
    ):
        options = game_options._all_options()
        with patch.object(game_options, "_OPTIONS", options):
            made = game_options._options_class("Made")

            def command(*, options: GivenOptions = made(), seed: int = 1) -> dict[str, object]:  # noqa: B008
                return options.of(game) | {"own seed": seed}

            command.__annotations__["options"] = made
            app.default(command)
            return dict(app(tokens, exit_on_error=False, print_error=False, result_action="return_value"))


def test_an_option_with_the_name_of_a_commands_own_option_is_called_after_its_game() -> None:
    assert given_by("--seed", "3", "--chess-seed", "5", game="chess") == {"own seed": 3, "seed": 5}


def test_options_of_different_kinds_with_the_same_name() -> None:
    assert given_by("--level-of-detail", "8", game="chess") == {"level_of_detail": "8", "own seed": 1}
    assert given_by("--level-of-detail", "8", game="draughts") == {"level_of_detail": 8, "own seed": 1}
    assert given_by("--mirror", "true", game="chess") == {"mirror": True, "own seed": 1}
    assert given_by("--mirror", "random", game="draughts") == {"mirror": "random", "own seed": 1}
    assert given_by("--mirror", "-1", game="draughts") == {"mirror": -1, "own seed": 1}


def test_lists_are_typed_with_commas() -> None:
    assert given_by("--squares", "8,9", game="draughts") == {"squares": ["8", "9"], "own seed": 1}
    assert given_by("--squares", "64", game="draughts") == {"squares": "64", "own seed": 1}


def test_games_without_texts_have_help_from_their_tables() -> None:
    with patch.object(game_options, "specs", lambda: Installed.specs):
        options = game_options._all_options()
        with patch.object(game_options, "_OPTIONS", options):
            assert game_options._help("players") == "(2 to 2). [default: 2]"
            assert game_options._help("squares") == "draughts: (64, 100, two numbers with commas). [default: 64]"
            assert game_options._help("chess_seed") == "chess: (0 to 9). [default: 7]"
            assert game_options._help("mirror") == "draughts: [default: random]"
