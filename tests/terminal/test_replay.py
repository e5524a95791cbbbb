"""``grimoire replay``: all of a record as text, and step by step."""

import json
import re
from pathlib import Path

import pytest

import grimoire
from grimoire.texts import LANGUAGES, Texts
from tests.terminal.files import finished_record, write
from tests.terminal.runner import Terminal, run_here


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return finished_record(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_as_text(language: str, finished: Path) -> None:
    done = run_here("replay", finished, "--text", "--language", language)
    assert done.returncode == 0
    record = grimoire.Record.load(finished)
    numbers = [int(found) for found in re.findall(r"^ *(\d+)  ", done.stdout, re.MULTILINE)]
    assert numbers == list(range(1, len(record.actions) + 1))
    texts = Texts(language)
    setup = texts.say("materia-phase", phase="setup")
    assert done.stdout.startswith(f"# {setup}\n")
    for seat, score in enumerate(record.state.scores(), start=1):
        name = texts.say("terminal-player", number=seat)
        assert re.search(rf"^{name}\s?: {score} \(", done.stdout, re.MULTILINE)


def test_replay_of_an_unfinished_game(finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text())
    half = write(tmp_path / "half.json", data | {"actions": data["actions"][:50], "result": None})
    assert "This game is not over yet. If it ended now:\nPlayer 1: " in run_here("replay", half, "--text").stdout


def test_stepping_through_a_replay(finished: Path) -> None:
    last = len(grimoire.Record.load(finished).actions)
    done = run_here("replay", finished, typed=f"\n\nb\nb\nb\ng {last}\n\n12\ng 99999999999\nfly\nq\n\n")
    assert done.returncode == 0
    places = [int(place.replace(",", "")) for place in re.findall(r"^Action ([\d,]+) of", done.stdout, re.MULTILINE)]
    assert places == [0, 1, 2, 1, 0, last, 12]
    assert done.stdout.count("There is no such action") == 3
    assert done.stdout.count("Enter for the next action") == 1


@pytest.mark.slow
def test_replay_on_a_terminal(finished: Path) -> None:
    terminal = Terminal("replay", finished)
    terminal.wait_for_prompt()
    terminal.type("\n")
    terminal.wait_for("Action 1 of")
    terminal.wait_for_prompt()
    terminal.type("\x04")
    assert terminal.finish() == 0
