"""A game that somebody else wrote: installed next to Grimoire in a fresh environment, it is played everywhere."""

import asyncio
import json
import shutil
import subprocess
import sys
import sysconfig
import venv
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Board, Client, get_record, new_key, new_table
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "third-game"
LINES = 160

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of a new environment that has everything this one has, and the third game."""
    folder = tmp_path_factory.mktemp("third-game") / "env"
    venv.create(folder, with_pip=False)
    interpreter = str(folder / "bin" / "python")
    found = subprocess.run(
        [interpreter, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    paths = [sysconfig.get_path("purelib"), str(ROOT / "src")]
    (Path(found.stdout.strip()) / "grimoire_here.pth").write_text("\n".join(paths) + "\n")
    source = shutil.copytree(EXAMPLE, folder.parent / "source")  # building leaves files behind
    run = [sys.executable, "-m", "pip", "--python", interpreter, "install", "--no-deps", "--no-build-isolation"]
    subprocess.run([*run, "--quiet", str(source)], check=True, capture_output=True)
    return interpreter


def grimoire(python: str, *words: str, typed: str = "", folder: Path | None = None) -> str:
    """The output of a command; it must succeed."""
    run = subprocess.run(
        [python, "-m", "grimoire.cli", *words], input=typed, capture_output=True, text=True, cwd=folder, timeout=120
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def code(python: str, source: str) -> str:
    run = subprocess.run([python, "-c", source], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_it_is_small() -> None:
    lines = [line for file in EXAMPLE.rglob("*.py") for line in file.read_text().splitlines()]
    assert len(lines) <= LINES


def test_it_is_installed_and_listed(python: str) -> None:
    assert code(python, "from grimoire import catalog; print(*catalog.games())").split() == ["materia", "pig", "sigils"]


def test_it_conforms(python: str) -> None:
    source = (
        "import grimoire, pickle\n"
        "from grimoire import catalog\n"
        "from grimoire.kernel import conformance\n"
        "for options in catalog.spec_of('pig').modes().values():\n"
        "    game = grimoire.game('pig', **options)\n"
        "    print(conformance.check(game, games=5))\n"
        "    assert pickle.loads(pickle.dumps(game.start())) == game.start()\n"
    )
    assert code(python, source).split() == ["[]", "[]"]


def test_it_is_played_in_the_terminal_and_resumed(python: str, tmp_path: Path) -> None:
    words = ("play", "pig", "--target", "10", "--seed", "3", "--bot", "adept", "--data", str(tmp_path))
    screen = grimoire(python, *words, typed="roll\nq\n", folder=tmp_path)
    assert "Roll again, or hold" in screen
    saved = next(tmp_path.glob("pig-*.json"))
    resumed = grimoire(
        python, "play", "--resume", str(saved), "--data", str(tmp_path), "--language", "de",
        typed="roll\nhold\n" * 200, folder=tmp_path,
    )  # fmt: skip
    assert "Das Ziel ist erreicht." in resumed
    record = json.loads(saved.read_text())
    assert record["game"] == "pig"
    assert record["result"]["winners"]
    shown = grimoire(python, "replay", str(saved), "--text", folder=tmp_path)
    assert "It shows" in shown
    assert "record" in grimoire(python, "check", str(saved), folder=tmp_path)


def test_it_is_played_in_the_arena(python: str, tmp_path: Path) -> None:
    words = ("arena", "pig", "mcts@100", "random", "--games", "4", "--jobs", "1", "--target", "30", "--all-games")
    assert "mcts@100" in grimoire(python, *words, "--out", str(tmp_path / "out"), folder=tmp_path)


def test_it_is_studied_in_the_lab(python: str, tmp_path: Path) -> None:
    question = '[question]\nabout = "rounds"\nof = "long"\nabove = 1\n'
    variants = "[variants.short]\noptions = { target = 20 }\n[variants.long]\noptions = { target = 40 }\n"
    file = tmp_path / "experiment.toml"
    file.write_text(f'game = "pig"\nbots = ["random"]\ngames = 120\n{variants}{question}')
    shown = grimoire(python, "lab", "run", str(file), "--jobs", "1", folder=tmp_path)
    assert shown.startswith("Yes, after 100 games of each variant: rounds ")
    assert "<h2>Wins by seat</h2>" in (tmp_path / "lab" / "experiment" / "report.html").read_text(encoding="utf-8")


def test_its_options_are_on_the_command_line(python: str) -> None:
    assert "--target" in grimoire(python, "play", "--help")
    run = subprocess.run(
        [python, "-m", "grimoire.cli", "play", "pig", "--target", "5"], capture_output=True, text=True, input=""
    )
    assert run.returncode == 2
    assert "target" in run.stderr


def test_its_options_are_in_openapi(python: str) -> None:
    schemas = json.loads(grimoire(python, "schema", "openapi"))["components"]["schemas"]
    assert schemas["NewTable"]["discriminator"]["mapping"]["pig"].endswith("/NewPigTable")
    target = schemas["PigOptions"]["properties"]["target"]
    assert (target["minimum"], target["maximum"], target["default"]) == (10, 1000, 100)
    assert target["description"] == "Points to bank in order to win."


def test_every_level_plays_it(python: str, tmp_path: Path) -> None:
    """It has no net: the levels that search do so with playouts. The hardest takes its time, so it is only made."""
    table = (
        "from grimoire.bots.levels import level_of; print(*[level_of('pig', name) for name in ('master', 'archmage')])"
    )
    assert code(python, table).split() == ["mcts@400", "mcts@1s"]
    bots = ("novice", "apprentice", "adept", "master")
    words = ("arena", "pig", *bots, "--seats", "2", "--games", "12", "--target", "20")
    grimoire(python, *words, "--out", str(tmp_path / "run"))
    results = json.loads((tmp_path / "run" / "results.json").read_text())
    assert results["games"] == 12
    assert not any(bot["forfeits"] for bot in results["bots"])


class PigServer(ServerProcess):
    """The server of the other environment."""

    def __init__(self, python: str, data: Path) -> None:
        super().__init__(data, "--unlimited", python=python)


def test_it_is_played_on_the_server(python: str, tmp_path: Path) -> None:
    with PigServer(python, tmp_path) as server:
        record = asyncio.run(_play(server))
        server.check_sound()
    assert record["result"]["winners"]


async def _play(server: ServerProcess) -> dict[str, dict[str, list[int]]]:
    key = new_key(server.url)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "adept"}]
    table = new_table(server.url, key, "pig", seats, options={"target": 20})["table"]
    async with Client(server.socket_url, key) as client:
        board = await client.watch(table)
        while not board.is_over:
            await client.until(lambda: board.is_over or board.view.get("player") == 0)
            if board.is_over:
                break
            action = "hold" if "hold" in board.offers else "roll"
            version = await client.play(table, 0, action, board.version)
            await client.until(partial(_has_come_to, board, version))
    return get_record(server.url, table)


def _has_come_to(board: Board, version: int) -> bool:
    return board.version >= version
