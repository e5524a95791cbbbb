"""People at tables: two browsers, watchers, other devices, chat, undo, hints, giving up, a server that dies."""

from itertools import pairwise, product
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web.checking import faults
from tests.web.conftest import PHONE, Open
from tests.web.late import late_table
from tests.web.playing import keep, make, play_on, sit

pytestmark = pytest.mark.slow
LEGAL = "main button.legal"


def _open(page: Page, name: str) -> None:
    """A part of the side panel."""
    page.get_by_role("tab", name=name).click()


def test_a_table_with_chosen_spells_is_set_up_by_clicks(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Set up a table").nth(0).click()
    page.get_by_role("radio", name="Choose each spell").check()
    page.get_by_text("Blaze", exact=True).click()
    page.get_by_text("Communion", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".board")
    for name in ("Blaze", "Communion", "Levitation"):
        expect(page.get_by_role("article", name=name)).to_be_visible()
    assert not play_on(page, Random(1), clicks=10)


def test_a_table_of_sigils_is_set_up_by_clicks(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Set up a table").nth(1).click()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("group", name="Seat 2").get_by_text("At this device").click()
    page.get_by_role("radio", name="With Teachers").check()
    page.get_by_role("radio", name="Fair start").check()
    expect(page.get_by_text("3 players · 60 spells · Fair start")).to_be_visible()
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(".board").get_by_role("button", name="Teachers’ black die")).to_be_visible()
    expect(page.get_by_role("button", name="look at the spellbook")).to_have_count(2)


def test_two_browsers_at_one_table(open_page: Open) -> None:
    ann = open_page()
    body = {"game": "materia", "options": {"first": 0}, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    table = make(ann, body)
    ann.goto(f"/t/{table}")
    expect(ann.get_by_role("heading", name="One seat is free")).to_be_visible()
    ann.get_by_role("button", name="Copy the link").first.click()
    expect(ann.get_by_role("button", name="Copied").first).to_be_visible()
    bob = open_page(ann.evaluate("navigator.clipboard.readText()"))
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.locator(".board")).to_be_visible()
    expect(ann.locator(".board")).to_be_visible()
    assert bob.locator(LEGAL).count() == 0
    ann.get_by_role("button", name="Skip").click()
    expect(bob.get_by_role("tabpanel")).to_contain_text("Ann")
    _open(bob, "Chat")
    bob.get_by_label("Your message").fill("hello")
    bob.get_by_role("button", name="Send").click()
    _open(ann, "Chat")
    expect(ann.locator("aside")).to_contain_text("hello")
    expect(ann.locator("aside .scores")).not_to_contain_text("away")
    bob.context.close()
    expect(ann.locator("aside .scores thead")).to_contain_text("away")
    assert "2 away" in " ".join(ann.locator("aside .scores thead").inner_text().split())  # not run into the name


def test_there_is_always_a_place_to_answer_in_the_chat(open_page: Open) -> None:
    """On a phone too, however much was said."""
    page = open_page(size=PHONE, touch=True)
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    sit(page, {"game": "materia", "seats": seats})
    page.locator("header .menu").tap()
    page.get_by_role("tab", name="Chat").tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("Nobody has spoken")
    line = page.get_by_label("Your message")
    for number in range(30):
        line.fill(f"A word about the weather, number {number}")
        page.get_by_role("button", name="Send").tap()
        expect(page.locator(".log li")).to_have_count(number + 1)
    expect(page.get_by_role("tabpanel")).not_to_contain_text("Nobody has spoken")
    for thing in (line, page.locator(".log li").last):
        expect(thing).to_be_in_viewport(ratio=1)


# The words of an empty chat, and the field for an answer.
CHAT = """() => [...document.querySelectorAll('.chat .empty > :is(h4, p), .chat form')].map((each) => {
  const { top, bottom } = each.getBoundingClientRect();
  return [Math.round(top), Math.round(bottom)];
})"""


def test_the_chat_of_a_waiting_table_has_room(open_page: Open) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    for game, size in product(("materia", "sigils"), ((1280, 720), (1920, 1080))):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/t/{make(page, {'game': game, 'seats': seats})}")
        expect(page.get_by_text("Nobody has spoken")).to_be_visible()
        boxes = page.evaluate(CHAT)
        assert len(boxes) == 3
        assert all(above[1] <= below[0] for above, below in pairwise(boxes))
        assert boxes[-1][1] < size[1]
        line = page.get_by_label("Your message")
        for number in range(8):
            line.fill(f"A word about the weather, number {number}")
            page.get_by_role("button", name="Send").click()
            expect(page.locator(".log li")).to_have_count(number + 1)
        for thing in (line, page.locator(".log li").last):
            expect(thing).to_be_in_viewport(ratio=1)
    assert faults(page) == []


def test_two_browsers_play_to_the_end(open_page: Open) -> None:
    ann = open_page()
    body = late_table("sigils", "2p-60", turns=3)
    seats: list[dict[str, str]] = [{"kind": "open"}, {"kind": "open"}]
    seats[body["start"]["turn"]] = {"kind": "me", "name": "Ann"}
    table = make(ann, body | {"seats": seats})
    ann.goto(f"/t/{table}")
    bob = open_page(f"/t/{table}")
    bob.get_by_role("button", name="Sit down").click()
    ann.wait_for_selector(".board")
    for turn in range(150):
        over = [play_on(page, Random(turn), clicks=2) for page in (ann, bob)]
        if all(over):
            break
    expect(ann.locator("main.ended")).to_be_visible()
    expect(bob.locator("main.ended")).to_be_visible()


def test_watchers_see_and_cannot_touch(open_page: Open) -> None:
    ann = open_page()
    table = sit(ann, late_table("materia", "2p-set-1", turns=4))
    eve = open_page(f"/t/{table}")
    eve.wait_for_selector(".board")
    expect(ann.locator("aside .scores")).to_contain_text("One person is watching")
    log = eve.get_by_role("tabpanel")
    before = log.inner_text()
    assert ann.locator(LEGAL).count() > 0
    assert eve.locator(LEGAL).count() == 0
    assert eve.locator(".dock .buttons button.choice").count() == 0
    play_on(ann, Random(2), clicks=3)
    expect(log).not_to_have_text(before, use_inner_text=True)
    _open(eve, "More")
    expect(eve.get_by_role("button", name="Resign")).to_have_count(0)


def test_another_device(open_page: Open) -> None:
    """A private address makes it the same person's, once."""
    ann = open_page()
    table = sit(ann, late_table("materia", "2p-set-2", turns=4))
    _open(ann, "More")
    ann.get_by_role("button", name="Continue on another device").click()
    link = ann.get_by_text("/continue#").inner_text()
    phone = open_page(link)
    phone.get_by_role("button", name="Continue on this device").click()
    phone.get_by_role("link", name="your turn").click()
    expect(phone).to_have_url(ann.url)
    phone.wait_for_selector(LEGAL)
    late = open_page(link, faulty=True)  # the browser tells of the refusal
    late.get_by_role("button", name="Continue on this device").click()
    expect(late.get_by_role("alert")).to_contain_text("used already")
    assert table in ann.url


def test_a_choice_is_taken_back_until_chance_has_fallen(open_page: Open) -> None:
    """With gems a die can be turned, and turned back; not after new dice were rolled, and the reason is told."""
    page = open_page()
    sit(page, late_table("sigils", "2p-60", turns=5))
    undo, log = page.get_by_role("button", name="Undo"), page.get_by_role("tabpanel")
    before = log.inner_text()
    page.locator(f"{LEGAL}[aria-haspopup=dialog]").first.click()
    page.locator("dialog[open] .list button").first.click()
    expect(log).not_to_have_text(before, use_inner_text=True)
    undo.click()
    expect(log).to_have_text(before, use_inner_text=True)
    undo.click()
    expect(page.get_by_role("alert")).to_contain_text("nothing to undo")
    page.get_by_role("button", name="Pass").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(log).not_to_have_text(before, use_inner_text=True)
    undo.click()
    expect(page.get_by_role("alert")).to_contain_text("Too late to undo")


def test_hints_can_be_played(open_page: Open) -> None:
    page = open_page()
    sit(page, late_table("materia", "2p-set-1", turns=4))
    before = _told(page)
    _open(page, "Hint")
    page.get_by_role("button", name="What would a strong bot do?").click()
    best = page.get_by_role("tabpanel").get_by_role("listitem").first
    expect(best).to_contain_text("% win chance", timeout=20_000)
    chances = [int(each.rstrip("%")) for each in page.locator("aside .chance b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    best.get_by_role("button").click()
    _open(page, "Log")
    expect(page.get_by_role("tabpanel")).not_to_have_text(before)


def _told(page: Page) -> str:
    _open(page, "Log")
    return page.get_by_role("tabpanel").inner_text()


def test_giving_up_and_another_game(open_page: Open) -> None:
    page = open_page()
    sit(page, late_table("materia", "2p-set-1", turns=4))
    first = page.url
    _open(page, "More")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()  # quite sure
    expect(page.locator("main.ended")).to_contain_text("resigned")
    keep(page, "given-up")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".board")).to_be_visible()
    assert page.url != first
    expect(page.locator(LEGAL).first).to_be_visible()


def test_reload_and_a_restarted_server(open_page: Open, server: ServerProcess) -> None:
    page = open_page(faulty=True)  # the browser tells of the connection that is lost
    sit(page, late_table("materia", "2p-set-1", turns=5))
    play_on(page, Random(1), clicks=3)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    server.kill9()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).not_to_be_visible(timeout=20_000)
    assert play_on(page, Random(2))
