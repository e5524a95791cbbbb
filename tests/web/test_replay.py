"""Records: replayed, linked to, downloaded, and brought along."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from grimoire import catalog
from tests.generators import eager_actions, game_in
from tests.web.checking import faults, layout_faults, speak
from tests.web.conftest import DESK, SIZES, Open
from tests.web.finishing import finish
from tests.web.late import late_table
from tests.web.playing import make, sit

pytestmark = pytest.mark.slow


def _file(folder: Path, name: str, mode: str) -> Path:
    """A whole game as a file."""
    game = game_in(name, mode)
    record = catalog.Record(game)
    for action in eager_actions(game, Random(3)):
        record.play(action)
    path = folder / f"{name}.json"
    path.write_text(json.dumps(record.data()), encoding="utf-8")
    return path


def _load(page: Page, path: Path) -> None:
    page.get_by_label("Load a record").set_input_files(path)


def _moment(page: Page) -> int:
    return int(page.get_by_label("Step", exact=True).input_value())


@pytest.mark.parametrize(("name", "mode"), [("materia", "3p-classic"), ("sigils", "2p-75")])
def test_a_record_from_a_file_is_replayed(open_page: Open, tmp_path: Path, name: str, mode: str) -> None:
    page = open_page()
    path = _file(tmp_path, name, mode)
    length = len(json.loads(path.read_text(encoding="utf-8"))["actions"])
    _load(page, path)
    page.wait_for_selector(".board")
    assert "/r/" in page.url
    page.keyboard.press("End")
    assert _moment(page) == length
    end = page.locator(".board").inner_text()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert _moment(page) == length - 1
    page.keyboard.press("Home")
    assert _moment(page) == 0
    assert page.locator(".board").inner_text() != end
    page.get_by_role("button", name="To the end").click()
    assert page.locator(".board").inner_text() == end
    for button, moment in (("One step back", length - 1), ("To the start", 0), ("One step forward", 1)):
        page.get_by_role("button", name=button).click()
        assert _moment(page) == moment


def test_a_link_leads_to_a_moment(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    _load(page, _file(tmp_path, "sigils", "2p-60"))
    page.wait_for_selector(".board")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    shown, link, moment = page.locator(".board").inner_text(), page.url, _moment(page)
    assert link.endswith(f"?at={moment}")
    other = open_page(link)
    other.wait_for_selector(".board")
    assert other.locator(".board").inner_text() == shown
    assert _moment(other) == moment


def test_a_record_runs_by_itself(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    _load(page, _file(tmp_path, "materia", "2p-set-1"))
    page.wait_for_selector(".board")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_label("Step", exact=True)).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    here = _moment(page)
    page.wait_for_timeout(900)  # longer than it would have stayed
    assert _moment(page) == here


def test_what_is_downloaded_can_be_loaded(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    table = sit(page, late_table("sigils", "3p-60-teachers"))
    page.get_by_role("tab", name="More").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    record = catalog.Record.load(path)
    assert record.game.name == "sigils"
    assert table in path.name
    page.goto("/")
    _load(page, path)
    page.wait_for_selector(".board")


@pytest.mark.parametrize("content", ["not a record", "{}", '{"grimoire": 1, "game": "materia", "actions": ["fly"]}'])
def test_what_is_no_record_is_refused_with_words(open_page: Open, tmp_path: Path, content: str) -> None:
    page = open_page(faulty=True)  # the browser tells of the refusal
    path = tmp_path / "other.json"
    path.write_text(content, encoding="utf-8")
    _load(page, path)
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_there_is_no_such_record(open_page: Open) -> None:
    page = open_page("/r/nowhere", faulty=True)
    expect(page.get_by_role("alert")).to_contain_text("no such record")


def test_there_is_no_such_table(open_page: Open) -> None:
    page = open_page("/t/nowhere", faulty=True)
    expect(page.get_by_role("alert")).to_contain_text("no such table")


def test_the_moment_is_told_beside_the_board(open_page: Open) -> None:
    """Names, the present line in the log, and the scores of the moment; it begins with the first decision."""
    page = open_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "adept"}]
    table = make(page, {"game": "materia", "options": {"first": 0}, "seats": seats})
    finish(page, table)
    page.goto(f"/r/{table}")
    log = page.get_by_role("list", name="Log")
    expect(log).to_be_visible()
    first = page.request.get(f"/api/records/{table}/history").json()["first"]
    expect(page.get_by_label("Step", exact=True)).to_have_value(str(first))
    assert first > 0
    expect(page.locator("header")).to_contain_text("Ann, Adept (bot)")
    page.keyboard.press("ArrowRight")
    here = log.locator("[aria-current=step]")
    expect(here).to_contain_text("Ann")
    expect(page.get_by_role("heading", level=1)).to_have_text(here.locator(".words").inner_text().strip())
    before = page.locator("aside tfoot").inner_text()
    page.keyboard.press("End")
    expect(page.locator("aside tfoot")).not_to_have_text(before)
    log.get_by_role("button").first.click()
    assert _moment(page) < page.request.get(f"/api/records/{table}/history").json()["length"]
    assert faults(page) == []


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] < DESK[0]])
def test_a_small_screen_has_what_it_has_no_room_for_behind_a_labelled_tap(
    open_page: Open, tmp_path: Path, size: tuple[int, int]
) -> None:
    """And the board is whole, with everything that leads from step to step."""
    page = open_page(size=size, touch=True)
    _load(page, _file(tmp_path, "materia", "4p-set-1"))
    page.wait_for_selector(".board")
    page.keyboard.press("End")
    for language in ("de", "fr", "en"):
        speak(page, language)
        assert layout_faults(page) == []
    page.get_by_role("button", name="One step back").tap()
    page.get_by_role("button", name="More").tap()
    more = page.get_by_role("dialog", name="More")
    expect(more.get_by_role("link", name="Download the record")).to_be_visible()
    expect(more.get_by_role("button", name="Copy the link to this step")).to_be_visible()
    more.get_by_role("button", name="Verify").tap()
    expect(page.get_by_role("dialog").last).to_contain_text("This game carries no proof")


def test_a_game_is_played_on_from_a_moment(open_page: Open) -> None:
    page = open_page()
    table = make(page, late_table("sigils", "3p-60", turns=4, others="adept"))
    finish(page, table)
    page.goto(f"/r/{table}?at=1")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("main button.legal").first).to_be_visible()
    assert table not in page.url
    after = page.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()
    assert len(after["yours"]) == 1
    assert {seat["kind"] for seat in after["seats"]} == {"person", "bot"}
