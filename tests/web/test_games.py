"""Games played to their end by clicks: whole ones, and from late positions in every way there is to play."""

import re
from itertools import product
from random import Random

import httpx
import pytest
from playwright.sync_api import expect

from tests.generators import MODES
from tests.server.process import ServerProcess
from tests.web.checking import MATRIX, faults
from tests.web.conftest import DESK, PHONE, Open
from tests.web.finishing import finish
from tests.web.late import late_table
from tests.web.playing import click, keep, play_on, sit, tap

pytestmark = pytest.mark.slow
Case = tuple[str, str, str, str, str]
FEW: list[Case] = [
    ("materia", "2p-classic", "en", "desk", "dark"),
    ("materia", "2p-mixed", "fr", "desk", "light"),
    ("materia", "4p-set-2", "de", "desk", "dark"),
    ("materia", "2p-set-3", "fr", "phone", "dark"),
    ("sigils", "2p-75", "fr", "desk", "dark"),
    ("sigils", "3p-60-teachers", "de", "desk", "light"),
    ("sigils", "2p-60", "de", "phone", "dark"),
]
ALL = [
    (*mode, *rest) for mode, rest in product(MODES, product(("en", "fr", "de"), ("desk", "phone"), ("light", "dark")))
]
CASES = ALL if MATRIX else FEW


@pytest.mark.parametrize("game", [0, 1], ids=["materia", "sigils"])
def test_a_newcomer_plays_a_whole_game_against_a_bot(open_page: Open, game: int) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").nth(game).click()
    assert play_on(page, Random(game))


def test_a_whole_game_alone(open_page: Open) -> None:
    page = open_page()
    sit(page, {"game": "materia", "seats": [{"kind": "me"}], "options": {"handicap": 1}})
    assert play_on(page, Random(3))


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_the_end_of_a_game(open_page: Open, case: Case) -> None:
    """Nothing is out of reach, hangs out, is hard to see or in the wrong language, at the start and at the end."""
    game, mode, language, size, scheme = case
    hand = size == "phone"
    page = open_page(size=PHONE if hand else DESK, scheme=scheme, language=language, touch=hand)
    sit(page, late_table(game, mode))
    keep(page, f"late-{'-'.join(case)}")
    found = faults(page, language)
    assert play_on(page, Random(7), touch=tap if hand else click)
    keep(page, f"end-{'-'.join(case)}")
    assert [*found, *faults(page, language)] == []


def test_hot_seat(open_page: Open) -> None:
    """Whoever has to decide has the board before them."""
    page = open_page()
    body = late_table("sigils", "2p-60", turns=4)
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    sit(page, body | {"seats": seats})
    expect(page.locator(".others")).to_contain_text("Ann" if body["start"]["turn"] else "Bob")
    assert play_on(page, Random(4))
    points = page.get_by_role("region", name=re.compile("Where the .+ from"))
    for name in ("Ann", "Bob"):
        expect(points.get_by_role("columnheader", name=name)).to_be_visible()


def test_the_end_waits_for_whoever_looks_back(open_page: Open) -> None:
    page = open_page()
    table = sit(page, late_table("sigils", "3p-75", turns=5))
    play_on(page, Random(1), clicks=4)
    page.get_by_role("tabpanel").get_by_role("listitem").last.get_by_role("button").first.click()
    back = page.get_by_role("button", name="Back to the game")
    expect(back).to_be_visible()
    finish(page, table)
    page.wait_for_timeout(500)  # as long as the end would need to come
    expect(back).to_be_visible()
    back.click()
    expect(page.locator("main.ended")).to_be_visible()


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_a_late_position_is_a_start_in_every_mode(server: ServerProcess, name: str, mode: str) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=late_table(name, mode), headers={"origin": server.url})
    assert answer.status_code == 201, answer.text
