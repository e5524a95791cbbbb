"""Luck: none on average, whatever the values are, and a result without its luck varies less."""

from random import Random
from statistics import correlation, fmean, stdev

import pytest

from grimoire import catalog
from grimoire.bots.luck import luck_of_game, luck_of_outcome
from grimoire.bots.sage import net_evaluator
from grimoire.bots.search_bot import search_state
from grimoire.games.search_state import SearchState
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, OVER
from tests.generators import game_in

SOME = [("materia", "2p-set-1"), ("materia", "1p-set-1"), ("materia", "3p-classic"), ("sigils", "2p-60"),
        ("sigils", "4p-75")]  # fmt: skip


def played(name: str, mode: str, spec: str, seed: int) -> tuple[SearchState, list[int], SearchState]:
    """A game between bots: its start, its codes and its end."""
    state, rng, bot = game_in(name, mode).start(), Random(seed), catalog.bot(spec, seed)
    start = search_state(state.copy())
    codes: list[int] = []
    while state.player != OVER:
        codes.append(draw(state, rng) if state.player == CHANCE else bot.choose(state))
        state.play(codes[-1])
    return start, codes, search_state(state)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), SOME)
def test_over_all_outcomes_luck_is_nothing(name: str, mode: str) -> None:
    start, codes, _ = played(name, mode, "greedy", 3)
    state, seen, begun = start.copy(), 0, False
    for number, code in enumerate(codes):
        begun = begun or state.settled()
        if begun and state.player == CHANCE and number % 5 == 0:
            before = state.key()
            weights = state.weights()
            lucks = [luck_of_outcome(state, outcome, net_evaluator(state)) for outcome in state.legal()]
            for of_seat in zip(*lucks, strict=True):
                mean = sum(weight * luck for weight, luck in zip(weights, of_seat, strict=True))
                assert mean / sum(weights) == pytest.approx(0, abs=1e-9)
            assert state.key() == before
            seen += 1
        state.play(code)
    assert seen > 5


@pytest.mark.parametrize(("name", "mode"), SOME)
def test_the_same_game_has_the_same_luck(name: str, mode: str) -> None:
    start, codes, _ = played(name, mode, "greedy", 4)
    rows = luck_of_game(start, codes, net_evaluator(start))
    assert rows == luck_of_game(start, codes, net_evaluator(start))
    assert len(rows) == len(codes)
    for row in rows:  # what one seat gains, the others lose
        assert sum(row) == pytest.approx(0, abs=1e-9)


def test_decisions_have_no_luck() -> None:
    start, codes, _ = played("sigils", "2p-60", "random", 5)
    state = start.copy()
    for code, row in zip(codes, luck_of_game(start, codes, net_evaluator(start)), strict=True):
        assert state.player == CHANCE or row == [0.0, 0.0]
        state.play(code)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode", "least"), [("materia", "1p-set-1", 0.2), ("sigils", "2p-60", 0.0)])
def test_luck_is_fair_and_tells_something_of_the_result(name: str, mode: str, least: float) -> None:
    results, lucks = [], []
    for seed in range(60):
        start, codes, end = played(name, mode, "sage@20", seed)
        results.append(end.reward(0))
        lucks.append(sum(row[0] for row in luck_of_game(start, codes, net_evaluator(start))))
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    assert correlation(results, lucks) > least
