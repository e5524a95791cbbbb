"""What keeps change cheap: games are named in their own folders only, types are real, module names are unique."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from grimoire import catalog

ROOT = Path(__file__).parents[1]
MOST_ANY = 60
PYTHON = ("src/grimoire", "bench", "tools")
CLIENT = ("web/src",)
NAMES = re.compile("|".join(name for spec in catalog.specs().values() for name in (spec.name, *spec.titles)), re.I)
OWN = [f"src/grimoire/games/{name}/" for name in catalog.games()] + [
    f"web/src/games/{name}/" for name in catalog.games()
]


def sources(folders: tuple[str, ...], *endings: str) -> Iterator[Path]:
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in endings and "node_modules" not in file.parts and "client" not in file.parts:
                yield file


def of_a_game(file: Path) -> bool:
    return any(str(file.relative_to(ROOT)).startswith(folder) for folder in OWN)


CODE = [
    file for file in (*sources(PYTHON, ".py"), *sources(CLIENT, ".ts", ".svelte", ".css", ".js")) if not of_a_game(file)
]


@pytest.mark.parametrize("file", CODE, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_game_is_named_outside_its_folder(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [f"{number}: {line}" for number, line in enumerate(lines, start=1) if NAMES.search(line)] == []


def test_few_lines_give_up_on_types() -> None:
    lines = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in sources(("src/grimoire",), ".py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"\bAny\b", line)
    ]
    assert len(lines) <= MOST_ANY, "\n".join(lines)


def test_no_two_modules_of_a_layer_share_a_name() -> None:
    for layer in sorted(folder for folder in (ROOT / "src" / "grimoire").iterdir() if folder.is_dir()):
        if layer.name == "games":
            continue  # there the same name means the same role
        names = Counter(file.stem for file in layer.rglob("*.py") if file.stem != "__init__")
        assert [name for name, count in names.items() if count > 1] == [], layer.name


def test_processes_for_tasks_are_started_in_one_place() -> None:
    """Whoever has many tasks uses grimoire.jobs. What the server's workers do is no list of tasks."""
    pool = re.compile(r"\b(ProcessPoolExecutor|multiprocessing)\b")
    found = {str(file.relative_to(ROOT)) for file in sources(PYTHON, ".py") if pool.search(file.read_text("utf-8"))}
    assert found == {"src/grimoire/jobs/processes.py"}


def test_both_games_have_the_same_files() -> None:
    folders = [ROOT / "src" / "grimoire" / "games" / name for name in catalog.games()]
    first, *others = [{file.name for file in folder.glob("*.py")} for folder in folders]
    for other in others:
        shared = first & other
        assert len(shared) >= 20


def test_locks_are_for_every_system() -> None:
    lock = re.compile(r"^\s*(import|from) (fcntl|msvcrt)\b", re.M)
    assert [str(file) for file in sources(PYTHON, ".py") if lock.search(file.read_text("utf-8"))] == []
