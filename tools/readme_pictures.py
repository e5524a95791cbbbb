"""The pictures of the README, taken in a real browser: ``python -m tools.readme_pictures``."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, StorageState, ViewportSize, sync_playwright

from tests.server.process import ServerProcess
from tests.web.finishing import finish
from tests.web.late import late_table
from tests.web.playing import make, sit

DOCS = Path(__file__).parents[1] / "docs"
SIZE: ViewportSize = {"width": 1280, "height": 720}
LEVELS = ["adept", "master", "apprentice", "novice"]
KEPT = '{"name": "Ana", "pace": "instant", "motion": false}'


def main(chromium: str) -> None:
    """Takes every picture with this browser, from a server of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), "--unlimited", "--workers", "1") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        _take(browser, server.url, "materia", "night", lambda page: _table(page, "materia", "3p-set-2"))
        _take(browser, server.url, "sigils", "day", lambda page: _table(page, "sigils", "2p-60-teachers"))
        _take(browser, server.url, "end", "night", _end)
        browser.close()


def _table(page: Page, game: str, mode: str) -> None:
    sit(page, _named(late_table(game, mode, turns=8, others="adept")))
    page.wait_for_selector("main button.legal")


def _end(page: Page) -> None:
    table = make(page, _named(late_table("materia", "3p-set-2", turns=40)))
    finish(page, table)
    page.goto(f"/t/{table}")
    page.wait_for_selector("main.ended")


def _named(body: dict[str, Any]) -> dict[str, Any]:
    """Ana, and bots of different levels."""
    levels = iter(LEVELS)
    seats = [
        {"kind": "me", "name": "Ana"} if seat["kind"] == "me" else {"kind": "bot", "level": next(levels)}
        for seat in body["seats"]
    ]
    return body | {"seats": seats}


def _take(browser: Browser, url: str, name: str, theme: str, go: Callable[[Page], object]) -> None:
    storage: StorageState = {
        "origins": [{"origin": url, "localStorage": [{"name": "grimoire", "value": KEPT}]}],
        "cookies": [],
    }
    with browser.new_context(
        base_url=url, viewport=SIZE, device_scale_factor=1.25, locale="en", storage_state=storage,
        color_scheme="light" if theme == "day" else "dark", reduced_motion="reduce",
    ) as context:  # fmt: skip
        page = context.new_page()
        page.goto("/")
        go(page)
        page.wait_for_timeout(1500)
        page.screenshot(path=DOCS / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "/usr/bin/chromium")
