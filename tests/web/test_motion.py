"""What moves: only what costs a browser no layout, shortly, and nothing for those who do not want it."""

from random import Random

import pytest
from playwright.sync_api import Page

from bench.client import WATCH
from tests.web.conftest import Open
from tests.web.late import late_table
from tests.web.playing import play_on, sit

pytestmark = pytest.mark.slow
GAMES = [("materia", "2p-set-1"), ("sigils", "2p-60")]


def _played(page: Page, game: str, mode: str) -> tuple[set[str], float]:
    """Which styles were animated, and for how many milliseconds at most."""
    page.add_init_script(path=WATCH)
    page.reload()
    sit(page, late_table(game, mode, turns=5))
    play_on(page, Random(3), clicks=15)
    seen = page.evaluate("watched")
    return set(seen["styles"]), seen["longest"]


@pytest.mark.parametrize(("game", "mode"), GAMES)
def test_only_transform_and_opacity_are_animated(open_page: Open, game: str, mode: str) -> None:
    styles, longest = _played(open_page(motion=True), game, mode)
    assert styles
    assert styles <= {"transform", "opacity"}
    assert longest <= 900  # several come one after another


@pytest.mark.parametrize(("game", "mode"), GAMES)
def test_nothing_moves_for_who_does_not_want_it(open_page: Open, game: str, mode: str) -> None:
    assert _played(open_page(), game, mode) == (set(), 0)
