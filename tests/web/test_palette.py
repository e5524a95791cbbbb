"""The seven colours can be told apart, whatever eyes one has, and what is written on them can be read."""

import re
from itertools import combinations

import pytest
from coloraide import Color

from tests.web.conftest import ROOT

SOURCES = ROOT / "web" / "src"
APART = 10.0
AA, LARGE = 4.5, 3.0


def _colours(folder: str, name: str) -> dict[str, str]:
    source = (SOURCES / folder / "palette.ts").read_text(encoding="utf-8")
    block = re.search(rf"export const {name} = {{(.*?)}}", source, re.DOTALL)
    assert block is not None
    return dict(re.findall(r'(\w+): "(#[0-9A-Fa-f]{6})"', block[1]))


COLOURS, FAMILIES = _colours("art", "COLOURS"), _colours("games/sigils/art", "FAMILY")


@pytest.mark.parametrize("sight", ["normal", "protan", "deutan", "tritan"])
def test_any_two_of_the_seven_are_apart(sight: str) -> None:
    assert len(COLOURS) == 7
    seen = {name: Color(value) if sight == "normal" else Color(value).filter(sight) for name, value in COLOURS.items()}
    near = {
        (one, other): round(seen[one].delta_e(seen[other], method="2000"), 1)
        for one, other in combinations(seen, 2)
        if seen[one].delta_e(seen[other], method="2000") < APART
    }
    assert near == {}


def test_glyphs_on_tokens_and_icons_on_families_can_be_seen() -> None:
    light, dark = Color("#F4F1EA"), Color("#1B1A22")
    for value in COLOURS.values():
        assert max(Color(value).contrast(ink) for ink in (light, dark)) >= LARGE
    for value in FAMILIES.values():
        assert Color(value).contrast("white") >= AA


SURFACES = (
    *("desk-1", "desk-2", "desk-3", "cloth-1", "cloth-2", "stone-1", "stone-2", "hollow", "leather-1", "leather-2"),
    *("panel", "panel-2", "card", "card-2", "card-name"),
)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_the_glow_stands_out_on_every_surface(theme: str) -> None:
    """Its ring or the dark line around it, whichever shows on the surface."""
    source = (SOURCES / "design" / "tokens.css").read_text(encoding="utf-8")
    night, day = source.split('[data-theme="day"]')
    tokens = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", night if theme == "night" else day))
    ring = [Color(tokens[name]) for name in ("glow", "glow-key")]
    assert ring[0].contrast(ring[1]) >= LARGE
    seen = {name: max(each.contrast(tokens[name]) for each in ring) for name in SURFACES}
    assert {name: round(contrast, 1) for name, contrast in seen.items() if contrast < LARGE} == {}
