"""PettingZoo's own tests, and what they do not look at."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import grimoire
from grimoire.envs.pettingzoo import GrimoireAEC
from grimoire.kernel.game import OVER
from tests.envs.playing import EVERY_GAME

CASES = [("materia", {}), ("materia", {"players": 1}), ("sigils", {"players": 3, "edition": "75"}),
         ("pig", {"players": 3, "target": 30})]  # fmt: skip


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "options"), CASES)
def test_it_keeps_the_interface(name: str, options: dict[str, Any]) -> None:
    api_test(GrimoireAEC(name, **options), num_cycles=300)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_seed_decides_everything(name: str) -> None:
    seed_test(lambda: GrimoireAEC(name), num_cycles=50)


@pytest.mark.slow
def test_it_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(GrimoireAEC("materia"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_game_is_played_to_its_end(name: str, options: dict[str, Any]) -> None:
    env = GrimoireAEC(name, **options)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        if over:
            env.step(None)
            continue
        state = env.state_of_game()
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal()
        assert agent == f"seat_{state.player}"
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    state = env.state_of_game()
    assert state.player == OVER
    for seat in range(len(total)):
        assert (total[f"seat_{seat}"] > 0) == (seat in state.winners())
    if len(total) > 1:
        assert sum(total.values()) == pytest.approx(0)


def test_an_illegal_action_is_refused() -> None:
    env = GrimoireAEC("materia", render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    for wrong in (-1, None, env.game.action_count):
        with pytest.raises(grimoire.IllegalAction, match="legal: "):
            env.step(wrong)
    assert env.render() == before
