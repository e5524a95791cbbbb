"""The example of a third game in a real browser: set up, played to the end and replayed on the generic board."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests import test_third_game
from tests.server.process import ServerProcess
from tests.web.checking import look
from tests.web.conftest import CLIENT, Open
from tests.web.playing import play_on

pytestmark = pytest.mark.slow
python = test_third_game.python


@pytest.fixture(scope="module")
def server(python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where the third game is installed."""
    if not CLIENT.is_file():
        pytest.skip("the client is not built")
    with test_third_game.PigServer(python, tmp_path_factory.mktemp("server")) as running:
        yield running


def test_it_is_set_up_and_played_and_replayed(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("region", name="Pig").get_by_role("button", name="Set up a table").click()
    page.get_by_label("Target").fill("30")
    page.locator("form button.main").click()
    page.wait_for_selector(".board")
    expect(page.locator(".board")).to_contain_text("Target 30")
    faults = look(page, "pig")
    assert play_on(page, Random(1))
    expect(page.locator("main.ended")).to_contain_text("The target is reached.")
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".board")
    page.keyboard.press("End")
    assert faults + look(page, "pig-replay") == []


def test_it_speaks_other_languages(open_page: Open) -> None:
    page = open_page(language="de")
    section = page.locator("section[aria-labelledby=pig-title]")
    section.locator("button.main").click()
    expect(page.get_by_role("button", name="Würfeln")).to_be_visible()
    expect(page.locator(".board")).to_contain_text(re.compile("Ziel.*Runde.*In diesem Zug.*Gesichert"))
