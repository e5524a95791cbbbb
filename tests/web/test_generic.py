"""A game that the client was not built with: set up from what the server tells, played on a board of labelled zones.

The server is played by the test itself, so that the game need not be installed.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.checking import english_left, look
from tests.web.conftest import Open
from tests.web.playing import TOUCH

pytestmark = pytest.mark.slow
ENGLISH = """
pig-title = Pig
pig-board-turn_total = This turn
pig-ask = Roll or hold?
pig-do-roll = Roll
pig-do-hold = Hold
rules-pig-aim = What is the aim?
rules-pig-aim-words = goal
rules-pig-aim-answer = Be the first with a hundred.
"""
GERMAN = """
pig-title = Schweinerei
pig-board-turn_total = In diesem Zug
pig-board-banked = Sicher
pig-ask = Würfeln oder sichern?
pig-do-roll = Würfeln
pig-do-hold = Sichern
pig-board-dice_cup = Becher
pig-option-two_dice = Zwei Würfel
"""
FRENCH = """
pig-title = Cochon
pig-board-turn_total = Ce tour
pig-board-banked = En banque
pig-ask = Lancer ou garder ?
pig-do-roll = Lancer
pig-do-hold = Garder
pig-board-dice_cup = Gobelet
pig-option-two_dice = Deux dés
"""
TEXTS = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN}
GAME = {
    "name": "pig", "titles": [], "seats": [2, 3], "levels": ["apprentice", "brand-new"], "lesson": False,
    "options": [
        {"name": "players", "kind": "number", "default": 2, "low": 2, "high": 3},
        {"name": "goal", "kind": "number", "default": 100, "low": 10, "high": 1000},
        {"name": "sides", "kind": "number", "default": 6, "low": 4, "high": 8},
        {"name": "two_dice", "kind": "flag", "default": False},
        {"name": "colour", "kind": "choice", "choices": ["red", "blue"], "default": "red",
         "when": {"option": "two_dice", "values": [True]}},
    ],
}  # fmt: skip


class Pig:
    """The server's part of a table of Pig, and what was sent to it."""

    def __init__(self, page: Page, zone: str | None = None) -> None:
        self.total, self.version, self.zone = 5, 2, zone
        self.sent: list[dict[str, Any]] = []
        self.created: dict[str, Any] = {}
        page.route("**/api/**", self._answer)
        page.route_web_socket("**/api/live", self._listen)

    def _answer(self, route: Route) -> None:
        path = route.request.url.split("/api/")[1].split("?")[0]
        if path.startswith("games/pig/texts/"):
            route.fulfill(body=TEXTS.get(path.rpartition("/")[2], ""), content_type="text/plain; charset=utf-8")
        elif path == "tables" and route.request.method == "POST":
            self.created = json.loads(route.request.post_data or "{}")
            route.fulfill(status=201, json={"table": "pen"})
        else:
            answers = {"games": {"games": [GAME]}, "tables": [], "me/tables": [], "sheets/pig": {"game": "pig"}}
            route.fulfill(json=answers.get(path, {"game": "pig"}))

    def _listen(self, socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            if message["type"] == "hello":
                socket.send(json.dumps({"type": "welcome", "server": "test", "now": 0, "protocol": 1}))
            elif message["type"] == "watch":
                socket.send(json.dumps(self._table()))
            elif message["type"] == "play":
                self.total, self.version = self.total + 4, self.version + 1
                socket.send(json.dumps({"type": "update", "table": "pen", "events": [], **self._now()}))

        socket.on_message(hear)

    def _table(self) -> dict[str, Any]:
        created = {"type": "created", "version": 1, "at": 0, "settings": {"game": "pig"}, "seats": []}
        return {"type": "table", "table": "pen", "created": created, "yours": [0], "host": True, "chat": [],
                "log": [], **self._now()}  # fmt: skip

    def _now(self) -> dict[str, Any]:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "apprentice"}]
        return {"version": self.version, "seats": seats, "view": self._view()}

    def _view(self) -> dict[str, Any]:
        board = {"game": "pig", "players": 2, "turn": 0, "round": 1, "seats": [{"banked": 12}, {"banked": 7}],
                 "turn_total": self.total, "rolled": [2, 3], "cup": {"closed": True}}  # fmt: skip
        offers = [
            {"action": "roll", "verb": "roll", "label": {"key": "pig-do-roll"}, "zone": self.zone},
            {"action": "hold", "verb": "hold", "label": {"key": "pig-do-hold"}, "zone": self.zone, "seat": 0},
        ]
        return {"moment": 1, "length": 1, "status": "live", "board": board, "scores": [12, 7], "parts": [{}, {}],
                "sources": [{}, {}], "player": 0, "prompt": {"asked": 0, "key": "pig-ask"},
                "offers": offers}  # fmt: skip


def _sit(page: Page, zone: str | None = None) -> Pig:
    pig = Pig(page, zone)
    page.goto("/t/pen")
    page.wait_for_selector(".board")
    return pig


@pytest.mark.parametrize("zone", [None, "dice_cup"])
def test_what_lies_on_the_table_is_labelled_and_actions_are_buttons(open_page: Open, zone: str | None) -> None:
    page = open_page()
    pig = _sit(page, zone)
    board = page.locator(".board")
    expect(board).to_contain_text("This turn 5")
    expect(board.get_by_role("region", name="Ann")).to_contain_text("Banked 12")
    expect(board.get_by_role("region", name="Apprentice (bot)")).to_contain_text("Banked 7")
    expect(board.get_by_role("listitem")).to_have_text(["2", "3"])
    expect(board).to_contain_text("Closed yes")
    assert page.locator(TOUCH).count() == 2
    if zone:
        expect(board.get_by_role("region", name="Dice cup")).to_have_count(2)
    page.get_by_role("button", name="Roll").click()
    expect(board).to_contain_text("This turn 9")
    assert pig.sent[-1] | {"id": 0} == {
        "type": "play", "table": "pen", "seat": 0, "action": "roll", "version": 2, "id": 0
    }  # fmt: skip


def test_keys_are_enough(open_page: Open) -> None:
    page = open_page()
    _sit(page, "dice_cup")
    page.keyboard.press("j")
    expect(page.get_by_role("button", name="Roll")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_contain_text("This turn 9")


@pytest.mark.parametrize("zone", [None, "dice_cup"])
def test_it_looks_right_everywhere(open_page: Open, zone: str | None) -> None:
    page = open_page()
    _sit(page, zone)
    assert look(page, f"generic-{zone}") == []


def test_it_speaks_the_language_of_its_texts(open_page: Open) -> None:
    page = open_page(language="de")
    _sit(page)
    expect(page.locator(".board")).to_contain_text("In diesem Zug 5")
    expect(page.get_by_role("button", name="Würfeln")).to_be_visible()
    assert english_left(page, "de") == []


def test_a_table_is_set_up_from_what_the_server_tells(open_page: Open) -> None:
    page = open_page()
    pig = Pig(page)
    page.goto("/")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Pig", "My games"])
    expect(page.get_by_role("button", name="Learn")).to_have_count(0)
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("group", name="Seat 3").get_by_text("Brand new").click()
    page.get_by_label("Goal").fill("102")
    expect(page.get_by_role("group", name="Colour")).to_have_count(0)
    page.get_by_role("radiogroup", name="Sides").get_by_text("8").click()
    page.get_by_role("group", name="Two dice").get_by_text("With", exact=True).click()
    page.get_by_role("radio", name="blue").check()
    assert look(page, "generic-set-up") == []
    page.locator("form button.main").click()
    page.wait_for_selector(".board")
    assert pig.created["game"] == "pig"
    assert pig.created["options"] == {"goal": 102, "sides": 8, "two_dice": True, "colour": "blue"}
    assert [seat.get("level") for seat in pig.created["seats"]] == [None, "apprentice", "brand-new"]


def test_its_rules_are_what_its_texts_answer(open_page: Open) -> None:
    page = open_page()
    Pig(page)
    page.goto("/rules/pig#aim")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Pig")
    expect(page.locator("#aim .answer")).to_have_text("Be the first with a hundred.")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Pig", "At the table"])
    assert look(page, "generic-rules") == []
