"""SpellBook on the table: what tokens, levels, other boards and the solo track show."""

import pytest
from playwright.sync_api import Route, expect

from tests.web.checking import english_left, faults
from tests.web.conftest import DESK, PHONE, Open
from tests.web.late import late_table
from tests.web.playing import sit

pytestmark = pytest.mark.slow
SHAPES = """() => [...document.querySelectorAll('main [data-kind]')].filter((each) => each.querySelector('.token')).map(
  (each) => [each.dataset.kind.split('.')[1], each.querySelector('.token path').getAttribute('d')])"""
LEVELS = "state => getComputedStyle(document.querySelector(`.cards .lv.${state}`)).backgroundImage"


def test_the_shape_of_a_token_is_its_rune(open_page: Open) -> None:
    page = open_page()
    sit(page, late_table("materia", "4p-set-3", turns=10))
    page.wait_for_selector("main .legal")
    found = {(rune, shape) for rune, shape in page.evaluate(SHAPES)}
    assert len({rune for rune, _ in found}) == len({shape for _, shape in found}) == len(found) == 3


def test_learned_levels_are_coloured_and_every_level_shows_its_points(open_page: Open) -> None:
    page = open_page()
    sit(page, late_table("materia", "2p-set-2", turns=8))
    page.wait_for_selector("main .legal")
    assert "gradient" in page.evaluate(LEVELS, "known")
    assert page.evaluate(LEVELS, "faded") == "none"
    assert all(page.locator(".cards .lv .seal b").all_inner_texts())
    assert "2×" in page.locator(".cards .lv .seal b").all_inner_texts()


def test_the_board_of_somebody_else_can_be_inspected(open_page: Open) -> None:
    """What is stored there, and each spell in words."""
    page = open_page()
    sit(page, late_table("materia", "2p-set-2", turns=4))
    page.get_by_role("button", name="Inspect").first.click()
    shown = page.get_by_role("dialog").first
    stored = page.locator(".others .famring .item").count()
    assert stored
    expect(shown).to_contain_text(f"{stored} stored")
    shown.locator("article .hd").first.click()
    expect(page.get_by_role("dialog").last.locator(".lv .words").first).to_contain_text(".")
    for left in (1, 0):  # the upper one first
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(left)


def test_the_track_of_the_solo_game_is_explained(open_page: Open) -> None:
    page = open_page()
    sit(page, late_table("materia", "1p-set-1", turns=10))
    about = page.locator(".solo .about")
    expect(about).to_be_visible()
    assert len(about.inner_text()) > 30
    spaces = page.locator(".solo [title]")
    assert all("point" in (space.get_attribute("title") or "") for space in spaces.all())


@pytest.mark.parametrize("size", [PHONE, (360, 640), (844, 390)], ids=["standing", "short", "lying"])
def test_on_a_phone_the_track_is_explained_behind_a_tap(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size=size, touch=True)
    sit(page, late_table("materia", "1p-set-1", turns=10))
    page.get_by_role("button", name="Inspect Opponent").tap()
    shown = page.get_by_role("dialog", name="Opponent")
    expect(shown).to_contain_text("The last filled space counts.")
    expect(shown).to_contain_text("1 point each")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_spells_that_bring_points_are_named_in_the_language_of_the_page(open_page: Open) -> None:
    page = open_page(language="de")
    sit(page, late_table("materia", "4p-set-3", turns=20, seed=2))  # one level of Feast counts points
    expect(page.locator("table.scores")).to_contain_text("Festmahl")
    assert english_left(page, "de") == []


GRIDS = """selectors => selectors.map((selector) =>
  getComputedStyle(document.querySelector(selector)).gridTemplateColumns.split(' ').length)"""


def _shrink(route: Route) -> None:
    """The sheet of rules with other limits."""
    answer = route.fetch()
    sheet = answer.json()
    sheet["limits"] |= {"pool": 8, "altar": 12, "familiar": 15}
    sheet["track"] = sheet["track"][:13]
    route.fulfill(response=answer, json=sheet)


@pytest.mark.parametrize(
    ("size", "columns"), [(DESK, [8, 12, 13]), ((844, 390), [3, 6, 7]), (PHONE, [8, 6, 13])]
)  # fmt: skip
def test_there_are_as_many_places_as_the_rules_have(open_page: Open, size: tuple[int, int], columns: list[int]) -> None:
    page = open_page(size=size)
    page.route("**/api/records/*/sheet", _shrink)
    sit(page, late_table("materia", "1p-set-1", turns=2))
    page.wait_for_selector("main .legal")
    assert page.evaluate(GRIDS, [".dock .pool", ".altar", ".solo .track"]) == columns
    if size == PHONE:
        assert page.evaluate(GRIDS, [".self .famring"]) == [1 + 15 + 1]  # the familiar, its spaces, the points
