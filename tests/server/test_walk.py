"""The way of a click through the server is short and straight, and the one that docs/contributing.md describes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.server.walking import PLAYED

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs/contributing.md"
HEADING = "A click, until it is durable and visible"
MOST = 9


class Walked(msgspec.Struct):
    """What a click visits until another page is told of it, and afterwards; how many events were stored in between."""

    visits: list[str]
    afterwards: list[str]
    stored: int


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walked:
    command = [sys.executable, "-m", "tests.server.walking", str(tmp_path_factory.mktemp("walk"))]
    environ = os.environ | {"GRIMOIRE_PURE": "1"}
    run = subprocess.run(command, cwd=ROOT, env=environ, check=True, capture_output=True, text=True)
    return msgspec.json.decode(run.stdout.splitlines()[-1], type=Walked)


def described() -> tuple[list[str], set[str]]:
    """The modules of the server that the walk in the docs names, in order, and those that it names for afterwards."""
    _, found, section = DOCS.read_text(encoding="utf-8").partition(f"### {HEADING}\n")
    assert found, f"docs/contributing.md has no section {HEADING!r}"
    steps, _, afterwards = section.partition("\n### ")[0].partition("\nAfterwards")
    named = re.compile(r"`server/([\w/]+\.py)`")
    return re.findall(rf"^\d+\. {named.pattern}", steps, re.MULTILINE), set(named.findall(afterwards))


def test_a_click_visits_few_modules_and_none_twice(walk: Walked) -> None:
    assert len(walk.visits) == len(set(walk.visits)) <= MOST, walk.visits


def test_a_move_is_on_disk_before_anybody_is_told(walk: Walked) -> None:
    assert walk.visits
    assert walk.stored == PLAYED


def test_the_walk_of_a_click_is_the_one_in_the_docs(walk: Walked) -> None:
    steps, afterwards = described()
    assert walk.visits == steps
    assert set(walk.afterwards) == afterwards
