"""A tiny run of the whole training: it writes a net that can be used, repeats, and goes on where it was."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.sage import sage_with
from grimoire.jobs.runner import open_runner
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, State
from grimoire.training.gate import Pairing, Score, Side, is_let_in, score
from grimoire.training.generations import CHAMPION, Training, TrainingPlan
from grimoire.training.net_file import net_name, read_header
from tests.generators import GAMES

TINY = {"generations": 2, "first_games": 12, "games": 12, "nodes": 8, "pairs": 1, "width": (8, 8)}


def ran(game: str, out: Path, begin_with: bytes | None = None, seed: int = 1) -> bytes:
    with open_runner(1) as runner:
        plan = TrainingPlan(game, seed=seed, **TINY)  # type: ignore[arg-type]
        return Training(plan, out, runner, lambda _: None, begin_with).run()


def begun(game: str) -> State:
    class Half:
        def random(self) -> float:
            return 0.5

    state = catalog.game(game).start()
    while state.player == CHANCE:
        state.play(draw(state, Half()))
    return state


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folder of a finished run for each game."""
    folders = {game: tmp_path_factory.mktemp(game) for game in GAMES}
    for game, folder in folders.items():
        ran(game, folder)
    return folders


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_tiny_training_repeats_and_can_be_used(game: str, trained: dict[str, Path], tmp_path: Path) -> None:
    net = (trained[game] / CHAMPION).read_bytes()
    assert ran(game, tmp_path) == net
    told = read_header(net)["training"]
    assert (told["game"], told["generation"], told["begin_with"]) == (game, 1, None)
    state = begun(game)
    assert sage_with(net, 1, Budget(nodes=20)).choose(state) in state.legal()


@pytest.mark.slow
def test_a_run_that_was_stopped_goes_on(trained: dict[str, Path], tmp_path: Path) -> None:
    """Whatever is missing is made again and comes out the same."""
    shutil.copytree(trained[GAMES[0]], tmp_path, dirs_exist_ok=True)
    net = (trained[GAMES[0]] / CHAMPION).read_bytes()
    names = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    (tmp_path / "generation-01" / "result.json").unlink()
    (tmp_path / CHAMPION).unlink()
    next((tmp_path / "generation-01").glob("games-*")).unlink()
    assert ran(GAMES[0], tmp_path) == (tmp_path / CHAMPION).read_bytes() == net
    (tmp_path / CHAMPION).unlink()
    assert ran(GAMES[0], tmp_path) == (tmp_path / CHAMPION).read_bytes()  # nothing else was left to do
    assert names == {path.name for path in tmp_path.rglob("*") if path.is_file()}


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match="another folder"):
        ran(GAMES[0], tmp_path)


@pytest.mark.slow
def test_a_folder_knows_the_net_that_the_run_began_with(trained: dict[str, Path], tmp_path: Path) -> None:
    first = (trained[GAMES[0]] / CHAMPION).read_bytes()
    net = ran(GAMES[0], tmp_path, first, seed=2)
    assert read_header(net)["training"]["begin_with"] == net_name(first)
    assert net != first
    with pytest.raises(ValueError, match="another folder"):
        ran(GAMES[0], tmp_path, seed=2)


@pytest.mark.slow
def test_the_command_trains_and_names_what_is_wrong(tmp_path: Path) -> None:
    tiny = ["--generations", "1", "--first-games", "4", "--nodes", "8", "--pairs", "1", "--width", "8", "8"]
    command = [sys.executable, "-m", "grimoire.training", GAMES[0], "--out", str(tmp_path), *tiny, "--jobs", "1"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    assert "champion.net" in told
    assert "generation 0" in told
    wrong = subprocess.run([*command, "--begin-with", str(tmp_path / "none")], capture_output=True, text=True)
    assert wrong.returncode == 1
    assert "none" in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_the_score_of_a_match() -> None:
    even = score([0.5] * 50)
    assert even.games == 100
    assert even.low < even.share == 0.5 < even.high
    better = score([1.0, 0.5] * 50)
    assert better.low > 0.5
    assert str(better).startswith("75.0% of 200")


def test_a_net_that_is_clearly_weaker_somewhere_is_refused() -> None:
    better, even, weaker = Score(400, 0.6, 0.55, 0.65), Score(400, 0.48, 0.43, 0.53), Score(400, 0.43, 0.38, 0.48)
    assert is_let_in([better, even])
    assert not is_let_in([better, weaker])


@pytest.mark.parametrize("game", GAMES)
def test_the_modes_of_training_are_games(game: str) -> None:
    modes = catalog.spec_of(game).training()
    assert sum(share for share, _ in modes) == pytest.approx(1)
    for _, options in modes:
        catalog.game(game, first="random", **options)


@pytest.mark.slow
@pytest.mark.parametrize("alone", [False, True])
def test_a_net_that_knows_something_beats_one_that_knows_nothing(alone: bool) -> None:
    net = catalog.spec_of("materia").net_for(alone) or b""
    line, _, numbers = net.partition(b"\n")
    nodes, seeds = (400, range(10)) if alone else (30, range(4))  # the game alone is hard to win
    knowing, empty = Side(net, nodes), Side(line + b"\n" + bytes(len(numbers)), nodes)
    assert sum(Pairing("materia", knowing, empty, alone)(seed) for seed in seeds) > len(seeds) / 2
    assert sum(Pairing("materia", empty, knowing, alone)(seed) for seed in seeds) < len(seeds) / 2
    if alone:
        assert Pairing("materia", knowing, knowing, alone)(3) == 0.5
