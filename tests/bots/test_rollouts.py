"""Rollouts of close choices: what is compared, that they repeat, and that they keep to their budget."""

from random import Random

import pytest

from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import NetEvaluator
from grimoire.bots.net import read_net
from grimoire.bots.rollouts import Rollouts, candidates
from grimoire.bots.search import Node, Search, SearchStyle, best_edge, most_visited
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.search_state import SearchState
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER, State
from tests.generators import GAMES

STYLE = SearchStyle(2.0, 0.1, 0.0, 2)


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
    for seed in range(20):
        search, state, node = searched(game, seed)
        if len(candidates(node)) > 1 and node.proved < 0:
            few = Rollouts(search).compare(state, node, 1, 0.0)
            many = Rollouts(search).compare(state, node, 20 * few, 0.0)
            assert 0 < few <= many
            return
    pytest.fail("no position with two candidates")


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


def test_a_proven_win_comes_first() -> None:
    node = Node(0)
    search, _, known = searched(GAMES[0], 1)
    assert search.style.rollout_turns == 2
    node.codes, node.prior, node.edge_visits = known.codes, known.prior, known.edge_visits
    node.children = [Node(0) for _ in range(len(known.codes))]
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
    first, second = (Rollouts(search).play_out(state, 200, 0.0) for _ in range(2))
    assert state == before
    assert first.count == second.count > 1
    assert list(first.wins) == list(second.wins)
    assert sum(first.wins) == pytest.approx(first.count)
    assert Rollouts(search).play_out(state, 1, 0.0).count == 1  # a small budget is still worth a game
    assert Rollouts(search).play_out(state, 2000, 0.0).count > 5 * first.count


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_out_from_chance_too(game: str) -> None:
    search, _, _ = searched(game, 2)
    state = random_state(game, 2)
    while state.player not in (CHANCE, OVER):
        state.play(pick(state, Random(1)))
    assert state.player == CHANCE
    assert Rollouts(search).play_out(search_state(state), 100, 0.0).count > 0
