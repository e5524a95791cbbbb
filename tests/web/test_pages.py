"""The pages around the table: start, set-up, invitation, my games, records, app icons."""

import re
import struct
from pathlib import Path

import httpx
import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Browser, expect

from tests.server.process import ServerProcess
from tests.web.checking import english_left, faults, look
from tests.web.conftest import DESK, GAMES, PHONE, ROOT, Open
from tests.web.finishing import finish
from tests.web.late import late_table
from tests.web.playing import make

pytestmark = pytest.mark.slow
DECK = ROOT / "src" / "grimoire" / "games" / "sigils" / "cards" / "60.toml"


def test_a_table_is_set_up_by_clicks(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Set up a table").first.click()
    dialog = page.get_by_role("dialog", name="Set up SpellBook")
    dialog.get_by_label("Your name").fill("Ana")
    dialog.get_by_role("button", name="Add a seat").click()
    third = dialog.get_by_role("group", name="Seat 3")
    third.get_by_text("At this device").click()
    third.get_by_label("Name of seat 3").fill("Cleo")
    second = dialog.get_by_role("group", name="Seat 2")
    second.get_by_text("Adept", exact=True).click()
    expect(second).to_contain_text("Plays its own turn well")
    dialog.get_by_text("Second set").click()
    dialog.get_by_role("radiogroup", name="First player").get_by_text("Cleo").click()
    dialog.get_by_text("30 min").click()
    expect(dialog).to_contain_text("30 minutes for the whole game")
    expect(dialog).to_contain_text("3 players · Second set")
    dialog.get_by_role("button", name="To the table").click()
    expect(page.locator(".board")).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()
    assert [seat.get("name") or seat["level"] for seat in table["seats"]] == ["Ana", "adept", "Cleo"]
    assert table["options"]["spells"] == "set-2"
    assert table["options"]["first"] == 2
    assert table["clock"]["bank"] == 1_800_000
    assert table["yours"] == [0, 2]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_choice_is_explained(open_page: Open, language: str) -> None:
    page = open_page(language=language)
    for number in (0, 1):
        page.locator("button.set-up").nth(number).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator("label.option").first).to_be_visible()  # it is loaded when it is asked for
        for choice in dialog.locator("label.option").all():
            expect(choice.locator("small")).not_to_be_empty()
        assert (look(page, f"set-up-{number}") if language == "en" else english_left(page, language)) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, (1920, 1080)], ids=["small", "large"])
def test_a_set_up_fits_on_a_desk_without_scrolling(open_page: Open, size: tuple[int, int]) -> None:
    found = []
    for language in ("en", "fr", "de"):
        page = open_page(size=size, language=language)
        for number in range(len(GAMES)):
            page.locator("button.set-up").nth(number).click()
            page.wait_for_selector("dialog[open] label.option .picture > *")  # pictures are loaded later
            hidden = page.locator("dialog[open] .columns").evaluate("each => each.scrollHeight - each.clientHeight")
            found += [f"{language}, {number}: {hidden} pixels"] if hidden else []
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
    assert found == []


def test_a_page_whose_parts_are_gone_is_loaded_again(browser: Browser, server: ServerProcess) -> None:
    # What a service worker asks for cannot be intercepted.
    with browser.new_context(base_url=server.url, service_workers="block", locale="en") as context:
        page = context.new_page()
        page.goto("/")
        page.route("**/assets/SetUp-*.js", lambda route: route.fulfill(status=404, body=""))  # as after an upgrade
        with page.expect_navigation():
            page.locator("button.set-up").first.click()
        page.unroute("**/assets/SetUp-*.js")
        page.locator("button.set-up").first.click()
        expect(page.get_by_role("dialog", name="Set up SpellBook")).to_be_visible()


def test_a_deck_of_ones_own(open_page: Open, tmp_path: Path) -> None:
    page = open_page(faulty=True)  # the browser tells of the refusal
    page.get_by_role("button", name="Set up a table").nth(1).click()
    deck = page.get_by_role("group", name="Deck")
    deck.get_by_text("My own deck").click()
    bad = tmp_path / "bad.toml"
    bad.write_text(DECK.read_text(encoding="utf-8").replace('family = "illusion"', 'family = "cookery"', 1))
    deck.locator("input[type=file]").set_input_files(bad)
    expect(deck.get_by_role("alert")).to_contain_text("cookery")
    bad.write_text(DECK.read_text(encoding="utf-8").replace('family = "illusion"', 'family = "cookery"', 3))
    deck.locator("input[type=file]").set_input_files(bad)
    expect(deck.get_by_role("alert")).to_contain_text(re.compile(r"(“cookery”.*){3}", re.DOTALL))  # all of them
    nothing = tmp_path / "nothing.toml"
    nothing.write_text("this is no deck")
    deck.locator("input[type=file]").set_input_files(nothing)
    expect(deck.get_by_role("alert")).not_to_contain_text("cookery")
    deck.locator("input[type=file]").set_input_files(DECK)
    expect(deck.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(".board")).to_be_visible()


# The code as a reader's camera would see it: grey values, row by row.
GREY = """async (side) => {
  const code = document.querySelector('svg[role=img]:has(path[fill="#17110d"])'), picture = new Image();
  const drawn = code.cloneNode(true);
  drawn.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  drawn.setAttribute('width', side);
  drawn.setAttribute('height', side);
  picture.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(drawn));
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const paper = canvas.getContext('2d');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, side, side);
  paper.drawImage(picture, 0, 0, side, side);
  return [...paper.getImageData(0, 0, side, side).data.filter((_, index) => index % 4 === 0)];
}"""


def test_another_reader_finds_the_link_in_the_code(open_page: Open) -> None:
    page = open_page()
    table = make(page, {"game": "materia", "seats": [{"kind": "me"}, {"kind": "open"}]})
    page.goto(f"/t/{table}")
    expect(page.get_by_role("img", name="A code with the link")).to_be_visible()
    grey = np.array(page.evaluate(GREY, 400), dtype=np.uint8).reshape(400, 400)
    assert [found.text for found in zxingcpp.read_barcodes(grey)] == [page.url]


def test_an_invitation(open_page: Open) -> None:
    """The host sees the code, the link and the seats; the guest who invites, to what, one field and one button."""
    ann = open_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = make(ann, {"game": "materia", "options": {"spells": "set-2"}, "seats": seats})
    ann.goto(f"/t/{table}")
    expect(ann.get_by_role("heading", level=1)).to_have_text("One seat is free")
    expect(ann.get_by_role("img", name="A code with the link")).to_be_visible()
    expect(ann.get_by_role("region", name="Invite with this link")).to_contain_text(f"/t/{table}")
    assert faults(ann) == []
    ann.get_by_role("button", name="Copy the link").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    bob = open_page(ann.evaluate("navigator.clipboard.readText()"), size=PHONE)
    expect(bob.get_by_role("heading", level=1)).to_have_text("Ann invites you to SpellBook")
    expect(bob.locator("main")).to_contain_text("Second set")
    expect(bob.locator("main").get_by_role("textbox")).to_have_count(1)
    expect(bob.locator("main button.main")).to_have_count(1)
    assert faults(bob) == []
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.locator(".board")).to_be_visible()
    expect(ann.locator(".board")).to_be_visible()


def test_the_game_begins_at_once_with_bots(open_page: Open) -> None:
    page = open_page()
    table = make(page, {"game": "sigils", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]})
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("2 seats are free")
    page.get_by_role("button", name="Begin now, with bots").click()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_scene_of_a_waiting_table_shows_who_is_there(open_page: Open, game: str) -> None:
    page = open_page()
    table = make(page, {"game": game, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]})
    page.goto(f"/t/{table}")
    expect(page.locator(".scene .familiar")).to_have_count(1)
    expect(page.locator(".scene .free")).to_have_count(2)
    guest = open_page(f"/t/{table}")
    guest.get_by_role("button", name="Sit down").click()
    expect(page.locator(".scene .familiar")).to_have_count(2)
    expect(page.locator(".scene .free")).to_have_count(1)
    page.goto("/")
    mine = page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(mine).to_contain_text("waiting for a friend")
    expect(mine).not_to_contain_text("open seat")


def test_my_games_tell_how_they_ended_and_can_be_cleared(open_page: Open) -> None:
    page = open_page()
    table = make(page, late_table("materia", "2p-set-1", turns=2, others="adept"))
    finish(page, table)
    make(page, late_table("sigils", "2p-60", others="adept"))
    page.goto("/")
    mine = page.get_by_role("region", name="My games")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    expect(mine.get_by_role("listitem").first).to_contain_text("your turn")
    ended = mine.get_by_role("listitem").last
    expect(ended).to_contain_text(re.compile(r"(won|lost) \d+ : \d+ · \w+ \d+, \d{4}"))
    assert faults(page) == []
    mine.get_by_role("button", name="Clear finished games").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    assert page.request.get(f"/api/records/{table}").ok  # the game itself is still there


def test_a_bad_record_is_told_next_to_its_button(open_page: Open, tmp_path: Path) -> None:
    page = open_page(faulty=True)
    path = tmp_path / "other.json"
    for content, words in (("nothing", "not a game record"), ('{"game": "materia", "actions": ["fly"]}', "cannot be")):
        path.write_text(content, encoding="utf-8")
        page.get_by_label("Load a record").set_input_files(path)
        told = page.get_by_role("alert")
        expect(told).to_contain_text(words)
        button = page.locator("label", has=page.get_by_label("Load a record")).bounding_box()
        alert = told.bounding_box()
        assert button is not None
        assert alert is not None
        assert abs(alert["y"] - button["y"]) < 100


def test_the_icons_of_the_installed_page(server: ServerProcess) -> None:
    manifest = httpx.get(f"{server.url}/manifest.webmanifest").json()
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon["purpose"]) for icon in pictures} == {
        ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")
    }  # fmt: skip
    for icon in pictures:
        content = httpx.get(server.url + icon["src"]).content
        width, height = struct.unpack(">II", content[16:24])
        assert f"{width}x{height}" == icon["sizes"]
