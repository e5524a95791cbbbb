"""The search: repeatable, within its budget, one tree for a turn; the same interpreted and compiled."""

import gc
import os
import subprocess
import sys
from random import Random

import pytest

from grimoire import catalog
from grimoire.bots import BotError
from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import HeuristicEvaluator
from grimoire.bots.mcts import mcts_bot
from grimoire.bots.search import Node, Search, SearchStyle
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.search_state import SearchState
from grimoire.kernel.chance import draw, pick
from grimoire.kernel.game import CHANCE, OVER, State
from tests.games.installing import OUR_OWN, installed
from tests.games.test_compiled import needs_compiled
from tests.generators import game_in
from tests.server.circle import INSTALLED, TAKE_TWO

SOME = [("materia", "2p-set-3"), ("materia", "1p-classic"), ("sigils", "3p-75"), ("sigils", "2p-60-teachers")]


def moves(name: str, mode: str, spec: str, seed: int, most: int) -> list[str]:
    """What a bot with all seats and chance do, up to so many actions."""
    state, rng, bot = game_in(name, mode).start(), Random(seed), catalog.bot(spec, seed)
    made: list[str] = []
    while state.player != OVER and len(made) < most:
        code = draw(state, rng) if state.player == CHANCE else bot.choose(state)
        made.append(state.text(code))
        state.play(code)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["greedy", "apprentice", "mcts@60", "sage@60", "sage-unlearned@60"])
@pytest.mark.parametrize(("name", "mode"), SOME)
def test_the_same_seed_makes_the_same_moves(name: str, mode: str, spec: str) -> None:
    assert moves(name, mode, spec, 5, 150) == moves(name, mode, spec, 5, 150)


PLAY = """
import sys
import grimoire
from tests.bots.test_search import moves
print(grimoire.compiled)
for spec in sys.argv[3].split():
    print(*moves(sys.argv[1], sys.argv[2], spec, 9, int(sys.argv[4])), sep=", ")
"""


def played(name: str, mode: str, most: int, pure: bool) -> list[str]:
    environ = os.environ | {"GRIMOIRE_PURE": "1" if pure else "", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PLAY, name, mode, "mcts@20 sage@30", str(most)]
    return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stdout.splitlines()


def check_engines(name: str, mode: str, most: int) -> None:
    needs_compiled()
    interpreted, compiled = played(name, mode, most, pure=True), played(name, mode, most, pure=False)
    assert (interpreted[0], compiled[0]) == ("False", "True")
    assert interpreted[1:] == compiled[1:]


@pytest.mark.slow
def test_interpreted_and_compiled_bots_make_the_same_moves() -> None:
    check_engines("materia", "2p-set-1", 15)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), SOME)
def test_so_they_do_for_some_turns(name: str, mode: str) -> None:
    check_engines(name, mode, 120)


class Counted(SearchBot):
    """Counts what it spends on each turn."""

    def __init__(self, budget: int) -> None:
        super().__init__("counted", lambda _: HeuristicEvaluator(1, 5.0), 1, Budget(nodes=budget), SearchStyle(0.5))
        self.turns: dict[tuple[int, int], int] = {}
        self.asked = 0

    def _spend_nodes(self, search: Search, state: SearchState, node: Node) -> None:
        turn = (int(state.turn_key()), int(state.player))
        before = int(node.visits)
        super()._spend_nodes(search, state, node)
        self.turns[turn] = self.turns.get(turn, 0) + int(node.visits) - before
        self.asked += 1


@pytest.mark.parametrize("budget", [1, 2, 10, 150])
@pytest.mark.parametrize(("name", "mode"), SOME)
def test_a_turn_keeps_to_its_nodes(name: str, mode: str, budget: int) -> None:
    state, rng, bot = game_in(name, mode).start(), Random(2), Counted(budget)
    for _ in range(200):
        if state.player == OVER:
            break
        forced, asked = state.player != CHANCE and len(state.legal()) == 1, bot.asked
        state.play(draw(state, rng) if state.player == CHANCE else bot.choose(state))
        assert not forced or bot.asked == asked
    assert bot.turns
    assert max(bot.turns.values()) <= budget
    if budget > 2:
        assert max(bot.turns.values()) >= budget // 3


def begun(name: str, mode: str, seed: int) -> State:
    """A state early in a game in which a player has a choice at the beginning of a turn."""
    state, rng = game_in(name, mode).start(), Random(seed)
    while state.player == CHANCE:
        state.play(draw(state, rng))
    return state


def test_a_turn_grows_one_tree() -> None:
    bot = SearchBot("mcts", lambda _: HeuristicEvaluator(1, 5.0), 1, Budget(nodes=400), SearchStyle(0.5))
    state, rng = begun("sigils", "2p-60", 3), Random(3)
    turn = search_state(state).turn_key()
    visits: list[int] = []
    while search_state(state).turn_key() == turn and state.player == 0:
        search = bot._search
        met = None if search is None else search.nodes.get(int(search_state(state).fingerprint()))
        known = 0 if met is None else int(met.visits)
        visits.append(known)
        state.play(bot.choose(state))
        while state.player == CHANCE:
            state.play(draw(state, rng))
        assert bot._search is not None
        assert search is None or bot._search is search
    assert len(visits) > 1
    assert max(visits[1:]) > 1


@pytest.mark.parametrize(("name", "mode"), [("materia", "2p-set-1"), ("sigils", "2p-60")])
def test_the_same_turn_of_another_game_has_its_whole_budget(name: str, mode: str) -> None:
    """A game that was taken back, or another one: what is left of the last turn is none of its business."""
    one, other = begun(name, mode, 1), begun(name, mode, 2)
    assert one != other
    bot = SearchBot("mcts", lambda _: HeuristicEvaluator(1, 5.0), 1, Budget(nodes=300), SearchStyle(0.5))
    bot.study(search_state(one))
    assert bot.study(search_state(other)).visits > 100  # of 150; what the other left is 90


def test_the_same_state_asked_again_goes_on_from_what_is_known() -> None:
    state = search_state(begun("materia", "2p-set-1", 1))
    bot = Counted(100)
    first = bot.study(state)
    visits = int(first.visits)
    assert bot.study(state) is first
    assert first.visits <= visits + 50


@pytest.mark.slow
def test_a_tree_is_gone_when_its_turn_is() -> None:
    """Without the garbage collector, whose pauses would break the time budgets."""
    search = Search(HeuristicEvaluator(1, 5.0), 1, SearchStyle(0.5))
    state = search_state(begun("materia", "2p-set-1", 1))
    node = search.root(state)
    search.grow(state, node, 500, 0.0)
    gc.collect()
    del node
    search.clear()
    assert gc.collect() == 0


def test_a_bot_can_change_games() -> None:
    bot = catalog.bot("sage@30", 1)
    for name, mode in SOME * 2:
        state = begun(name, mode, 1)
        assert bot.choose(state) in state.legal()


def test_a_bot_can_change_from_several_players_to_one() -> None:
    """A game alone has another net and is searched in another way."""
    pair, alone = (search_state(begun("materia", mode, 1)) for mode in ("2p-set-1", "1p-set-1"))
    used, fresh = catalog.bot("sage@40", 1), catalog.bot("sage@40", 1)
    assert isinstance(used, SearchBot)
    assert isinstance(fresh, SearchBot)
    used.study(pair)
    assert list(used.study(alone).prior) == list(fresh.study(alone).prior)
    assert used._search is not None
    spec = catalog.spec_of("materia")
    assert used._search.style.exploration == spec.solo_exploration != spec.exploration
    used.study(pair)
    assert used._search.style.exploration == spec.exploration


@pytest.mark.parametrize(("name", "mode"), SOME)
def test_a_judgement_by_hand_may_say_what_to_look_at_first(name: str, mode: str) -> None:
    state = search_state(begun(name, mode, 1))
    judges = (HeuristicEvaluator(1, 5.0), HeuristicEvaluator(1, 5.0, 0.5))
    plain, warm = (list(Search(evaluator, 1, SearchStyle(0.5)).root(state).prior) for evaluator in judges)
    assert plain == pytest.approx([1 / len(plain)] * len(plain))
    assert sum(warm) == pytest.approx(1)
    assert min(warm) >= 0.2 / len(warm)  # nothing is left out
    assert max(warm) > 2 * min(warm)


def test_a_game_without_thoughts_is_refused() -> None:
    class Plain:
        player = 0

        def legal(self) -> list[int]:
            return [1, 2]

    with pytest.raises(BotError, match="this game does not support that"):
        catalog.bot("sage@10").choose(Plain())  # type: ignore[arg-type]  # no state at all


def test_seconds_are_spent_and_kept_in_mind() -> None:
    bot = catalog.bot("mcts@20ms", 1)
    state = begun("sigils", "2p-60", 1)
    assert bot.choose(state) in state.legal()
    assert isinstance(bot, SearchBot)
    assert bot._seconds_left < 0.02


@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_a_forced_choice_is_understood_without_searching_on(game: str) -> None:
    state = catalog.game(game, first=0).start()
    rng = Random(3)
    while state.player < 0 or len(state.legal()) != 1:
        state.play(pick(state, rng))
    advice = catalog.advise(state, "4000")
    assert [hint.action for hint in advice.hints] == state.actions()


def test_six_seats_are_searched() -> None:
    with installed(OUR_OWN | INSTALLED):
        state = catalog.game("circle", players=6, stones=2).start()
        bot = mcts_bot(1, Budget(nodes=200))
        assert len(bot.study(search_state(state)).wins) == 6
        assert bot.choose(state) == TAKE_TWO  # the last stone wins
