"""Sigils in the terminal: whole games in every mode, resuming, replaying, checking, and options that do not belong."""

import json
import re
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import grimoire
from grimoire.games.sigils.cards import own_deck
from grimoire.texts import LANGUAGES, Texts
from tests.terminal.runner import Terminal, run, run_here

pytestmark = pytest.mark.slow

ALWAYS_TWO = "2\n" * 2000  # a question always has a second choice
FEW = 40


def saved(directory: Path) -> Path:
    """The one game in a directory."""
    (file,) = directory.glob("*.json")
    return file


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck of one's own: the first 40 spells of the usual one, with other names."""
    lines = ['board = ["", "attack", "", "", "", "", "illusion", "", "", ""]']
    for number, spell in enumerate(own_deck("60").data["spell"][:FEW], start=1):
        name = "{" + ", ".join(f'{language} = "Own {number} {language}"' for language in LANGUAGES) + "}"
        fields = {key: json.dumps(spell[key]) for key in ("family", "type", "left", "right", "ability")}
        lines += ["[[spell]]", f'id = "own-{number}"', f"name = {name}", *(f"{k} = {v}" for k, v in fields.items())]
    path = tmp_path_factory.mktemp("decks") / "own.toml"
    path.write_text("\n".join(lines))
    return path


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", ["--teachers"]), ("fr", ["--edition", 75]), ("de", ["--deck"])],
    ids=["en-teachers", "fr-75", "de-deck"],
)
def test_a_whole_game(language: str, options: list[object], deck: Path, tmp_path: Path) -> None:
    chosen = [*options, deck] if "--deck" in options else options
    table = ["--bot", "random", "--seed", 3, "--first", 0]
    done = run("play", "sigils", *chosen, *table, "--data", tmp_path, "--language", language, typed=ALWAYS_TWO)
    assert done.returncode == 0
    record = grimoire.Record.load(saved(tmp_path))
    assert record.result is not None
    assert Texts(language).say("sigils-end-full-book") in done.stdout
    assert f"grimoire replay {saved(tmp_path)}" in done.stdout
    assert "\x1b" not in done.stdout
    lines = [line for line in done.stdout.splitlines() if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 80


def test_another_table(tmp_path: Path) -> None:
    arguments = ["play", "spellbooks", "--seats", "random,random,you,random", "--seed", 11, "--data", tmp_path]
    done = run_here(*arguments, typed=ALWAYS_TWO, COLUMNS="120")
    assert done.returncode == 0
    assert grimoire.Record.load(saved(tmp_path)).result is not None


def test_a_deck_of_ones_own_goes_into_the_record(deck: Path, tmp_path: Path) -> None:
    mine = tmp_path / "deck.toml"
    mine.write_text(deck.read_text())
    table = ["--deck", mine, "--bot", "random", "--seed", 2]
    begun = run_here("play", "sigils", *table, "--data", tmp_path, typed="2\n2\nq\n")
    assert begun.returncode == 0
    mine.unlink()
    resumed = run_here("play", "sigils", "--resume", "--data", tmp_path, "--language", "fr", typed="2\n" * 5)
    assert resumed.returncode == 0
    record = grimoire.Record.load(saved(tmp_path))
    assert len(record.game.options["deck"]["spell"]) == FEW
    assert re.search(r"Own \d+ fr", resumed.stdout)
    assert re.search(r"Own \d+ de", run_here("replay", saved(tmp_path), "--text", "--language", "de").stdout)
    assert run_here("check", saved(tmp_path)).returncode == 0


def test_the_last_game_of_a_name_is_resumed(tmp_path: Path) -> None:
    run_here("play", "sigils", "--data", tmp_path, typed="q\n")
    time.sleep(0.02)
    run_here("play", "--data", tmp_path, typed="q\n")
    assert "materia-" in run_here("play", "--resume", "--data", tmp_path).stdout.splitlines()[-1]
    assert "sigils-" in run_here("play", "sigils", "--resume", "--data", tmp_path).stdout.splitlines()[-1]
    refused = run_here("play", "--resume", "--teachers", "--data", tmp_path)
    assert refused.returncode == 2
    assert "leave out --teachers." in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play", "sigils", "--handicap", "1"], "--handicap is an option of materia, not of sigils"),
        (["play", "sigils", "--spells", "set-1"], "--spells is an option of materia"),
        (["play", "--teachers"], "--teachers is an option of sigils, not of materia"),
        (["bench", "materia", "--edition", "75"], "--edition is an option of sigils"),
        (["perft", "--depth", "1", "--deck", "x"], "--deck is an option of sigils"),
        (["play", "sigils", "--players", "1"], "players: “1” is not a whole number from 2 to 5."),
        (["play", "sigils", "--edition", "61"], "edition: “61” is not valid; choose one of 60, 75."),
        (["play", "sigils", "--edition", "75", "--teachers"], "teachers: edition 75 has no Teachers."),
        (["play", "sigils", "--deck", "/no/such"], "Cannot read deck /no/such: No such file or directory"),
    ],
)
def test_options_that_do_not_belong(arguments: list[str], line: str) -> None:
    done = run_here(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    said = [text for text in done.stderr.splitlines() if text != Texts("en").say("terminal-interpreted")]
    assert len(said) == 1
    assert line in said[0]


def at_a_turn(**options: Any) -> dict[str, Any]:
    """The position of a game at the start of a first turn."""
    state = grimoire.game("sigils", **options).start()
    while "pending" in state.position():
        state.play(state.legal()[0])
    return state.position()


@pytest.mark.parametrize(
    "options", [{}, {"edition": "75", "players": 4}, {"teachers": True, "players": 3}], ids=["60", "75", "teachers"]
)
def test_check_takes_the_options_from_the_position(options: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(at_a_turn(**options)))
    done = run_here("check", path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"ok: {path}: a position of sigils, ")
    assert run_here("perft", "--position", path, "--depth", 1).returncode == 0


def test_check_of_a_position_with_a_deck_of_ones_own(deck: Path, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(at_a_turn(deck=str(deck))))
    assert run_here("check", path, "--deck", deck).returncode == 0
    assert run_here("perft", "--position", path, "--deck", deck, "--depth", 1).returncode == 0
    done = run_here("check", path)
    assert done.returncode == 1
    *faults, hint = done.stderr.splitlines()
    assert len(faults) == 6
    assert all(f"{path}: board." in fault for fault in faults)
    assert hint == Texts("en").say("terminal-sigils-deck-hint")


def test_check_names_the_faults_of_a_position(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(at_a_turn() | {"edition": "61", "supply": 99, "turn": 7}))
    done = run_here("check", path)
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert [line.split(": ")[1] for line in said] == ["edition", "turn", "supply"]


def test_info_help_and_points_at_the_prompt(tmp_path: Path) -> None:
    typed = "?\ni red\ni\np\nl\ni xyzzy\nu\nfly\nq\n"
    done = run_here("play", "sigils", "--seed", 3, "--first", 0, "--data", tmp_path, typed=typed)
    assert done.returncode == 0
    record = grimoire.Record.load(saved(tmp_path))
    cards = {card.name: card for card in own_deck("60").cards}
    assert f"{cards[record.state.position()['board']['red']].names['en']} · " in done.stdout
    assert "“xyzzy” matches nothing" in done.stdout
    assert "There is nothing to undo" in done.stdout
    assert "i red " in done.stdout


def test_rolls_of_a_pass_are_in_the_log_only(tmp_path: Path) -> None:
    done = run_here("play", "sigils", "--seats", "you,you", "--seed", 3, "--first", 0, "--data", tmp_path,
                    typed="pass\nl\nq\n")  # fmt: skip
    before, _, after = done.stdout.partition("passes and rerolls all dice")
    screen, _, log = after.partition("\n>")
    assert "rolls" not in before + screen
    assert "Player 1 rolls " in log


def test_stepping_through_a_replay(tmp_path: Path) -> None:
    run_here("play", "sigils", "--seats", "random,random", "--seed", 1, "--teachers", "--data", tmp_path)
    last = len(grimoire.Record.load(saved(tmp_path)).actions)
    done = run_here("replay", saved(tmp_path), typed=f"\n12\nb\ng {last}\nq\n")
    assert done.returncode == 0
    places = re.findall(r"^Action (\d+) of", done.stdout.replace(",", ""), re.MULTILINE)
    assert list(map(int, places)) == [0, 1, 12, 11, last]


def test_bench_and_perft() -> None:
    with patch("grimoire.kernel.measure.BATCH", 2), patch("grimoire.kernel.measure.COPIES", 10):
        bench = run_here("bench", "sigils", "--games", 2, "--seconds", 0.05, "--players", 3, "--teachers")
    assert bench.returncode == 0
    assert "Simulated 2 games" in bench.stdout
    assert run_here("perft", "sigils", "--edition", 75, "--first", 0, "--depth", 1).stdout.count("75") >= 1


def test_no_colour_means_no_escape_codes(tmp_path: Path) -> None:
    terminal = Terminal("play", "sigils", "--seed", 3, "--first", 0, "--data", tmp_path, NO_COLOR="1")
    terminal.wait_for_prompt()
    terminal.type("q\n")
    assert terminal.finish() == 0
    assert "\x1b" not in terminal.seen
    assert "(…) used" in terminal.seen


def test_on_a_terminal_with_colours(tmp_path: Path) -> None:
    terminal = Terminal("play", "sigils", "--seed", 3, "--first", 0, "--data", tmp_path, COLUMNS="120")
    terminal.wait_for_prompt()
    terminal.type("pass\n")
    terminal.wait_for("You pass")
    terminal.type("q\n")
    assert terminal.finish() == 0
    assert "\x1b[" in terminal.seen
