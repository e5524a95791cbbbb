"""``make bench``: what the page weighs, how soon a click is shown, and whether anything stutters, in a real browser."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench import figures
from bench.process import Process, grimoire_server
from bench.server import verdict
from grimoire import catalog
from tests.web.playing import click, is_over, sit, tap, touch_one

GAMES: Final = catalog.games()
WATCH: Final = Path(__file__).with_name("watch.js")
CLICKS: Final = 150  # with an answer, in each game and on each screen
PAUSE: Final = 150  # milliseconds between clicks, so that most tokens have come to rest
WEIGHT_AIM: Final = 200  # KB of files, fonts included, until a first table is ready
WAIT_AIM: Final = 100  # milliseconds, 95 of 100 clicks
SEATS: Final = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


class Screen(NamedTuple):
    """What a page is looked at with."""

    name: str
    width: int
    height: int
    touch: bool


SCREENS: Final = (Screen("desk", 1280, 720, False), Screen("phone", 390, 844, True))


class Weight(NamedTuple):
    """What was sent so far, as it went over the wire."""

    requests: int
    kilobytes: float  # of everything
    files: float  # kilobytes of files alone: what comes through the socket depends on how often the bots have moved


class Scale:
    """Counts what is sent to a page: files as they were packed, and what came through the socket."""

    def __init__(self, page: Page) -> None:
        self._requests = 0
        self._bytes = 0
        self._file_bytes = 0
        network = page.context.new_cdp_session(page)
        network.on("Network.loadingFinished", lambda told: self._add(told["encodedDataLength"]))
        network.on("Network.webSocketFrameReceived", lambda told: self._add(len(told["response"]["payloadData"]), 0))
        network.send("Network.enable")

    def _add(self, count: float, requests: int = 1) -> None:
        self._requests += requests
        self._bytes += int(count)
        self._file_bytes += int(count) * requests

    @property
    def weight(self) -> Weight:
        """So far."""
        return Weight(self._requests, self._bytes / 1000, self._file_bytes / 1000)


class Seen(NamedTuple):
    """What was seen of a game that was played."""

    waits: list[float]  # milliseconds from a click to the frame that shows its result, sorted
    busy: list[float]  # milliseconds of everything that kept the page busy for more than 50
    styles: set[str]  # what was animated
    longest: float  # milliseconds of the longest motion

    def wait(self, share: float) -> float:
        """Milliseconds that this share of clicks did not take longer than."""
        return self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


@contextmanager
def opened(browser: Browser, server: Process, screen: Screen) -> Iterator[Page]:
    """A page of somebody who comes for the first time."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        viewport={"width": screen.width, "height": screen.height},
        has_touch=screen.touch,
        is_mobile=screen.touch,
        service_workers="block",  # what it keeps for later is not waited for
    )
    yield context.new_page()
    context.close()


def weighed(browser: Browser, server: Process, screen: Screen, game: int) -> tuple[Weight, Weight]:
    """Until the start page is ready, and then until a table is."""
    with opened(browser, server, screen) as page:
        scale = Scale(page)
        page.goto("/")
        page.wait_for_load_state("networkidle")
        start = scale.weight
        page.get_by_role("button", name="Play now").nth(game).click()
        page.wait_for_selector(".board")
        page.wait_for_load_state("networkidle")
        return start, scale.weight


def played(browser: Browser, server: Process, screen: Screen, game: str) -> Seen:
    """Two people at one screen, so that nobody has to be waited for; new tables as long as clicks are wanted."""
    touch = tap if screen.touch else click
    with opened(browser, server, screen) as page:
        page.add_init_script(path=WATCH)
        page.goto("/")
        rng, found = Random(1), Seen([], [], set(), 0.0)
        while len(found.waits) < CLICKS:
            sit(page, {"game": game, "seats": SEATS})
            page.wait_for_timeout(1000)
            page.evaluate("watched.busy = []")  # of loading
            while not is_over(page) and page.evaluate("watched.waits.length") < CLICKS - len(found.waits):
                touch_one(page, rng, touch)
                page.wait_for_timeout(PAUSE)
            found = _joined(found, page.evaluate("watched"))
        return found


def _joined(found: Seen, seen: dict[str, Any]) -> Seen:
    return Seen(
        sorted(found.waits + seen["waits"]),
        found.busy + seen["busy"],
        found.styles | set(seen["styles"]),
        max(found.longest, seen["longest"]),
    )


def measured(browser: Browser, server: Process) -> dict[str, dict[str, Any]]:
    """The figures of each game on each screen."""
    return {
        f"{game}, {screen.name}": _figures(
            weighed(browser, server, screen, number), played(browser, server, screen, game)
        )
        for screen in SCREENS
        for number, game in enumerate(GAMES)
    }


def _figures(weights: tuple[Weight, Weight], seen: Seen) -> dict[str, Any]:
    start, table = weights
    return {
        "start page, KB": start.files,
        "first table, KB": table.files,
        "p50, ms": seen.wait(0.5),
        "p95, ms": seen.wait(0.95),
        "long tasks": len(seen.busy),
        "longest task, ms": max(seen.busy, default=0.0),
        "animated": sorted(seen.styles),
    }


def report(name: str, found: dict[str, Any]) -> str:
    """Lines for people, with what is aimed at."""
    weight, wait, tasks = found["first table, KB"], found["p95, ms"], found["long tasks"]
    other = set(found["animated"]) - {"transform", "opacity"}
    return "\n".join(
        [
            name,
            f"  start page {found['start page, KB']:.1f} KB, with a first table {weight:.1f} KB"
            f" (aim {WEIGHT_AIM} KB: {verdict(weight < WEIGHT_AIM)})",
            f"  from a click to the frame that shows what came of it: p50 {found['p50, ms']:.1f} ms, p95 {wait:.1f} ms"
            f" (aim {WAIT_AIM} ms: {verdict(wait < WAIT_AIM)})",
            f"  tasks beyond 50 ms: {tasks}, the longest {found['longest task, ms']:.0f} ms"
            f" (aim none: {verdict(not tasks)})",
            f"  animated: {', '.join(found['animated'])} (aim transform and opacity: {verdict(not other)})",
            "",
        ]
    )


def main() -> None:
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        sys.exit("The client is measured in Chromium; as root on Debian: apt-get install chromium-headless-shell")
    sys.stderr.write("Measuring the client for about three minutes ...\n")
    with grimoire_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        found = measured(browser, server)
        browser.close()
    for name, each in found.items():
        sys.stdout.write(report(name, each))
    figures.write("client", "make bench", {"screens": found})


if __name__ == "__main__":
    main()
