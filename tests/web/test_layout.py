"""Tables at every size: nothing is cut off, covered, too small to read or too small to touch."""

import json
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.checking import MATRIX, TARGET, layout_faults, small_targets
from tests.web.conftest import SIZES, Open
from tests.web.late import late_table
from tests.web.playing import click, is_over, keep, make, sit, tap, touch_one

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


# The signs of a level lie within it and below its price.
SIGNS = """() => [...document.querySelectorAll('main .lv')].flatMap((level) => {
  const boxes = [level, ...['.bar', '.pict'].map((part) => level.querySelector(part))];
  const [place, bar, signs] = boxes.map((each) => each.getBoundingClientRect());
  const isIn = signs.left > place.left - 1 && signs.right < place.right + 1 && signs.bottom < place.bottom + 1;
  return !signs.width || (isIn && signs.top > bar.bottom - 4) ? [] : [level.title];
})"""


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
    assert [*layout_faults(page), *page.evaluate(SIGNS)] == []
    if _is_phone(size):
        assert small_targets(page) == []


@pytest.mark.parametrize("mode", ["1p-set-1", "2p-set-2", "3p-set-1", "4p-set-3"])
@pytest.mark.parametrize("size", [(390, 664), (360, 640)], ids=["bars", "short"])
def test_a_short_phone_or_one_whose_browser_keeps_its_bars(open_page: Open, mode: str, size: tuple[int, int]) -> None:
    page = open_page(size=size, language="de", touch=True)
    sit(page, late_table("materia", mode, turns=10))
    page.wait_for_selector("main .legal, .dock .choice")
    keep(page, f"materia-{mode}-{size[0]}x{size[1]}-de")
    assert [*layout_faults(page), *page.evaluate(SIGNS)] == []
    narrow = [height for height in page.evaluate(HEIGHTS) if height < TARGET]
    assert narrow == []


HEADINGS = """() => [...document.querySelectorAll('table.scores thead .name:not(.hidden)')].map(
  (name) => [name.textContent, name.scrollWidth - name.clientWidth])"""


@pytest.mark.parametrize(("others", "mode"), [("greedy", "4p-set-3"), ("adept", "3p-set-2"), ("archmage", "3p-set-2")])
def test_scores_tell_the_players_apart(open_page: Open, others: str, mode: str) -> None:
    """By whole names if all of them fit, otherwise by familiars; each heading says who it is."""
    page = open_page(size=(1280, 720))
    sit(page, late_table("materia", mode, turns=10, others=others))
    page.wait_for_selector("table.scores")
    assert [name for name, cut in page.evaluate(HEADINGS) if cut > 0] == []
    names = [heading.inner_text() for heading in page.locator("table.scores thead th").all()]
    titles = [heading.get_attribute("title") for heading in page.locator("table.scores thead th").all()]
    assert len(set(titles)) == len(names)


# The sources in the ledger whose names need more than one line.
WRAPPED = """() => [...document.querySelectorAll('table.scores tbody th')].filter((source) => {
  const range = document.createRange();
  range.selectNodeContents(source);
  return range.getClientRects().length > 1;
}).map((source) => source.innerText)"""


def test_sources_of_two_players_have_a_line_each(open_page: Open) -> None:
    page = open_page(size=(1280, 720))
    sit(page, late_table("sigils", "2p-60-teachers", turns=3))
    expect(page.locator("table.scores .total th")).to_have_text("Fame")
    assert page.locator("table.scores tbody th").count() > 5
    assert page.evaluate(WRAPPED) == []


# The tokens of each opponent, and the bar of their familiar beside them.
BESIDE = """() => [...document.querySelectorAll('.opp')].map((each) => {
  const tokens = [...each.querySelectorAll('.pool .token')].map((token) => token.getBoundingClientRect());
  const bar = each.querySelector('.stored').getBoundingClientRect();
  return [tokens.length, Math.max(0, ...tokens.map(({ right }) => right)), bar.left, bar.right];
})"""


def test_a_full_pool_leaves_room_for_the_familiar(open_page: Open) -> None:
    page = open_page(size=(1280, 720))
    sit(page, late_table("materia", "4p-set-3", turns=5))
    page.wait_for_selector(".opp .pool .token")
    found = page.evaluate(BESIDE)
    assert max(tokens for tokens, *_ in found) > 6
    assert all(right <= left < end for _, right, left, end in found)


@pytest.mark.parametrize("mode", ["4p-75", "5p-75"])
def test_clocks_and_who_is_away_have_room_beside_many_players(open_page: Open, mode: str) -> None:
    page = open_page(size=(1280, 720), language="de")
    body = late_table("sigils", mode, turns=8)
    other = (body["start"]["turn"] + 1) % len(body["seats"])
    body["seats"][other] = {"kind": "open"}
    table = make(page, body | {"clock": {"bank": 5_400_000}})
    guest = open_page(f"/t/{table}")
    guest.locator("main button.main").click()
    guest.wait_for_selector(".board")
    page.goto(f"/t/{table}")
    page.wait_for_selector(".board")
    expect(page.locator(".ledger .clocks li")).to_have_count(len(body["seats"]))
    expect(page.locator(".ledger .running")).to_have_count(1)
    guest.context.close()
    expect(page.locator("table.scores")).to_contain_text(f"Abwesend: Platz {other + 1}")
    assert [fault for fault in layout_faults(page) if "1:" in fault or "Abwesend" in fault] == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["standing", "lying"])
def test_everything_behind_the_menu_has_room(open_page: Open, size: tuple[int, int], language: str) -> None:
    page = open_page(size=size, language=language, touch=True)
    body = late_table("materia", "3p-set-2", turns=8)
    body["seats"] = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo")]  # so that there is a chat
    sit(page, body)
    page.locator("header .menu").tap()
    found = []
    for tab in page.get_by_role("tab").all():
        tab.tap()
        page.wait_for_selector("[role=tabpanel] > *")
        found += layout_faults(page)
    assert found == []


@pytest.mark.parametrize("mode", ["1p-set-1", "2p-set-2"])
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720)], ids=str)
def test_the_bar_has_room_for_a_clock_and_another_table(open_page: Open, size: tuple[int, int], mode: str) -> None:
    page = open_page(size=size, language="de", touch=_is_phone(size))
    body = late_table("materia", mode, turns=3)  # the end is near: the bar has a sign for that too
    sit(page, body | {"clock": {"bank": 5_400_000}})
    assert layout_faults(page) == []
    make(page, body)
    expect(page.get_by_role("link", name="An einem anderen Tisch bist du am Zug")).to_be_visible()
    assert layout_faults(page) == []


HEIGHTS = "() => [...document.querySelectorAll('main .lv')].map((level) => level.getBoundingClientRect().height + 4)"
PAYING = [(390, 844), (844, 390), (768, 1024), (1280, 720), (1920, 1080)]
# The prompt and what is to be paid have their own places.
APART = """() => {
  const prompt = [...document.querySelectorAll('.dock .prompt :is(h2 span, p)')].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  });
  const things = [...document.querySelectorAll('.dock :is(.pool .hollow, .place, button)')];
  return things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    return prompt.some((words) => words.width && words.left < box.right && box.left < words.right
      && words.top < box.bottom && box.top < words.bottom);
  }).map((thing) => thing.textContent);
}"""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("size", PAYING, ids=str)
def test_a_payment_has_room(open_page: Open, size: tuple[int, int], language: str) -> None:
    """What stays on the card is asked first, then the rest of the price."""
    page = open_page(size=size, language=language, touch=_is_phone(size))
    kept = {"motion": False, "pace": "instant", "forced": False, "careful": False}
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps(kept))
    sit(page, late_table("materia", "2p-set-1", turns=13, seed=6))  # five levels can be learned with the pool
    for left in (2, 1):
        page.locator(".dock .choice").click()
        expect(page.locator(".day .done")).to_have_count(3 - left)
    page.locator('main .lv[data-actions="learn time_travel 3"]').click()
    page.wait_for_function("() => document.querySelector('.dock.paying, dialog[open] .legal')")
    if page.locator("dialog[open] .legal").count():
        page.locator("dialog[open] .legal").last.click()
    page.wait_for_selector(".dock.paying")
    keep(page, f"paying-{size[0]}x{size[1]}-{language}")
    found = [*layout_faults(page), *page.evaluate(APART)]
    page.locator(".dock .pool .legal").first.click()
    page.wait_for_selector(".place .held")
    keep(page, f"paid-{size[0]}x{size[1]}-{language}")
    assert [*found, *layout_faults(page), *page.evaluate(APART)] == []


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
@pytest.mark.parametrize(("game", "mode"), [("materia", "2p-set-2"), ("sigils", "2p-60")])
def test_nothing_jumps(open_page: Open, game: str, mode: str, size: tuple[int, int]) -> None:
    """Whatever is asked, the dock stays where it is and as high as it is."""
    page = open_page(size=size, touch=_is_phone(size))
    kept = {"motion": False, "pace": "instant", "forced": False, "careful": False}
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps(kept))
    sit(page, late_table(game, mode, turns=8))
    page.wait_for_selector("main .legal, .dock .choice")
    places, rng = set(), Random(2)
    for _ in range(20):
        place = page.evaluate(PLACE)
        if place is None:  # the game is over
            break
        places.add(tuple(place))
        touch_one(page, rng, tap if _is_phone(size) else click)
        page.wait_for_timeout(60)
    assert len(places) == 1
