"""The examples about environments do what they say, and are short."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
ABOUT_ENVIRONMENTS = ("vector_loop", "policy_gradient", "openspiel_mcts", "maskable_ppo", "mcp_conversation")
LINES = 60
PPO = "pip install sb3-contrib"


def output(name: str, *words: str) -> str:
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("name", ABOUT_ENVIRONMENTS)
def test_it_is_short(name: str) -> None:
    assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) < LINES


@pytest.mark.parametrize("name", ["materia", "sigils"])
def test_many_games_are_played_at_once(name: str) -> None:
    shown = output("vector_loop", name, "64", "300")
    assert "19,200 steps" in shown
    assert re.search(r"won by seat: [1-9]\d*%, [1-9]\d*%", shown)


@pytest.mark.slow
def test_a_policy_learns_to_beat_random_moves() -> None:
    """It takes some seconds of processor time; two minutes would be plenty."""
    wins = [int(share) for share in re.findall(r"wins (\d+)%", output("policy_gradient", "materia", "6"))]
    assert wins[0] < 60
    assert wins[-1] >= 75


@pytest.mark.slow
def test_the_search_of_openspiel_plays_against_greedy() -> None:
    assert re.search(r"won [01] of 1 games of sigils against greedy", output("openspiel_mcts", "sigils", "greedy", "1"))


@pytest.mark.slow
def test_a_conversation_over_the_model_context_protocol() -> None:
    shown = output("mcp_conversation", "sigils", "8")
    assert "tools: list_games, rules, new_game" in shown
    assert "illegal: Error executing tool play: “dance” is not legal now." in shown
    assert shown.count("\n> ") == 8
    assert json.loads(shown.partition("record: ")[2])["seats"] == [{"name": "Model", "illegal": 1}, {"bot": "novice"}]


@pytest.mark.slow
def test_maskable_ppo_learns() -> None:
    """Only in ``make test-all``, and only where PyTorch is installed."""
    if not os.environ.get("GRIMOIRE_MATRIX"):
        pytest.skip("MaskablePPO learns in make test-all only")
    if importlib.util.find_spec("sb3_contrib") is None:
        pytest.skip(f"MASKABLEPPO IS NOT INSTALLED, so its example was not run. To install it: {PPO}")
    before, after = (int(share) for share in re.findall(r"(\d+)%", output("maskable_ppo", "materia", "20000")))
    assert after > before
    assert after >= 60
