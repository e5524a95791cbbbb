"""Files and make targets that the pages name exist."""

import re
from typing import Final

import pytest

from tests.docs.blocks import ROOT, pages

MAKEFILE: Final = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS: Final = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
PLACES: Final = (ROOT, ROOT / "src", ROOT / "src" / "grimoire", ROOT / "docs")  # a page may leave out the package
PATH: Final = re.compile(r"`((?:[\w.-]+/)+[\w.*-]*)`")
ELSEWHERE: Final = re.compile(r"^(build|data|arena|records|grimoire-data|node_modules|rules|\.venv|~|\.local)\b")


def named_paths(text: str) -> set[str]:
    """What looks like a path from the root or the package, without what a program makes."""
    return {path for path in PATH.findall(text) if not ELSEWHERE.match(path)}


@pytest.mark.parametrize("page", pages())
def test_named_files_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    places = (*PLACES, (ROOT / page).parent, (ROOT / page).parent / "src")
    missing = [path for path in named_paths(text) if not any(any(place.glob(path.rstrip("/"))) for place in places)]
    assert missing == []


@pytest.mark.parametrize("page", pages())
def test_named_make_targets_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert set(re.findall(r"`make ([a-z-]+)[^`]*`", text)) <= TARGETS


@pytest.mark.parametrize("game", [path.parent.name for path in sorted(ROOT.glob("src/grimoire/games/*/state.py"))])
def test_a_game_has_the_files_of_its_roles(game: str) -> None:
    page = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.*?) \|", page.partition("## A game is one folder")[2].partition("\n## ")[0], re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`(\w+\.(?:py|json|net))`", row)]
    assert len(names) > 20
    assert [name for name in names if not (ROOT / "src" / "grimoire" / "games" / game / name).is_file()] == []


@pytest.mark.parametrize("page", ["CHANGELOG.md", *pages()])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = {link.partition("#")[0] for link in re.findall(r"\]\((?!https?:|#)([^)\s]+)\)", text)}
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []
