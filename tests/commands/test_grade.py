"""``grimoire grade``: a table in every language, JSON, and faults of files."""

import json
from pathlib import Path

import pytest

from grimoire.texts import LANGUAGES
from tests.arena.test_grading import played
from tests.terminal.runner import run_here


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("games") / "game.json"
    played("materia", ("random", "random"), 1, [{"name": "Model", "illegal": 1}, {"bot": "adept"}]).save(path)
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table(file: str, language: str) -> None:
    done = run_here("grade", file, "--nodes", "30", "--decisions", "3", "--language", language)
    assert done.returncode == 0, done.stderr
    assert "Model" in done.stdout
    assert " ± " in done.stdout
    assert "30" in done.stdout.splitlines()[-1]


def test_json(file: str) -> None:
    done = run_here("grade", file, file, "--nodes", "30", "--decisions", "2", "--json")
    data = json.loads(done.stdout)
    assert data["nodes"] == 30
    model, adept = data["players"]
    assert (model["player"], model["games"], model["decisions"]) == ("Model", 2, 4)
    assert model["loss"].keys() == {"value", "low", "high"}
    assert 0 < model["illegal"]["value"] < 1
    assert adept["illegal"] is None


def test_faults_are_named(file: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("[]")
    done = run_here("grade", file, str(bad), str(tmp_path / "none.json"))
    assert done.returncode == 1
    assert [str(bad) in line or "none.json" in line for line in done.stderr.splitlines()] == [True, True]
    assert "name at least one file" in run_here("grade").stderr.lower()
    for option, value in (("--nodes", "5"), ("--nodes", "1000000000"), ("--decisions", "0")):
        done = run_here("grade", file, option, value)
        assert (done.returncode, done.stdout) == (2, "")
        assert option in done.stderr
