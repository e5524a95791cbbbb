"""Hints: what a position is worth to each seat, and what its player could do best."""

from dataclasses import dataclass
from typing import Final

from grimoire.bots.budget import Budget
from grimoire.bots.mcts import mcts_bot
from grimoire.bots.rollouts import Ends
from grimoire.bots.sage import has_net, sage_bot
from grimoire.bots.search import NOBODY, NOWHERE, Node, best_edge
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.registry import spec_of
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER, State

__all__ = ["Advice", "Hint", "Value"]

USUAL_HINT: Final = Budget(nodes=2000)
USUAL_EVALUATION: Final = Budget(nodes=400)
_DRAWS: Final = 16  # outcomes of chance that are looked at
_SEARCH: Final = 4  # the part of an evaluation that is search: one fourth, the rest are games played out
_TRUST: Final = 5.0  # games played out that tell as much as the search: its error is about 0.2 of a win


@dataclass(frozen=True)
class Value:
    """By seat: the chance to win and the points expected at the end. A solo game tells of the opponent too."""

    wins: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Hint:
    """An action, how much of the search went into it, and what it leads to."""

    action: str
    share: float
    value: Value


@dataclass(frozen=True)
class Advice:
    """What a position is worth, and its actions from the best on; none where nobody decides."""

    value: Value
    hints: tuple[Hint, ...]


def adviser(state: State, seed: int, budget: Budget) -> SearchBot:
    """The bot to ask: the sage, or the plain tree search in a game without a trained net."""
    make = sage_bot if has_net(search_state(state).game_name()) else mcts_bot
    return make(seed, budget)


def advise(state: State, bot: SearchBot) -> Advice:
    """What the bot thinks of a state that somebody decides in."""
    known = search_state(state)
    if state.player in (CHANCE, OVER):
        return Advice(evaluate(state, bot), ())
    node = bot.study(known)
    total = max(1, sum(int(visits) for visits in node.edge_visits))
    hints = [
        Hint(state.text(int(code)), int(visits) / total, _value(known, node if child is NOWHERE else child))
        for code, visits, child in zip(node.codes, node.edge_visits, node.children, strict=True)
    ]
    # What the bot would play comes first: a proven win need not be what was tried most.
    best, seat = hints.pop(int(best_edge(node))), state.player
    hints.sort(key=lambda hint: (-hint.share, -hint.value.wins[seat], hint.action))
    return Advice(_value(known, node), (best, *hints))


def evaluate(state: State, bot: SearchBot) -> Value:
    """What a state is worth; after the end, what it came to."""
    known = search_state(state)
    if state.player == OVER or not _can_play_out(known):
        return _searched(state, bot)
    thinker, plan = bot.portion(_SEARCH), NOWHERE
    if state.player != CHANCE:
        plan = thinker.study(known)
    if plan.proved != NOBODY:
        return _value(known, plan)
    told = _over_chance(state, thinker) if plan is NOWHERE else _value(known, plan)
    ends = bot.play_out(known, plan, 1 - 1 / _SEARCH)
    return _mixed(told, ends, spec_of(known.game_name()).search_share)


def _mixed(told: Value, ends: Ends, share: float) -> Value:
    """The mean of what the search says and what games that were played out came to.

    The search counts for its share, and for more where there were few games.
    """
    count = float(ends.count)
    weight = max(share, _TRUST / (_TRUST + count))
    seats = range(len(told.wins))
    return Value(
        tuple(weight * told.wins[seat] + (1 - weight) * float(ends.wins[seat]) / count for seat in seats),
        tuple(weight * told.points[seat] + (1 - weight) * float(ends.points[seat]) / count for seat in seats),
    )


def _can_play_out(state: SearchState) -> bool:
    """It needs a policy, and one that plays well: alone, where every action counts, the search tells more."""
    return has_net(state.game_name()) and not state.is_solo()


def _searched(state: State, bot: SearchBot) -> Value:
    """What the search says; after the end there is nothing to search."""
    known = search_state(state)
    seats = range(known.seat_count())
    if state.player == OVER:
        return Value(tuple(known.reward(seat) for seat in seats), tuple(known.points(seat) for seat in seats))
    if state.player == CHANCE:
        return _over_chance(state, bot)
    return _value(known, bot.study(known))


def _over_chance(state: State, bot: SearchBot) -> Value:
    """The mean over outcomes of chance, evenly spread, each with its part of the budget."""
    values: list[Value] = []
    thinker = bot.portion(_DRAWS)
    for number in range(_DRAWS):
        after = state.copy()
        spread = _Spread(number)
        while after.player == CHANCE:
            after.play(after.outcome(spread.random()))
        thinker.forget()
        values.append(_searched(after, thinker))
    seats = range(len(values[0].wins))
    return Value(
        tuple(sum(value.wins[seat] for value in values) / len(values) for seat in seats),
        tuple(sum(value.points[seat] for value in values) / len(values) for seat in seats),
    )


class _Spread:
    """Numbers that fill the range from 0 to 1 evenly, the same ones every time."""

    def __init__(self, number: int) -> None:
        self._last = (number + 0.5) / _DRAWS

    def random(self) -> float:
        found = self._last
        self._last = (self._last + 0.6180339887498949) % 1.0
        return found


def _value(state: SearchState, node: Node) -> Value:
    visits = max(1, int(node.visits))
    seats = range(state.seat_count())
    wins = [float(node.wins[seat]) / visits for seat in seats]
    if node.proved != NOBODY:
        wins = [float(seat == node.proved) for seat in seats]
    return Value(tuple(wins), tuple(float(node.points[seat]) / visits for seat in seats))
