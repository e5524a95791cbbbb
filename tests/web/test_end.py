"""The end of a game: who won, where the points come from, how it went, a picture to share, another game."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from grimoire.table.proof import SEED_WAIT
from tests.web.checking import faults
from tests.web.conftest import PHONE, Open
from tests.web.finishing import ended, finish, resign
from tests.web.playing import make

pytestmark = pytest.mark.slow
COLUMNS = """() => [...document.querySelectorAll('main tfoot td')].map((total, column) => [
  Number(total.innerText),
  [...document.querySelectorAll('main tbody tr')]
    .map((row) => Number(row.querySelectorAll('td')[column].innerText.replace('–', '0')))
    .reduce((sum, each) => sum + each, 0),
])"""


@pytest.mark.parametrize(("game", "mode", "players"), [("materia", "3p-set-1", 3), ("sigils", "5p-75", 5)])
def test_everything_about_the_end_is_on_one_screen(open_page: Open, game: str, mode: str, players: int) -> None:
    page = open_page()
    ended(page, game, mode)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(players)
    columns = page.evaluate(COLUMNS)
    assert len(columns) == players
    assert all(total == parts for total, parts in columns)
    points = [int(text) for text in page.locator("ol .points").all_inner_texts()]
    assert sorted(points, reverse=True) == points
    assert sorted(total for total, _ in columns) == sorted(points)
    assert page.locator("main tbody .bar").count() >= players
    curve = page.get_by_role("img", name="Points of each player")
    expect(curve).to_be_visible()
    assert curve.locator("path.line").count() == players
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    assert faults(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_timeout(100)
    assert faults(page) == []


MATERIA = ("materia", "2p-set-2", "Points", "spells", ".gathered .mini:not(.none)", ".board .lv.known")
SIGILS = ("sigils", "2p-60", "Fame", "spellbook", ".gathered .mini", ".book .card")


@pytest.mark.parametrize(("game", "mode", "total", "what", "gathered", "on_board"), [MATERIA, SIGILS])
def test_the_end_shows_what_was_gathered(
    open_page: Open, game: str, mode: str, total: str, what: str, gathered: str, on_board: str
) -> None:
    """Mine, or the winner's for somebody who watches. The score has the game's own name."""
    page = open_page()
    table = ended(page, game, mode)
    expect(page.locator("main tfoot th")).to_have_text(total)
    sources = page.locator("main .sources")
    expect(sources).to_contain_text(f"Your {what} at the end")
    count = page.locator(gathered).count()
    assert count
    watcher = open_page(f"/t/{table}")
    winner = watcher.locator("main ol .name").first.inner_text()
    expect(watcher.locator("main .sources")).to_contain_text(f"{what.capitalize()} of {winner} at the end")
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(on_board)).to_have_count(count)


def test_alone_against_the_track(open_page: Open) -> None:
    page = open_page(language="de")
    ended(page, "materia", "1p-set-3")
    expect(page.get_by_role("heading", level=1)).to_have_text("Du verlierst")
    expect(page.get_by_role("list", name="Rangliste").get_by_role("listitem")).to_have_count(2)
    assert faults(page, "de") == []


def test_a_picture_is_made_in_the_page(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    table = ended(page, "sigils", "2p-60")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Share a picture").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    content = path.read_bytes()
    assert table in path.name
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) > 20_000  # it is not empty


def test_the_board_and_the_replay_are_a_click_away(open_page: Open) -> None:
    page = open_page()
    table = ended(page, "materia", "2p-set-2")
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="To the result").click()
    expect(page.locator("main.ended")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    expect(page).to_have_url(f"{page.url.split('/r/')[0]}/r/{table}?at=0")
    page.go_back()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_everybody_sees_who_wants_another_game(open_page: Open) -> None:
    ann = open_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = make(ann, {"game": "materia", "options": {"first": 0}, "seats": seats})
    bob = open_page(f"/t/{table}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    resign(ann, table)
    ann.goto(f"/t/{table}")
    for page in (ann, bob):
        expect(_rematch(page)).to_contain_text("0 of 2 ready")
    ann.get_by_role("button", name="Play again").click()
    expect(_rematch(ann)).to_contain_text("Waiting for the others")
    expect(_rematch(bob)).to_contain_text("Ann would like to play again")
    expect(_rematch(bob)).to_contain_text("1 of 2 ready")
    bob.get_by_role("button", name="Play again").click()
    for page in (ann, bob):
        expect(page.locator(".board")).to_be_visible()
        assert table not in page.url
    assert ann.url == bob.url


def test_the_clocks_of_a_rematch_wait_for_everybody(open_page: Open) -> None:
    ann = open_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    body = {"game": "materia", "options": {"first": 0}, "seats": seats, "clock": {"bank": 300_000}}
    table = make(ann, body)
    bob = open_page(f"/t/{table}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    resign(ann, table)
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="Play again").click()
    expect(_rematch(bob)).to_contain_text("1 of 2 ready")
    ann.goto("/")
    bob.get_by_role("button", name="Play again").click()
    waits = bob.locator(".ledger caption")
    expect(waits).to_contain_text("The clocks wait for Ann.", timeout=SEED_WAIT + 10_000)  # nor is her seed there
    expect(bob.locator(".ledger .running")).to_have_count(0)
    ann.goto(bob.url)
    expect(waits).to_have_count(0)
    for page in (ann, bob):
        expect(page.locator(".ledger .running")).to_have_count(1)
        expect(page.locator(".ledger .running")).not_to_have_text("5:00")


def test_two_at_one_device_play_again(open_page: Open) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    table = make(page, {"game": "sigils", "seats": seats})
    finish(page, table)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".board")).to_be_visible()
    assert table not in page.url
    after = page.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()
    assert {seat["name"] for seat in after["seats"]} == {"Ann", "Bob"}
    assert len(after["yours"]) == 2


def test_the_set_up_can_be_changed(open_page: Open) -> None:
    page = open_page()
    ended(page, "materia", "3p-set-2")
    page.get_by_role("button", name="Change the set-up").click()
    dialog = page.get_by_role("dialog", name="Set up SpellBook")
    expect(dialog.get_by_role("radio", name="Second set")).to_be_checked()
    expect(dialog.get_by_role("group", name="Seat 3")).to_be_visible()
    assert (
        dialog.get_by_role("radio", name="Adept").evaluate_all("all => all.filter((each) => each.checked).length") == 2
    )


def _rematch(page: Page) -> Locator:
    return page.get_by_role("region", name="Rematch")
