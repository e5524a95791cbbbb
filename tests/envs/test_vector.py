"""Many games at once: each is the game that the ordinary engine plays with the same seed and actions."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import grimoire
from grimoire.envs.arrays import GameArrays
from grimoire.envs.vector import Buffers, VectorEnv
from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER
from grimoire.kernel.playing import state_of
from tests.envs.playing import EVERY_GAME
from tests.generators import MODES, modes_of

FEW = [("materia", "1p-set-1"), ("materia", "2p-set-1"), ("materia", "4p-classic"), ("sigils", "2p-60"),
       ("sigils", "3p-60-teachers"), ("sigils", "2p-75"), ("pig", "3p-short")]  # fmt: skip


class Twin:
    """A game played by the ordinary engine."""

    def __init__(self, arrays: GameArrays, seed: int) -> None:
        self.arrays = arrays
        self.generator = Generator(seed)
        self.begin()

    def begin(self) -> None:
        self.state = state_of(self.arrays.game.start(), SearchState)
        self.draw()

    def draw(self) -> None:
        while self.state.player == CHANCE:
            self.state.play_chance(self.generator)

    def step(self, action: int) -> list[float]:
        """What it brought; a game that is over begins anew."""
        self.state.apply(self.state.text(action))
        self.draw()
        if self.state.player != OVER:
            return [0.0] * self.arrays.game.players
        rewards = self.arrays.rewards(self.state)
        self.begin()
        return rewards


def assert_same(env: VectorEnv, twins: list[Twin]) -> None:
    rows = env.buffers
    for game, twin in enumerate(twins):
        seat = twin.state.player
        assert rows.seat[game] == seat
        np.testing.assert_array_equal(rows.observation[game], twin.arrays.observation(twin.state, seat))
        np.testing.assert_array_equal(rows.mask[game], twin.arrays.mask(twin.state))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), FEW)
def test_games_are_those_of_the_ordinary_engine(name: str, mode: str) -> None:
    options: dict[str, Any] = dict(modes_of(name)[mode])
    env = VectorEnv(name, 5, seed=7, **options)
    twins = [Twin(GameArrays(grimoire.game(name, **options)), 7 + game) for game in range(5)]
    ended = 0
    assert_same(env, twins)
    for _ in range(300):
        actions = env.random_actions()
        rows = env.step(actions)
        rewards = [twin.step(int(action)) for twin, action in zip(twins, actions, strict=True)]
        np.testing.assert_allclose(rows.reward, rewards, atol=1e-6)
        np.testing.assert_array_equal(rows.done, [any(each) for each in rewards])
        assert_same(env, twins)
        ended += int(rows.done.sum())
    assert ended >= 5
    assert env.state(0) == twins[0].state


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_the_masks_are_right_in_every_mode(name: str, mode: str) -> None:
    options: dict[str, Any] = dict(modes_of(name)[mode])
    env = VectorEnv(name, 20, seed=3, **options)
    for _ in range(400):
        rows = env.step(env.random_actions())
        for game in range(20):
            assert np.flatnonzero(rows.mask[game]).tolist() == env.state(game).legal()


def test_a_game_depends_on_its_seed_and_its_actions_only() -> None:
    alone = VectorEnv("sigils", 1, seed=5)
    among = VectorEnv("sigils", 3, seed=[9, 5, 2])
    for _ in range(200):
        np.testing.assert_array_equal(alone.buffers.observation[0], among.buffers.observation[1])
        actions = among.random_actions()
        alone.step(actions[1:2])
        among.step(actions)


def test_reset_begins_the_same_games_again_or_others() -> None:
    env = VectorEnv("materia", 4, seed=1)
    first = env.buffers.observation.copy()
    for _ in range(150):
        env.step(env.random_actions())
    np.testing.assert_array_equal(env.reset().observation, first)
    assert not env.buffers.done.any()
    assert not env.buffers.reward.any()
    assert (env.reset(seed=50).observation != first).any()


def test_rewards_add_up_to_nothing() -> None:
    env = VectorEnv("pig", 50, seed=1, target=20, players=3)
    ends = 0
    for _ in range(200):
        rows = env.step(env.random_actions())
        np.testing.assert_allclose(rows.reward.sum(1), 0.0, atol=1e-6)
        assert (rows.reward[rows.done].max(1) == 1.0).all()
        ends += int(rows.done.sum())
    assert ends > 50


def test_the_arrays_are_the_callers() -> None:
    env = VectorEnv("materia", 3)
    mine = env.new_buffers()
    env.buffers = mine
    assert env.step(env.random_actions()) is mine
    mine.mask[:] = False  # what the caller does with them harms no game
    env.step(env.random_actions())
    assert mine.mask.any(axis=1).all()


@pytest.mark.parametrize("name", Buffers._fields)
def test_wrong_arrays_are_named(name: str) -> None:
    env = VectorEnv("materia", 3)
    array: Any = np.zeros((2, 2), np.float32)
    wrong = env.new_buffers()._replace(**{name: array})
    with pytest.raises(ValueError, match=f"{name}: an array"):
        env.buffers = wrong
    fixed = env.new_buffers()
    getattr(fixed, name).flags.writeable = False
    with pytest.raises(ValueError, match=f"{name}: this array cannot be written"):
        env.buffers = fixed


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    env = VectorEnv("materia", 3, seed=1)
    before = env.buffers.observation.copy()
    for wrong in (-1, env.game.action_count, int(np.flatnonzero(~env.buffers.mask[1])[0])):
        actions = env.random_actions()
        actions[1] = wrong
        with pytest.raises(grimoire.IllegalAction, match=r"games\.1: .* is not legal now; legal: "):
            env.step(actions)
    env.step(env.random_actions())
    twin = VectorEnv("materia", 3, seed=1)
    np.testing.assert_array_equal(twin.buffers.observation, before)


def test_wrong_requests_are_named() -> None:
    env = VectorEnv("materia", 2)
    for wrong in ([0], [0.5, 1.5], [[0, 0]]):
        with pytest.raises(ValueError, match="actions: 2 whole numbers"):
            env.step(wrong)
    with pytest.raises(ValueError, match="a seed for each"):
        VectorEnv("materia", 2, seed=[1])
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv("materia", 0)
    with pytest.raises(ValueError, match="no step was sent"):
        env.receive()
    with pytest.raises(ValueError, match="numbers from 0 to 1"):
        env.send([0], [2])
    with pytest.raises(ValueError, match="can be sent once"):
        env.send([0, 0], [1, 1])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_parts_of_the_games_can_be_sent_and_received(name: str) -> None:
    one, other = VectorEnv(name, 6, seed=2), VectorEnv(name, 6, seed=2)
    halves = [np.array([4, 0, 2]), np.array([1, 3, 5])]
    with other:
        for _ in range(150):
            actions = one.random_actions()
            for half in halves:
                other.send(actions[half], half)
            received = [other.receive() for _ in halves]
            np.testing.assert_array_equal(received, halves)
            one.step(actions)
            for mine, theirs in zip(one.buffers, other.buffers, strict=True):
                np.testing.assert_array_equal(mine, theirs)


def test_what_was_sent_must_be_received_first() -> None:
    with VectorEnv("pig", 2) as env:
        env.send(env.random_actions())
        with pytest.raises(ValueError, match="receive the steps"):
            env.step([0, 0])
        with pytest.raises(ValueError, match="receive the steps"):
            env.reset()
        with pytest.raises(ValueError, match="can be sent once"):
            env.send([0], [1])
        assert env.receive().tolist() == [0, 1]
        actions = env.random_actions()
        actions[0] = 7
        env.send(actions)
        with pytest.raises(grimoire.IllegalAction):
            env.receive()
        env.step(env.random_actions())


STEPS = """
import hashlib, sys, grimoire
from grimoire.envs.vector import VectorEnv
digest = hashlib.sha256()
for name in ("materia", "sigils"):
    env = VectorEnv(name, 8, seed=4)
    for _ in range(150):
        for array in env.step(env.random_actions()):
            digest.update(array.tobytes())
print(grimoire.compiled, digest.hexdigest())
"""


def test_compiled_and_interpreted_games_are_the_same() -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", STEPS], check=True, capture_output=True, text=True,
            env=os.environ | {"GRIMOIRE_PURE": pure, "PYTHONPATH": os.pathsep.join(sys.path)},
        ).stdout.split()
        for pure in ("", "1")
    ]  # fmt: skip
    assert found[1][0] == "False"
    assert found[0][1] == found[1][1]
