"""What is looked at on any page: accessibility, room, and the language it speaks."""

import os
import re
from functools import lru_cache
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

from tests.texts.ftl import MESSAGES, plain
from tests.web.conftest import DESK, PHONE, ROOT, SIZES
from tests.web.playing import keep

MATRIX = bool(os.environ.get("GRIMOIRE_MATRIX"))  # everything there is, which takes long
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations']}"
ENGLISH = re.compile(r"\b(the|your|you|and|with|of|is|are|spells?|turn|learn|cast|dice|skip|player|game)\b", re.I)
ROOM = """() => {
  const page = document.scrollingElement, main = document.querySelector('main') ?? page;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight, main.scrollHeight - main.clientHeight];
}"""
LAYOUT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
LEAST, LEAST_ON_A_PHONE = 12, 13  # pixels of a letter
TARGET = 43  # pixels for a finger; nine tokens in a row of 390 have no more
SPEAK = """language => {
  const choice = document.querySelector('option[lang]').closest('select');
  choice.value = language;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}"""
SEEN = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    .flatMap((each) => ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? '')),
  document.title,
].flatMap((text) => text.split('\\n')).map((line) => line.trim()).filter((line) => line)"""


def faults(page: Page, language: str = "en") -> list[str]:
    """Everything that is wrong with a page as it is."""
    found = [*_axe(page), *_room(page), *layout_faults(page)]
    return found if language == "en" else found + english_left(page, language)


def _axe(page: Page) -> list[str]:
    """What axe finds, with its places."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(f"axe.run(document, {RULES})")["violations"]
    return [f"{rule['id']}: {[node['target'][0] for node in rule['nodes']][:4]}" for rule in found]


def _room(page: Page) -> list[str]:
    """Nothing hangs out at the side; a table on a desk fits on the screen."""
    wide, high, inner = page.evaluate(ROOM)
    found = [f"{wide} pixels hang out at the side"] if wide > 0 else []
    if page.viewport_size == {"width": DESK[0], "height": DESK[1]} and page.query_selector(".board"):
        found += [
            f"{hidden} pixels are below the {what}" for what, hidden in (("page", high), ("board", inner)) if hidden > 0
        ]
    return found


def layout_faults(page: Page) -> list[str]:
    """Text that is cut off, covered, outside or too small, and whatever hangs out at the side."""
    size = page.viewport_size or {"width": 0, "height": 0}
    phone = size["width"] < 700 or size["height"] < 480
    page.evaluate(f"{LAYOUT};undefined")
    found: list[str] = page.evaluate("least => layoutFaults(least)", LEAST_ON_A_PHONE if phone else LEAST)
    return found


def small_targets(page: Page) -> list[str]:
    """What a finger can hardly hit, the space around it included."""
    page.evaluate(f"{LAYOUT};undefined")
    found: list[str] = page.evaluate("least => smallTargets(least)", TARGET)
    return found


def look(page: Page, name: str) -> list[str]:
    """Pictures at every size, by night and by day, in every language (or a third of them), and what is wrong.

    Axe takes longest: if not everything is wanted, it looks once at a desk and once at a phone, in different themes.
    """
    found = []
    ways = product(enumerate(("en", "fr", "de")), enumerate(SIZES), enumerate(("light", "dark")))
    for (three, language), (one, size), (two, scheme) in ways:
        if not MATRIX and (one + two + three + len(name)) % 3:
            continue
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        speak(page, language)
        page.wait_for_timeout(20)
        shot = f"{name}-{size[0]}-{scheme}-{language}"
        keep(page, shot)
        checked = [*_room(page), *layout_faults(page)]
        if MATRIX or (size, scheme) in ((DESK, "light"), (PHONE, "dark")):
            checked += _axe(page)
        if language != "en":
            checked += english_left(page, language)
        found += [f"{shot}: {fault}" for fault in checked]
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    speak(page, "en")
    return found


def speak(page: Page, language: str) -> None:
    """Switches the page to a language, wherever its choice is."""
    if page.evaluate("document.documentElement.lang") == language or not page.query_selector("option[lang]"):
        return
    page.evaluate(SPEAK, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.wait_for_timeout(50)


def english_left(page: Page, language: str) -> list[str]:
    """What a page in another language still says in English."""
    return [line for line in page.evaluate(SEEN) if ENGLISH.search(line) or line in _untranslated(language)]


@lru_cache
def _untranslated(language: str) -> set[str]:
    """English texts that are none of that language."""
    said = {plain(language, key) for key in MESSAGES[language]} | {"English"}  # languages go by their own names
    return {plain("en", key) for key in MESSAGES["en"]} - said
