"""The list of public names is what the modules export, and it can be used from outside with types."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.blocks import blocks
from tests.wheels import Installed

ROOT = Path(__file__).parents[1]
PAGE = "docs/api-stability.md"
PROGRAM = ROOT / "tests" / "outside_program.py"
ROW = re.compile(r"^\| `(grimoire[\w.]*)` \| (.+) \|$", re.M)
LISTED = {
    module: re.findall(r"`(\w+)`", names) for module, names in ROW.findall((ROOT / PAGE).read_text(encoding="utf-8"))
}
# Exports within the program.
INTERNAL = re.compile(r"grimoire\.(server|lab|mcp|games\.(materia|sigils))\b")


@pytest.mark.parametrize("module", LISTED)
def test_the_list_is_what_is_exported(module: str) -> None:
    loaded = import_module(module)
    assert sorted(LISTED[module]) == sorted(loaded.__all__)
    assert [name for name in LISTED[module] if not hasattr(loaded, name)] == []


def test_every_module_that_exports_names_is_listed() -> None:
    sources = ROOT / "src"
    exporting = {
        ".".join(file.relative_to(sources).with_suffix("").parts).removesuffix(".__init__")
        for file in sources.rglob("*.py")
        if re.search(r"^__all__", file.read_text(encoding="utf-8"), re.M)
    }
    assert {module for module in exporting if not INTERNAL.match(module)} == set(LISTED)


def test_every_listed_module_has_an_example() -> None:
    examples = "\n".join(block.text for block in blocks(PAGE) if block.language == "python")
    imported = re.findall(r"^(?:import|from) ([\w.]+)", examples, re.M)
    imported += [f"grimoire.{name}" for name in re.findall(r"^from grimoire import (\w+)", examples, re.M)]
    assert [module for module in LISTED if module not in imported] == []


def checked(env: Installed, program: Path, cache: Path) -> list[str]:
    """What ``mypy --strict`` says about a program that sees the installed package only."""
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", env.python, "--config-file", ""]
    done = subprocess.run(
        [*mypy, "--cache-dir", str(cache), "--no-error-summary", program.name], cwd=program.parent,
        capture_output=True, text=True, env=env.environment(),
    )  # fmt: skip
    assert not done.stderr, done.stderr
    return done.stdout.splitlines()


@pytest.mark.slow
def test_an_outside_program_has_types(compiled: Installed, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    right, wrong = outside / "right.py", outside / "wrong.py"
    right.write_text(PROGRAM.read_text())
    assert checked(compiled, right, tmp_path / "cache") == []
    wrong.write_text("import grimoire\n\ngrimoire.game('materia').start().play('take red.circle')\ngrimoire.nothing\n")
    faults = checked(compiled, wrong, tmp_path / "cache")
    assert [re.findall(r"\[[a-z-]+\]$", fault) for fault in faults] == [["[arg-type]"], ["[attr-defined]"]]
    printed = compiled.run("python", "-W", "error::DeprecationWarning", str(right), str(tmp_path / "record.json"))
    assert printed.count("[1]") == 2  # it has played both games
