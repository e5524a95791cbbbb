"""How much win chance an action gives away, compared with what a bot would play.

The bot's search finds the best action; then both positions, after it and after the action, are evaluated with the same
seed. So what was found is not judged by the search that found it, which would flatter it: a loss is right on average,
and below 0 where the action turns out better.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from grimoire.bots.advice import Value, advise, adviser, evaluate
from grimoire.bots.budget import Budget
from grimoire.kernel.game import State

USUAL: Final = Budget(nodes=400)


class Judged(NamedTuple):
    """An action, the win chance it leaves its player, and what it gives away: win chance, and points at the end."""

    action: str
    wins: float
    loss: float
    points: float


class Comparison(NamedTuple):
    """What a state is worth, and its actions: the best one first, the others by their loss."""

    value: Value
    actions: tuple[Judged, ...]


def compare(
    state: State, actions: Sequence[str] | None = None, budget: Budget = USUAL, seed: int = 1, most: int = 6
) -> Comparison:
    """Compares these actions, or the likeliest, with the best one; IllegalAction if one is not legal."""
    if state.player < 0:
        return Comparison(evaluate(state, adviser(state, seed, budget)), ())
    for action in actions or ():
        state.copy().apply(action)
    hints = [hint.action for hint in advise(state, adviser(state, seed, budget)).hints]
    best, *others = dict.fromkeys([hints[0], *(hints[:most] if actions is None else actions)])
    value = _after(state, best, budget, seed)
    judged = [_judged(action, state.player, value, _after(state, action, budget, seed)) for action in others]
    return Comparison(value, (_judged(best, state.player, value, value), *sorted(judged, key=lambda each: each.loss)))


def loss(state: State, action: str, budget: Budget = USUAL, seed: int = 1) -> Judged:
    """What an action gives away; IllegalAction if it is not legal."""
    return next(each for each in compare(state, [action], budget, seed).actions if each.action == action)


def _judged(action: str, seat: int, best: Value, value: Value) -> Judged:
    wins = value.wins[seat]
    return Judged(action, wins, best.wins[seat] - wins, best.points[seat] - value.points[seat])


def _after(state: State, action: str, budget: Budget, seed: int) -> Value:
    """What the state is worth once the action is played."""
    after = state.copy()
    after.apply(action)
    return evaluate(after, adviser(after, seed, budget))
