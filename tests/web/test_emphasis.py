"""What is emphasised helps the player: one glow, quiet ways out, and a reason for what cannot be done."""

import json
import re
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from grimoire.table.view import GRACE
from tests.web.conftest import SIZES, Open
from tests.web.late import late_table
from tests.web.playing import sit

pytestmark = pytest.mark.slow
KEPT = {"motion": False, "pace": "instant", "forced": False}


def _sit(open_page: Open, turns: int = 12, seed: int = 1, **kept: Any) -> Page:
    page = open_page()
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps({**KEPT, **kept}))
    sit(page, late_table("materia", "2p-set-1", turns, seed))
    page.wait_for_selector("main .legal")
    return page


def _begin(open_page: Open) -> Page:
    """The first day of a game against a bot; the only legal action is played by itself, as by default."""
    page = open_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "greedy"}]
    sit(page, {"game": "materia", "seats": seats, "options": {"first": 0, "spells": "set-1"}})
    page.wait_for_selector("main .legal")
    return page


def _phase(page: Page) -> str:
    return page.locator(".day [aria-current]").inner_text()


TOKENS = """() => {
  const probe = document.body.appendChild(document.createElement('i')), style = getComputedStyle(probe);
  const colour = (name) => ((probe.style.color = `var(--${name})`), style.color);
  const [gap, glow, key, halo] = ['glow-gap', 'glow', 'glow-key', 'halo'].map(colour);
  probe.remove();
  return `${gap} ${glow} ${key} + ${halo}`;
}"""
RINGS = """() => [...document.querySelectorAll('main .legal')].map((thing) => {
  const colours = (shadow) => (shadow.match(/rgba?[(][^)]*[)]/g) ?? []).join(' ');
  return [undefined, '::before'].map((part) => colours(getComputedStyle(thing, part).boxShadow)).join(' + ');
})"""


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize(("game", "mode"), [("materia", "2p-set-1"), ("sigils", "2p-60")])
def test_everything_legal_has_the_same_glow(open_page: Open, game: str, mode: str, theme: str) -> None:
    page = open_page()
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps({**KEPT, "theme": theme}))
    sit(page, late_table(game, mode, turns=10))
    page.wait_for_selector("main .legal")
    rings = page.evaluate(RINGS)
    tokens = page.evaluate(TOKENS)
    assert len(rings) > 1
    assert set(rings) == {tokens}


def test_skipping_is_quiet_and_asks_once_before_something_is_thrown_away(open_page: Open) -> None:
    page = _sit(open_page)
    skip = page.get_by_role("button", name="Skip", exact=True)
    assert "main" not in (skip.get_attribute("class") or "").split()
    skip.click()
    bubble = page.get_by_role("dialog")
    expect(bubble).to_contain_text("You could: Draw 2")
    assert _phase(page) == "Morning"
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    skip.click()
    bubble.get_by_role("checkbox").check()
    bubble.get_by_role("button", name="Skip").click()
    expect(page.locator(".day [aria-current]")).to_have_text("Midday")
    assert json.loads(page.evaluate("localStorage.getItem('grimoire')"))["careful"] is False


def test_what_would_be_lost_can_be_done_from_the_bubble(open_page: Open) -> None:
    page = _sit(open_page)
    before = page.locator(".dock .pool [data-kind]").count()
    page.get_by_role("button", name="Skip", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Draw 2").click()
    expect(page.locator(".dock .pool [data-kind]")).to_have_count(min(9, before + 2))


def test_skipping_the_evening_names_the_best_spell_within_reach(open_page: Open) -> None:
    page = _sit(open_page, turns=13, seed=6)  # the pool is full, and five levels could be learned with it
    skip, bubble = page.get_by_role("button", name="Skip", exact=True), page.get_by_role("dialog")
    skip.click()
    expect(page.locator(".day [aria-current]")).to_have_text("Midday")
    skip.click()
    expect(page.locator(".day [aria-current]")).to_have_text("Evening")
    skip.click()
    expect(bubble).to_contain_text("You could: Learn Offering at level 4")
    expect(bubble).to_contain_text("Skip anyway?")
    bubble.get_by_role("button", name="Skip").click()
    expect(page.locator(".day [aria-current]")).to_have_text("Morning")


def test_there_is_time_to_undo_before_the_evening_is_skipped_automatically(open_page: Open) -> None:
    """With nothing to learn, the Evening goes by itself and makes the choice at Midday final; but not at once."""
    page = _begin(open_page)
    phase, undo = page.locator(".day [aria-current]"), page.get_by_role("button", name="Undo")
    page.locator(".bag .legal").click()
    expect(phase).to_have_text("Midday")
    stored = page.locator(".dock .pool .legal")
    expect(stored).to_have_count(4)
    stored.first.click()
    expect(phase).to_have_text("Evening")
    expect(page.locator(".dock")).to_contain_text("There is nothing to do but skip.")
    undo.click()
    expect(phase).to_have_text("Midday")
    page.wait_for_timeout(GRACE + 500)
    expect(stored).to_have_count(4)  # what was undone is not played after all
    stored.first.click()
    expect(phase).to_have_text("Evening")
    began = monotonic()
    expect(page.locator(".dock")).not_to_contain_text("There is nothing to do but skip.", timeout=GRACE + 5000)
    assert 1000 * (monotonic() - began) > GRACE - 700  # the page may have been painted a little late
    expect(page.locator("aside")).to_contain_text("You skip the Evening")


def test_whatever_cannot_be_chosen_says_why(open_page: Open) -> None:
    page = _sit(open_page, careful=False)
    before = page.locator(".dock").bounding_box()
    page.locator(".dock .pool .off").first.click(force=True)
    expect(page.locator(".dock .trouble")).to_contain_text("You store Materia at Midday; now it is Morning.")
    page.locator(".lv.off:not(.legal)").first.click(force=True)
    expect(page.locator(".dock .trouble")).to_contain_text("You learn spells in the Evening; now it is Morning.")
    assert page.locator(".dock").bounding_box() == before  # nothing jumps
    page.locator(".bag .legal").click()
    expect(page.locator(".dock .trouble")).to_have_count(0)


def test_a_level_out_of_reach_says_what_is_missing(open_page: Open) -> None:
    page = _sit(open_page, turns=13, seed=6, careful=False)
    for phase in ("Midday", "Evening"):
        page.get_by_role("button", name="Skip", exact=True).click()
        expect(page.locator(".day [aria-current]")).to_have_text(phase)
    said = set()
    for level in page.locator(".cards .lv.off:not(.legal)").all():
        level.click(force=True)
        expect(page.locator(".dock .trouble")).to_have_text(re.compile(r"\S"))
        said.add(page.locator(".dock .trouble").inner_text())
    assert any(re.search(r"(is|are) missing|you have none", each) for each in said), said


def test_dice_and_cards_of_sigils_say_why_too(open_page: Open) -> None:
    page = open_page()
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps({**KEPT, "careful": False}))
    sit(page, late_table("sigils", "2p-60", turns=13))
    page.locator(".market button.legal").first.click()
    expect(page.locator(".rail .chosen")).to_be_visible()
    before = page.locator(".dock").bounding_box()
    page.locator(".rail .off").first.click(force=True)
    expect(page.locator(".dock .trouble")).to_have_text(re.compile(r"\w.*\."))
    assert page.locator(".dock").bounding_box() == before


ANNOUNCED = """() => {
  const told = document.querySelector('.announcement'), box = told.getBoundingClientRect(), found = [];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) found.push('outside');
  if (told.scrollWidth > told.clientWidth + 1 || told.scrollHeight > told.clientHeight + 1) found.push('cut off');
  if (parseFloat(getComputedStyle(told.querySelector('b')).fontSize) < 13) found.push('too small');
  const dock = document.querySelector('.dock .buttons').getBoundingClientRect();
  if (box.bottom > dock.top && box.top < dock.bottom && box.right > dock.left && box.left < dock.right)
    found.push('over the buttons');
  return found;
}"""


def test_the_last_round_is_announced_with_who_triggered_it(open_page: Open) -> None:
    page = open_page()
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps(KEPT))
    sit(page, late_table("materia", "4p-set-1", turns=2, seed=2))  # the first player of the round has all spells
    words = "Greedy (bot) 1 has learned all the spells: this is the last round."
    expect(page.locator(".end-last")).to_have_text(words)
    expect(page.locator("main [role=status]")).to_have_text(words)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(ANNOUNCED) == [], (width, height)
    expect(page.locator("main [role=status]")).to_be_hidden(timeout=8000)  # it does not stay in the way


class Line:
    """The connection of a page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/api/live", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    def lose(self) -> None:
        self.cut = True
        self.sockets[-1].close()


def test_a_choice_made_while_the_connection_is_lost_is_sent_later(open_page: Open) -> None:
    page = open_page(faulty=True)
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps({**KEPT, "careful": False}))
    line = Line(page)
    sit(page, late_table("materia", "2p-set-1", turns=12))
    page.wait_for_selector("main .legal")
    line.lose()
    expect(page.locator(".dock .trouble")).to_contain_text("Connection lost")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator(".dock .trouble")).to_contain_text("Your choice will be sent")
    line.cut = False
    expect(page.locator(".day [aria-current]")).to_have_text("Midday", timeout=15000)
    expect(page.locator(".dock .trouble")).to_have_count(0)


def test_a_choice_that_came_too_late_is_reported_as_lost(open_page: Open) -> None:
    """Meanwhile the same person has played at another page."""
    page = open_page(faulty=True)
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps({**KEPT, "careful": False}))
    other = page.context.new_page()
    line = Line(page)
    table = sit(page, late_table("materia", "2p-set-1", turns=12))
    page.wait_for_selector("main .legal")
    line.lose()
    expect(page.locator(".dock .trouble")).to_contain_text("Connection lost")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator(".dock .trouble")).to_contain_text("Your choice will be sent")
    other.goto(f"/t/{table}")
    other.locator(".bag .legal").click()
    expect(other.locator(".day [aria-current]")).to_have_text("Midday")
    line.cut = False
    expect(page.locator(".dock .trouble")).to_contain_text("Your choice was not sent", timeout=15000)
    expect(page.locator(".day [aria-current]")).to_have_text("Midday")


def test_the_focus_survives_a_move(open_page: Open) -> None:
    page = _sit(open_page, careful=False)
    for _ in range(4):
        page.keyboard.press("j")
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
        assert page.evaluate("document.activeElement !== document.body")
