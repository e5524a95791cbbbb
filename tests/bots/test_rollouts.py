"""Rollouts of close choices: what is compared, that they repeat, and that they keep to their budget."""

from random import Random

import pytest

from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import NetEvaluator
from grimoire.bots.net import read_net
from grimoire.bots.rollouts import Candidate, Rollouts, candidates, preferred
from grimoire.bots.search import NOWHERE, Node, Search, SearchStyle, best_edge, most_visited
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.search_state import SearchState
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER, State
from tests.generators import GAMES

STYLE = SearchStyle(2.0, 0.1, 2)


def random_state(game: str, seed: int) -> State:
    """A position in a random game in which somebody has a choice."""
    rng = Random(seed)
    state = catalog.game(game, players=2).start()
    played = 0
    while played < 40 or state.player == CHANCE or len(state.legal()) < 3:
        state.play(pick(state, rng))
        played += 1
    return state


def searched(game: str, seed: int) -> tuple[Search, SearchState, Node]:
    """A position with a choice, and its tree."""
    weights = catalog.spec_of(game).weights()
    assert weights is not None
    search = Search(NetEvaluator(read_net(weights)), seed, STYLE)
    state = search_state(random_state(game, seed))
    node = search.root(state)
    search.grow(state, node, 200, 0.0)
    return search, state, node


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_candidates_are_the_most_visited(game: str, seed: int) -> None:
    _, _, node = searched(game, seed)
    found = candidates(node)
    assert found[0].index == most_visited(node)
    assert 1 <= len(found) <= 5
    for candidate in found:
        assert node.codes[candidate.index] == candidate.code
        assert node.edge_visits[candidate.index] > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_rollouts_repeat_and_change_nothing_but_the_choice(game: str, seed: int) -> None:
    chosen = []
    for _ in range(2):
        search, state, node = searched(game, seed)
        before, visits = state.key(), list(node.edge_visits)
        spent = Rollouts(search).compare(state, node, 300, 0.0)
        assert state.key() == before
        assert list(node.edge_visits) == visits
        assert (spent > 0) == (len(candidates(node)) > 1)
        chosen.append((spent, node.chosen))
        assert best_edge(node) == node.chosen or node.chosen < 0 or node.proved >= 0
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", GAMES)
def test_more_nodes_mean_more_rollouts(game: str) -> None:
    spent = []
    for seed in range(20):
        search, state, node = searched(game, seed)
        if len(candidates(node)) > 1 and node.proved < 0:
            few = Rollouts(search).compare(state, node, 1, 0.0)
            spent.append((few, Rollouts(search).compare(state, node, 20 * few, 0.0)))
    assert all(0 < few <= many for few, many in spent)
    assert any(10 * few < many for few, many in spent)  # a close choice


@pytest.mark.parametrize("game", GAMES)
def test_what_a_few_turns_leave_open_is_played_to_the_end(game: str) -> None:
    for seed in range(40):
        search, state, node = searched(game, seed)
        short = Rollouts(search).compare(state, node, 2500, 0.0)
        if short < 2500:  # that was enough
            continue
        assert max(search.evaluator.wins) not in (0.5, 1.0)
        assert Rollouts(search).compare(state, node, 4000, 0.0) > short
        assert max(search.evaluator.wins) in (0.5, 1.0)  # of the last position looked at: the end of a game
        return
    pytest.fail("a few turns always decide")


def rolled(index: int, *values: float) -> Candidate:
    """A candidate whose rollouts came to these values."""
    candidate = Candidate(index, index, NOWHERE)
    for value in values:
        candidate.add(value)
    return candidate


def test_the_choice_of_the_tree_stands_unless_another_is_clearly_better() -> None:
    first, close, better = rolled(0, 0.4, 0.6, 0.5), rolled(1, 0.4, 0.7, 0.5), rolled(2, 0.8, 0.9, 0.8)
    assert preferred(first, [first, close]) is first
    assert preferred(first, [first, close, better]) is better


def test_a_choice_that_was_dropped_does_not_come_back() -> None:
    first, second, third = rolled(0, 0.4, 0.6), rolled(1, 0.5, 0.6), rolled(2, 0.3, 0.9)
    assert preferred(first, [second, third]) is third


def test_without_time_for_rollouts_the_choice_of_the_tree_stands() -> None:
    first = rolled(0)
    assert preferred(first, [first, rolled(1)]) is first


@pytest.mark.parametrize("game", GAMES)
def test_rollouts_find_the_better_choice_if_the_tree_missed_it(game: str) -> None:
    for seed in range(40):
        search, state, node = searched(game, seed)
        worth = [_worth(search, state, code) for code in node.codes]
        best, worst = worth.index(max(worth)), worth.index(min(worth))
        if worth[best] - worth[worst] < 0.3:
            continue
        for index in range(len(worth)):
            node.edge_visits[index] = {best: 50, worst: 100}.get(index, 0)
        assert most_visited(node) == worst
        Rollouts(search).compare(state, node, 2000, 0.0)
        assert node.chosen == best
        return
    pytest.fail("no position in which the choice matters")


def _worth(search: Search, state: SearchState, code: int) -> float:
    """The share of wins of whoever decides, if games are played out after this action."""
    after = state.copy()
    after.play_fast(code)
    ends = Rollouts(search).play_out(after, NOWHERE, 400, 0.0)
    return float(ends.wins[state.player]) / float(ends.count)


def test_a_proven_win_comes_first() -> None:
    node = Node(0, 2)
    search, _, known = searched(GAMES[0], 1)
    assert search.style.rollout_turns == 2
    node.codes, node.prior, node.edge_visits = known.codes, known.prior, known.edge_visits
    node.children = [Node(0, 2) for _ in range(len(known.codes))]
    node.chosen = 0
    assert best_edge(node) == 0
    node.children[1].proved = 0
    assert best_edge(node) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_with_rollouts_plays_the_same_again(game: str) -> None:
    weights = catalog.spec_of(game).weights()
    assert weights is not None
    net = read_net(weights)
    state = random_state(game, 3)
    bots = [SearchBot("sage", lambda _: NetEvaluator(net), 5, Budget(nodes=600), STYLE) for _ in range(2)]
    assert bots[0].choose(state) == bots[1].choose(state)


@pytest.mark.parametrize("game", GAMES)
def test_games_played_out_repeat_and_share_out_each_win(game: str) -> None:
    search, state, _ = searched(game, 1)
    before = state.copy()
    first, second = (Rollouts(search).play_out(state, NOWHERE, 200, 0.0) for _ in range(2))
    assert state == before
    assert first.count == second.count > 1
    assert list(first.wins) == list(second.wins)
    assert sum(first.wins) == pytest.approx(first.count)
    assert Rollouts(search).play_out(state, NOWHERE, 1, 0.0).count == 1  # a small budget is still worth a game
    assert Rollouts(search).play_out(state, NOWHERE, 2000, 0.0).count > 5 * first.count


@pytest.mark.parametrize("game", GAMES)
def test_games_that_are_played_out_begin_as_planned(game: str) -> None:
    search, state, node = searched(game, 1)
    node.chosen = 1
    after = state.copy()
    after.play_fast(node.codes[1])
    node.children[1] = NOWHERE  # nothing is planned beyond the first action
    planned = Rollouts(search).play_out(state, node, 300, 0.0)
    played = Rollouts(search).play_out(after, NOWHERE, 300, 0.0)
    assert (planned.count, list(planned.wins)) == (played.count, list(played.wins))


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_out_from_chance_too(game: str) -> None:
    search, _, _ = searched(game, 2)
    state = random_state(game, 2)
    while state.player not in (CHANCE, OVER):
        state.play(pick(state, Random(1)))
    assert state.player == CHANCE
    assert Rollouts(search).play_out(search_state(state), NOWHERE, 100, 0.0).count > 0
