"""Games brought to their end without a click, by a socket of the page's own person."""

from playwright.sync_api import Page

from tests.web.late import late_table
from tests.web.playing import make

PLAY_ON = """([table, only]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/api/live`);
  const send = (message) => socket.send(JSON.stringify({ table, ...message }));
  let yours = [], drawn = 7;
  const act = (view, version) => {
    if (view.status === "open") return; // it waits for seats or seeds
    if (view.status !== "live") return socket.close(), done(view.status);
    if (!yours.includes(view.player) || !view.offers?.length) return;
    if (only === "resign") return send({ type: "resign", seat: yours[0], id: 1 });
    drawn = (drawn * 1103515245 + 12345) % 2147483648;
    const { action } = view.offers[drawn % view.offers.length];
    send({ type: "play", seat: view.player, action, version, id: 1 });
  };
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1 }));
  socket.onerror = failed;
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "welcome") send({ type: "watch", seen: null });
    if (message.type === "table") yours = message.yours;
    if (message.type === "table" || message.type === "update") act(message.view, message.version);
  };
})"""


def finish(page: Page, table: str) -> None:
    """The person of this page plays at random until the game is over."""
    assert page.evaluate(PLAY_ON, [table, ""]) == "over"


def resign(page: Page, table: str) -> None:
    """The person of this page resigns as soon as it is their turn."""
    page.evaluate(PLAY_ON, [table, "resign"])


def ended(page: Page, game: str, mode: str, turns: int = 3) -> str:
    """A game that is over, with its end on the screen."""
    table = make(page, late_table(game, mode, turns, others="adept"))
    finish(page, table)
    page.goto(f"/t/{table}")
    page.wait_for_selector("main.ended")
    return table
