"""The client in a real browser: whole games by clicks, several pages, sizes, languages, no violation that axe finds."""

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import ROOT, Open
from tests.web.playing import keep, play_on

pytestmark = pytest.mark.slow
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def quick(page: Page) -> None:
    """Moves are shown at once."""
    page.evaluate("localStorage.setItem('grimoire', JSON.stringify({motion: false}))")
    page.reload()


def make(page: Page, body: dict[str, object]) -> str:
    """A table set up by the page's own person."""
    answer = page.request.post("/api/tables", data=json.dumps(body), headers=_headers(page))
    assert answer.status == 201, answer.text()
    table: str = answer.json()["table"]
    return table


def _headers(page: Page) -> dict[str, str]:
    origin = "/".join(page.url.split("/")[:3])
    return {"content-type": "application/json", "origin": origin}


@pytest.mark.parametrize("game", [0, 1], ids=["materia", "sigils"])
def test_a_newcomer_plays_a_whole_game_against_a_bot(open_page: Open, game: int) -> None:
    page = open_page()
    quick(page)
    page.get_by_role("button", name="Play now").nth(game).click()
    assert play_on(page, Random(game))
    keep(page, f"end-{game}")
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".materia, .sigils")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".page > header")).to_contain_text("/")
    keep(page, f"replay-{game}")


def test_solo(open_page: Open) -> None:
    page = open_page()
    quick(page)
    table = make(page, {"game": "materia", "seats": [{"kind": "me"}], "options": {"handicap": 1}})
    page.goto(f"/t/{table}")
    assert play_on(page, Random(3))
    keep(page, "solo")


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("materia", {"spells": "classic"}, 4),
        ("sigils", {"edition": "75"}, 2),
        ("sigils", {"teachers": True}, 3),
    ],
)
def test_other_modes_begin(open_page: Open, game: str, options: dict[str, object], seats: int) -> None:
    page = open_page(scheme="light")
    quick(page)
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    table = make(page, {"game": game, "seats": [{"kind": "me"}, *bots], "options": {"players": seats, **options}})
    page.goto(f"/t/{table}")
    play_on(page, Random(5), clicks=60)
    keep(page, f"mode-{game}-{seats}-{next(iter(options))}")
    assert page.locator("aside h2").inner_text()


def test_a_table_with_chosen_spells_is_set_up_by_clicks(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Set up a table").nth(0).click()
    page.get_by_label("Spells").select_option("chosen")
    page.get_by_label("Blaze").check(force=True)
    page.get_by_label("Communion").check(force=True)
    keep(page, "choose-spells")
    check(page)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".materia")
    expect(page.get_by_role("article", name="Blaze")).to_be_visible()
    expect(page.get_by_role("article", name="Communion")).to_be_visible()
    expect(page.get_by_role("article", name="Levitation")).to_be_visible()


def test_two_browsers_at_one_table(open_page: Open) -> None:
    ann = open_page()
    table = make(
        ann, {"game": "materia", "options": {"first": 0}, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    )
    ann.goto(f"/t/{table}")
    expect(ann.get_by_role("heading", name="Waiting for players").first).to_be_visible()
    bob = open_page(f"/t/{table}")
    bob.get_by_role("button", name="Sit here").click()
    expect(bob.locator(".materia")).to_be_visible()
    expect(ann.locator(".materia")).to_be_visible()
    assert bob.locator("main button.legal").count() == 0
    ann.get_by_role("button", name="Skip").click()
    expect(bob.locator(".log")).to_contain_text("Ann")
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_label("Your message").fill("hello")
    bob.get_by_role("button", name="Send").click()
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.locator(".log")).to_contain_text("hello")


def test_reload_and_a_restarted_server(open_page: Open, server: ServerProcess) -> None:
    page = open_page(faulty=True)  # the browser tells of the connection that is lost
    quick(page)
    page.get_by_role("button", name="Play now").nth(0).click()
    play_on(page, Random(1), clicks=10)
    page.reload()
    expect(page.locator(".materia")).to_be_visible()
    server.kill9()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).not_to_be_visible(timeout=20_000)
    assert play_on(page, Random(2))


def test_hot_seat(open_page: Open) -> None:
    page = open_page()
    quick(page)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    table = make(page, {"game": "sigils", "seats": seats, "options": {"first": 0}})
    page.goto(f"/t/{table}")
    assert play_on(page, Random(4))
    expect(page.locator("aside")).to_contain_text("Ann")


def test_the_keyboard_is_enough(open_page: Open) -> None:
    page = open_page()
    page.wait_for_selector("h2")
    _tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_selector(".materia")
    _tab_to(page, "Skip")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("You skip")


def _tab_to(page: Page, name: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_at_both_sizes_have_no_fault(open_page: Open, language: str, scheme: str) -> None:
    for width, height in ((1280, 720), (390, 844)):
        page = open_page(width=width, height=height, scheme=scheme, language=language)
        page.wait_for_selector("h2")
        keep(page, f"start-{width}-{scheme}-{language}")
        check(page)
        for game in (0, 1):
            page.locator("section .actions .main").nth(game).click()
            page.wait_for_selector(".materia, .sigils")
            page.wait_for_timeout(200)
            keep(page, f"table-{game}-{width}-{scheme}-{language}")
            check(page)
            if width == 1280:
                assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
            page.go_back()


def check(page: Page) -> None:
    """What axe finds is told with its places."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})")
    faults = [(rule["id"], [node["target"] for node in rule["nodes"]][:4]) for rule in found["violations"]]
    assert faults == []
