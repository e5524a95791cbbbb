"""Perft numbers of small tricky positions: a change in any rule they touch changes a count."""

import json
from pathlib import Path
from typing import Any

import pytest

import grimoire
from grimoire.kernel.perft import Count, perft, perft_split

CASES = json.loads((Path(__file__).parent / "materia.json").read_text(encoding="utf-8"))


def test_there_are_a_dozen() -> None:
    assert len(CASES) >= 12


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_perft(case: dict[str, Any]) -> None:
    state = grimoire.game("materia", **case["options"]).load(case["position"])
    before = state.copy()
    counts = perft(state, case["depth"])
    assert [list(count) for count in counts] == case["counts"]
    assert state == before
    split = perft_split(state, case["depth"])
    assert list(split) == state.actions()
    assert Count(*(sum(column) for column in zip(*split.values(), strict=True))) == counts[-1]


def test_depth_1_counts_the_outcomes_of_chance() -> None:
    state = grimoire.game("materia", players=3).start()
    assert perft(state, 2) == [Count(chances=1), Count(chances=3), Count(chances=63)]
