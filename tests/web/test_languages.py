"""French and German everywhere: no page says anything in English, and languages change without a reload."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.checking import english_left
from tests.web.conftest import Open
from tests.web.late import late_table
from tests.web.playing import make, sit

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("language", ["fr", "de"])]
NOWHERE = ["/t/nowhere", "/r/nowhere", "/continue#nothing"]


def test_the_start_page(open_page: Open, language: str) -> None:
    page = open_page(language=language)
    make(page, late_table("materia", "2p-set-1", others="apprentice"))
    page.reload()
    page.wait_for_selector("section ul a")
    assert english_left(page, language) == []
    for number in (0, 1):
        page.locator("button.set-up").nth(number).click()
        page.wait_for_selector("dialog form")
        page.locator("label.option").last.click()  # what one brings oneself
        page.wait_for_timeout(200)
        assert english_left(page, language) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("path", NOWHERE)
def test_where_nothing_is(open_page: Open, language: str, path: str) -> None:
    page = open_page(path, language=language, faulty=True)
    page.wait_for_selector("h1, [role=alert]")
    assert english_left(page, language) == []


def test_what_is_no_record(open_page: Open, language: str, tmp_path: Path) -> None:
    page = open_page(language=language, faulty=True)
    for content in ("nothing", "{}", '{"grimoire": 1, "game": "materia", "actions": ["fly"]}'):
        path = tmp_path / "other.json"
        path.write_text(content, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(path)
        expect(page.get_by_role("alert")).not_to_be_empty()
        assert english_left(page, language) == []


def test_while_waiting_for_people(open_page: Open, language: str) -> None:
    page = open_page(language=language)
    page.goto(f"/t/{make(page, {'game': 'sigils', 'seats': [{'kind': 'me'}, {'kind': 'open'}]})}")
    page.wait_for_selector("h1")
    assert english_left(page, language) == []


@pytest.mark.parametrize(("game", "mode"), [("materia", "2p-set-3"), ("sigils", "3p-60-teachers")])
def test_a_table_and_its_replay(open_page: Open, language: str, game: str, mode: str) -> None:
    page = open_page(language=language)
    table = sit(page, late_table(game, mode, turns=5, others="apprentice"))
    for tab in page.get_by_role("tab").all():
        tab.click()
        page.wait_for_timeout(100)
        assert english_left(page, language) == []
    page.goto(f"/r/{table}")
    page.wait_for_selector(".board")
    assert english_left(page, language) == []


def test_switched_at_the_table(open_page: Open, language: str) -> None:
    """Without a reload: what the page was told stays, and is said anew."""
    page = open_page()
    sit(page, late_table("materia", "2p-set-1", others="apprentice"))
    page.evaluate("window.stays = true")
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("window.stays")
    _all_said(page, language)


def _all_said(page: Page, language: str) -> None:
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert english_left(page, language) == []
