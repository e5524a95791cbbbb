"""A real browser before the real server."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

from tests.server.process import ServerProcess
from tests.server.services import program

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
CLIENT = ROOT / "src" / "grimoire" / "server" / "client" / "index.html"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
DESK, PHONE = (1280, 720), (390, 844)
SIZES = [(844, 390), PHONE, (768, 1024), DESK, (1920, 1080), (2560, 1440)]
GAMES = ["materia", "sigils"]  # that bring a drawing of their own
Open = Callable[..., Page]


@pytest.fixture(scope="module")  # while it is open, nobody else in this process can run an event loop
def browser() -> Iterator[Browser]:
    """Debian's Chromium, if possible without the windows that nobody sees: they take more time than the pages."""
    path = program("chromium-headless-shell", "chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a process; its client must have been built."""
    if not CLIENT.is_file():
        message = "the client is not built: make src/grimoire/server/client/index.html"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    with ServerProcess(tmp_path_factory.mktemp("server"), "--unlimited", "--workers", "1") as started:
        yield started


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> Iterator[Open]:
    """Opens pages, each in a browser of its own; at the end none may have met an error."""
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "/",
        size: tuple[int, int] = DESK,
        scheme: str = "dark",
        language: str = "en",
        motion: bool = False,
        touch: bool = False,
        faulty: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if scheme == "light" else "dark",
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            permissions=["clipboard-read", "clipboard-write"],
            storage_state=None if motion else _at_once(server.url),
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        if not faulty:
            page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def _at_once(origin: str) -> StorageState:
    """What a browser keeps of somebody for whom moves are shown at once."""
    kept = json.dumps({"motion": False, "pace": "instant", "careful": False})
    return {"cookies": [], "origins": [{"origin": origin, "localStorage": [{"name": "grimoire", "value": kept}]}]}
