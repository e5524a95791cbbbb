"""Everything that has a drawing of its own has one."""

import re

import pytest

from grimoire.games.materia.spells import TABLE
from grimoire.games.sigils.spells import FAMILIES, TYPES
from tests.web.conftest import ROOT

GAMES = ROOT / "web" / "src" / "games"


def _drawn(path: str, name: str) -> set[str]:
    source = (GAMES / path).read_text(encoding="utf-8")
    block = re.search(rf"export const {name}: Drawings = {{\n(.*?)\n}};", source, re.DOTALL)
    assert block is not None
    return set(re.findall(r"^  (\w+):", block[1], re.MULTILINE))


def test_every_spell_has_an_emblem() -> None:
    assert _drawn("materia/art/emblems.ts", "emblems") == {spell.name for spell in TABLE}


@pytest.mark.parametrize(("name", "words"), [("families", FAMILIES), ("types", TYPES)])
def test_every_family_and_type_has_an_icon(name: str, words: tuple[str, ...]) -> None:
    assert _drawn("sigils/art/glyphs.ts", name) == set(words)
