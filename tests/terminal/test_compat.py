"""Games that version 0.1 saved are resumed and played on."""

import json
import shutil
from itertools import pairwise
from pathlib import Path

import pytest

import grimoire
from tests.terminal.runner import run_here

OLD = Path(__file__).parents[1] / "compat" / "v0.1"
SAVES = ["save", "sigils-save"]


def copied(name: str, folder: Path) -> Path:
    """A save of version 0.1 and its note of who sits where."""
    for ending in (".json", ".json.seats"):
        shutil.copy(OLD / f"{name}{ending}", folder)
    return folder / f"{name}.json"


@pytest.mark.parametrize("name", SAVES)
def test_a_save_is_resumed_as_it_is(name: str, tmp_path: Path) -> None:
    save = copied(name, tmp_path)
    done = run_here("play", "--resume", save, typed="l\nq\n")
    assert done.returncode == 0
    assert "Apprentice (bot)" in done.stdout
    assert save.read_bytes() == (OLD / f"{name}.json").read_bytes()
    assert save.with_name(f"{name}.json.seats").read_bytes() == (OLD / f"{name}.json.seats").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("name", SAVES)
def test_a_save_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    """The bots have learned since: they go on from where version 0.1 was, but in their own way."""
    save = copied(name, tmp_path)
    begun = grimoire.Record.load(save)
    done = run_here("play", "--resume", "--data", tmp_path, typed="1\n" * 400)
    assert done.returncode == 0
    played = grimoire.Record.load(save)
    assert played.actions[: len(begun.actions)] == begun.actions
    assert list(played.states())[-1].player == grimoire.OVER


@pytest.mark.parametrize("name", SAVES)
def test_a_finished_save_is_replayed(name: str) -> None:
    record = grimoire.Record.load(OLD / f"{name}-finished.json")
    assert list(record.states())[-1].player == grimoire.OVER


def test_a_choice_made_in_version_0_1_is_undone(tmp_path: Path) -> None:
    save = copied("save", tmp_path)
    record = grimoire.Record.load(save)
    states = list(record.states())
    choice = next(
        number
        for number, (state, after) in enumerate(pairwise(states))
        if state.player == after.player == 0 and len(state.legal()) > 1
    )
    data = json.loads(save.read_text()) | {"actions": record.actions[: choice + 1]}
    save.write_text(json.dumps(data))
    run_here("play", "--resume", save, typed="u\nq\n")
    assert grimoire.Record.load(save).actions == record.actions[:choice]


def test_the_note_of_who_sits_where_is_written_as_before(tmp_path: Path) -> None:
    run_here("play", "--seats", "you,random", "--seed", 7, "--data", tmp_path, typed="q\n")
    (note,) = tmp_path.glob("*.seats")
    assert json.loads(note.read_text()) == {"seats": ["you", "random"], "seed": 7}
    assert note.name.endswith(".json.seats")
