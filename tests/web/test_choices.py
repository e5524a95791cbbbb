"""Actions of several steps: what they cost is shown, and they can be given up as a whole."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.late import late_table
from tests.web.playing import sit

pytestmark = pytest.mark.slow
STEPWISE = {"motion": False, "pace": "instant", "careful": False, "forced": False}  # every step is mine


def _sit(open_page: Open, body: dict[str, Any]) -> Page:
    page = open_page()
    page.evaluate("kept => localStorage.setItem('grimoire', kept)", json.dumps(STEPWISE))
    sit(page, body)
    return page


def test_a_harness_is_given_up_with_all_that_was_paid(open_page: Open) -> None:
    page = _sit(open_page, late_table("sigils", "2p-60", turns=13))
    before = page.locator(".board").aria_snapshot()
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
    page.locator(".market button.legal").first.click()
    expect(page.locator(".rail .chosen")).to_be_visible()
    expect(page.locator(".dock .equation .want")).to_be_visible()
    page.locator(".rail button.legal").first.click()
    expect(page.locator(".rail .paid")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".rail .chosen, .dock .equation")).to_have_count(0)
    assert page.locator(".board").aria_snapshot() == before


def test_what_a_spell_costs_is_shown_while_it_is_paid(open_page: Open) -> None:
    page = _sit(open_page, {"game": "materia", "lesson": True, "seats": [{"kind": "me"}]})
    guide, tray = page.locator(".guide"), page.locator(".dock .pay")
    for step in ("Step 1 ", "Step 2 "):  # the lesson's: take, skip; then it learns
        expect(guide).to_contain_text(step)
        page.locator(".suggested").first.click()
    expect(guide).to_contain_text("Step 3 ")
    before = page.locator(".board").aria_snapshot()
    page.locator(".cards .suggested").click()
    expect(tray).to_contain_text("Pay for Purification 3")
    page.locator(".pool .suggested").first.click()
    expect(guide).to_contain_text("Step 5 ")
    expect(tray.locator("[data-kind]")).to_have_count(0)
    page.locator(".pool .suggested").first.click()
    expect(tray.locator("[data-kind]")).to_have_count(1)
    page.get_by_role("button", name="Cancel").click()
    expect(tray).to_have_count(0)
    assert page.locator(".board").aria_snapshot() == before
