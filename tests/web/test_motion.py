"""What moves: only what costs a browser no layout, shortly, and nothing for those who do not want it.

What moves is measured, and nothing else.
"""

from random import Random

import pytest
from playwright.sync_api import Page

from bench.client import WATCH
from tests.web.conftest import Open
from tests.web.late import late_table
from tests.web.playing import play_on, sit, touch_one

pytestmark = pytest.mark.slow
GAMES = [("materia", "2p-set-1"), ("sigils", "2p-60")]
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
CHOICES = 40
# Counts, for each update of the table, the copies that fly and the zones that were measured.
COUNT = """() => {
  const seen = (window.updates = []);
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    if (this.dataset.zone !== undefined && seen.length) seen.at(-1).measured++;
    return measure.call(this);
  };
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (seen.length) seen.at(-1).flights += added.filter(({ className }) => className === "moving").length;
  }).observe(document, { childList: true, subtree: true });
  const told = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...told,
    set(handle) {
      told.set.call(this, (event) => {
        if (event.data.includes('"type":"update"')) seen.push({ flights: 0, measured: 0 });
        handle(event);
      });
    },
  });
}"""


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


def updates(page: Page) -> list[dict[str, int]]:
    """After a few choices at random."""
    rng = Random(1)
    for _ in range(CHOICES):
        touch_one(page, rng)
        page.wait_for_timeout(100)
    found: list[dict[str, int]] = page.evaluate("updates")
    return found


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_only_what_moves_is_measured(open_page: Open, game: str) -> None:
    page = open_page(motion=True)
    page.add_init_script(f"({COUNT})()")
    sit(page, {"game": game, "seats": SEATS})
    found = updates(page)
    assert any(update["flights"] for update in found)
    assert all(update["measured"] for update in found if update["flights"])
    assert any(not update["measured"] for update in found)


# How much of the box of each copy that flies the card in it fills, before anything is enlarged or moved.
FILLED = """() => {
  window.filled = [];
  new MutationObserver((changes) => {
    for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const card = copy.className === "moving" && copy.querySelector(".card");
      if (card) filled.push([card.offsetWidth / copy.offsetWidth, card.offsetHeight / copy.offsetHeight]);
    }
  }).observe(document, { childList: true, subtree: true });
}"""


def test_a_card_is_as_large_in_flight_as_where_it_lands(open_page: Open) -> None:
    page = open_page(motion=True)
    page.add_init_script(f"({FILLED})()")
    sit(page, late_table("sigils", "2p-60", turns=12) | {"seats": SEATS})
    rng = Random(3)
    for _ in range(CHOICES):
        touch_one(page, rng)
        page.wait_for_timeout(150)
        found = page.evaluate("filled")
        if len(found) > 2:
            break
    assert len(found) > 2
    assert all(min(part) > 0.9 for part in found)


BOOKS = "[...document.querySelectorAll('.book')]"
SHOWN = f"() => {BOOKS}.map((book) => book.checkVisibility())"
# Can anything in a book that is not seen have the focus?
REACHED = f"""() => {BOOKS}.some((book) => {{
  const button = book.querySelector('button');
  if (!button || book.checkVisibility()) return false;
  button.focus();
  return document.activeElement === button;
}})"""


def test_passing_the_screen_on_keeps_books_and_rolls_no_dice(open_page: Open) -> None:
    page = open_page(motion=True)
    sit(page, late_table("sigils", "2p-60", turns=12) | {"seats": SEATS})
    books, rng, passes = page.query_selector_all(".book"), Random(1), 0
    for _ in range(CHOICES):
        before, dice = page.evaluate(SHOWN), page.query_selector_all(".rail .rolls")
        assert sorted(before) == [False, True]
        assert not page.evaluate(REACHED)
        touch_one(page, rng)
        page.wait_for_timeout(100)
        if page.evaluate(SHOWN) != before:
            passes += 1
            assert all(die.evaluate("each => each.isConnected") for die in dice)
        if passes == 3:
            break
    assert passes == 3
    assert all(book.evaluate("each => each.isConnected") for book in books)
