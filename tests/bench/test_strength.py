"""The page of strengths: figures from what was played, remarks by hand."""

import json
from pathlib import Path

import pytest

from bench import strength

GREEDY = {"bot": "greedy", "share": {"value": 0.97, "low": 0.95, "high": 0.98}, "score": {"value": 60.5}}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    return tmp_path / "strength.md"


def test_remarks_by_hand_stay(page: Path) -> None:
    written = strength.write()
    assert strength.REMARKS not in written
    page.write_text(f"{written}\n{strength.REMARKS}\nBusy cores.\n", encoding="utf-8")
    again = strength.write()
    assert again == page.read_text(encoding="utf-8")
    page.write_text(again.replace("Materia", "something old", 1), encoding="utf-8")
    assert strength.write() == again


@pytest.mark.usefixtures("page")
def test_figures_come_from_the_results() -> None:
    match = strength.MATCHES[0]
    folder = match.folder("materia")
    folder.mkdir(parents=True)
    (folder / "results.json").write_text(json.dumps({"games": 200, "bots": [GREEDY]}), encoding="utf-8")
    assert "| greedy | random | 200 | 97.0% | 95.0% to 98.0% | 60.5 | 95%: reached |" in strength.write()
