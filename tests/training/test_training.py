"""A tiny run of the whole training: it writes a net that can be used, and the same command the same bytes."""

import subprocess
import sys
from pathlib import Path

import pytest

from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import NetEvaluator
from grimoire.bots.net import read_net
from grimoire.bots.search_bot import SearchBot
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, State
from grimoire.training import __main__ as training
from tests.generators import GAMES

TINY = ["--generations", "2", "--first", "2", "--games", "3", "--nodes", "10", "--width", "8", "8", "--jobs"]


def trained(game: str, out: Path, jobs: int, *more: str) -> bytes:
    command = [sys.executable, "-m", "grimoire.training", game, "--out", str(out), *TINY, str(jobs), *more]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    assert f"{game}: generation 1" in told
    return out.read_bytes()


def begun(game: str) -> State:
    class Half:
        def random(self) -> float:
            return 0.5

    state = catalog.game(game).start()
    while state.player == CHANCE:
        state.play(draw(state, Half()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_tiny_training_repeats_and_can_be_used(game: str, tmp_path: Path) -> None:
    data = trained(game, tmp_path / "one.net", 1)
    assert trained(game, tmp_path / "two.net", 2) == data
    assert trained(game, tmp_path / "three.net", 1, "--seed", "2") != data
    resumed = trained(game, tmp_path / "four.net", 1, "--resume", str(tmp_path / "one.net"))
    assert resumed != data
    net = read_net(resumed)
    state = begun(game)
    bot = SearchBot("sage", lambda _: NetEvaluator(net), 1, Budget(nodes=20), 0.5)
    assert bot.choose(state) in state.legal()


def test_as_many_games_are_played_as_were_asked_for() -> None:
    """Parts are of equal size, but for the last."""
    tasks = training.batches("materia", 45, 1, 2, 30, None)
    assert [task.games for task in tasks] == [20, 20, 5]
    assert len({task.seed for task in tasks}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_modes_of_training_are_games(game: str) -> None:
    modes = catalog.spec_of(game).training()
    assert sum(share for share, _ in modes) == pytest.approx(1)
    for _, options in modes:
        catalog.game(game, first="random", **options)
