"""The command line: help with its examples, version, every kind of mistake, and odd outputs."""

import shlex
import subprocess
from pathlib import Path

import pytest

import grimoire
from grimoire.bots.roster import LEVELS, PLAYERS
from grimoire.commands.program import app
from grimoire.texts import LANGUAGES, Texts
from tests.bots.programs import ROOT
from tests.terminal.files import finished_record
from tests.terminal.runner import COMMAND, environment, run, run_here

BOTS = "random, greedy, mcts, sage, novice, apprentice, adept, master, archmage"
COMMANDS = ("play", "replay", "perft", "bench", "arena", "check", "bot", "deck", "mcp", "grade")


@pytest.mark.parametrize("name", [(), *((name,) for name in COMMANDS)], ids=lambda name: "".join(name) or "root")
def test_help(name: tuple[str, ...]) -> None:
    done = run_here(*name, "--help")
    assert done.returncode == 0
    assert "Usage: grimoire" in done.stdout
    assert name in ((), ("deck",)) or f"  grimoire {name[0]}" in done.stdout.partition("Examples:")[2]


def test_help_and_manual_of_play_name_levels_and_bots() -> None:
    words = " ".join(run_here("play", "--help").stdout.split())
    texts = Texts("en")
    assert all(f"{level} {texts.say(f'level-{level}-about')}" in words for level in LEVELS)
    assert f"Bots: {', '.join(PLAYERS)}." in words
    rows = [f"| `{level}` | {texts.say(f'level-{level}-about')} |" for level in LEVELS]
    assert "\n".join(rows) in (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    assert "[default: novice]" in words


@pytest.mark.parametrize("name", [*COMMANDS, "serve", "schema"])
def test_every_example_of_the_help_can_be_typed(name: str) -> None:
    subcommands = ("check", "template") if name == "deck" else ("",)
    for subcommand in subcommands:
        done = run_here(*filter(None, (name, subcommand)), "--help", COLUMNS="200")
        lines = [line.strip() for line in done.stdout.partition("Examples:")[2].strip().splitlines()]
        assert lines
        for line in lines:
            example, _, _ = line.partition("  ")  # what it does follows
            tokens = shlex.split(example.partition(" > ")[0])
            assert tokens[0] == "grimoire"
            app.parse_args(tokens[1:], exit_on_error=False, print_error=False)


def test_without_a_command_the_help_is_shown() -> None:
    done = run_here()
    assert done.returncode == 0
    assert all(name in done.stdout for name in COMMANDS)


def test_version() -> None:
    done = run("--version")
    assert done.returncode == 0
    engine = "compiled" if grimoire.compiled else "interpreted"
    assert done.stdout == f"grimoire {grimoire.__version__} ({engine} engine)\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["plya"], "There is no command “plya”. See: grimoire --help"),
        (["play", "--foo"], "There is no option --foo. See: grimoire play --help"),
        (["play", "--players", "x"], "--players: “x” is not valid. See: grimoire play --help"),
        (["play", "a", "b"], "Unexpected on the command line: “b”. See: grimoire play --help"),
        (["perft"], "--depth or its value is missing. See: grimoire perft --help"),
        (["perft", "--depth"], "--depth or its value is missing. See: grimoire perft --help"),
        (["replay", "a", "--text", "--text"], "--text is given too often, or with too many values."),
        (["perft", "--depth", "-1"], "--depth -1: the depth must be 0 or more."),
        (["perft", "--depth", "1", "--after", "3"], "Give either --position or --record; --after only goes"),
        (["perft", "--depth", "1", "--record", "x", "--players", "3"], "leave out --players."),
        (["play", "--resume", "x", "--spells", "set-2"], "leave out --spells."),
        (["play", "--players", "5"], "players: “5” is not a whole number from 1 to 4."),
        (["play", "--first", "2"], "first: “2” is not valid; give a seat from 0 to 1"),
        (["play", "--handicap", "2"], "handicap: only a solo game has a handicap."),
        (["play", "chess"], "game: there is no game “chess”; choose one of materia, sigils."),
        (["play", "--bot", "deep"], f"bot: “deep” is not valid; choose one of {BOTS}."),
        (["play", "--seats", "you,deep"], f"seats.1: “deep” is not valid; choose one of you, {BOTS}."),
        (["play", "--bot", ""], "bot: “” is not valid"),
        (["play", "--bot", "sage@soon"], "bot: “soon” is not a budget; give nodes, such as 2000, or seconds"),
        (["play", "--bot", "archmage@5s"], "bot: archmage takes no budget"),
        (["play", "--bot", "cmd:/no/such"], "bot: cannot find a program “/no/such” to run."),
        (["play", "--seats", "mcts@0,you"], "seats.0: “0” is not a budget; give nodes, such as 2000, or seconds"),
        (["play", "--seats", "you,you,cmd:/no/such x"], "seats.2: cannot find a program “/no/such” to run."),
        (["play", "--seats", "you,cmd:'"], "seats.1: name a program to run, and close all quotes."),
        (["play", "--seats", "you,you", "--players", "3"], "--seats names 2 seats, but the game has 3."),
        (["play", "--spells", "storm,clone"], "spells.1: “clone” and “storm” are both white"),
        (["play", "--language", "xx"], "language: “xx” is not an available language; choose one of en, fr, de."),
        (["bench", "--seconds", "0"], "--seconds 0: give a number above 0"),
        (["bench", "--games", "-1"], "games: “-1” is not a whole number"),
        (["check"], "Name at least one file to check."),
        (["replay", "/no/such/file"], "Cannot read /no/such/file: No such file or directory"),
    ],
)
def test_mistakes(arguments: list[str], line: str) -> None:
    done = run_here(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    said = [text for text in done.stderr.splitlines() if text != Texts("en").say("terminal-interpreted")]
    assert line in said[0]
    assert len(said) == 1


def test_every_seat_that_nobody_can_take_is_named(tmp_path: Path) -> None:
    done = run_here("play", "--seats", "deep,you,greedy@3,cmd:/no/such", "--data", tmp_path / "games")
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if line.startswith("seats.")]
    assert [line.split(":")[0] for line in said] == ["seats.0", "seats.2", "seats.3"]
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_the_language_asked_for(language: str) -> None:
    texts = Texts(language)
    assert texts.say("terminal-no-file") in run_here("check", "--language", language).stderr
    assert (
        texts.say("terminal-unknown-option", option="--foo")
        in run_here("play", "--foo", f"--language={language}").stderr
    )


def test_the_language_follows_the_environment() -> None:
    assert run_here("check", LC_ALL="de_CH.UTF-8").stderr == "Nenne mindestens eine Datei zum Prüfen.\n"


def test_a_broken_pipe_is_silent(tmp_path: Path) -> None:
    finished = finished_record(tmp_path)
    process = subprocess.Popen(
        [*COMMAND, "replay", str(finished), "--text"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    assert process.stdout is not None
    process.stdout.read(10)
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


def test_a_narrow_encoding_does_no_harm(tmp_path: Path) -> None:
    finished = finished_record(tmp_path)
    done = run("replay", finished, "--text", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "The altar gets" in done.stdout


def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [*COMMAND, "deck", "template"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 74
    assert done.stderr.splitlines() == ["No space left on device"]
