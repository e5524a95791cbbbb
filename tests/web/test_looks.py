"""Every page, light and dark, on a desk and on a phone: a picture, nothing that axe finds, nothing that hangs out."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from grimoire import catalog
from tests.generators import eager_actions, game_in
from tests.web.checking import MATRIX, look
from tests.web.conftest import Open
from tests.web.late import late_table
from tests.web.playing import make, play_on, sit

pytestmark = pytest.mark.slow
TWO = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
BOT = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "greedy"}]


def _start(page: Page) -> None:
    make(page, {"game": "sigils", "seats": BOT})  # so that there are games of mine
    page.reload()
    page.wait_for_selector("section ul a")


def _set_up(page: Page, game: int) -> None:
    page.get_by_role("button", name="Set up a table").nth(game).click()
    page.wait_for_selector("form")


def _choose(page: Page) -> None:
    _set_up(page, 0)
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("radio", name="Choose each spell").check()
    page.wait_for_selector("fieldset label")


def _wait(page: Page) -> None:
    page.goto(f"/t/{make(page, {'game': 'materia', 'seats': TWO})}")
    page.get_by_role("button", name="Copy the link").first.wait_for()


def _begin(page: Page, game: str) -> None:
    sit(page, {"game": game, "seats": BOT, "options": {"first": 0}})
    page.wait_for_selector("main button.legal")


def _late(page: Page, game: str, mode: str, turns: int = 5) -> None:
    sit(page, late_table(game, mode, turns))


def _dialog(page: Page) -> None:
    _late(page, "sigils", "2p-60")
    page.locator("main button.legal[aria-haspopup=dialog]").first.click()
    page.wait_for_selector("dialog[open]")


def _large(page: Page, game: str, mode: str, thing: str) -> None:
    _late(page, game, mode)
    page.locator(thing).first.click()
    page.wait_for_selector("dialog[open]")


def _past(page: Page) -> None:
    _late(page, "sigils", "3p-75")
    play_on(page, Random(1), clicks=4)
    page.get_by_role("tabpanel").get_by_role("listitem").last.get_by_role("button").first.click()
    page.wait_for_selector(".past")


def _end(page: Page, game: str, mode: str) -> None:
    _late(page, game, mode, turns=1)
    assert play_on(page, Random(1))


def _record(page: Page, game: str, mode: str) -> None:
    made = catalog.Record(game_in(game, mode))
    for action in eager_actions(made.game, Random(2)):
        made.play(action)
    headers = {"content-type": "application/json", "origin": "/".join(page.url.split("/")[:3])}
    answer = page.request.post("/api/records", data=json.dumps(made.data()), headers=headers)
    page.goto(f"/r/{answer.json()['record']}?at={len(made.actions) - 20}")
    page.wait_for_selector(".board")


def _nowhere(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("alert").wait_for()


def _continue(page: Page) -> None:
    page.goto("/continue#nothing")
    page.wait_for_selector("h1")


STATES: dict[str, Callable[[Page], None]] = {
    "start": _start,
    "set-up-materia": lambda page: _set_up(page, 0),
    "set-up-sigils": lambda page: _set_up(page, 1),
    "choose-spells": _choose,
    "waiting": _wait,
    "early-materia": lambda page: _begin(page, "materia"),
    "early-sigils": lambda page: _begin(page, "sigils"),
    "late-materia": lambda page: _late(page, "materia", "4p-classic"),
    "late-sigils": lambda page: _late(page, "sigils", "5p-60-teachers"),
    "late-solo": lambda page: _late(page, "materia", "1p-set-3"),
    "dialog": _dialog,
    "large-spell": lambda page: _large(page, "materia", "2p-set-2", "article button[aria-haspopup=dialog]"),
    "large-card": lambda page: _large(page, "sigils", "2p-60", ".book button[aria-haspopup=dialog]:not(.legal)"),
    "past": _past,
    "end-materia": lambda page: _end(page, "materia", "3p-set-1"),
    "end-sigils": lambda page: _end(page, "sigils", "4p-75"),
    "replay-materia": lambda page: _record(page, "materia", "4p-mixed"),
    "replay-sigils": lambda page: _record(page, "sigils", "5p-75"),
    "continue": _continue,
    "no-table": lambda page: _nowhere(page, "/t/nowhere"),
    "no-record": lambda page: _nowhere(page, "/r/nowhere"),
}


SELDOM = {"early-materia", "early-sigils", "end-materia", "replay-sigils"}  # much like others


@pytest.mark.parametrize("state", [state for state in STATES if MATRIX or state not in SELDOM])
def test_every_page(open_page: Open, state: str) -> None:
    page = open_page(faulty=state.startswith("no-"))
    page.wait_for_selector("h1")
    STATES[state](page)
    assert look(page, state) == []


def test_every_part_of_the_side_panel(open_page: Open) -> None:
    page = open_page()
    _late(page, "materia", "2p-set-2")
    found = []
    for name in page.get_by_role("tab").all_inner_texts():
        page.get_by_role("tab", name=name, exact=True).click()
        if name == "Hint":
            page.get_by_role("button", name="What would a strong bot do?").click()
            page.get_by_role("tabpanel").get_by_role("listitem").first.wait_for()
        if MATRIX or name in ("Hint", "More"):  # the others are much alike
            found += look(page, f"tab-{name.lower()}")
    assert found == []
