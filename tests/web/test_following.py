"""Following the others: their acts come one after another, at a pace one chooses, and can be looked at again."""

import itertools
import json
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.checking import layout_faults
from tests.web.conftest import DESK, PHONE, Open
from tests.web.late import late_table
from tests.web.playing import keep, sit

pytestmark = pytest.mark.slow
WATCHING, MINE = ".dock.watching", ".dock:not(.watching) .buttons:not([hidden])"
# When which act was announced on the board of whoever acts.
NOTE = """() => {
  window.acts = [];
  window.watched = []; // milliseconds for which the others acted
  let since = 0;
  const look = () => {
    const watching = Boolean(document.querySelector('.dock.watching'));
    if (watching && !since) since = performance.now();
    if (!watching && since) [since, window.watched] = [0, [...window.watched, performance.now() - since]];
    const said = document.querySelector('.banner.shown b')?.textContent;
    if (said && window.acts.at(-1)?.[0] !== said) window.acts.push([said, performance.now()]);
    requestAnimationFrame(look);
  };
  look();
}"""


# Texts of the own board that are paler than their colour, and what of the ribbon and the banner is cut off.
HARD_TO_READ = """() => {
  const dock = document.querySelector('.dock .ask').getBoundingClientRect();
  const table = document.querySelector('main').getBoundingClientRect();
  const cut = [...document.querySelectorAll('.ribbon li')].filter((act) => {
    const box = act.getBoundingClientRect();
    return box.width && (box.bottom > dock.bottom + 1 || box.right > dock.right + 1);
  });
  const banner = document.querySelector('.banner.shown').getBoundingClientRect();
  const pale = [...document.querySelectorAll('.receding .self *, .receding .cards *')].filter((each) => {
    if (![...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) return false;
    for (let at = each; at; at = at.parentElement) if (Number(getComputedStyle(at).opacity) < 1) return true;
    return false;
  });
  cut.push(...pale);
  if (!document.querySelector('.receding')) cut.push(document.body);
  return [...cut.map((act) => act.innerText), ...(banner.right > table.right + 1 || banner.left < 0 ? ['banner'] : [])];
}"""


def _sit(open_page: Open, turns: int = 12, game: str = "materia", mode: str = "2p-set-1", **kept: object) -> Page:
    """At a table of two, with my turn before me."""
    page = open_page(motion=True)
    page.evaluate(
        "kept => localStorage.setItem('grimoire', kept)", json.dumps({"careful": False, "forced": False, **kept})
    )
    sit(page, late_table(game, mode, turns))
    page.wait_for_selector("main .legal")
    page.evaluate(NOTE)
    return page


def _end_my_day(page: Page) -> None:
    """Draws if there is room, then skips what can be skipped, until it is the bot's turn."""
    bag = page.query_selector(".bag .legal")
    if bag is not None:
        bag.click()
    for _ in range(40):
        if page.query_selector(WATCHING):
            return
        page.evaluate("document.querySelector('.dock .choice')?.click()")
        page.wait_for_timeout(100)
    raise AssertionError("my Day does not end")


def _watch(page: Page) -> float:
    """Seconds until it is my turn again."""
    begun = time.monotonic()
    page.wait_for_selector(MINE, timeout=15000)
    return time.monotonic() - begun


def test_by_default_the_day_of_a_bot_takes_two_to_six_seconds(open_page: Open) -> None:
    page = _sit(open_page)
    _end_my_day(page)
    expect(page.get_by_role("radio", name="Relaxed")).to_have_attribute("aria-checked", "true")
    _watch(page)
    page.wait_for_timeout(100)
    acts = page.evaluate("window.acts")
    assert 2000 <= page.evaluate("window.watched[0]") <= 6000, acts
    assert len(acts) >= 2
    gaps = [later - earlier for (_, earlier), (_, later) in itertools.pairwise(acts)]
    assert min(gaps) > 50, acts  # never in one frame; if a Day would take too long, its last acts come faster


def test_a_turn_that_is_one_act_is_looked_at_before_i_decide(open_page: Open) -> None:
    page = _sit(open_page, game="sigils", mode="2p-60-teachers")
    _end_my_day(page)
    _watch(page)
    page.wait_for_timeout(100)
    assert 2000 <= page.evaluate("window.watched[0]") <= 6000
    ((said, _),) = page.evaluate("window.acts")
    assert "passes" in said


def test_what_the_others_do_has_a_ribbon_and_a_banner_where_they_sit(open_page: Open) -> None:
    page = _sit(open_page)
    _end_my_day(page)
    page.wait_for_selector(".banner.shown")
    banner, board = page.locator(".banner").bounding_box(), page.locator(".opp").bounding_box()
    assert banner
    assert board
    assert board["y"] < banner["y"] < board["y"] + board["height"]
    expect(page.locator(".ribbon li").first).to_be_visible()
    expect(page.locator(".dock h2")).to_contain_text("is playing")
    keep(page, "following")


@pytest.mark.parametrize("size", [PHONE, (844, 390), (768, 1024), DESK])
def test_while_others_play_everything_can_be_read(open_page: Open, size: tuple[int, int]) -> None:
    """The own board recedes, but no text loses its contrast, and the ribbon has its room in the dock."""
    page = open_page(size=size, scheme="light", motion=True)
    page.evaluate("localStorage.setItem('grimoire', JSON.stringify({careful: false, forced: false}))")
    sit(page, late_table("materia", "2p-set-1", turns=12))
    page.wait_for_selector("main .legal")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 20000") / 1000)
    page.locator(".bag .legal").click()
    for _ in range(400):
        if page.query_selector(WATCHING):
            break
        page.evaluate("document.querySelector('.dock .choice')?.click()")
        page.clock.run_for(20)
        page.wait_for_timeout(50)
    page.wait_for_timeout(1500)  # the bot plays its whole Day, of which nothing is shown meanwhile
    for _ in range(40):
        if page.query_selector(".banner.shown"):
            break
        page.clock.run_for(100)
    page.clock.run_for(400)
    expect(page.locator(".ribbon li").first).to_be_visible()
    keep(page, f"following-{size[0]}x{size[1]}")
    assert page.evaluate(HARD_TO_READ) == []
    assert layout_faults(page) == []


@pytest.mark.parametrize("key", ["Space", "Escape", "button"])
def test_the_result_is_shown_at_any_time(open_page: Open, key: str) -> None:
    page = _sit(open_page)
    _end_my_day(page)
    page.wait_for_timeout(200)
    if key == "button":
        page.get_by_role("button", name="Show the result").click()
    else:
        page.keyboard.press(key)
    assert _watch(page) < 1.5


def test_the_pace_is_kept(open_page: Open) -> None:
    page = _sit(open_page)
    _end_my_day(page)
    page.get_by_role("radio", name="Instant").click()
    assert json.loads(page.evaluate("localStorage.getItem('grimoire')"))["pace"] == "instant"
    assert _watch(page) < 1.5


def test_a_hidden_page_shows_the_result_at_once(open_page: Open) -> None:
    page = _sit(open_page)
    _end_my_day(page)
    page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    assert _watch(page) < 1.5
    assert page.locator(".log li").count() > 2  # what was missed is in the log


def test_since_my_last_turn_plays_by_itself_with_the_scores_of_the_moment(open_page: Open) -> None:
    page = _sit(open_page, pace="brisk")
    _end_my_day(page)
    _watch(page)
    now = page.locator("aside .total").inner_text()
    page.get_by_role("button", name="Since my last turn").click()
    expect(page.get_by_role("heading", name="Scores at this step")).to_be_visible()
    step = page.locator(".past p b")
    expect(step).not_to_have_text(step.inner_text())
    expect(page.locator(".past")).to_have_count(0, timeout=15000)  # back in the present
    expect(page.locator("aside .total")).to_have_text(now, use_inner_text=True)


def test_escape_returns_to_the_present(open_page: Open) -> None:
    page = _sit(open_page, pace="brisk")
    _end_my_day(page)
    _watch(page)
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".past")
    page.keyboard.press("Escape")
    expect(page.locator(".past")).to_have_count(0)


def test_the_log_has_the_same_pictures_when_it_is_opened_again(open_page: Open) -> None:
    """Then only its latest entries come with their steps."""
    drawn = """all => all.map((each) => [each.innerText, ...[...each.querySelectorAll('.picture path')].map(
      (path) => path.getAttribute('d'))])"""
    page = _sit(open_page, turns=30, pace="brisk")  # far from the end
    for _ in range(3):
        _end_my_day(page)
        _watch(page)
    before = page.locator(".log li").evaluate_all(drawn)
    assert len(before) > 15
    page.reload()
    page.wait_for_selector(MINE)
    assert page.locator(".log li").evaluate_all(drawn) == before
