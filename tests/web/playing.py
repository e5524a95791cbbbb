"""Playing as a person without a plan would: by the mouse, a finger or the keyboard."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as BrowserError

from tests.web.conftest import SHOTS

Touch = Callable[[ElementHandle], None]
TOUCH = "main button.legal, dialog .list button:not(.quiet), .dock .buttons button.choice"
CHOICE = "dialog[open] .list button:not(.quiet)"
PATIENCE = 10_000  # milliseconds until something counts as out of reach


def make(page: Page, body: dict[str, Any]) -> str:
    """A table set up by the page's own person."""
    origin = "/".join(page.url.split("/")[:3])
    headers = {"content-type": "application/json", "origin": origin}
    answer = page.request.post("/api/tables", data=json.dumps(body), headers=headers)
    assert answer.status == 201, answer.text()
    table: str = answer.json()["table"]
    return table


def sit(page: Page, body: dict[str, Any]) -> str:
    """The page is at a new table."""
    table = make(page, body)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".board")
    return table


def keep(page: Page, name: str) -> Path:
    """A picture to look at, with what one has to scroll to."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    path = SHOTS / f"{name}.png"
    scrolls: bool = page.evaluate("document.scrollingElement.scrollHeight > innerHeight")
    page.screenshot(path=path, full_page=scrolls)  # the whole page takes three times as long
    return path


def click(thing: ElementHandle) -> None:
    """By the mouse: what is covered or outside cannot be clicked."""
    thing.click(timeout=PATIENCE)


def tap(thing: ElementHandle) -> None:
    """By a finger."""
    thing.tap(timeout=PATIENCE)


def play_on(page: Page, rng: Random, clicks: int = 2000, touch: Touch = click) -> bool:
    """Touches what glows until the game is over; True if it is."""
    page.wait_for_selector(".board, main.ended")
    for _ in range(clicks):
        if is_over(page):
            return True
        touch_one(page, rng, touch)
        page.wait_for_timeout(10)
    return False


def touch_one(page: Page, rng: Random, touch: Touch = click) -> None:
    """Touches something that glows, if anything does; a dialog whose choices went away with an update is closed."""
    found = touchable(page)
    if found:
        touched(rng.choice(found), touch)
    elif page.query_selector("dialog[open]"):
        page.keyboard.press("Escape")


def is_over(page: Page) -> bool:
    """Is the game at an end?"""
    return page.query_selector("main.ended, .dock .ended") is not None


def touchable(page: Page) -> list[ElementHandle]:
    """What can be done now: in a dialog, if one is open."""
    return page.query_selector_all(CHOICE if page.query_selector("dialog[open]") else TOUCH)


def touched(thing: ElementHandle, touch: Touch = click) -> bool:
    """False if it went away before it was touched, as an update came; one that stays must be within reach."""
    try:
        touch(thing)
    except BrowserError:
        if thing.evaluate("(found, what) => found.isConnected && found.matches(what)", TOUCH):
            raise
        return False
    return True
