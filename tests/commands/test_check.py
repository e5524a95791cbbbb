"""``grimoire check``: good files, and every fault with its place."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from tests.terminal.files import SMALL, finished_record, write
from tests.terminal.runner import run_here


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return finished_record(tmp_path)


def test_check_praises_what_is_good(finished: Path, tmp_path: Path) -> None:
    position = write(tmp_path / "position.json", SMALL)
    done = run_here("check", position, finished)
    assert done.returncode == 0
    count = len(grimoire.Record.load(finished).actions)
    assert done.stdout.splitlines() == [
        f"ok: {position}: a position of materia, 3 legal actions",
        f"ok: {finished}: a record of materia, {count} actions, finished",
    ]


def test_check_takes_the_options_from_a_solo_position(tmp_path: Path) -> None:
    state = grimoire.game("materia", players=1, spells="classic", handicap=2).start()
    rng = Random(1)
    while "pending" in state.position():
        state.play(rng.choice(state.legal()))
    assert run_here("check", write(tmp_path / "solo.json", state.position())).returncode == 0


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        ({"colour": 1}, ["colour: there is no such field."]),
        ({"altar": ["red.circle"] * 6}, ["altar: 6 of red.circle, but only 5 exist."]),
        (
            {"players": 7, "phase": "noon", "altar": ["x"]},
            ["players: “7” is not a whole number", "phase: “noon” is not valid", "altar.0: there is no Materia “x”."],
        ),
        ({"spells": ["storm"]}, ["spells: 1 spell, but there must be one of each of the seven colours."]),
        ({"game": "chess"}, ["game: there is no game “chess”"]),
        ({"pending": True}, ["pending: a position in the middle of a turn cannot be loaded."]),
    ],
)
def test_check_names_the_faults_of_a_position(change: dict[str, Any], lines: list[str], tmp_path: Path) -> None:
    path = write(tmp_path / "bad.json", SMALL | change)
    done = run_here("check", path)
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert [line.startswith(f"{path}: {wanted}") for line, wanted in zip(said, lines, strict=True)] == [True] * len(
        lines
    )


def test_check_names_the_faults_of_a_record(finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text())
    illegal = write(tmp_path / "illegal.json", data | {"actions": [*data["actions"][:5], "take moon"]})
    result = write(tmp_path / "result.json", data | {"result": None})
    options = write(tmp_path / "options.json", data | {"options": {"players": 9}})
    field = write(tmp_path / "field.json", data | {"colour": 1})
    done = run_here("check", illegal, result, options, field, finished)
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert said[0].startswith(f"{illegal}: Action 6 of the record is not legal: “take moon” is not legal now.")
    assert said[1].startswith(f"{result}: The record says the result is null")
    assert said[2].startswith(f"{options}: ")
    assert said[3] == f"{field}: colour: there is no such field."
    assert done.stdout.startswith(f"ok: {finished}")


def test_check_of_other_files(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello")
    (tmp_path / "deep").write_text("[" * 100_000)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    done = run_here(
        "check", tmp_path / "text", tmp_path / "deep", tmp_path / "bytes", tmp_path / "none", tmp_path,
        write(tmp_path / "list", [1]), write(tmp_path / "other", {"a": 1}),
    )  # fmt: skip
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert [line.removeprefix("Cannot read ").startswith(f"{tmp_path}") for line in said] == [True] * 7
    assert all("is not valid JSON" in line for line in said[:3])
    assert all("Cannot read " in line for line in said[3:5])
    assert all("neither a position nor a record" in line for line in said[5:])
