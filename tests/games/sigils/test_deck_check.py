"""Decks of one's own on the command line: checking them, and the file to start from."""

import tomllib
from pathlib import Path

import pytest

from grimoire.games.sigils.spells import TABLE
from grimoire.texts import LANGUAGES
from tests.terminal.runner import run_here

EDITIONS = ("60", "75")


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_template_lacks_nothing_but_spells(edition: str, language: str, tmp_path: Path) -> None:
    done = run_here("deck", "template", "--edition", edition, "--language", language)
    assert done.returncode == 0
    assert len(tomllib.loads(done.stdout)["spell"]) == 3
    comments = [line for line in done.stdout.splitlines() if line.startswith("#")]
    words = {line.split()[1] for line in comments if line.startswith("#   ") and not line.startswith("#    ")}
    assert words == {ability.word for ability in TABLE if edition in ability.editions}
    assert max(map(len, comments)) <= 100
    checked = run_here("deck", "check", write(tmp_path / "my.toml", done.stdout), "--edition", edition)
    assert checked.returncode == 1
    (line,) = checked.stderr.splitlines()
    assert "deck.spell: 3 spells" in line


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_deck_is_good(edition: str, tmp_path: Path) -> None:
    full = run_here("deck", "template", "--edition", edition, "--full")
    path = write(tmp_path / "my.toml", full.stdout)
    done = run_here("deck", "check", path, "--edition", edition, "--players", 5)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.startswith(f"ok: {edition} spells, enough for up to 5 players: enchantment 15, ")


def test_each_fault_has_its_line(tmp_path: Path) -> None:
    text = run_here("deck", "template", "--full").stdout
    text = text.replace('id = "inkblot-hex"', 'id = "Inkblot"').replace('ability = "gems 2"', 'ability = "gems 9"', 1)
    text = text.replace('family = "illusion"', 'family = "comedy"', 1).replace('type = "potion"\n', "", 1)
    path = write(tmp_path / "my.toml", text)
    done = run_here("deck", "check", path)
    assert done.returncode == 1
    assert done.stdout == ""
    said = done.stderr.splitlines()
    assert len(said) == 4
    assert all(line.startswith(f"{path}: ") for line in said)
    assert "Inkblot.id: “Inkblot” is not valid" in said[0]
    assert "light-fingered-glove.ability: “gems 9” is not an ability of edition 60." in said[1]
    assert "honeytongue-syrup.type: this field is missing." in said[2]
    assert ".family: “comedy” is not valid" in said[3]


def test_faults_are_told_in_the_language_asked_for(tmp_path: Path) -> None:
    path = write(tmp_path / "my.toml", "board = []\n")
    english = run_here("deck", "check", path).stderr
    german = run_here("deck", "check", path, "--language", "de").stderr
    assert len(english.splitlines()) == len(german.splitlines()) == 3
    assert english != german


def test_other_files(tmp_path: Path) -> None:
    for path in (write(tmp_path / "text", "hello"), tmp_path / "none", tmp_path):
        done = run_here("deck", "check", path)
        assert done.returncode == 1
        (line,) = done.stderr.splitlines()
        assert str(path) in line


def test_a_file_nested_too_deeply_does_no_harm(tmp_path: Path) -> None:
    path = write(tmp_path / "deep", "a = " + "[" * 100_000)
    done = run_here("deck", "check", path)
    assert done.returncode in (1, 2)
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["deck", "check", "x", "--edition", "61"], "edition: “61” is not valid; choose one of 60, 75."),
        (["deck", "check", "x", "--players", "6"], "players: “6” is not a whole number"),
        (["deck", "check"], "--file or its value is missing."),
        (["deck", "template", "--edition", "x"], "edition: “x” is not valid"),
        (["deck", "shuffle"], "There is no command “shuffle”. See: grimoire deck --help"),
    ],
)
def test_mistakes(arguments: list[str], line: str) -> None:
    done = run_here(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert line in done.stderr


@pytest.mark.parametrize("name", [("deck",), ("deck", "check"), ("deck", "template")])
def test_help(name: tuple[str, ...]) -> None:
    done = run_here(*name, "--help")
    assert done.returncode == 0
    assert f"Usage: grimoire {' '.join(name)}" in done.stdout
