"""Hints and evaluations: sums, order, ends, chance; and the state stays as it is."""

import os
import subprocess
import sys
from random import Random

import pytest

import grimoire
from grimoire import catalog
from grimoire.bots.advice import Advice, Value, advise, adviser, evaluate
from grimoire.bots.budget import Budget
from grimoire.bots.rollouts import Ends
from grimoire.bots.sage import sage_bot
from grimoire.bots.search import NOWHERE, Node
from grimoire.bots.search_bot import SearchBot
from grimoire.games.search_state import SearchState
from grimoire.kernel.chance import draw, pick
from grimoire.kernel.game import CHANCE, OVER, Game, State
from tests.games.materia import positions as materia
from tests.games.sigils import positions as sigils
from tests.generators import MODES, game_in

SOME = [("materia", "1p-classic"), ("materia", "3p-set-3"), ("sigils", "2p-75"), ("sigils", "5p-60")]


def ahead(game: Game[State], steps: int, chance: bool) -> State:
    """A state of a random game after so many steps in which chance, or a player with a choice, goes on."""
    state, rng = game.start(), Random(steps)
    for step in range(10_000):
        if step >= steps and (state.player == CHANCE if chance else state.player >= 0 and len(state.legal()) > 1):
            break
        state.play(draw(state, rng) if state.player == CHANCE else pick(state, rng))
    return state


def ended(game: Game[State], seed: int) -> State:
    state, rng = game.start(), Random(seed)
    while state.player != OVER:
        state.play(pick(state, rng))
    return state


def is_sound(value: Value, seats: int) -> None:
    assert len(value.wins) == len(value.points) == seats
    assert sum(value.wins) == pytest.approx(1)
    assert all(0 <= share <= 1 for share in value.wins)


@pytest.mark.parametrize("steps", [0, 40])
@pytest.mark.parametrize(("name", "mode"), SOME)
def test_hints_add_up_and_are_sorted(name: str, mode: str, steps: int) -> None:
    state = ahead(game_in(name, mode), steps, chance=False)
    before = state.copy()
    found = catalog.advise(state, "200")
    assert state == before
    assert sorted(hint.action for hint in found.hints) == sorted(state.actions())
    assert sum(hint.share for hint in found.hints) == pytest.approx(1)
    shares = [hint.share for hint in found.hints]
    assert shares[1:] == sorted(shares[1:], reverse=True)  # what the bot would play comes first
    seats = len(state.scores())
    for value in (found.value, *(hint.value for hint in found.hints)):
        is_sound(value, seats)


@pytest.mark.parametrize("spec", ["sage", "mcts"])
@pytest.mark.parametrize(("name", "mode"), SOME)
def test_the_first_hint_is_what_the_bot_plays(name: str, mode: str, spec: str) -> None:
    state = ahead(game_in(name, mode), 60, chance=False)
    first, second = (catalog.bot(f"{spec}@100", 3) for _ in range(2))
    assert isinstance(first, SearchBot)
    found = advise(state, first)
    assert found.hints[0].action == state.text(second.choose(state))


@pytest.mark.parametrize("steps", [0, 30])
@pytest.mark.parametrize(("name", "mode"), SOME)
def test_chance_is_looked_behind(name: str, mode: str, steps: int) -> None:
    state = ahead(game_in(name, mode), steps, chance=True)
    assert state.player == CHANCE
    before = state.copy()
    value = catalog.evaluate(state, "100")
    assert state == before
    assert catalog.advise(state, "100") == Advice(value, ())
    is_sound(value, len(state.scores()))


@pytest.mark.parametrize("nodes", [1, 5, 160])
def test_a_budget_is_shared_by_the_outcomes_of_chance(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has its part, whichever comes first."""
    visits: list[int] = []
    study = SearchBot.study

    def watched(self: SearchBot, state: SearchState) -> Node:
        node = study(self, state)
        visits.append(int(node.visits))
        return node

    monkeypatch.setattr(SearchBot, "study", watched)
    evaluate(ahead(game_in("materia", "2p-set-1"), 30, chance=True), sage_bot(1, Budget(nodes=nodes)))
    assert len(visits) == 16
    assert len(set(visits)) == 1


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_after_the_end_there_is_no_doubt(name: str, mode: str) -> None:
    for seed in range(3):
        state = ended(game_in(name, mode), seed)
        value = catalog.evaluate(state)
        # A solo game that was not won has no winner: it counts for the opponent.
        winners = state.winners() or [1]
        assert value.wins == tuple(1 / len(winners) if seat in winners else 0 for seat in range(len(value.wins)))
        assert value.points == tuple(state.scores())
        assert catalog.advise(state) == Advice(value, ())


def test_a_shared_victory_is_shared() -> None:
    full = materia.heap(14, "blue")
    other = materia.heap(14, "green")
    state = materia.table(materia.seat("", full), materia.seat("", other), phase="evening", turn=1, pouch="")
    state.apply("skip")
    assert catalog.evaluate(state) == Value((0.5, 0.5), (18, 18))
    data = sigils.position(sigils.seat(fame=7), sigils.seat(fame=7), sigils.seat(fame=3), turn=None)
    assert catalog.evaluate(sigils.game(players=3).load(data)).wins == (0.5, 0.5, 0)


WITHOUT_CHOICES = """
from grimoire import catalog
from tests.games.materia import positions as materia

full = materia.seat("", materia.heap(14, "blue"))
state = materia.table(full, materia.seat("", materia.heap(13, "green")), phase="evening", turn=1, pouch="")
assert state.actions() == ["skip"]
print(catalog.evaluate(state).wins[0] > 0.99)
"""


def test_where_nothing_is_left_to_decide_an_evaluation_ends() -> None:
    """In a process of its own: an engine that goes round in circles cannot be interrupted."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_CHOICES], env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stdout == "True\n", done.stderr


@pytest.mark.parametrize(("stored", "track", "wins"), [(10, 0, (1, 0)), (10, 16, (0, 1)), (0, 0, (0, 1))])
def test_a_solo_game_that_is_not_won_counts_for_the_opponent(stored: int, track: int, wins: tuple[int, int]) -> None:
    state = materia.solo(materia.seat("", materia.heap(stored, "green")), track=track, phase="over")
    assert bool(state.winners()) == bool(wins[0])
    assert catalog.evaluate(state).wins == wins


def test_a_solo_game_about_to_end_adds_up() -> None:
    state = materia.solo(materia.seat("red.circle", materia.heap(13, "green")), track=16, phase="midday", pouch="")
    found = catalog.advise(state, "300")
    for value in (found.value, *(hint.value for hint in found.hints)):
        is_sound(value, 2)


def test_an_evaluation_plays_out_what_its_search_would_play(monkeypatch: pytest.MonkeyPatch) -> None:
    studied: list[Node] = []
    planned: list[Node] = []
    study, play_out = SearchBot.study, SearchBot.play_out

    def studying(bot: SearchBot, state: SearchState) -> Node:
        studied.append(study(bot, state))
        return studied[-1]

    def playing(bot: SearchBot, state: SearchState, plan: Node, share: float) -> Ends:
        planned.append(plan)
        return play_out(bot, state, plan, share)

    monkeypatch.setattr(SearchBot, "study", studying)
    monkeypatch.setattr(SearchBot, "play_out", playing)
    state = ahead(game_in("materia", "2p-set-1"), 20, chance=False)
    evaluate(state, sage_bot(1, Budget(nodes=100)))
    assert planned[0] is studied[0]
    evaluate(ahead(game_in("materia", "2p-set-1"), 20, chance=True), sage_bot(1, Budget(nodes=100)))
    assert planned[1] is NOWHERE


@pytest.mark.parametrize(("name", "mode", "wins"), [("materia", "2p-set-1", 0.995), ("sigils", "2p-60", 0.65)])
def test_the_search_keeps_its_share_of_an_evaluation(
    name: str, mode: str, wins: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = ahead(game_in(name, mode), 20, chance=False)
    lost, ends = Node(state.player, 2), Ends(2)
    lost.visits = 1
    ends.count = 1000
    ends.wins[state.player] = 1000.0
    monkeypatch.setattr(SearchBot, "study", lambda *_: lost)
    monkeypatch.setattr(SearchBot, "play_out", lambda *_: ends)
    assert evaluate(state, sage_bot(1, Budget(nodes=100))).wins[state.player] == pytest.approx(wins, abs=0.001)


def test_a_proven_win_is_not_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ahead(game_in("materia", "2p-set-1"), 20, chance=False)
    study = SearchBot.study

    def proving(bot: SearchBot, state: SearchState) -> Node:
        node = study(bot, state)
        node.proved = state.player
        return node

    monkeypatch.setattr(SearchBot, "study", proving)
    assert evaluate(state, sage_bot(1, Budget(nodes=100))).wins[state.player] == 1


def test_budgets_of_hints_are_read() -> None:
    state = ahead(game_in("materia", "2p-set-1"), 10, chance=False)
    with pytest.raises(grimoire.OptionError, match="nodes, such as 2000"):
        catalog.advise(state, "much")
    assert len(catalog.advise(state, "5ms").hints) == len(state.legal())
    assert evaluate(state, sage_bot(1, Budget(nodes=50))) == evaluate(state, sage_bot(1, Budget(nodes=50)))


def test_a_game_without_a_net_has_hints_too(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ahead(game_in("materia", "2p-set-1"), 30, chance=False)
    assert adviser(state, 1, Budget(nodes=9)).name == "sage"
    monkeypatch.setattr("grimoire.bots.sage._weights", lambda _: None)
    assert adviser(state, 1, Budget(nodes=9)).name == "mcts"
    assert {hint.action for hint in grimoire.advise(state, "50").hints} == set(state.actions())
    is_sound(grimoire.evaluate(state, "50"), 2)
