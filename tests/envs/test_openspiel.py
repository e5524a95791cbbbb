"""OpenSpiel's own tests on our games; a playthrough; its MCTS against a bot of ours."""

import os
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from grimoire import catalog
from grimoire.envs.openspiel import register
from grimoire.kernel.game import OVER
from tests.envs.playing import EVERY_GAME, SECRETS
from tests.games.installing import installed

PLAYTHROUGH = Path(__file__).parent / "playthroughs"
SMALL = ["grimoire_materia(first=0)", "grimoire_materia(players=1)", "grimoire_sigils(edition=75,players=3)",
         "grimoire_sigils(teachers=True)", "grimoire_pig(target=20,players=3)"]  # fmt: skip


@pytest.fixture(autouse=True)
def _registered() -> None:
    register()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_installed_game_is_known_once(name: str) -> None:
    assert f"grimoire_{name}" in register()
    assert pyspiel.registered_names().count(f"grimoire_{name}") == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALL)
def test_it_passes_the_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


def test_a_state_is_written_and_read() -> None:
    game = pyspiel.load_game("grimoire_pig(target=30)")
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(12):
        state.apply_action(int(rng.choice(state.legal_actions())))
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert twin.grimoire_state == state.grimoire_state
    assert str(twin) == str(state)


def test_a_copy_is_independent() -> None:
    state = pyspiel.load_game("grimoire_sigils").new_initial_state()
    twin = state.clone()
    before = str(twin)
    state.apply_action(state.legal_actions()[0])
    assert str(twin) == before != str(state)
    assert twin.history() == []


def test_an_observer_shows_features_by_name() -> None:
    game = pyspiel.load_game("grimoire_materia(players=3,first=1)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert observer.dict["round"] == 1
    assert observer.dict["player"] == 2  # seat 1 decides, which is the next one
    assert observer.dict["altar"].sum() == 5
    assert "you.pool" in observer.string_from(state, 0)
    assert state.observation_tensor(0) == observer.tensor.tolist()
    assert state.information_state_string(0).startswith("seat 0: deal ")


def test_a_game_that_hides_something_says_so() -> None:
    with installed(SECRETS):
        register()
        game = pyspiel.load_game("grimoire_secrets")
    kind = game.get_type()
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert not kind.provides_information_state_string


def playthrough(name: str) -> str:
    """A game that always plays the outcome or action in the middle, line by line with what a seat sees."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    lines = [f"game: {game}", f"actions: {game.num_distinct_actions()}"]
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        if player >= 0:
            lines += [f"seat {player} sees", *(f"  {line}" for line in state.observation_string(player).splitlines())]
            lines.append("  may " + ", ".join(state.action_to_string(player, action) for action in legal))
        action = legal[(len(legal) + len(state.history())) // 2 % len(legal)]
        lines.append(f"{'chance' if player < 0 else f'seat {player}'}: {state.action_to_string(player, action)}")
        state.apply_action(action)
        if len(lines) > 400:
            return "\n".join([*lines, "..."]) + "\n"
    return "\n".join([*lines, f"returns: {state.returns()}"]) + "\n"


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    """Written anew with GRIMOIRE_WRITE=1."""
    found = playthrough(f"grimoire_{name}" + ("(target=10)" if name == "pig" else ""))
    file = PLAYTHROUGH / f"{name}.txt"
    if os.environ.get("GRIMOIRE_WRITE"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SMALL)
def test_its_mcts_plays_our_games_against_our_bot(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), solve=False, random_state=rng)
    greedy = catalog.bot("greedy", seed=1)
    state = game.new_initial_state()
    decided = 0
    while not state.is_terminal() and decided < 8:
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=chances)))
        elif decided % 2 == 0:
            decided += 1
            state.apply_action(bot.step(state))
        else:
            decided += 1
            state.apply_action(greedy.choose(state.grimoire_state))
    assert decided == 8 or state.grimoire_state.player == OVER
