"""Tables: set up, find, join."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from grimoire.server.bodies import Join, NewTable, TableInfo
from grimoire.server.names import clean_name
from grimoire.server.new_table import complete, plans, settings_of
from grimoire.server.room import no_table
from grimoire.server.routes.request_context import (
    AnyRequest,
    TheHub,
    answer,
    asker,
    find_or_make_person,
    find_person,
    problems,
    purse,
    require_person,
    take_room,
)
from grimoire.server.settings import NAME
from grimoire.server.storage import Summary
from grimoire.table.clocks import now
from grimoire.table.listing import ListData
from grimoire.table.refusal import refused

TableId = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME)]
_decoder = msgspec.json.Decoder(ListData)


@post("/api/tables", operation_id="createTable", summary="Set up a table", responses=problems(400, 403, 413, 507))
async def create_table(data: JSONBody[NewTable], request: AnyRequest, hub: TheHub) -> Response[TableInfo]:
    """A table with its seats. You become its host, and get a key if you have none."""
    wanted = complete(data)
    settings = settings_of(wanted)
    plans(wanted.seats, "checked before a person is made")
    await take_room(request, hub)
    person, cookie = await find_or_make_person(request, hub)
    seats = plans(wanted.seats, person, wanted.commitment)
    room = await hub.create(settings, seats, person, asker=asker(request, person))
    return answer(info(room.summary(), person), cookie, 201)


@get("/api/tables", operation_id="listTables", summary="Tables that anybody may join or watch", responses=problems(400))
async def list_tables(
    request: AnyRequest,
    hub: TheHub,
    game: Annotated[str | None, Parameter(max_length=40, pattern=NAME)] = None,
    status: Annotated[str, Parameter(pattern="^(open|live)$")] = "open",
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
) -> Response[list[TableInfo]]:
    """The newest first; for more, ask for those before the ``changed`` of the last one."""
    person = await find_person(request, hub)
    summaries = await hub.storage.listed(game, (status,), before=before)
    return answer([info(summary, person) for summary in summaries if is_open_to(summary, person)])


@get("/api/tables/{table:str}", operation_id="showTable", summary="A table", responses=problems(400, 404))
async def show_table(table: TableId, request: AnyRequest, hub: TheHub) -> Response[TableInfo]:
    """Who sits there and how it stands."""
    person = await find_person(request, hub)
    room = hub.rooms.get(table)
    summary = await hub.storage.summary(table) if room is None else room.summary()
    if summary is None or not is_open_to(summary, person):
        raise no_table()
    return answer(info(summary, person))


@post(
    "/api/tables/{table:str}/join",
    operation_id="joinTable",
    summary="Take a seat",
    responses=problems(400, 403, 404, 409, 413),
)
async def join_table(table: TableId, data: JSONBody[Join], request: AnyRequest, hub: TheHub) -> Response[TableInfo]:
    """Takes an open seat. You get a key if you have none."""
    room = await hub.room_for(table, await find_person(request, hub) or "", await purse(request, hub))
    if not any(seat.kind == "open" for seat in room.match.seats):
        raise refused("seat-taken", "seat", "this seat is not free")
    person, cookie = await find_or_make_person(request, hub)
    name = clean_name(data.name)
    await room.do(lambda match: match.sit(person, name, now(), hub.source, data.seat, data.commitment or ""))
    for connection in room.connections:
        if connection.person == person:
            connection.send(room.whole(connection))
    return answer(info(room.summary(), person), cookie, 201)


@get("/api/me/tables", operation_id="myTables", summary="My games", responses=problems())
async def my_tables(request: AnyRequest, hub: TheHub) -> Response[list[TableInfo]]:
    """The tables where I sit, the newest first; a stranger has none."""
    person = await find_person(request, hub)
    summaries = [] if person is None else await hub.storage.of_player(person)
    return answer([info(summary, person) for summary in summaries])


@post(
    "/api/me/tables/clear",
    operation_id="clearMyTables",
    summary="Take finished games out of my games",
    status_code=200,
    responses=problems(401, 403),
)
async def clear_my_tables(request: AnyRequest, hub: TheHub) -> Response[list[TableInfo]]:
    """What is left. The tables and their records stay for everybody who has their addresses."""
    person = await require_person(request, hub)
    await hub.storage.clear_finished(person)
    return answer([info(summary, person) for summary in await hub.storage.of_player(person)])


def is_open_to(summary: Summary, person: str | None) -> bool:
    """May a person see the table? As ``MatchState.is_open_to``, for a table that is not loaded."""
    data = _decoder.decode(summary.data)
    if data.watchers or summary.status == "open":
        return True
    return bool(person) and person in (*data.holders, *summary.players)


def info(summary: Summary, person: str | None) -> TableInfo:
    """A table as this person sees it in a list."""
    data = _decoder.decode(summary.data)
    yours = tuple(seat for seat, holder in enumerate(data.holders) if person and holder == person)
    return TableInfo(
        table=summary.table,
        game=summary.game,
        status=summary.status,
        listed=summary.listed,
        options=data.options,
        clock=data.clock,
        chat=data.chat,
        watchers=data.watchers,
        seats=data.seats,
        yours=yours,
        player=data.player,
        your_turn=data.player in yours,
        version=summary.version,
        created=summary.created,
        changed=summary.changed,
        scores=data.scores,
        result=data.result,
    )
