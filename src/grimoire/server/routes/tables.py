"""Tables: set up, find, join."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from grimoire.server.bodies import Join, NewTable, TableInfo
from grimoire.server.listing import ListData
from grimoire.server.names import clean_name
from grimoire.server.routes.asking import AnyRequest, TheHub, answer, person_of, problems, welcomed
from grimoire.server.seating import complete, plans, settings_of
from grimoire.server.settings import NAME
from grimoire.server.storage import Summary
from grimoire.table.refusal import refused

TableId = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME)]
_decoder = msgspec.json.Decoder(ListData)


@post("/api/tables", operation_id="createTable", summary="Set up a table", responses=problems(400, 403, 413))
async def create_table(data: JSONBody[NewTable], request: AnyRequest, hub: TheHub) -> Response[TableInfo]:
    """A table with its seats; whoever asks is its host and gets a key if they have none."""
    asked = complete(data)
    settings = settings_of(asked)
    plans(asked.seats, "checked first")
    person, cookie = await welcomed(request, hub)
    room = await hub.create(settings, plans(asked.seats, person), person)
    return answer(info(room.summary(), person), cookie, 201)


@get(
    "/api/tables", operation_id="listTables", summary="Tables that strangers may join or watch", responses=problems(400)
)
async def list_tables(
    request: AnyRequest,
    hub: TheHub,
    game: Annotated[str | None, Parameter(max_length=40, pattern=NAME)] = None,
    status: Annotated[str, Parameter(pattern="^(open|live)$")] = "open",
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
) -> Response[list[TableInfo]]:
    """The newest first; for more, ask for those before the last one's ``changed``."""
    person = await person_of(request, hub)
    found = await hub.storage.listed(game, (status,), before=before)
    return answer([info(summary, person) for summary in found])


@get("/api/tables/{table:str}", operation_id="showTable", summary="A table", responses=problems(400, 404))
async def show_table(table: TableId, request: AnyRequest, hub: TheHub) -> Response[TableInfo]:
    """Who sits there and how it stands."""
    person = await person_of(request, hub)
    return answer(info(await summary_of(hub, table), person))


@post(
    "/api/tables/{table:str}/join",
    operation_id="joinTable",
    summary="Take a seat",
    responses=problems(400, 403, 404, 409, 413),
)
async def join_table(table: TableId, data: JSONBody[Join], request: AnyRequest, hub: TheHub) -> Response[TableInfo]:
    """Takes an open seat; whoever asks gets a key if they have none."""
    room = await hub.room(table)
    if not any(seat.kind == "open" for seat in room.match.seats):
        raise refused("seat-taken", "seat", "this seat is not free")
    person, cookie = await welcomed(request, hub)
    name = clean_name(data.name)
    await room.do(lambda match: match.sit(person, name, hub.now(), hub.source, data.seat))
    for page in room.pages:
        if page.person == person:
            page.tell(room.whole(page))
    return answer(info(room.summary(), person), cookie, 201)


@get("/api/me/tables", operation_id="myTables", summary="My games", responses=problems())
async def my_tables(request: AnyRequest, hub: TheHub) -> Response[list[TableInfo]]:
    """The tables at which I sit, the newest first; a stranger has none."""
    person = await person_of(request, hub)
    found = [] if person is None else await hub.storage.of_player(person)
    return answer([info(summary, person) for summary in found])


async def summary_of(hub: TheHub, table: str) -> Summary:
    """The summary of a table; refused if there is none."""
    live = hub.rooms.get(table)
    found = live.summary() if live is not None else await hub.storage.summary(table)
    if found is None:
        raise refused("no-table", "table", "there is no such table, or it has been put away")
    return found


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
    )
