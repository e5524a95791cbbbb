"""Playing by clicks, as a person without a plan would."""

from pathlib import Path
from random import Random

from playwright.sync_api import Page

from tests.web.conftest import SHOTS

TOUCH = "main button.legal, dialog .list button:not(.quiet), aside .buttons:not(.ended) button.main"


def keep(page: Page, name: str) -> Path:
    """A picture to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    path = SHOTS / f"{name}.png"
    page.screenshot(path=path)
    return path


def play_on(page: Page, rng: Random, clicks: int = 2000) -> bool:
    """Clicks what glows until the game is over; True if it is."""
    page.wait_for_selector(".materia, .sigils")
    for _ in range(clicks):
        if page.locator("aside .ended").count():
            return True
        page.evaluate(
            "([what, share]) => { const all = [...document.querySelectorAll(what)];"
            " const open = document.querySelector('dialog[open]');"
            " const found = open ? all.filter((each) => open.contains(each)) : all;"
            " found[Math.floor(share * found.length)]?.click(); }",
            [TOUCH, rng.random()],
        )
        page.wait_for_timeout(20)
    return False
