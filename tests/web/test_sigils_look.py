"""Spellbooks on the table: nothing is cut off at any size, and on a phone no card is played before it could be read."""

import json
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.web.checking import MATRIX, faults, layout_faults, small_targets
from tests.web.conftest import Open
from tests.web.late import late_table
from tests.web.playing import CHOICE, TOUCH, is_over, keep, sit, tap, touch_one, touched
from tests.web.test_layout import REACHED, Told

pytestmark = pytest.mark.slow
SIZES = [(844, 390), (390, 844), (360, 640), (768, 1024), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440)]
MODES = ["2p-60", "2p-60-teachers", "3p-75", "4p-60-teachers", "5p-60-teachers", "5p-75"]
Case = tuple[tuple[int, int], str, str, str]
FEW: list[Case] = [
    ((844, 390), "2p-60-teachers", "de", "dark"),
    ((844, 390), "5p-75", "en", "light"),
    ((390, 844), "2p-60-teachers", "fr", "dark"),
    ((390, 844), "5p-60-teachers", "de", "light"),
    ((768, 1024), "4p-60-teachers", "de", "light"),
    ((1024, 768), "3p-75", "fr", "dark"),
    ((1280, 720), "2p-60-teachers", "fr", "dark"),
    ((1280, 720), "5p-60-teachers", "de", "light"),
    ((1920, 1080), "4p-60-teachers", "en", "dark"),
    ((2560, 1440), "2p-60", "de", "light"),
]
CASES = list(product(SIZES, MODES, ("en", "fr", "de"), ("light", "dark"))) if MATRIX else FEW
CARDS = "main :is(.stall, .book) button.legal"
ENOUGH = 4  # cards opened in the end of a game
STEPWISE = """() => localStorage.setItem('grimoire',
  JSON.stringify({motion: false, pace: 'instant', careful: false, forced: false}))"""  # every step is mine
# Text and pictograms lie within the thing they stand on, and no part of the board is outside, squeezed or covered.
LAYOUT = """least => {
  const found = [], room = '.card, .opponent, .spot, .teacher, .free, .empty, .equation';
  const seen = (element) => element.checkVisibility() && !element.closest('.hidden');
  const walk = document.createTreeWalker(document.querySelector('.sigils'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement, words = node.data.trim();
    if (!words || !seen(element) || element.closest('.opponent .name')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least - 0.01) found.push(`${words}: ${size} px`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = element.closest(room)?.getBoundingClientRect();
    for (const box of range.getClientRects()) {
      if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`${words}: outside the window`);
      if (!place || !box.width) continue;
      const beside = Math.max(place.left - box.left, box.right - place.right);
      const out = Math.max(beside, box.bottom - place.bottom - 2, place.top - box.top - 3);
      if (out > 1) found.push(`${words}: ${Math.round(out)} px cut off in ${element.closest(room).className}`);
    }
  }
  for (const pictures of document.querySelectorAll('.sigils .ability')) {
    const box = pictures.getBoundingClientRect(), place = pictures.closest(room)?.getBoundingClientRect();
    if (!place || !seen(pictures)) continue;
    if (box.left < place.left - 1 || box.right > place.right + 1 || box.bottom > place.bottom + 1)
      found.push(`the pictures of ${pictures.closest(room).innerText.trim()} are cut off`);
  }
  const parts = '.stall, .rail > .die, .teacher, .book > li, .opponent, .dock';
  const things = [...document.querySelectorAll(parts)].filter(seen);
  for (const [index, thing] of things.entries()) {
    const box = thing.getBoundingClientRect();
    const name = `${thing.className} ${index}`;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${name} is outside the window`);
    if (box.width < 20 || box.height < 20) found.push(`${name} is squeezed`);
    for (const other of things.slice(index + 1)) {
      const next = other.getBoundingClientRect();
      const wide = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const high = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (wide > 1 && high > 1) found.push(`${name} overlaps ${other.className}`);
    }
  }
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push('the page is too wide');
  if (page.scrollHeight > innerHeight) found.push('the page is too high');
  return [...new Set(found)];
}"""


def _is_phone(size: tuple[int, int]) -> bool:
    return size[0] < 700 or size[1] < 480


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0][0]}x{case[0][1]}-{'-'.join(case[1:])}")
def test_everything_fits(open_page: Open, case: Case) -> None:
    size, mode, language, scheme = case
    page = open_page(size=size, language=language, scheme=scheme, touch=_is_phone(size))
    page.evaluate(STEPWISE)
    sit(page, late_table("sigils", mode, turns=8))
    page.wait_for_selector("main .legal, .dock .choice")
    least = 13 if _is_phone(size) else 12
    name = f"sigils-{size[0]}x{size[1]}-{mode}-{language}-{scheme}"
    keep(page, name)
    found = [*page.evaluate(LAYOUT, least), *layout_faults(page)]
    if _is_phone(size):
        found += small_targets(page)
    if page.locator(".stall .legal").count():
        page.locator(".stall .legal").first.click()
        _choose_until(page, "document.querySelector('.rail .chosen')")
        keep(page, f"{name}-paying")
        found += [*page.evaluate(LAYOUT, least), *layout_faults(page)]
    assert found == []


def _plays(page: Page) -> list[str]:
    """The actions that the page sends from now on."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message.get("type") == "play":
            sent.append(message["action"])

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", watch)
    return sent


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["standing", "lying"])
def test_a_tap_on_a_phone_opens_a_card_before_it_is_played(open_page: Open, size: tuple[int, int]) -> None:
    """A whole end of a game: only buttons of the sheet, on which the card has all its words, learn or cast."""
    page = open_page(size=size, touch=True)
    page.evaluate(STEPWISE)
    sent, rng, opened = _plays(page), Random(2), 0
    sit(page, late_table("sigils", "2p-60-teachers", turns=9))
    for _ in range(1000):
        if is_over(page):
            break
        page.wait_for_timeout(20)
        found = page.query_selector_all(TOUCH)
        if not found:
            continue
        cards = page.query_selector_all(CARDS) if opened < ENOUGH else []  # first of all, so that there are enough
        thing = rng.choice(cards or found)
        is_card = thing.evaluate("each => each.matches('.stall *, .book *')")
        before = len(sent)
        if not touched(thing, tap):
            continue
        page.wait_for_timeout(40)
        told = sent[before:]
        assert not any(action.startswith(("harness", "cast", "discard", "entomb")) for action in told), told
        assert not is_card or told == []
        if not page.query_selector("dialog[open]"):
            continue
        if is_card:
            assert page.locator("dialog[open] .large .words").inner_text().strip().endswith(".")
        choices = page.query_selector_all(CHOICE)
        if not choices or not touched(rng.choice(choices), tap):
            page.keyboard.press("Escape")  # they went away with an update
            continue
        opened += is_card
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert len(sent) == before + 1
    assert is_over(page)
    assert opened >= ENOUGH


def _missing(page: Page, told: Told) -> set[str]:
    """Legal actions that stay out of reach; an update may be on its way, or the turn of somebody else."""
    missing: set[str] = set()
    for _ in range(15):
        if page.query_selector(".dock.watching, .dock .ended, dialog[open]"):
            return set()
        missing = set(told.actions) - set(page.evaluate(REACHED))
        if not missing:
            break
        page.wait_for_timeout(200)
    return missing


PHONES = [("2p-60-teachers", (390, 844)), ("5p-75", (844, 390))]
ALL_PHONES = list(product(("2p-60-teachers", "5p-75"), ((390, 844), (844, 390))))


@pytest.mark.parametrize(("mode", "size"), ALL_PHONES if MATRIX else PHONES)
def test_on_a_phone_every_choice_is_on_the_screen(open_page: Open, mode: str, size: tuple[int, int]) -> None:
    """Or behind one tap on a card or a die."""
    page = open_page(size=size, touch=True)
    page.evaluate(STEPWISE)
    told, rng = Told(page), Random(6)
    sit(page, late_table("sigils", mode, turns=100 if MATRIX else 6))
    for _ in range(4000 if MATRIX else 250):
        if is_over(page):
            break
        page.wait_for_timeout(30)
        assert _missing(page, told) == set()
        touch_one(page, rng, tap)
    assert is_over(page)


def _choose_until(page: Page, done: str) -> None:
    """Waits for what a click leads to; if it asks first, the first answer is given."""
    page.wait_for_function(f"() => document.querySelector('dialog[open]') || {done}")
    if page.locator("dialog[open]").count():
        page.locator(CHOICE).first.click()
    page.wait_for_function(f"() => !document.querySelector('dialog[open]') && ({done})")


def test_the_price_is_an_equation_and_teachers_are_named(open_page: Open) -> None:
    page = open_page()
    page.evaluate(STEPWISE)
    sit(page, late_table("sigils", "2p-60-teachers", turns=6))
    expect(page.locator(".teacher").first).to_contain_text("Teacher")
    expect(page.locator(".teacher .fee").first).to_contain_text(
        "used" if page.locator(".teacher.used").count() else "−1"
    )
    page.locator(".stall .legal").first.click()
    _choose_until(page, "document.querySelector('.dock .equation .want')")
    price = int(page.locator(".dock .equation .want").inner_text())
    expect(page.locator(".dock .equation")).to_have_attribute("aria-label", f"The price: {price}. Paid: 0.")
    expect(page.locator(".stall.glow")).to_have_count(1)
    page.locator(".rail .legal").first.click()
    _choose_until(page, f"document.querySelector('.dock .equation .want')?.textContent !== '{price}'")
    if page.locator(".dock .equation").count():  # it was not paid at once
        paid = price - int(page.locator(".dock .equation .want").inner_text())
        expect(page.locator(".dock .equation")).to_have_attribute("aria-label", f"The price: {price}. Paid: {paid}.")


def test_others_can_be_looked_at_and_nothing_asked_is_lost(open_page: Open) -> None:
    page = open_page()
    sit(page, late_table("sigils", "3p-75", turns=6))
    page.wait_for_selector("main .legal")
    before = page.locator(".board").aria_snapshot()
    page.locator(".opponent").first.click()
    shown = page.locator("dialog[open]")
    first = shown.get_by_role("heading").inner_text()
    assert first in page.locator(".opponent").first.inner_text()
    expect(shown.locator(".card .words").first).to_contain_text(".")
    assert faults(page) == []
    shown.locator("header button").nth(1).click()
    expect(shown.get_by_role("heading")).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator(".board").aria_snapshot() == before


def test_scores_are_a_table_of_sources(open_page: Open) -> None:
    """Each player's rows add up to their Fame."""
    page = open_page()
    sit(page, late_table("sigils", "4p-75", turns=4))
    rows = page.locator("table.scores tbody tr").all()
    points = [[0 if cell == "–" else int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert len(points[0]) == 4
    assert [sum(column) for column in zip(*points[:-1], strict=True)] == points[-1]
    names = [row.locator("th").inner_text() for row in rows]
    assert {"Won in play", "Pairs"} <= set(names)
    assert len(names) <= 8


def _shrink(route: Route) -> None:
    """The sheet of rules with smaller books."""
    answer = route.fetch()
    sheet = answer.json()
    sheet["limits"] |= {"spots": 8, "row": 4}
    route.fulfill(response=answer, json=sheet)


@pytest.mark.parametrize(
    ("size", "grid"), [((1280, 720), [2, 4]), ((768, 600), [1, 8]), ((390, 844), [1, 8]), ((844, 390), [4, 2])]
)  # fmt: skip
def test_the_book_of_another_player_has_as_many_spots_as_the_rules(
    open_page: Open, size: tuple[int, int], grid: list[int]
) -> None:
    page = open_page(size=size)
    page.route("**/api/records/*/sheet", _shrink)
    sit(page, late_table("sigils", "2p-60", turns=2))
    page.wait_for_selector("main .legal")
    sides = ["gridTemplateRows", "gridTemplateColumns"]
    minis = "(all, sides) => sides.map((side) => getComputedStyle(all[0])[side].split(' ').length)"
    assert page.locator(".opponent .minis").evaluate_all(minis, sides) == grid
