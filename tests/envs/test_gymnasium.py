"""Gymnasium's own test, and one seat against bots."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grimoire
from grimoire.envs.gymnasium import GrimoireEnv
from tests.envs.playing import EVERY_GAME


class FirstLegal(GrimoireEnv):
    """Gymnasium's test knows no masks: whatever it asks for, the first legal action is played."""

    def step(self, action: np.int64 | int) -> tuple[np.ndarray, float, bool, bool, dict[str, object]]:
        masks = self.action_masks()
        return super().step(action if masks[action] else int(np.flatnonzero(masks)[0]))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_it_keeps_the_interface(name: str) -> None:
    check_env(FirstLegal(name, opponents="random"), skip_render_check=True)


def played(env: GrimoireEnv, seed: int) -> tuple[float, list[int]]:
    """The reward of a random game, and its scores."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        seen, reward, over, cut_off, info = env.step(action)
        assert env.observation_space.contains(seen)
        assert not cut_off
        if over:
            assert not env.action_masks().any()
            scores = info["scores"]
            assert isinstance(scores, list)
            return reward, scores
        assert reward == 0


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_seed_decides_everything(name: str) -> None:
    games = [played(GrimoireEnv(name, seat=None), seed) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_every_other_seat_has_a_bot_of_its_own() -> None:
    reward, scores = played(GrimoireEnv("materia", seat=1, opponents=["greedy", "random"], players=3), 4)
    assert reward == pytest.approx(1.0 if scores[1] > max(scores[0], scores[2]) else -0.5)
    assert scores[0] > scores[1]  # greedy plays better than at random


def test_one_can_play_alone() -> None:
    reward, scores = played(GrimoireEnv("materia", players=1), 1)
    assert reward == (1.0 if scores[0] > scores[1] else -1.0)


def test_wrong_requests_are_named() -> None:
    with pytest.raises(ValueError, match="opponents: 2 bots for 1 other"):
        GrimoireEnv("sigils", opponents=["random", "greedy"])
    with pytest.raises(ValueError, match="seat: a number from 0 to 1"):
        GrimoireEnv("sigils", seat=2)
    with pytest.raises(ValueError, match="cannot play here"):
        GrimoireEnv("sigils", opponents="cmd:cat").reset(seed=1)
    env = GrimoireEnv("sigils")
    env.reset(seed=1)
    with pytest.raises(grimoire.IllegalAction, match="legal: "):
        env.step(env.game.action_count)
