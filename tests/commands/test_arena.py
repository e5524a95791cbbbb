"""The command: what it prints in each language, its mistakes, and Ctrl-C."""

import json
import re
from pathlib import Path
from unittest.mock import patch

import pytest

from grimoire import catalog
from grimoire.arena import run_folder
from grimoire.bots import Bot
from grimoire.bots.budget import Budget
from grimoire.texts import LANGUAGES, Texts
from tests.arena.bots import make_bot
from tests.terminal.runner import Terminal, run_here

pytestmark = pytest.mark.slow


def entry(name: str) -> dict[str, object]:
    def make(seed: int | None, budget: Budget | None) -> Bot:  # noqa: ARG001 (as the catalogue calls it)
        return make_bot(name, seed)

    return {name: make}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["materia", "random", "random", "raise", "--games", 9],
        ["materia", "random", "random", "--games", 6, "--seats", 3, "--all-games", "--spells", "classic"],
        ["materia", "random", "raise", "--sprt", "0.5,0.65"],
        ["materia", "raise", "random", "--sprt", "0.5,0.65", "--risk", 0.01],
        ["materia", "random", "random", "--sprt", "0.1,0.9", "--games", 2],
        ["sigils", "random", "illegal", "--confidence", 0.9, "--no-records"],
        ["materia", "random", "--seats", 1, "--games", 2, "--handicap", 1],
    ],
)
def test_reports(language: str, arguments: list[object], tmp_path: Path) -> None:
    with patch.dict(catalog.BOTS, entry("raise") | entry("illegal")):
        done = run_here("arena", *arguments, "--jobs", 1, "--out", tmp_path / "out", "--language", language)
    assert done.returncode == 0
    assert done.stderr == ""
    texts = Texts(language)
    assert texts.say("arena-written", path=str(tmp_path / "out")) in done.stdout
    assert not re.search(r"[{}$]|\bNone\b", done.stdout)
    assert max(map(len, re.findall(r"^[│┃].*$", done.stdout, re.MULTILINE))) <= 80
    data = json.loads((tmp_path / "out" / run_folder.JSON).read_text())
    assert all(bot["bot"] in done.stdout for bot in data["bots"])
    if "raise" in arguments:
        assert texts.say("arena-forfeit-raised", detail="ZeroDivisionError: by nought") in done.stdout


def test_verdicts(tmp_path: Path) -> None:
    with patch.dict(catalog.BOTS, entry("raise")):
        said = [
            run_here("arena", "materia", *arguments, "--jobs", 1, "--out", tmp_path / str(number)).stdout
            for number, arguments in enumerate(
                (
                    ("random", "raise"),
                    ("random", "raise", "--sprt", "0.5,0.65"),
                    ("raise", "random", "--sprt", "0.5,0.65"),
                    ("random", "raise", "--all-games", "--games", 3),
                )
            )
        ]
    assert "Stopped after 20 games: the order of the bots is clear, at 99% confidence." in said[0]
    assert "Stopped after 12 games: random wins 65% or more, rather than 50% or less" in said[1]
    assert "Stopped after 10 games: raise wins 50% or less, rather than 65% or more" in said[2]
    assert "All 3 games were played." in said[3]
    assert "The last block has only 1 of its 2 seatings" in said[3]
    assert "raise forfeited 20 games (game 1 was the first): exception ZeroDivisionError: by nought" in said[0]


def test_the_usual_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_here("arena", "spellbook", "random", "random", "--games", 2, "--jobs", 1)
    assert "Results: arena/materia-random-random" in done.stdout
    again = run_here("arena", "materia", "random", "random", "--games", 2)
    assert again.stdout == done.stdout
    other = run_here("arena", "materia", "random", "random", "--games", 2, "--seed", 2)
    assert other.returncode == 2
    assert other.stderr == (
        "arena/materia-random-random holds another run: seed was 1 and is now 2. "
        "Start over with --fresh, or use another directory with --out.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["materia", "random", "deep"], "bots.1: “deep” is not valid"),
        (["materia", "random", "random@5"], "bots.1: random takes no budget"),
        (["materia"], "Name at least one bot."),
        ([], "is missing"),
        (["chess", "random", "random"], "there is no game “chess”"),
        (["materia", "random"], "A single bot can only play a solo game: add --seats 1"),
        (["materia", "random", "random", "--games", 0], "games: “0” is not a whole number"),
        (["materia", "random", "random", "--seats", 5], "seats: “5” is not a whole number from 1 to 4"),
        (["materia", "random", "random", "--seats", 0], "seats: “0” is not a whole number from 1 to 4"),
        (["sigils", "random", "--seats", 1], "seats: “1” is not a whole number from 2 to 5"),
        (["materia", "random", "random", "--seats", 2, "--players", 3], "--seats 2 and --players 3 contradict"),
        (["materia", "random", "random", "--first", 1], "Leave out --first"),
        (["materia", "random", "random", "--teachers"], "--teachers is an option of sigils"),
        (["materia", "random", "random", "--jobs", 0], "jobs: “0” is not a whole number"),
        (["materia", "random", "random", "--cluster", "mud"], "--cluster: “mud” is not the address of a cluster"),
        (["materia", "random", "random", "--sprt", "half"], "--sprt: “half” is not valid; give two win rates"),
        (["materia", "random", "random", "--sprt", "0.6,0.5"], "--sprt: 0.6 must be less than 0.5."),
        (["materia", "random", "random", "--sprt", "0.5,1.5"], "sprt: “1.5” is not a number between 0 and 1"),
        (["materia", "random", "random", "random", "--sprt", "0.5,0.6"], "--sprt needs two bots"),
        (["materia", "random", "random", "--risk", 0.1], "--risk only goes with --sprt."),
        (["materia", "random", "random", "--confidence", 2], "confidence: “2.0” is not a number"),
        (["materia", "random", "random", "--all-games", "--sprt", "0.5,0.6"], "Give only one of --sprt, --confidence"),
        (["materia", "random", "random", "--colour"], "There is no option --colour."),
        (["materia", "random", "random", "--out", "/dev/null/x"], "Cannot write /dev/null/x: Not a directory"),
    ],
)
def test_mistakes(arguments: list[object], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_here("arena", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert line in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c(jobs: int, tmp_path: Path) -> None:
    arguments = ["arena", "materia", "random", "random", "--games", 90_000, "--all-games", "--no-records"]
    terminal = Terminal(*arguments, "--jobs", jobs, "--out", tmp_path)
    terminal.wait_for("/90000")
    terminal.wait_for("random#2 ")
    terminal.type("\x03")
    terminal.wait_for("Interrupted.")
    assert terminal.finish() == 130
    assert "run the same command again to continue" in " ".join(terminal.seen.split())
    lines = (tmp_path / run_folder.LOG).read_text().splitlines()
    assert len(lines) > 1
    assert all(json.loads(line) for line in lines)
