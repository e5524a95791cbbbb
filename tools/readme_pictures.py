"""The pictures of the README, from a real browser, packed by pngquant: ``python -m tools.readme_pictures``."""

import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, StorageState, ViewportSize, sync_playwright

from tests.server.process import ServerProcess
from tests.web.finishing import finish
from tests.web.late import late_table
from tests.web.playing import make, sit, touch_one

WANTED = Path(__file__).with_suffix(".toml")
DOCS = Path(__file__).parents[1] / "docs"
SIZE: ViewportSize = {"width": 1280, "height": 720}
ARGUMENTS = ["--no-sandbox", "--font-render-hinting=none"]  # letters at their own distances, as on a good screen
LEVELS = ["adept", "master", "apprentice", "novice"]
SEED = 4
PAUSE = 700  # milliseconds, for a bot to answer
KEPT = '{"name": "Ana", "pace": "instant", "motion": false}'


class Picture(msgspec.Struct):
    """A table at a moment."""

    name: str
    game: str
    mode: str
    turns: int
    theme: str
    clicks: int = 0  # so many choices are made before, so that there is something to tell
    end: bool = False


def main(chromium: str) -> None:
    """Takes every picture with this browser, from a server of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), "--unlimited", "--workers", "1") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for picture in wanted():
            _take(browser, server.url, picture)
        browser.close()


def wanted() -> list[Picture]:
    return msgspec.toml.decode(WANTED.read_bytes(), type=dict[str, list[Picture]])["picture"]


def _show(page: Page, picture: Picture) -> None:
    if not picture.end:
        sit(page, _named(late_table(picture.game, picture.mode, turns=picture.turns, others="adept")))
        page.wait_for_selector("main button.legal")
        _play(page, picture.clicks)
        return
    table = make(page, _named(late_table(picture.game, picture.mode, turns=picture.turns)))
    finish(page, table)
    page.goto(f"/t/{table}")
    page.wait_for_selector("main.ended")


def _play(page: Page, clicks: int) -> None:
    """Makes choices as they come, and then goes on until something can be chosen on the board."""
    source = Random(SEED)
    while clicks > 0 or not page.query_selector("main button.legal"):
        touch_one(page, source)
        page.wait_for_timeout(PAUSE)
        clicks -= 1


def _named(body: dict[str, Any]) -> dict[str, Any]:
    """Ana, and bots of different levels."""
    levels = iter(LEVELS)
    seats = [
        {"kind": "me", "name": "Ana"} if seat["kind"] == "me" else {"kind": "bot", "level": next(levels)}
        for seat in body["seats"]
    ]
    return body | {"seats": seats}


def _take(browser: Browser, url: str, picture: Picture) -> None:
    storage: StorageState = {
        "origins": [{"origin": url, "localStorage": [{"name": "grimoire", "value": KEPT}]}],
        "cookies": [],
    }
    with browser.new_context(
        base_url=url, viewport=SIZE, device_scale_factor=1.25, locale="en", storage_state=storage,
        color_scheme="light" if picture.theme == "day" else "dark", reduced_motion="reduce",
    ) as context:  # fmt: skip
        page = context.new_page()
        page.goto("/")
        _show(page, picture)
        page.wait_for_timeout(1500)
        path = DOCS / f"{picture.name}.png"
        page.screenshot(path=path)
        subprocess.run(["pngquant", "--quality", "80-98", "--strip", "--force", "--output", path, path], check=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "/usr/bin/chromium")
