"""The rules in the page: every topic has its texts; people find it by words or an address, in their language."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Request, expect

from tests.texts.ftl import keys
from tests.web.checking import MATRIX, english_left, faults, look
from tests.web.conftest import GAMES, PHONE, ROOT, Open
from tests.web.playing import keep, sit

SOURCES = ROOT / "web" / "src"
TABLE = (SOURCES / "rules" / "entries.ts").read_text(encoding="utf-8")
WRITTEN = {
    game: "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "games" / game).iterdir() if path.is_file())
    for game in GAMES
}
GROUP = re.compile(r'heading: "([\w-]+)",\s+topics: \[([^]]*)\]')


def _topics(written: str) -> list[str]:
    return [name for _, names in GROUP.findall(written) for name in re.findall(r'"([\w-]+)"', names)]


def test_every_topic_has_its_texts_and_none_is_left_over() -> None:
    groups = {"table": TABLE, **WRITTEN}
    shared = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "rules").iterdir())
    everything = "\n".join([shared, *WRITTEN.values()])
    topics = {
        f"rules-{about}-{name}{part}"
        for about, written in groups.items()
        for name in _topics(written)
        for part in ("", "-words", "-answer")
    }
    headings = {f"rules-heading-{name}" for name in re.findall(r'heading: "([\w-]+)"', everything)}
    others = set(re.findall(r'"(rules-[\w-]+)"', everything))
    assert {key for key in keys("en") if key.startswith("rules-")} == topics | headings | others


def test_an_address_names_one_topic() -> None:
    """Those about the table stand below those of each game."""
    for game in GAMES:
        names = Counter(_topics(WRITTEN[game]) + _topics(TABLE))
        assert len(names) > 35
        assert {name for name, count in names.items() if count > 1} == set()


QUESTIONS = [
    ("en", "materia", "How do I learn a spell?", "How do I learn a spell?"),
    ("en", "materia", "too many tokens", "How many tokens may I hold?"),
    ("en", "materia", "how many materia can I hold", "How many tokens may I hold?"),
    ("en", "materia", "what is the track", "What is the opponent’s track?"),
    ("en", "materia", "storm", "Storm"),
    ("en", "materia", "purple spell morning", "Levitation"),
    ("en", "sigils", "change a die", "How do I change or nudge a die?"),
    ("en", "sigils", "boxy", "Boxy Bulwark"),
    ("fr", "materia", "comment apprendre un sort", "Comment apprendre un sort\u00a0?"),
    ("fr", "materia", "combien de materia puis-je garder", "Combien de jetons puis-je avoir\u00a0?"),
    ("fr", "materia", "tempete", "Tempête"),
    ("fr", "sigils", "egalite", "Qui gagne en cas d’égalité\u00a0?"),
    ("fr", "sigils", "bastion carre", "Bastion carré"),
    ("de", "materia", "wie lerne ich einen Zauber", "Wie lerne ich einen Zauber?"),
    ("de", "materia", "wie viele Materia kann ich halten", "Wie viele Materia darf ich haben?"),
    ("de", "materia", "fuellhorn", "Füllhorn"),
    ("de", "sigils", "Würfel verstellen", "Wie ändere oder verstelle ich einen Würfel?"),
    ("de", "sigils", "tintenklecks", "Tintenklecksfluch"),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_search_finds_topics_and_spells(open_page: Open, language: str) -> None:
    page = open_page(language=language)
    for game in GAMES:
        page.goto(f"/rules/{game}")
        for asked, found in [each[2:] for each in QUESTIONS if each[:2] == (language, game)]:
            page.get_by_role("searchbox").fill(asked)
            expect(page.locator("summary").first).to_have_text(found)
            expect(page.locator("details").first).to_have_attribute("open", "")
            expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ "))


@pytest.mark.slow
def test_a_spell_tells_what_each_level_does(open_page: Open) -> None:
    page = open_page("/rules/materia")
    page.get_by_role("searchbox").fill("eruption")
    answer = page.locator("details[open]").first
    for part in ("Level 3", "holds 4", "Level 5", "holds 6", "4 points"):
        expect(answer).to_contain_text(part)


@pytest.mark.slow
def test_found_spells_stand_beside_the_answers(open_page: Open) -> None:
    """With the contents at the other side; on a phone one follows the other, and only the best is open."""
    page = open_page("/rules/materia")
    page.get_by_role("searchbox").fill("wild")
    answers, spells = (page.get_by_role("region", name=name) for name in ("Answers", "All spells"))
    expect(answers.locator("details[open]")).to_have_count(1)
    expect(spells.locator("details[open]")).to_contain_text("Transmutation")
    contents = page.get_by_role("navigation", name="Contents")
    boxes = [part.bounding_box() for part in (contents, answers, spells)]
    assert all(box and other and box["x"] + box["width"] < other["x"] for box, other in pairwise(boxes))
    page.get_by_role("searchbox").fill("storm")
    expect(page.locator("summary").first).to_have_text("Storm")  # what fits best is first for a screen reader
    for _ in range(2):  # the second time the address is the same
        page.get_by_role("searchbox").fill("storm")
        contents.get_by_role("link", name="A Day").click()
        expect(page.get_by_role("searchbox")).to_be_empty()
    phone = open_page("/rules/materia", size=PHONE)
    phone.get_by_role("searchbox").fill("wild")
    expect(phone.locator("summary").first).to_be_visible()
    expect(phone.locator("details[open]")).to_have_count(1)
    expect(phone.get_by_role("navigation", name="Contents")).to_be_hidden()


@pytest.mark.slow
def test_nothing_found_is_said(open_page: Open) -> None:
    page = open_page("/rules/sigils")
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="The basics")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pool", "spell-communion", "chat"])
def test_an_address_opens_its_answer(open_page: Open, name: str) -> None:
    page = open_page(f"/rules/materia#{name}", size=PHONE)
    expect(page.locator(f"#{name}")).to_have_attribute("open", "")
    expect(page.locator(f"#{name} .answer")).to_be_in_viewport()
    expect(page.locator("details[open]")).to_have_count(1)


@pytest.mark.slow
def test_an_opened_answer_has_an_address_and_the_other_game_is_a_click_away(open_page: Open) -> None:
    page = open_page("/rules/sigils")
    page.get_by_text("What happens when I pass?").click()
    assert page.url.endswith("/rules/sigils#pass")
    page.reload()
    expect(page.locator("#pass .answer")).to_contain_text("all six of your dice")
    page.get_by_role("link", name="SpellBook", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of SpellBook")
    assert page.url.endswith("/rules/materia")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Spellbooks")


@pytest.mark.slow
def test_numbers_of_the_boards_come_from_the_sheets(open_page: Open) -> None:
    page = open_page("/rules/materia#familiar-points")
    expect(page.locator("#familiar-points")).to_contain_text("14 stored: 18 points")
    page.goto("/rules/sigils#bonus")
    expect(page.locator("#bonus")).to_contain_text("Spot 4: 2 Fame for an illusion spell here")
    page.get_by_label("Cards of the edition with").select_option("75")
    expect(page.locator("#bonus")).to_contain_text("Spot 4: 2 Fame for a necromancy spell here")


@pytest.mark.slow
def test_the_language_changes_without_a_reload(open_page: Open) -> None:
    page = open_page("/rules/materia#solo")
    expect(page.locator("#solo .answer")).to_contain_text("the altar starts with 7 tokens")
    page.evaluate("window.same = true")
    for language, words in (("fr", "l’autel commence avec 7 jetons"), ("de", "der Altar beginnt mit 7 Materia")):
        page.locator("header select").last.select_option(language)
        expect(page.locator("#solo .answer")).to_contain_text(words)
        assert english_left(page, language) == []
    assert page.evaluate("window.same")


@pytest.mark.slow
def test_the_keyboard_goes_through_what_was_found(open_page: Open) -> None:
    page = open_page("/rules/sigils")
    page.get_by_role("searchbox").fill("gems")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    second = page.locator("details").nth(1)
    expect(second.locator("summary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("open", "")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("searchbox")).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_have_no_fault(open_page: Open, game: str) -> None:
    page = open_page(f"/rules/{game}#{'spell-feast' if game == 'materia' else 'card-inkblot-hex'}")
    page.wait_for_selector("details[open]")
    found = look(page, f"rules-{game}")
    page.get_by_role("searchbox").fill("end")
    page.wait_for_selector("summary mark")
    assert found + (look(page, f"rules-{game}-search") if MATRIX else faults(page)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_beside_the_board(open_page: Open, game: str) -> None:
    asked: list[str] = []
    page = open_page()
    page.on("request", lambda request: _note(request, asked))
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "greedy"}]
    sit(page, {"game": game, "seats": seats, "options": {"first": 0}})
    assert asked == []  # the rules are loaded by those who want to read them
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("tie")
    expect(page.locator(".rules details[open]")).to_contain_text("share the victory")
    assert asked
    keep(page, f"rules-beside-{game}")
    assert _is_within_its_panel(page)
    assert faults(page) == []


def _note(request: Request, asked: list[str]) -> None:
    if re.search(r"/(Rules|rules)-", request.url):
        asked.append(request.url)


def _is_within_its_panel(page: Page) -> bool:
    return bool(page.get_by_role("tabpanel").evaluate("panel => panel.scrollWidth <= panel.clientWidth"))


@pytest.mark.slow
def test_found_words_are_marked_and_results_are_whole_questions(open_page: Open) -> None:
    page = open_page("/rules/materia")
    page.get_by_role("searchbox").fill("wild")
    first = page.locator("details").first
    expect(first.locator("summary mark")).to_have_text("wild")
    expect(first.locator(".answer mark").first).to_have_text("wild")
    for other in page.locator("details:not([open]) summary").all():
        expect(other.locator(".title")).not_to_be_empty()
        expect(other.locator("mark").first).to_have_text(re.compile("wild", re.IGNORECASE))
    page.get_by_role("searchbox").fill("")
    expect(page.locator("mark")).to_have_count(0)


# Signs of levels that reach over the seal beside them.
OVER = """() => [...document.querySelectorAll('.answer dl > div')].filter((level) => {
  const end = Math.max(...[...level.querySelectorAll('.pict .signs')].map((row) => row.getBoundingClientRect().right));
  return end > level.querySelector('.seal').getBoundingClientRect().left;
}).map((level) => level.innerText)"""


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"] if MATRIX else ["de"])
def test_the_panel_at_the_table_has_room_for_every_spell(open_page: Open, language: str) -> None:
    page = open_page(language=language)
    sit(page, {"game": "materia", "seats": [{"kind": "me"}, {"kind": "me"}]})
    page.locator("#tab-rules").click()
    spells = page.locator(".rules section").last.locator("summary")
    expect(spells).to_have_count(21)
    for spell in spells.all():
        spell.click()
    assert page.locator(".answer dl > div").count() == 63
    assert page.evaluate(OVER) == []
