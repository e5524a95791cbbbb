"""Perft numbers of small tricky positions: a change in any rule they touch changes a count."""

from typing import Any

import pytest

import grimoire
from grimoire.kernel.perft import Count, perft, perft_split
from tests.perft.cases import GAMES, cases_of, state_of

CASES = [(game, case) for game in GAMES for case in cases_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_dozen(game: str) -> None:
    assert len(cases_of(game)) >= 12


@pytest.mark.parametrize(("game", "case"), CASES, ids=[f"{game}: {case['name']}" for game, case in CASES])
def test_perft(game: str, case: dict[str, Any]) -> None:
    state = state_of(game, case)
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
