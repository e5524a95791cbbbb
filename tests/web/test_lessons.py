"""Lessons in a real browser: what is suggested is touched to the end, in every language, by mouse and by finger."""

from itertools import product

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, expect

from grimoire.table.lesson import plan_of
from tests.texts.ftl import plain
from tests.web.checking import MATRIX, english_left, look
from tests.web.conftest import DESK, PHONE, Open
from tests.web.playing import Touch, click, keep, tap

pytestmark = pytest.mark.slow
GAMES = ["materia", "sigils"]
FEW = [("materia", "fr", "phone"), ("sigils", "en", "desk"), ("sigils", "de", "phone")]
ALL = list(product(GAMES, ("en", "fr", "de"), ("desk", "phone")))
CASES = ALL if MATRIX else FEW
SUGGESTED = "dialog[open] .suggested, body:not(:has(dialog[open])) .suggested"
EMPTY = "dialog[open]:not(:has(.suggested))"  # a card that was opened just before an update took its choices away
TOLD = "['.guide', '.ask', '[role=tabpanel]'].map((each) => document.querySelector(each)?.textContent).join()"
OPEN = "Boolean(document.querySelector('dialog[open]'))"
ENOUGH = 150  # touches, of which no lesson needs as many


def learn(page: Page, game: str, language: str = "en") -> None:
    """From the first page into a lesson."""
    actions = page.locator(f"section[aria-labelledby={game}-title] .actions button")
    actions.filter(has_text=plain(language, "client-learn")).click()
    page.wait_for_selector(".guide p")


def follow(page: Page, until: int = 1000, touch: Touch = click) -> list[str]:
    """Touches what is suggested up to a step, or to the end; the notes on the way."""
    notes: list[str] = []
    for _ in range(ENOUGH):
        page.wait_for_selector(f"{SUGGESTED}, {EMPTY}, .guide .ways")  # the bot may move first
        if page.query_selector(EMPTY):
            page.keyboard.press("Escape")
            continue
        told = page.evaluate(f"[{TOLD}, {OPEN}]")  # first: what is forced may be played by itself at any time
        suggested = page.query_selector(SUGGESTED)
        note = page.locator(".guide p").inner_text()
        if note not in notes:
            notes.append(note)
        if page.query_selector(".guide .ways") or step(page) >= until:
            return notes
        if suggested is None:
            continue
        try:
            touch(suggested)
        except BrowserError:
            if suggested.evaluate("found => found.isConnected && found.matches('.suggested')"):
                raise
        page.wait_for_function(f"([told, open]) => {TOLD} !== told || {OPEN} !== open", arg=told)
    raise AssertionError(f"the lesson does not end: {notes[-1]}")


def step(page: Page) -> int:
    """How far the guide is."""
    words = page.locator(".guide small").inner_text().split()
    return int(next(word for word in words if word.isdigit()))


def notes_of(game: str, language: str) -> list[str]:
    return [plain(language, note.key) for note in plan_of(game).notes]


@pytest.mark.parametrize(("game", "language", "size"), CASES)
def test_a_lesson_from_its_beginning_to_its_end(open_page: Open, game: str, language: str, size: str) -> None:
    hand = size == "phone"
    page = open_page(size=PHONE if hand else DESK, language=language, touch=hand)
    learn(page, game, language)
    assert follow(page, touch=tap if hand else click) == notes_of(game, language)
    keep(page, f"lesson-end-{game}-{language}-{size}")
    assert language == "en" or english_left(page, language) == []
    if page.query_selector(EMPTY):
        page.keyboard.press("Escape")
    page.locator(".guide").get_by_role("button", name=plain(language, "lesson-close")).click()
    expect(page.locator(".guide")).to_have_count(0)
    assert page.locator("main button.legal").count() > 0  # the game goes on


@pytest.mark.parametrize("game", GAMES)
def test_whoever_strays_is_told_and_finds_back_and_may_leave(open_page: Open, game: str) -> None:
    page = open_page()
    learn(page, game)
    follow(page, until=4)
    before = page.locator(".guide p").inner_text()
    page.locator("main button.legal:not(.suggested), .dock .buttons button.choice:not(.suggested)").first.click()
    if page.query_selector("dialog[open]"):
        page.locator("dialog[open] .list button:not(.suggested)").first.click()
    expect(page.locator(".guide p")).to_have_text(plain("en", "lesson-strayed"))
    assert page.locator(".suggested").count() == 0
    keep(page, f"lesson-strayed-{game}")
    page.get_by_role("button", name=plain("en", "lesson-play-on")).click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name=plain("en", "lesson-undo")).click()
    expect(page.locator(".guide p")).to_have_text(before)
    address = page.url
    page.goto("/")
    page.locator(f"a[href='{address.removeprefix(_origin(address))}']").click()
    expect(page.locator(".guide p")).to_have_text(before)
    assert follow(page)[-1] == notes_of(game, "en")[-1]


def _origin(address: str) -> str:
    return "/".join(address.split("/")[:3])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_looks_right_everywhere(open_page: Open, game: str) -> None:
    page = open_page()
    learn(page, game)
    follow(page, until=3)
    assert look(page, f"lesson-{game}") == []
    page.locator(".dock .buttons button.choice:not(.suggested), main button.legal:not(.suggested)").first.click()
    expect(page.locator(".guide p")).to_have_text(plain("en", "lesson-strayed"))
    expect(page.locator(".dock.watching")).to_have_count(0, timeout=20_000)  # while a bot plays, the rest is pale
    assert look(page, f"lesson-strayed-{game}") == []
