"""The package as it is published: built once for all tests, and installed into environments that have nothing else."""

import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

from tools import wheels

PATIENCE = 300.0


class Installed:
    """An environment with a wheel in it. Neither Node nor a compiler can be found from there, nor this checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = str(folder / "bin" / "python")

    def environment(self) -> dict[str, str]:
        return _clean() | {"PATH": str(self.folder / "bin"), "LC_ALL": "C.UTF-8", "COLUMNS": "80"}

    def run(self, *words: str, typed: str = "") -> str:
        """The output of a command, which must succeed; in the environment's folder."""
        done = self.try_to_run(*words, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def try_to_run(self, *words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        """A command that may fail."""
        return subprocess.run(
            [self.folder / "bin" / words[0], *words[1:]], input=typed, capture_output=True, text=True,
            encoding="utf-8", env=self.environment(), cwd=self.folder, timeout=PATIENCE,
        )  # fmt: skip


def built(factory: pytest.TempPathFactory) -> Path:
    """The folder with the source archive and the wheels."""
    return _once(factory, "dist", wheels.build)


def wheel(dist: Path, for_any_machine: bool = False) -> Path:
    """The wheel for this machine, or for any; without a compiler there is none for this one."""
    found = [file for file in dist.glob("*.whl") if file.stem.endswith("-none-any") == for_any_machine]
    if not found:
        pytest.skip("the engine is not compiled, so there is no compiled wheel; with a C compiler: make clean test")
    return found[0]


def installed(factory: pytest.TempPathFactory, wheel: Path, extra: str = "") -> Installed:
    """An environment with this wheel and what its extra needs."""

    def install(folder: Path) -> None:
        venv.create(folder, with_pip=False)
        pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "-q", "--no-compile"]
        subprocess.run(
            [*pip, f"{wheel}[{extra}]" if extra else wheel],
            check=True,
            capture_output=True,
            env=_clean(),
            timeout=PATIENCE,
        )

    return Installed(_once(factory, f"env-{wheel.stem.rpartition('-')[2]}-{extra}", install))


def _clean() -> dict[str, str]:
    """Nothing that leads to this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GRIMOIRE"))}


def _once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that is made by the first process of this test run that needs it."""
    shared = factory.getbasetemp().parent if os.environ.get("PYTEST_XDIST_WORKER") else factory.getbasetemp()
    folder = shared / f"wheels-{name}"
    done = folder.with_suffix(".done")
    with FileLock(folder.with_suffix(".lock")):
        if not done.exists():
            folder.mkdir()
            make(folder)
            done.touch()
    return folder
