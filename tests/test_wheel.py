"""The wheels, installed where there is neither Node nor a compiler: everything is in them, and they play."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from functools import partial
from pathlib import Path

import httpx
import pytest

from grimoire.cli import EXTRAS, MISSING
from tests.server.client import Board, Client, get_record, new_key, new_table
from tests.server.process import ServerProcess
from tests.wheels import Installed, wheel

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "grimoire"

PLAIN = ("--help", "play", "replay", "perft", "bench", "check", "verify", "grade", "bot", "deck")

pytestmark = pytest.mark.slow


def data_files() -> set[str]:
    """Everything in the package that is no code: texts, cards, nets, lessons, the client and its licences."""
    files = {file.relative_to(PACKAGE.parent).as_posix() for file in PACKAGE.rglob("*") if file.is_file()}
    return {file for file in files if not file.endswith((".py", ".so", ".pyc"))}


def metadata(packed: zipfile.ZipFile) -> "dict[str, list[str]]":
    (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
    message = message_from_bytes(packed.read(name))
    return {key: message.get_all(key, []) for key in message}


def test_everything_is_in_the_wheels_and_the_source_archive(dist: Path) -> None:
    wanted = data_files()
    for part in ("texts/en/", "weights.net", "lesson.json", "cards/", "client/index.html", "licenses.md", "OFL.txt"):
        assert any(part in file for file in wanted), part
    assert "grimoire/py.typed" in wanted
    for made in dist.glob("*.whl"):
        assert wanted - set(zipfile.ZipFile(made).namelist()) == set()
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        packed = {"/".join(name.split("/")[2:]) for name in files.getnames() if "/src/" in name}
    assert wanted - packed == set()
    assert not any(name.endswith(".so") for name in packed)


def test_the_two_wheels_differ_in_nothing_but_the_engine(dist: Path) -> None:
    plain, fast = (zipfile.ZipFile(wheel(dist, for_any_machine)) for for_any_machine in (True, False))
    assert metadata(plain) == metadata(fast)
    assert metadata(plain)["Name"] == ["grimoire-games"]
    assert "Root-Is-Purelib: true" in plain.read(_file(plain, "WHEEL")).decode()
    code = {name for name in plain.namelist() if name.endswith(".py")}
    assert code <= set(fast.namelist())
    engine = {name for name in fast.namelist() if name.endswith(".so")}
    assert len(engine) == len((ROOT / "engine.txt").read_text().split()) + 2  # what they share, and dense.c
    assert not any(name.endswith((".so", ".pyd")) for name in plain.namelist())


def _file(packed: zipfile.ZipFile, name: str) -> str:
    return next(file for file in packed.namelist() if file.endswith(f".dist-info/{name}"))


def test_the_installed_command_tells_its_version(dist: Path, compiled: Installed) -> None:
    version = metadata(zipfile.ZipFile(wheel(dist)))["Version"][0]
    assert compiled.run("grimoire", "--version") == f"grimoire {version} (compiled engine)\n"
    where = compiled.run("python", "-c", "import grimoire; print(grimoire.__file__)")
    assert str(compiled.folder) in where


def test_it_is_played_in_the_terminal(compiled: Installed) -> None:
    typed = "".join(f"{number}\n" for number in (1, 1, 1)) + "q\n"
    screen = compiled.run("grimoire", "play", "materia", "--seed", "1", "--data", "mine", typed=typed)
    assert "The game is saved" in screen
    saved = next(compiled.folder.glob("mine/materia-*.json"))
    assert len(json.loads(saved.read_text())["actions"]) > 3
    screen = compiled.run("grimoire", "play", "sigils", "--seats", "master,adept", "--data", "theirs")
    assert "The game is saved" in screen
    assert json.loads(next(compiled.folder.glob("theirs/*.json")).read_text())["result"]["winners"]


def test_the_wheel_for_any_machine_plays_the_same_game(compiled: Installed, pure: Installed) -> None:
    assert "(interpreted engine)" in pure.run("grimoire", "--version")
    games = []
    for env in (compiled, pure):
        env.run("grimoire", "play", "materia", "--seats", "adept,novice", "--seed", "7", "--data", "same")
        games.append(json.loads(next(env.folder.glob("same/materia-*.json")).read_text()))
    assert games[0]["actions"] == games[1]["actions"]
    assert games[0]["result"]["winners"]
    (played,) = pure.folder.glob("same/materia-*.json")
    assert "best action" in pure.run("grimoire", "grade", str(played), "--nodes", "10", "--decisions", "1")


def test_it_serves_its_page_and_games(compiled: Installed, tmp_path: Path) -> None:
    with ServerProcess(
        tmp_path, "--unlimited", "--workers", "1", python=compiled.python, env=compiled.environment()
    ) as server:
        page = httpx.get(server.url).text
        (script, *_) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert httpx.get(server.url + script).headers["content-type"].startswith("text/javascript")
        assert {game["name"] for game in httpx.get(f"{server.url}/api/games").json()["games"]} == {"materia", "sigils"}
        record = asyncio.run(_play(server))
        server.check_sound()
    assert record["result"]["winners"]


async def _play(server: ServerProcess) -> dict[str, dict[str, list[int]]]:
    """A whole game of a person who always does the first thing, with a bot."""
    key = new_key(server.url)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
    table = new_table(server.url, key, "materia", seats)["table"]
    async with Client(server.socket_url, key) as client:
        board = await client.watch(table)
        while not board.is_over:
            await client.until(lambda: board.is_over or board.view.get("player") == 0)
            if not board.is_over:
                version = await client.play(table, 0, next(iter(board.offers)), board.version)
                await client.until(partial(_has_come_to, board, version))
    return get_record(server.url, table)


def _has_come_to(board: Board, version: int) -> bool:
    return board.version >= version


@pytest.mark.parametrize(
    ("words", "extras"),
    [
        *(((command,), extra) for command, extra in EXTRAS.items()),
        *(
            ((command,), "play")
            for command in ("--help", "play", "replay", "perft", "bench", "check", "verify", "grade", "bot", "deck")
        ),
        (("arena", "greedy", "novice", "--cluster", "tcp://127.0.0.1:1"), "arena,cluster"),
        (("lab", "run", "some.toml", "--cluster=tcp://127.0.0.1:1"), "lab,cluster"),
    ],
    ids=lambda given: given if isinstance(given, str) else given[0],
)
def test_without_extras_a_command_says_how_to_install_what_it_needs(
    base: Installed, words: tuple[str, ...], extras: str
) -> None:
    done = base.try_to_run("grimoire", *words)
    assert done.stderr == f"This needs the library cyclopts. Install it with: pip install 'grimoire-games[{extras}]'\n"
    assert done.stdout == ""
    assert done.returncode == MISSING


@pytest.mark.parametrize(
    ("words", "library", "extra"),
    [
        (("serve",), "uvicorn", "server"),
        (("serve", "--check"), "filelock", "server"),
        (("schema", "openapi"), "litestar", "server"),
        (("backup", "x"), "sqlalchemy", "server"),
        (("restore", "x"), "filelock", "server"),
        (("arena", "greedy", "novice", "--games", "2"), "filelock", "arena"),
        (("lab", "run", "no.toml"), "filelock", "lab"),
        (("mcp",), "mcp", "mcp"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_who_installed_it_for_playing_is_told_what_else_is_needed(
    pure: Installed, words: tuple[str, ...], library: str, extra: str
) -> None:
    done = pure.try_to_run("grimoire", *words)
    assert done.stderr.splitlines()[-1] == (
        f"This needs the library {library}. Install it with: pip install 'grimoire-games[{extra}]'"
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == MISSING


def test_training_says_how_to_install_what_it_needs(base: Installed) -> None:
    done = base.try_to_run("python", "-m", "grimoire.training", "materia", "--out", "x")
    assert re.fullmatch(
        r"This needs the library \w+\. Install it with: pip install 'grimoire-games\[train\]'\n", done.stderr
    )
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("commands", "version"),
    [
        ([], r"0\.1\.0"),
        ([["init", "-q"], ["add", "."], ["commit", "-qm", "x"]], r"0\.1\.1\.dev1\+g\w+"),
        ([["init", "-q"], ["add", "."], ["commit", "-qm", "x"], ["tag", "v7.8.9"]], r"7\.8\.9"),
    ],
    ids=["without-git", "without-tags", "tagged"],
)
def test_the_version_comes_from_git(tmp_path: Path, commands: list[list[str]], version: str) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for words in commands:
        subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@t", *words], cwd=tmp_path, check=True)
    run = [sys.executable, "-m", "setuptools_scm"]
    found = subprocess.run(run, cwd=tmp_path, check=True, capture_output=True, text=True).stdout.strip()
    assert re.fullmatch(version, found), found
