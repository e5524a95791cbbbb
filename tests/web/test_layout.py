"""Tables at every size: nothing is cut off, covered, too small to read or too small to touch."""

import json
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.checking import MATRIX, layout_faults, small_targets
from tests.web.conftest import SIZES, Open
from tests.web.late import late_table
from tests.web.playing import click, is_over, keep, sit, tap, touch_one

pytestmark = pytest.mark.slow
MODES = ["1p-set-1", "2p-set-1", "2p-set-2", "2p-set-3", "3p-set-2", "4p-set-3"]
ALL = list(product(MODES, SIZES, ("en", "fr", "de"), ("night", "day")))
FEW = [
    ("2p-set-2", (1280, 720), "de", "night"),
    ("4p-set-3", (1280, 720), "fr", "day"),
    ("1p-set-1", (1280, 720), "de", "day"),
    ("2p-set-3", (1920, 1080), "en", "night"),
    ("3p-set-2", (2560, 1440), "de", "day"),
    ("2p-set-1", (768, 1024), "fr", "day"),
    ("4p-set-3", (390, 844), "de", "night"),
    ("2p-set-2", (390, 844), "fr", "day"),
    ("4p-set-3", (844, 390), "en", "night"),
    ("1p-set-1", (844, 390), "de", "day"),
]


def _is_phone(size: tuple[int, int]) -> bool:
    return size[0] < 700 or size[1] < 480


@pytest.mark.parametrize(("mode", "size", "language", "theme"), ALL if MATRIX else FEW)
def test_everything_has_room(open_page: Open, mode: str, size: tuple[int, int], language: str, theme: str) -> None:
    page = open_page(size=size, language=language, touch=_is_phone(size))
    kept = {"motion": False, "pace": "instant", "forced": False, "theme": theme, "careful": False}
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps(kept))
    sit(page, late_table("materia", mode, turns=10))
    page.wait_for_selector("main .legal, .dock .choice")
    keep(page, f"materia-{mode}-{size[0]}x{size[1]}-{language}-{theme}")
    assert layout_faults(page) == []
    if _is_phone(size):
        assert small_targets(page) == []


class Told:
    """The legal actions that the server has told the page of last."""

    def __init__(self, page: Page) -> None:
        self.actions: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if "view" in message:
            self.actions = [offer["action"] for offer in message["view"].get("offers", [])]


REACHED = """() => [...document.querySelectorAll('[data-actions]')].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return width && top && (each.contains(top) || top.contains(each));
}).flatMap((each) => each.dataset.actions.split('|'))"""


PHONES = [("2p-set-2", (390, 844)), ("4p-set-3", (844, 390))]
ALL_PHONES = list(product(("2p-set-2", "4p-set-3"), ((390, 844), (844, 390))))


@pytest.mark.parametrize(("mode", "size"), ALL_PHONES if MATRIX else PHONES)
def test_on_a_phone_every_choice_is_on_the_screen(open_page: Open, mode: str, size: tuple[int, int]) -> None:
    """Or behind one labelled tap: what opens a list or a card names all that is behind it."""
    page = open_page(size=size, touch=True)
    kept = {"motion": False, "pace": "instant", "forced": False, "careful": False}
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps(kept))
    told, rng = Told(page), Random(5)
    sit(page, late_table("materia", mode, turns=100 if MATRIX else 6))
    for _ in range(4000 if MATRIX else 250):
        if is_over(page):
            break
        page.wait_for_timeout(30)
        if page.query_selector(".dock:not(.watching) .buttons") and not page.query_selector("dialog[open]"):
            page.wait_for_timeout(60)
            missing = set(told.actions) - set(page.evaluate(REACHED))
            if missing:  # an update may have come meanwhile
                page.wait_for_timeout(400)
                missing = set(told.actions) - set(page.evaluate(REACHED))
            assert missing == set() or page.query_selector(".dock.watching")
        touch_one(page, rng, tap)
    assert is_over(page)


PLACE = """() => {
  const box = document.querySelector('.dock')?.getBoundingClientRect();
  return box && [Math.round(box.top), Math.round(box.height)];
}"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_nothing_jumps(open_page: Open, size: tuple[int, int]) -> None:
    """Whatever is asked, the dock stays where it is and as high as it is."""
    page = open_page(size=size, touch=_is_phone(size))
    kept = {"motion": False, "pace": "instant", "forced": False, "careful": False}
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps(kept))
    sit(page, late_table("materia", "2p-set-2", turns=8))
    page.wait_for_selector("main .legal")
    places, rng = set(), Random(2)
    for _ in range(20):
        place = page.evaluate(PLACE)
        if place is None:  # the game is over
            break
        places.add(tuple(place))
        touch_one(page, rng, tap if _is_phone(size) else click)
        page.wait_for_timeout(60)
    assert len(places) == 1
