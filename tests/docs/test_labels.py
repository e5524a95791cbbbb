"""Buttons that the player's guide names are on the page, with that label."""

import re
from typing import Final

from tests.docs.blocks import ROOT

TITLES: Final = {"SpellBook", "Spellbooks"}


def test_named_buttons_exist() -> None:
    files = (ROOT / "src" / "grimoire").rglob("*.ftl")
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files if "en" in (path.parent.name, path.stem[-2:]))
    labels = set(re.findall(r"^[a-z][\w-]* = (.+)$", texts, re.MULTILINE)) | TITLES
    guide = " ".join((ROOT / "docs" / "playing.md").read_text(encoding="utf-8").split())
    named = set(re.findall(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)", guide))
    assert "Undo" in named
    assert named - labels == set()
