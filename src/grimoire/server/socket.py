"""The socket of a page: reads each message, checks it and does what it asks for."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from grimoire import __version__
from grimoire.games.reasons import Thing
from grimoire.kernel.errors import GrimoireError
from grimoire.server import messages_in, messages_out, prices
from grimoire.server.connection import POLICY, TOO_SLOW, Connection
from grimoire.server.disk import LINE_BYTES
from grimoire.server.hub import Hub
from grimoire.server.keys import COOKIE
from grimoire.server.live_table import Command
from grimoire.server.messages_in import AnyFromPage
from grimoire.server.names import clean_chat
from grimoire.server.new_table import check_level
from grimoire.server.protocol import WIRE, SocketProtocol
from grimoire.server.rate_limit import PageLimit, TokenBucket
from grimoire.server.reader import PageReader, Wire
from grimoire.server.room import Room
from grimoire.server.routes.request_context import TheHub
from grimoire.server.safety import key_of, same_origin
from grimoire.server.settings import PROTOCOL
from grimoire.server.workers.fair_queue import Asker
from grimoire.server.workers.pool import WorkerFailed
from grimoire.server.workers.tasks import Advised, Hinted
from grimoire.table.clocks import now
from grimoire.table.events import AnyEvent
from grimoire.table.match import Match
from grimoire.table.reasons import reason
from grimoire.table.refusal import Refused, refused
from grimoire.texts.message import Message

PageSocket = WebSocket[Any, Any, Any]
_OPENING: Final = 5.0  # tokens of the address; all sockets that it may have can come back at once
_LAST_MESSAGES: Final = 2.0  # seconds to send a page why it is disconnected
_log: Final = logging.getLogger("grimoire.server")


@websocket("/api/live")
async def page_socket(socket: PageSocket, hub: TheHub) -> None:
    """One socket for everything that happens while a page is open."""
    address = socket.client.host if socket.client else ""
    at = time.monotonic()
    is_paid = hub.limits.bucket(address, at).spend(_OPENING, at)
    is_ours = same_origin(socket.headers, hub.settings.origins)
    if not is_paid or not is_ours or hub.connections.is_full(address, None):
        await socket.close(code=POLICY)
        return
    person = await hub.keys.person(key_of(socket.headers, socket.cookies.get(COOKIE)))
    if hub.connections.is_full(address, person):
        await socket.close(code=POLICY)
        return
    await socket.accept()

    connection = Connection(person, address, _limit(hub, address, person), hub.settings.limits.backlog_bytes)
    farewell = asyncio.Event()

    def hang_up(code: int) -> None:
        if code == TOO_SLOW:
            hub.metrics.pages_too_slow += 1
        hub.tasks.start(_close(socket, code, farewell))

    extensions = cast(dict[str, object], socket.scope["extensions"])
    wire = cast(SocketProtocol, extensions[WIRE])
    connection.open(wire, hang_up)
    hub.connections.add(connection)
    hub.metrics.pages_opened += 1
    _log.debug("page connected", extra={"person": connection.person, "address": address})
    try:
        await _read(connection, wire, hub)
    finally:
        hub.connections.remove(connection)
        if connection.closing is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(farewell.wait(), _LAST_MESSAGES)
        connection.unplug()


def _limit(hub: Hub, address: str, person: str | None) -> PageLimit:
    limits, at = hub.settings.limits, time.monotonic()
    own = TokenBucket(limits.socket_tokens, limits.socket_refill, at)
    return PageLimit(own, *hub.shared_limits(address, person, at))


async def _close(socket: PageSocket, code: int, done: asyncio.Event) -> None:
    with suppress(OSError, RuntimeError, WebSocketDisconnect):  # the socket is closed already
        await socket.send({"type": "websocket.close", "code": code, "reason": None})
    done.set()


async def _read(connection: Connection, wire: SocketProtocol, hub: Hub) -> None:
    """Handles the messages of a page until it is gone, or has to go."""
    reader = page_reader(connection, wire, hub)
    wire.read_into(reader)
    try:
        await wire.gone()
    finally:
        idle = asyncio.Event()
        reader.stop(idle.set)
        wire.read_into(None)
    await idle.wait()


def page_reader(connection: Connection, wire: Wire, hub: Hub) -> PageReader:
    """Reads the messages of a page."""
    handle, report = partial(_start, connection, hub), partial(_report, connection, hub)
    return PageReader(connection, wire, hub.source, hub.metrics, handle, report)


def _start(connection: Connection, hub: Hub, message: AnyFromPage, finish: Callable[[], None]) -> None:
    hub.tasks.start(_handle(connection, hub, message, finish))


async def _handle(connection: Connection, hub: Hub, message: AnyFromPage, finish: Callable[[], None]) -> None:
    try:
        if not connection.greeted and not isinstance(message, messages_in.Hello):
            raise refused("no-hello", "", "the first message must be hello")
        version = await _HANDLERS[type(message)](connection, hub, message)
    except Exception as error:
        _report(connection, hub, error, message)
    else:
        if message.id is not None and version is not None:
            connection.send(messages_out.Done(id=message.id, version=version))
    finally:
        finish()


def _report(connection: Connection, hub: Hub, error: Exception, message: AnyFromPage | None) -> None:
    """Tells a page that its message has failed; unless it was refused, that is a fault of ours."""
    if isinstance(error, GrimoireError):
        _refuse(connection, hub, error, message)
        return
    hub.metrics.unhandled += 1
    _log.error("message failed", extra={"kind": type(message).__name__}, exc_info=error)
    _refuse(connection, hub, refused("server-error", "", "the server failed; nothing has changed"), message)


def _refuse(connection: Connection, hub: Hub, error: GrimoireError, message: AnyFromPage | None) -> None:
    hub.metrics.refusals += 1
    fault = error.faults[0]
    values = {key: value if isinstance(value, str | int | float) else str(value) for key, value in fault.values.items()}
    connection.send(
        messages_out.Refused(
            id=None if message is None else message.id,
            key=fault.key,
            place=fault.place,
            text=str(error),
            values=values,
        )
    )


# One function for each message. It returns the version after it, or None if it has sent its answer itself.


async def _hello(connection: Connection, _hub: Hub, message: messages_in.Hello) -> int | None:
    if message.protocol != PROTOCOL:
        connection.send(messages_out.Reload(server=__version__, protocol=PROTOCOL))
        connection.close(POLICY)
        return None
    connection.greeted = True
    connection.send(messages_out.Welcome(server=__version__, now=now(), protocol=PROTOCOL))
    return None


async def _ping(connection: Connection, _hub: Hub, message: messages_in.Ping) -> int | None:
    connection.send(messages_out.Pong(id=message.id, now=now()))
    return None


async def _watch(connection: Connection, hub: Hub, message: messages_in.Watch) -> int | None:
    if len(connection.rooms) >= hub.settings.limits.tables_per_page and message.table not in connection.rooms:
        raise refused("too-many-tables", "", "one page cannot show so many tables")
    try:
        room = await hub.room(message.table, connection.pay)
        await room.watch(connection, message.seen, message.quiet)
    except Refused as error:
        if error.key != "no-table":
            raise
        connection.send(messages_out.Gone(table=message.table, key=error.key, text=str(error)))
        return None
    return room.match.version


async def _unwatch(connection: Connection, _hub: Hub, message: messages_in.Unwatch) -> int | None:
    room = connection.rooms.get(message.table)
    if room is not None:
        room.unwatch(connection)
    return 0


async def _do(connection: Connection, hub: Hub, table: str, command: Command) -> int:
    room = connection.rooms.get(table)
    return await (room or await _room(connection, hub, table)).do(command)


async def _room(connection: Connection, hub: Hub, table: str) -> Room:
    return connection.rooms.get(table) or await hub.room_for(table, connection.person, connection.pay)


async def _play(connection: Connection, hub: Hub, message: messages_in.Play) -> int | None:
    play = partial(
        Match.play, player=connection.person, seat=message.seat, action=message.action, version=message.version,
        now=now(), source=hub.source,
    )  # fmt: skip
    return await _do(connection, hub, message.table, play)


async def _undo(connection: Connection, hub: Hub, message: messages_in.Undo) -> int | None:
    undo = partial(Match.undo, player=connection.person, seat=message.seat, version=message.version, now=now())
    return await _do(connection, hub, message.table, undo)


async def _fill(connection: Connection, hub: Hub, message: messages_in.Fill) -> int | None:
    check_level(message.level, "level")
    fill = partial(
        Match.fill, player=connection.person, seat=message.seat, level=message.level, now=now(), source=hub.source
    )
    return await _do(connection, hub, message.table, fill)


async def _reveal(connection: Connection, hub: Hub, message: messages_in.Reveal) -> int | None:
    reveal = partial(Match.reveal, player=connection.person, seat=message.seat, seed=message.seed, now=now())
    return await _do(connection, hub, message.table, reveal)


async def _leave(connection: Connection, hub: Hub, message: messages_in.Leave) -> int | None:
    room = await _room(connection, hub, message.table)
    await room.do(partial(Match.leave, player=connection.person, seat=message.seat, now=now()))
    if _is_wished_again(room.match):
        with suppress(Refused):  # the others can wish again
            _pay_for_rematch(connection, hub, room)
            await hub.rematch(room, Asker(connection.address, connection.person))
    return room.match.version


async def _return(connection: Connection, hub: Hub, message: messages_in.Return) -> int | None:
    come_back = partial(Match.come_back, player=connection.person, seat=message.seat, now=now())
    return await _do(connection, hub, message.table, come_back)


async def _resign(connection: Connection, hub: Hub, message: messages_in.Resign) -> int | None:
    resign = partial(Match.resign, player=connection.person, seat=message.seat, now=now())
    return await _do(connection, hub, message.table, resign)


async def _wish(connection: Connection, hub: Hub, message: messages_in.WishFor) -> int | None:
    room = await _room(connection, hub, message.table)
    wish = partial(
        Match.wish, player=connection.person, seat=message.seat, wish=message.wish, now=now(),
        commitment=message.commitment or "",
    )  # fmt: skip
    is_paid = False

    def paid_wish(match: Match) -> list[AnyEvent]:
        nonlocal is_paid
        events = wish(match)
        if not is_paid and _is_wished_again(match.after(events)):
            _pay_for_rematch(connection, hub, room)
            is_paid = True
        return events

    await room.do(paid_wish)
    if is_paid:
        await hub.rematch(room, Asker(connection.address, connection.person))
    return room.match.version


def _is_wished_again(match: Match) -> bool:
    return not match.rematch and match.agreed("rematch")


def _pay_for_rematch(connection: Connection, hub: Hub, room: Room) -> None:
    """Before anything is written: a rematch costs what a new table does."""
    hub.disk.take(connection.address, connection.person, 0)
    connection.pay(prices.table(len(msgspec.json.encode(room.match.settings))))


async def _say(connection: Connection, hub: Hub, message: messages_in.Say) -> int | None:
    text = clean_chat(message.text)
    if not text:
        raise refused("nothing-said", "text", "the line is empty")
    say = partial(Match.say, player=connection.person, seat=message.seat, text=text, now=now())

    def counted(match: Match) -> list[AnyEvent]:
        events = say(match)
        hub.disk.take(connection.address, connection.person, LINE_BYTES + len(text.encode()))
        return events

    return await _do(connection, hub, message.table, counted)


async def _hint(connection: Connection, hub: Hub, message: messages_in.Hint) -> int | None:
    """Thought about in the background, so that the page can go on meanwhile."""
    room = await _room(connection, hub, message.table)
    if not room.match.seats_of(connection.person):
        raise refused("not-your-seat", "seat", "this seat is not yours")
    connection.pay(prices.hint(room.match.history.length))
    hub.tasks.start(_advise(connection, hub, room, message))
    return None


async def _advise(connection: Connection, hub: Hub, room: Room, message: messages_in.Hint) -> None:
    state = room.match.state
    try:
        advice = await room.bots.advise(message.version, Asker(connection.address, connection.person))
    except Refused as error:
        _refuse(connection, hub, error, message)
    except WorkerFailed as error:
        _refuse(connection, hub, refused("no-hint", "", "no hint was found: {reason}", reason=str(error)), message)
    else:
        words = room.spec.words()
        best = [
            _hint_move(hint, words.label(state, state.action(state.code(hint.action))), state.player)
            for hint in advice.hints
        ]
        connection.send(_hints(room.table, message, advice, best))


def _hint_move(hint: Hinted, label: Message, seat: int) -> messages_out.HintMove:
    win = min(1.0, max(0.0, hint.wins[seat]))
    return messages_out.HintMove(hint.action, label, win, hint.share, tuple(hint.wins), tuple(hint.points))


def _hints(
    table: str, message: messages_in.Hint, advice: Advised, best: list[messages_out.HintMove]
) -> messages_out.Hints:
    return messages_out.Hints(
        table=table,
        version=message.version,
        wins=tuple(advice.wins),
        points=tuple(advice.points),
        id=message.id,
        best=tuple(sorted(best, key=lambda hint: (-hint.win, -hint.share))),
    )


async def _why(connection: Connection, hub: Hub, message: messages_in.Why) -> int | None:
    room = await _room(connection, hub, message.table)
    seats = room.match.seats_of(connection.person)
    if not seats:
        raise refused("not-your-seat", "seat", "this seat is not yours")
    connection.pay(prices.reason(len(room.match.state.legal())))
    thing = Thing(message.zone, message.seat, message.item, message.amount)
    found = reason(room.match, room.spec, seats, thing)
    answer = messages_out.Reason(table=room.table, version=room.match.version, reason=found, id=message.id)
    connection.send(answer)
    return None


Handler = Callable[[Connection, Hub, Any], Awaitable[int | None]]
_HANDLERS: Final[dict[type, Handler]] = {
    messages_in.Hello: _hello, messages_in.Ping: _ping, messages_in.Watch: _watch, messages_in.Unwatch: _unwatch,
    messages_in.Play: _play, messages_in.Undo: _undo, messages_in.Fill: _fill, messages_in.Leave: _leave,
    messages_in.Reveal: _reveal,
    messages_in.Return: _return, messages_in.Resign: _resign, messages_in.WishFor: _wish, messages_in.Say: _say,
    messages_in.Hint: _hint, messages_in.Why: _why,
}  # fmt: skip
