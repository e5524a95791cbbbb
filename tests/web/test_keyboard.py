"""The keyboard is enough, for a whole game and everything around it."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.late import late_table
from tests.web.playing import CHOICE, TOUCH, is_over, sit

pytestmark = pytest.mark.slow
MOST = 150  # presses of Tab before something counts as out of reach


def _tab_to(page: Page, what: str, passing: int = 0) -> bool:
    """Tab until what matches has the focus, so many of them passed over; False if none is there any more."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement?.matches(what)", what):
            if not passing:
                return True
            passing -= 1
    assert not page.locator(what).count(), f"{what} cannot be reached"
    return False


def _named(page: Page, name: str) -> None:
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached")


def test_from_the_start_page_to_a_first_move(open_page: Open) -> None:
    page = open_page()
    page.wait_for_selector("h2")
    _named(page, "Set up a table")
    page.keyboard.press("Enter")
    _named(page, "To the table")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    page.wait_for_selector(TOUCH)
    assert _tab_to(page, TOUCH)


@pytest.mark.parametrize(("game", "mode"), [("materia", "2p-set-1"), ("sigils", "2p-60")])
def test_a_game_is_ended_by_keys(open_page: Open, game: str, mode: str) -> None:
    """What has the focus can be seen; Escape closes a dialog and gives the focus back."""
    page = open_page()
    sit(page, late_table(game, mode))
    rng, escaped = Random(5), False
    for _ in range(400):
        if is_over(page):
            break
        page.wait_for_timeout(25)
        here = CHOICE if page.query_selector("dialog[open]") else TOUCH
        count = page.locator(here).count()
        if not count or not _tab_to(page, here, rng.randrange(min(count, 4))):
            continue
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        page.keyboard.press("Enter")
        page.wait_for_timeout(25)
        if page.query_selector("dialog[open]") and not escaped:
            escaped = True
            _escape(page)
    assert is_over(page)


def _escape(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('main button.legal')")


def test_a_dialog_is_opened_and_left_by_keys(open_page: Open) -> None:
    """Dice of somebody who has gems can be used in several ways."""
    page = open_page()
    sit(page, late_table("sigils", "2p-60", turns=5))
    several = "main button.legal[aria-haspopup=dialog]"
    page.wait_for_selector(several)
    assert _tab_to(page, several)
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    _escape(page)
    page.keyboard.press("Enter")
    assert _tab_to(page, "dialog[open] .quiet")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('main button.legal')")


def test_the_keyboard_stays_in_a_dialog_and_a_click_beside_it_only_closes_it(open_page: Open) -> None:
    page = open_page()
    sit(page, late_table("sigils", "2p-60", turns=5))
    page.locator("main button.legal[aria-haspopup=dialog]").first.click()
    for key in ("Tab", "Shift+Tab"):
        for _ in range(page.locator("dialog[open] button").count() + 1):
            page.keyboard.press(key)
            assert page.evaluate("Boolean(document.activeElement.closest('dialog[open]'))")
    legal = page.locator("main button.legal").count()
    page.mouse.click(*_beside(page, "dialog[open]", "main button.legal"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("main button.legal")).to_have_count(legal)  # nothing was chosen behind it


def _beside(page: Page, dialog: str, thing: str) -> tuple[float, float]:
    """The middle of something that the dialog does not cover."""
    box = page.locator(dialog).bounding_box()
    assert box is not None
    for each in page.locator(thing).all():
        other = each.bounding_box()
        assert other is not None
        x, y = other["x"] + other["width"] / 2, other["y"] + other["height"] / 2
        if not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]):
            return x, y
    raise AssertionError("the dialog covers everything")


def test_a_dialog_is_opened_again_at_once(open_page: Open) -> None:
    """A page is told a moment later that a dialog was closed; by then it is open again."""
    page = open_page()
    sit(page, late_table("sigils", "2p-60", turns=5))
    several = page.locator("main button.legal[aria-haspopup=dialog]").first
    several.click()
    several.evaluate("found => (document.querySelector('dialog[open]').close(), found.click())")
    page.wait_for_timeout(200)
    expect(page.locator("dialog[open]")).to_be_visible()


def test_parts_of_the_side_panel_are_reached(open_page: Open) -> None:
    """Tab leads to the one that is open, arrows to the others, and Tab into what it shows."""
    page = open_page()
    sit(page, late_table("sigils", "2p-60"))
    assert _tab_to(page, "[role=tab]")
    for name in page.get_by_role("tab").all_inner_texts():
        expect(page.get_by_role("tab", name=name, exact=True)).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tabpanel", name=name, exact=True)).to_be_visible()
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.role") == "tabpanel"
