"""Losses: what an action gives away, compared with the best."""

import pytest

import grimoire
from grimoire.bots.budget import Budget
from grimoire.bots.losses import compare, loss
from grimoire.kernel.errors import IllegalAction
from grimoire.kernel.game import State

FEW = Budget(nodes=60)


def decision(game: str = "materia") -> State:
    state = grimoire.game(game, first=0).start()
    while state.player < 0:
        state.apply(state.actions()[0])
    return state


def test_the_best_action_loses_nothing_and_comes_first() -> None:
    compared = compare(decision(), budget=FEW)
    assert compared.actions[0].loss == 0
    losses = [each.loss for each in compared.actions[1:]]
    assert losses == sorted(losses)
    for each in compared.actions:
        assert each.wins + each.loss == pytest.approx(compared.actions[0].wins)


def test_the_same_seed_tells_the_same() -> None:
    assert compare(decision("sigils"), budget=FEW, seed=4) == compare(decision("sigils"), budget=FEW, seed=4)


def test_one_action_is_compared_with_the_best_only() -> None:
    state = decision()
    best = compare(state, budget=FEW).actions[0].action
    assert loss(state, best, FEW).loss == 0
    other = next(action for action in state.actions() if action != best)
    assert [each.action for each in compare(state, [other], FEW).actions] == [best, other]
    assert loss(state, other, FEW).loss != 0


def test_an_illegal_action_has_no_loss() -> None:
    with pytest.raises(IllegalAction):
        loss(decision(), "dance", FEW)


def test_where_nobody_decides_there_is_nothing_to_compare() -> None:
    state = grimoire.game("materia").start()
    assert compare(state, budget=FEW).actions == ()
