"""Saved games that name programs: none of them runs unless a person says so."""

import json
import shlex
from pathlib import Path

import pytest

from grimoire.terminal.programs import LONGEST, seat_flags, visible
from grimoire.texts import LANGUAGES, Texts
from tests.terminal.runner import Terminal, run_here

pytestmark = pytest.mark.slow


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    """The file that the hostile program leaves behind if it runs."""
    return tmp_path / "it-ran"


@pytest.fixture
def save(tmp_path: Path, mark: Path) -> Path:
    """A save of a stranger: its bot is a command, and moves first."""
    games = tmp_path / "games"
    run_here("play", "--first", 1, "--data", games, typed="q\n")
    (file,) = games.glob("*.json")
    data = json.loads(file.read_text())
    data["actions"], data["result"] = [], None
    file.write_text(json.dumps(data))
    seat_program(file, f"cmd:touch {mark}")
    return file


def seat_program(save: Path, spec: str) -> None:
    save.with_name(f"{save.name}.seats").write_text(json.dumps({"seats": ["you", spec], "seed": 1}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hostile_save_runs_nothing(language: str, save: Path, mark: Path) -> None:
    done = run_here("play", "--resume", save, "--language", language, typed="1\nq\n")
    assert done.returncode == 2
    assert not mark.exists()
    flags = f"--seats 'you,cmd:touch {mark}'"
    assert done.stderr.strip() == Texts(language).say("terminal-program-refused", programs=f"touch {mark}", flags=flags)


def test_neither_does_the_last_game_nor_a_yes_that_nobody_typed(save: Path, mark: Path) -> None:
    assert run_here("play", "--resume", "--data", save.parent, typed="y\ny\n").returncode == 2
    assert not mark.exists()


@pytest.mark.parametrize("answer", ["", "no", "\x04"])
def test_at_a_terminal_the_usual_answer_is_no(answer: str, save: Path, mark: Path) -> None:
    terminal = Terminal("play", "--resume", save)
    terminal.wait_for("[y/N]")
    terminal.type(f"{answer}\n")
    assert terminal.finish() == 2
    assert "it was not opened" in terminal.seen
    assert not mark.exists()


def test_a_person_can_say_yes(save: Path, mark: Path) -> None:
    terminal = Terminal("play", "--resume", save)
    terminal.wait_for(f"touch {mark}")
    terminal.wait_for("[y/N]")
    terminal.type("y\n")
    terminal.wait_for_prompt()
    assert mark.exists()
    terminal.type("q\n")
    assert terminal.finish() == 0


@pytest.mark.parametrize("option", ["--seats", "--bot"])
def test_the_command_line_can_name_the_program(option: str, save: Path, mark: Path) -> None:
    spec = f"cmd:touch {mark}"
    value = f"you,{spec}" if option == "--seats" else spec
    assert run_here("play", "--resume", save, option, value, typed="q\n").returncode == 0
    assert mark.exists()


@pytest.mark.parametrize("option", [("--bot", "random"), ("--seats", "you,random")])
def test_another_bot_can_take_its_seat(option: tuple[str, str], save: Path, mark: Path) -> None:
    assert run_here("play", "--resume", save, *option, typed="q\n").returncode == 0
    assert not mark.exists()


def test_a_save_cannot_hide_its_command(save: Path, mark: Path) -> None:
    seat_program(save, f"cmd:touch {mark} \x1b[2J\x1b[31m\u202e\r\n")
    done = run_here("play", "--resume", save)
    assert done.returncode == 2
    assert f"touch {mark} \\x1b[2J\\x1b[31m\\u202e\\r\\n" in done.stderr
    assert "\x1b" not in done.stderr
    seat_program(save, f"cmd:touch {' ' * 10_000} {mark}")
    terminal = Terminal("play", "--resume", save)  # too long to be read, so not even asked for
    assert terminal.finish() == 2
    assert "[y/N]" not in terminal.seen
    assert not mark.exists()


def test_the_options_that_seat_a_program() -> None:
    assert seat_flags(("you", "adept")) == ""
    assert shlex.split(seat_flags(("you", "cmd:a b", "adept"))) == ["--seats", "you,cmd:a b,adept"]
    assert shlex.split(seat_flags(("you", "cmd:a,b", "cmd:a,b"))) == ["--bot", "cmd:a,b"]
    assert seat_flags(("cmd:a,b", "you")) == ""
    assert visible("x" * (LONGEST + 1)) == "x" * LONGEST + "…"
