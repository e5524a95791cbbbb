"""Verifying chance in a real browser: pages contribute seeds, and the button computes every outcome again."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from grimoire.texts import LANGUAGES, Texts
from tests.docs.blocks import ROOT
from tests.web.checking import faults
from tests.web.conftest import Open
from tests.web.finishing import resign

pytestmark = pytest.mark.slow
UPLOAD = """async (body) => {
  const headers = { "content-type": "application/json" };
  return (await (await fetch("/api/records", { method: "POST", headers, body })).json()).record;
}"""


def begun(page: Page) -> str:
    """A game against bots as a person begins it; the table."""
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".board")).to_be_visible()
    return page.url.split("/t/")[1].split("?")[0]


def verified(page: Page, language: str = "en") -> str:
    """What the button says."""
    texts = Texts(language)
    page.get_by_role("button", name=texts.say("client-verify"), exact=True).click()
    dialog = page.get_by_role("dialog", name=texts.say("client-verify-title"))
    dialog.get_by_role("listitem").first.wait_for()
    return dialog.inner_text()


def test_a_game_is_verified_in_every_language(open_page: Open) -> None:
    page = open_page()
    table = begun(page)
    resign(page, table)
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.grimoire = JSON.stringify({ language })", language)
        page.goto(f"/t/{table}")
        page.wait_for_selector("main.ended")
        said, texts = verified(page, language), Texts(language)
        assert texts.say("client-verify-commitment-seen") in said
        assert texts.say("client-verify-seeds", who="") in said
        found = texts.say("client-verify-verified", count=77).replace("77", r"\d+")
        assert re.search(found, said)
        assert f"grimoire verify grimoire-{table}.json" in said
        assert faults(page, language) == []


def test_what_was_changed_is_named(open_page: Open) -> None:
    page = open_page()
    table = begun(page)
    resign(page, table)
    record = page.evaluate("(table) => fetch(`/api/records/${table}`).then((answer) => answer.json())", table)
    forged = json.loads(json.dumps(record))
    forged["actions"][2] = "deal red.circle" if record["actions"][2] != "deal red.circle" else "deal blue.square"

    def send(route: Route) -> None:
        route.fulfill(json=forged)

    page.route(f"**/api/records/{table}", send)
    page.goto(f"/r/{table}")
    said = verified(page)
    assert f"Action 3 is “{forged['actions'][2]}”, but the secrets lead to “{record['actions'][2]}”." in said
    other = "0" * 64
    forged = record | {"fairness": record["fairness"] | {"secret": other}}
    page.reload()
    assert "The server’s secret does not match what it committed to." in verified(page)
    seats = [{key: value for key, value in seat.items() if key != "seed"} for seat in record["fairness"]["seats"]]
    forged = record | {"fairness": record["fairness"] | {"seats": seats, "commitment": other}}
    page.reload()
    said = verified(page)
    assert "not the one that this browser saw" in said
    assert "The seed of this browser is not in the record." in said


def test_a_record_without_proof_says_so(open_page: Open) -> None:
    page = open_page()
    game = (ROOT / "docs" / "examples" / "game.json").read_text()
    page.goto(f"/r/{page.evaluate(UPLOAD, game)}")
    assert "This game carries no proof" in verified(page)
    fair = (ROOT / "docs" / "examples" / "fair-game.json").read_text()
    page.goto(f"/r/{page.evaluate(UPLOAD, fair)}")
    said = verified(page)
    assert "All 148 outcomes of chance follow" in said
    assert "This browser did not contribute to this game." in said
