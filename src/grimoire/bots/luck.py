"""How much of a result was luck: what each chance outcome changed, compared with what chance brings on average.

The luck of an outcome is the value after it less the mean of the values after all outcomes, by weight. Whatever the
values are, it is 0 on average, so a result less its luck has the same mean as the result and varies less.
"""

from collections.abc import Sequence
from typing import Final

from grimoire.bots.evaluators import Evaluator, settle
from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER

_UNUSED: Final = Generator(1)  # a net's value depends on the state alone


def luck_of_outcome(state: SearchState, code: int, evaluator: Evaluator) -> list[float]:
    """The luck of each seat if this outcome comes; the state is at CHANCE and stays as it is."""
    codes = state.legal()
    seats = range(int(state.seat_count()))
    if len(codes) == 1:
        return [0.0 for _ in seats]
    values = [_value_after(state, outcome, evaluator) for outcome in codes]
    weights = state.weights()
    total = sum(weights)
    came = values[codes.index(code)]
    return [
        came[seat] - sum(weight * value[seat] for weight, value in zip(weights, values, strict=True)) / total
        for seat in seats
    ]


def luck_of_game(start: SearchState, codes: Sequence[int], evaluator: Evaluator) -> list[list[float]]:
    """The luck of each seat at each code of a game from this state on; decisions and the set-up have none."""
    state = start.copy()
    nobody = [0.0] * int(state.seat_count())
    rows: list[list[float]] = []
    begun = False
    for code in codes:
        begun = begun or state.settled()
        rows.append(luck_of_outcome(state, code, evaluator) if begun and state.player == CHANCE else nobody)
        state.play(code)
    return rows


def mean_value(state: SearchState, evaluator: Evaluator, seed: int, samples: int) -> list[float]:
    """The value for each seat; a mean over samples where something is half done."""
    count = 1 if state.player == OVER or state.settled() else samples
    sums = [0.0] * int(state.seat_count())
    for sample in range(count):
        generator = Generator(seed + sample)
        known = state.copy()
        if count > 1:
            settle(known, generator)
        evaluator.evaluate(known, generator)
        for seat in range(len(sums)):
            sums[seat] += float(evaluator.wins[seat])
    return [value / count for value in sums]


def _value_after(state: SearchState, code: int, evaluator: Evaluator) -> list[float]:
    after = state.copy()
    after.play(code)
    seats = range(int(after.seat_count()))
    evaluator.evaluate(after, _UNUSED)
    return [float(evaluator.wins[seat]) for seat in seats]
