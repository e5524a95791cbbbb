"""The rule cases and the record cases, each as a test of its own."""

import json
from pathlib import Path
from typing import Any

import pytest

import grimoire
from tests.cases import run_cases, run_records
from tests.generators import GAMES

HERE = Path(__file__).parent


def load(game: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    data = json.loads((HERE / f"{game}.json").read_text(encoding="utf-8"))
    return data["cases"], data.get("decks", {})


CASES = [(case, decks) for game in GAMES for cases, decks in [load(game)] for case in cases]
NEEDS_SIGILS = "deck_is_embedded"
RECORD_CASES = [case for case in run_records.CASES if case.__name__ != NEEDS_SIGILS or "sigils" in GAMES]


@pytest.mark.parametrize(("case", "decks"), CASES, ids=[case["id"] for case, _ in CASES])
def test_rule_case(case: dict[str, Any], decks: dict[str, Any]) -> None:
    run_cases.run_case(grimoire, case, decks)


@pytest.mark.parametrize("case", RECORD_CASES, ids=[case.__name__ for case in RECORD_CASES])
def test_record_case(case: Any, tmp_path: Path) -> None:
    case(grimoire, tmp_path)
