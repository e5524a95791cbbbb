"""What moves is seen to move, and nothing is measured for a choice that moves nothing."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.web.conftest import GAMES, Open
from tests.web.playing import sit, touch_one

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


def updates(page: Page) -> list[dict[str, int]]:
    """After a few choices at random."""
    rng = Random(1)
    for _ in range(CHOICES):
        touch_one(page, rng)
        page.wait_for_timeout(100)
    found: list[dict[str, int]] = page.evaluate("updates")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_only_what_moves_is_measured(open_page: Open, game: str) -> None:
    page = open_page(motion=True)
    page.add_init_script(f"({COUNT})()")
    sit(page, {"game": game, "seats": SEATS})
    found = updates(page)
    assert any(update["flights"] for update in found)
    assert all(update["measured"] for update in found if update["flights"])
    assert any(not update["measured"] for update in found)
