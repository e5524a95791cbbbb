"""Records: bad files are refused with the place of the fault, and nothing is half done."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from tests.generators import materia, random_actions


@pytest.fixture
def good() -> dict[str, Any]:
    record = grimoire.Record(materia("2p-set-1"))
    for action in random_actions(materia("2p-set-1"), Random(1)):
        record.play(action)
    return dict(record.data())


def refused(data: object) -> str:
    with pytest.raises(grimoire.RecordError) as caught:
        grimoire.Record.from_data(json.loads(json.dumps(data)))
    return str(caught.value)


def test_the_good_one_is_accepted(good: dict[str, Any]) -> None:
    assert grimoire.Record.from_data(good).data() == good


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("grimoire", 2, "grimoire"),
        ("grimoire", "1", "grimoire"),
        ("game", "chess", "chess"),
        ("rules", 99, "rules"),
        ("options", [], "options"),
        ("options", {"players": 9}, "players"),
        ("options", {"colour": 1}, "colour"),
        ("start", 3, "start"),
        ("start", {"game": "materia"}, "altar"),
        ("actions", "skip", "actions"),
        ("actions", ["first 1", "skip"], "action 2"),
        ("actions", [7], "action 1"),
        ("result", {"scores": [0, 0], "winners": []}, "result"),
        ("result", None, "result"),
        ("comment", "nice game", "comment"),
        ("seats", 3, "seats"),
        ("seats", [{"name": "Ann"}], "1 seats, but 2 play"),
        ("seats", [{"name": "Ann"}, {"name": 3}], "seats.1.name"),
        ("seats", [{"name": "Ann"}, {"bot": "x" * 101}], "seats.1.bot"),
        ("seats", [{"name": "Ann"}, {"address": "here"}], "seats.1.address"),
        ("seats", [{"name": "Ann"}, "Bob"], "seats.1"),
        ("seats", [{"name": "Ann", "illegal": -1}, {}], "seats.0.illegal"),
    ],
)
def test_fault_is_named(good: dict[str, Any], field: str, value: object, named: str) -> None:
    assert named in refused(good | {field: value})


def test_who_played_is_kept(good: dict[str, Any]) -> None:
    seats = [{"name": "Ann", "illegal": 2}, {"bot": "adept"}]
    record = grimoire.Record.from_data(good | {"seats": seats})
    assert record.data() == good | {"seats": seats}
    assert "seats" not in grimoire.Record.from_data(good | {"seats": [{}, {}]}).data()


@pytest.mark.parametrize("field", ["grimoire", "game", "rules", "options", "start", "actions"])
def test_missing_field_is_named(good: dict[str, Any], field: str) -> None:
    del good[field]
    assert field in refused(good)


def test_an_action_after_the_end_is_refused(good: dict[str, Any]) -> None:
    number = len(good["actions"]) + 1
    good["actions"].append("skip")
    assert f"action {number}" in refused(good)


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", '"record"'])
def test_what_is_no_record(text: str, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(text, encoding="utf-8")
    with pytest.raises(grimoire.RecordError):
        grimoire.Record.load(tmp_path / "bad.json")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(grimoire.RecordError, match=r"none\.json"):
        grimoire.Record.load(tmp_path / "none.json")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(grimoire.RecordError, match=r"bad\.json"):
        grimoire.Record.load(tmp_path / "bad.json")


def test_a_record_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    record = grimoire.Record(materia("2p-set-1"))
    with pytest.raises(grimoire.RecordError, match="nowhere"):
        record.save(tmp_path / "nowhere" / "game.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(grimoire.RecordError, match=r"folder\.json"):
        record.save(tmp_path / "folder.json")
    assert [path.name for path in tmp_path.iterdir()] == ["folder.json"]


def test_undo_stops_at_the_start() -> None:
    record = grimoire.Record(materia("2p-set-1"))
    record.play("first 1")
    assert record.undo() == "first 1"
    with pytest.raises(grimoire.RecordError, match="nothing to undo"):
        record.undo()


def test_the_state_handed_out_is_a_copy() -> None:
    record = grimoire.Record(materia("2p-set-1"))
    record.state.apply("first 1")
    assert record.actions == []
    assert record.state == materia("2p-set-1").start()


def test_the_start_handed_in_is_kept_as_it_was() -> None:
    start = materia("2p-set-1").start()
    while start.position().get("pending"):
        start.play(start.legal()[0])
    position = start.position()
    record = grimoire.Record(materia("2p-set-1"), position)
    position["altar"].clear()
    assert grimoire.Record.from_data(record.data()).state == start


def test_the_printed_title_is_accepted(good: dict[str, Any]) -> None:
    assert grimoire.Record.from_data(good | {"game": "spellbook"}).data() == good
