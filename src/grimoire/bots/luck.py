"""How much of a result was luck: what each chance outcome changed, compared with what chance brings on average.

The luck of an outcome is the value after it less the mean of the values after all outcomes, by weight. Whatever the
values are, it is 0 on average, so a result less its luck has the same mean as the result and varies less.
"""

from collections.abc import Sequence
from typing import Final

from grimoire.bots.evaluators import Evaluator
from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER

SAMPLES: Final = 4  # of what is still to be drawn after an outcome


def luck_of_outcome(state: SearchState, code: int, evaluator: Evaluator) -> list[float]:
    """The luck of each seat if this outcome comes; the state is at CHANCE and stays as it is."""
    codes = state.legal()
    seats = range(int(state.seat_count()))
    if len(codes) == 1:
        return [0.0 for _ in seats]
    # All outcomes are followed by the same draws, so that these do not blur the difference between them.
    seed = int(state.fingerprint())
    values = [_value(state, after, evaluator, seed) for after in codes]
    weights = state.weights()
    total = sum(weights)
    came = values[codes.index(code)]
    return [
        came[seat] - sum(weight * value[seat] for weight, value in zip(weights, values, strict=True)) / total
        for seat in seats
    ]


def luck_of_game(start: SearchState, codes: Sequence[int], evaluator: Evaluator) -> list[list[float]]:
    """The luck of each seat at each code of a game from this state on; decisions have none."""
    state = start.copy()
    nobody = [0.0] * int(state.seat_count())
    rows: list[list[float]] = []
    for code in codes:
        rows.append(luck_of_outcome(state, code, evaluator) if state.player == CHANCE else nobody)
        state.play(code)
    return rows


def luck_to_come(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """For each moment of a game the luck of each seat from there to the end: one row more than ``luck_of_game``."""
    sums = [[0.0] * len(rows[0])] if rows else []
    for row in reversed(rows):
        sums.append([luck + later for luck, later in zip(row, sums[-1], strict=True)])
    return sums[::-1]


def mean_value(state: SearchState, evaluator: Evaluator, seed: int, samples: int) -> list[float]:
    """The value for each seat; a mean over samples where chance is to come or something is half done."""
    ready = state.player == OVER or (state.player != CHANCE and state.settled())
    count = 1 if ready else samples
    sums = [0.0] * int(state.seat_count())
    for sample in range(count):
        evaluator.evaluate(state.copy(), Generator(seed + sample))
        for seat in range(len(sums)):
            sums[seat] += float(evaluator.wins[seat])
    return [value / count for value in sums]


def _value(state: SearchState, code: int, evaluator: Evaluator, seed: int) -> list[float]:
    after = state.copy()
    after.play(code)
    return mean_value(after, evaluator, seed, SAMPLES)
