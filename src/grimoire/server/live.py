"""The socket of a page: every message in, and what becomes of it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from grimoire import __version__
from grimoire.kernel.errors import Fault, GrimoireError
from grimoire.server import messages
from grimoire.server.credit import Credit
from grimoire.server.hub import Hub
from grimoire.server.messages import AnyFromPage
from grimoire.server.names import clean_chat
from grimoire.server.page import POLICY, Page
from grimoire.server.people import COOKIE
from grimoire.server.room import Command, Room
from grimoire.server.routes.asking import TheHub
from grimoire.server.safety import key_of, same_origin
from grimoire.server.seating import check_level
from grimoire.server.settings import PROTOCOL
from grimoire.server.workers.pool import WorkerFailed
from grimoire.table.refusal import Refused, refused

_COSTS: Final[dict[type, float]] = {messages.Watch: 4, messages.Hint: 20, messages.Say: 5, messages.WishFor: 5}
_LAST_WORDS: Final = 2.0  # seconds that a page which is let go has to be told why
_PATIENCE: Final = 40  # refusals for haste in a row after which a page is let go


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], hub: TheHub) -> None:
    """One socket for everything that happens while a page is open."""
    headers = socket.headers
    address = socket.client.host if socket.client else ""
    if not same_origin(headers, hub.settings.origins) or hub.is_crowded(address):
        await socket.close(code=POLICY)
        return
    person = await hub.people.find(key_of(headers, socket.cookies.get(COOKIE)))
    limits = hub.settings.limits
    await socket.accept()
    page = Page(person, address, Credit(limits.socket_credit, limits.socket_refill, time.monotonic()), limits.backlog)
    hub.enter(page)
    writer = hub.background(_write(page, socket))
    try:
        await _read(page, socket, hub)
    finally:
        hub.part(page)
        if page.closing is not None:
            await asyncio.wait([writer], timeout=_LAST_WORDS)
        writer.cancel()


async def _write(page: Page, socket: WebSocket[Any, Any, Any]) -> None:
    with suppress(OSError, RuntimeError):  # the socket is closed already
        await page.run(socket.send)


async def _read(page: Page, socket: WebSocket[Any, Any, Any], hub: Hub) -> None:
    purse = hub.purses.of(page.address, time.monotonic())
    hasty = 0
    while page.closing is None:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        hub.metrics.messages += 1
        data = received.get("text") or received.get("bytes") or b""
        hasty = await _receive(page, hub, data, purse, hasty)


async def _receive(page: Page, hub: Hub, data: Any, purse: Credit, hasty: int) -> int:
    """Handles one message; how many in a row have come too fast."""
    try:
        message = messages.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        message = None
        fault = Fault("bad-message", "message", "{reason}", reason=str(error))
    now = time.monotonic()
    cost = _COSTS.get(type(message), 1.0)
    if not (page.credit.spend(cost, now) and purse.spend(cost, now)):
        _refuse(page, hub, Refused(Fault("too-fast", "", "too much at once; wait a moment")), message)
        if hasty + 1 >= _PATIENCE:
            page.close(POLICY)
        return hasty + 1
    if message is None:
        _refuse(page, hub, Refused(fault), None)
        return 0
    await _handle(page, hub, message)
    return 0


async def _handle(page: Page, hub: Hub, message: AnyFromPage) -> None:
    try:
        if not page.greeted and not isinstance(message, messages.Hello):
            raise refused("no-hello", "", "the first message must be hello")
        version = await _HANDLERS[type(message)](page, hub, message)
    except GrimoireError as error:
        _refuse(page, hub, error, message)
    except Exception:
        hub.metrics.unhandled += 1
        hub.log.exception("message failed", extra={"message": type(message).__name__})
        _refuse(page, hub, Refused(Fault("server-error", "", "the server could not do this; nothing changed")), message)
    else:
        if message.id is not None and version is not None:
            page.tell(messages.Done(id=message.id, version=version))


def _refuse(page: Page, hub: Hub, error: GrimoireError, message: AnyFromPage | None) -> None:
    hub.metrics.refusals += 1
    fault = error.faults[0]
    asked = None if message is None else message.id
    page.tell(
        messages.Refused(id=asked, key=fault.key, place=fault.place, text=str(error), values=_plain(fault.values))
    )  # fmt: skip


def _plain(values: dict[str, object]) -> dict[str, Any]:
    return {key: value if isinstance(value, str | int | float) else str(value) for key, value in values.items()}


# One function for each message; what it returns is the version after it, None if it has answered itself.


async def _hello(page: Page, _hub: Hub, message: messages.Hello) -> int | None:
    if message.protocol != PROTOCOL:
        page.tell(messages.Reload(server=__version__, protocol=PROTOCOL))
        page.close(POLICY)
        return None
    page.greeted = True
    page.tell(messages.Welcome(server=__version__, now=Hub.now(), protocol=PROTOCOL))
    return None


async def _ping(page: Page, _hub: Hub, message: messages.Ping) -> int | None:
    page.tell(messages.Pong(id=message.id, now=Hub.now()))
    return None


async def _watch(page: Page, hub: Hub, message: messages.Watch) -> int | None:
    if len(page.rooms) >= hub.settings.limits.tables_per_page and message.table not in page.rooms:
        raise refused("too-many-tables", "", "one page cannot show so many tables")
    try:
        room = await hub.room(message.table)
        await room.watch(page, message.seen, message.quiet)
    except Refused as error:
        if error.key not in ("no-table", "no-watchers"):
            raise
        page.tell(messages.Gone(table=message.table, key=error.key, text=str(error)))
        return None
    return room.match.version


async def _unwatch(page: Page, _hub: Hub, message: messages.Unwatch) -> int | None:
    room = page.rooms.get(message.table)
    if room is not None:
        room.unwatch(page)
    return 0


async def _do(page: Page, hub: Hub, table: str, command: Command) -> int:
    return await (await _room(page, hub, table)).do(command)


async def _room(page: Page, hub: Hub, table: str) -> Room:
    return page.rooms.get(table) or await hub.room(table)


async def _play(page: Page, hub: Hub, message: messages.Play) -> int | None:
    who, seat, action, version = page.person, message.seat, message.action, message.version
    return await _do(
        page, hub, message.table, lambda match: match.play(who, seat, action, version, hub.now(), hub.source)
    )  # fmt: skip


async def _undo(page: Page, hub: Hub, message: messages.Undo) -> int | None:
    seat, version = message.seat, message.version
    return await _do(page, hub, message.table, lambda match: match.undo(page.person, seat, version, hub.now()))


async def _fill(page: Page, hub: Hub, message: messages.Fill) -> int | None:
    check_level(message.level, "level")
    seat, level = message.seat, message.level
    return await _do(
        page, hub, message.table, lambda match: match.fill(page.person, seat, level, hub.now(), hub.source)
    )


async def _leave(page: Page, hub: Hub, message: messages.Leave) -> int | None:
    return await _do(page, hub, message.table, lambda match: match.leave(page.person, message.seat, hub.now()))


async def _return(page: Page, hub: Hub, message: messages.Return) -> int | None:
    return await _do(page, hub, message.table, lambda match: match.come_back(page.person, message.seat, hub.now()))


async def _resign(page: Page, hub: Hub, message: messages.Resign) -> int | None:
    return await _do(page, hub, message.table, lambda match: match.resign(page.person, message.seat, hub.now()))


async def _wish(page: Page, hub: Hub, message: messages.WishFor) -> int | None:
    seat, wish = message.seat, message.wish
    room = await _room(page, hub, message.table)
    await room.do(lambda match: match.wish(page.person, seat, wish, hub.now()))
    if wish == "rematch":
        await hub.rematch(room)
    return room.match.version


async def _say(page: Page, hub: Hub, message: messages.Say) -> int | None:
    text = clean_chat(message.text)
    if not text:
        raise refused("nothing-said", "text", "there is nothing in it to show")
    return await _do(page, hub, message.table, lambda match: match.say(page.person, message.seat, text, hub.now()))


async def _hint(page: Page, hub: Hub, message: messages.Hint) -> int | None:
    """Thought about in the background, so that the page goes on meanwhile."""
    room = await _room(page, hub, message.table)
    if not room.match.seats_of(page.person):
        raise refused("not-your-seat", "seat", "this seat is not yours")
    hub.background(_advise(page, hub, room, message))
    return None


async def _advise(page: Page, hub: Hub, room: Room, message: messages.Hint) -> None:
    try:
        state = room.match.state.copy()
        advice = await room.upkeep.advise(message.version)
        words = room.spec.words()
        labels = [words.label(state, state.action(state.code(hint.action))) for hint in advice.hints]
        page.tell(
            messages.Hints(
                table=room.table, version=message.version, wins=tuple(advice.wins), points=tuple(advice.points),
                id=message.id,
                best=tuple(
                    messages.HintMove(hint.action, label, hint.share, tuple(hint.wins), tuple(hint.points))
                    for hint, label in zip(advice.hints, labels, strict=True)
                ),
            )
        )  # fmt: skip
    except Refused as error:
        _refuse(page, hub, error, message)
    except WorkerFailed as error:
        _refuse(page, hub, refused("no-hint", "", "no hint could be found: {reason}", reason=str(error)), message)


Handler = Callable[[Page, Hub, Any], Awaitable[int | None]]
_HANDLERS: Final[dict[type, Handler]] = {
    messages.Hello: _hello, messages.Ping: _ping, messages.Watch: _watch, messages.Unwatch: _unwatch,
    messages.Play: _play, messages.Undo: _undo, messages.Fill: _fill, messages.Leave: _leave,
    messages.Return: _return, messages.Resign: _resign, messages.WishFor: _wish, messages.Say: _say,
    messages.Hint: _hint,
}  # fmt: skip
