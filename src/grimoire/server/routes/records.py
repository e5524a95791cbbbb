"""Records: upload, download, replay."""

import asyncio
import secrets
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, Parameter

from grimoire import catalog
from grimoire.games.options import check_no_paths
from grimoire.kernel.game import CHANCE, OVER
from grimoire.kernel.record import Record, RecordData, RecordSeat
from grimoire.server import prices
from grimoire.server.bodies import Chance, Chances, PlayOn, RecordId, Replay, TableInfo
from grimoire.server.hub import Hub
from grimoire.server.names import clean_name
from grimoire.server.new_table import plans
from grimoire.server.replays import ReplayedGame
from grimoire.server.routes.request_context import (
    AnyRequest,
    TheHub,
    answer,
    asker,
    charge,
    find_or_make_person,
    find_person,
    problems,
    purse,
    take_room,
)
from grimoire.server.routes.tables import TableId, info, is_open_to
from grimoire.table.clocks import now
from grimoire.table.from_record import events_of_record
from grimoire.table.proof import new_secret
from grimoire.table.refusal import Refused, refused
from grimoire.table.score_history import ScoreHistory, score_history
from grimoire.table.settings import Settings

LONGEST = 20_000  # actions
_TIMES_PLAYED = 3  # that a record is played again to play on from it: to the moment, as events, and as a table
Number = Annotated[int, Parameter(ge=0, le=100_000)]


@post(
    "/api/records",
    operation_id="sendRecord",
    summary="Keep a record to replay it",
    responses=problems(400, 403, 413, 507),
)
async def send_record(data: JSONBody[dict[str, object]], request: AnyRequest, hub: TheHub) -> Response[RecordId]:
    """It is replayed first; what is not a record is refused, with the place of the fault."""
    actions = data.get("actions")
    if isinstance(actions, list):
        if len(actions) > LONGEST:
            raise refused("record-too-long", "actions", "a record may have at most {most} actions", most=LONGEST)
        await charge(request, hub, prices.replay(len(actions), 0))
    game, options = data.get("game"), data.get("options")
    if isinstance(game, str) and isinstance(options, dict):
        check_no_paths(catalog.spec_of(game).options, options)
    encoded = await asyncio.to_thread(_checked, data)
    await take_room(request, hub, len(encoded))
    name = secrets.token_urlsafe(9)
    await hub.storage.add_record(name, now(), encoded)
    return answer(RecordId(name), status_code=201)


@get(
    "/api/records/{record:str}",
    operation_id="getRecord",
    summary="A record, or the record of a table",
    responses=problems(400, 404),
)
async def get_record(record: TableId, request: AnyRequest, hub: TheHub) -> Response[RecordData]:
    """For a table, the game so far."""
    response = answer(await record_data(hub, record, request))
    response.headers["content-disposition"] = f'attachment; filename="grimoire-{_file_name(record)}.json"'
    return response


@get(
    "/api/records/{record:str}/replay",
    operation_id="replayRecord",
    summary="A record, frame by frame",
    responses=problems(400, 404),
)
async def replay_record(
    record: TableId,
    request: AnyRequest,
    hub: TheHub,
    first: Number = 0,
    count: Annotated[int, Parameter(ge=1, le=500)] = 100,
) -> Response[Replay]:
    """Frame 0 is the start; frame n is after n actions."""
    game = await _replayed(hub, record, request)
    await charge(request, hub, prices.replay(*game.work(first, count)))
    return answer(await asyncio.to_thread(game.replay, first, count))


async def _replayed(hub: Hub, record: str, request: AnyRequest) -> ReplayedGame:
    data = await record_data(hub, record, request)  # even if the game is known: not everybody may see it
    room = hub.rooms.get(record)
    key = record, 0 if room is None else room.match.moment
    game = hub.replays.get(key)
    if game is None:
        game = ReplayedGame(data)
        hub.replays.put(key, game)
    return game


@get(
    "/api/records/{record:str}/history",
    operation_id="recordHistory",
    summary="The scores of a record from turn to turn",
    responses=problems(400, 404),
)
async def record_history(record: TableId, request: AnyRequest, hub: TheHub) -> Response[ScoreHistory]:
    """For a curve, for the marks of a replay, and for where the points come from."""
    data = await record_data(hub, record, request)  # even if the history is known: not everybody may see it
    found = hub.histories.get(record)
    if found is None:
        await charge(request, hub, prices.history(len(data["actions"])))
        found = await asyncio.to_thread(_history, data)
        room = hub.rooms.get(record)
        if room is None or room.match.status in ("over", "abandoned"):  # it stays as it is
            hub.histories.put(record, found)
    return answer(found)


def _history(data: RecordData) -> ScoreHistory:
    game = catalog.game(data["game"], **data["options"])
    return score_history(game, data["start"], data["actions"], catalog.spec_of(game.name))


@get(
    "/api/records/{record:str}/chances",
    operation_id="recordChances",
    summary="What chance could have played in a record",
    responses=problems(400, 404),
)
async def record_chances(record: TableId, request: AnyRequest, hub: TheHub) -> Response[Chances]:
    """For a page that verifies the outcomes of a game."""
    data = await record_data(hub, record, request)
    await charge(request, hub, prices.history(len(data["actions"])))
    return answer(await asyncio.to_thread(_chances, data))


def _chances(data: RecordData) -> Chances:
    game = catalog.game(data["game"], **data["options"])
    state = game.start() if data["start"] is None else game.load(data["start"])
    chances = []
    for number, action in enumerate(data["actions"], start=1):
        if state.player == CHANCE:
            chances.append(Chance(number, tuple(state.actions()), tuple(state.weights())))
        state.apply(action)
    return Chances(tuple(chances))


@post(
    "/api/records/{record:str}/tables",
    operation_id="playOn",
    summary="Play on from a moment of a record",
    responses=problems(400, 403, 404, 409, 413, 507),
)
async def play_on(record: TableId, data: JSONBody[PlayOn], request: AnyRequest, hub: TheHub) -> Response[TableInfo]:
    """A table of your own that has come as far as the record had; chance is drawn anew from there on.

    A game that is still being played cannot be played on elsewhere.
    """
    plans(data.seats, "checked before a person is made")
    found = await record_data(hub, record, request)
    room = hub.rooms.get(record)
    if room is not None and room.match.status in ("open", "live"):
        raise refused("not-over", "", "the game is not over yet")
    await take_room(request, hub)
    await charge(request, hub, prices.replay(_TIMES_PLAYED * min(data.at, len(found["actions"])), 0))
    beginning = await asyncio.to_thread(_beginning, found, data.at)
    settings = Settings(game=found["game"], undo=data.undo, hints=data.hints)
    person, cookie = await find_or_make_person(request, hub)
    decide = partial(
        events_of_record, beginning, settings, plans(data.seats, person), now(), hub.source, person,
        new_secret(hub.source),
    )  # fmt: skip
    table = await hub.open(decide, asker(request, person))
    return answer(info(table.summary(), person), cookie, 201)


def _beginning(data: RecordData, length: int) -> Record:
    """The first actions of a record; refused where there are not so many, or the game is over after them."""
    actions = data["actions"]
    if length > len(actions):
        raise refused("not-in-range", "at", "{found!r} is not a whole number from {least} to {most}",
                      found=length, least=0, most=len(actions))  # fmt: skip
    record = Record(catalog.game(data["game"], **data["options"]), data["start"])
    for action in actions[:length]:
        record.play(action)
    if record.state.player == OVER:
        raise refused("moment-over", "at", "the game is over at this moment; choose an earlier one")
    return record


def _checked(data: dict[str, object]) -> bytes:
    """A record that was sent, replayed and encoded as it is kept."""
    record = catalog.Record.from_data(data)
    record.seats = [_cleaned(seat) for seat in record.seats]
    return msgspec.json.encode(record.data())


async def record_data(hub: Hub, name: str, request: AnyRequest) -> RecordData:
    """The record of a table, or one that was uploaded; if it is not for everybody, to others there is none."""
    person = await find_person(request, hub)
    try:
        room = await hub.room_for(name, person or "", await purse(request, hub))
    except Refused:
        summary = await hub.storage.summary(name)
    else:
        return room.match.record()
    stored = await hub.storage.record(name) if summary is None or is_open_to(summary, person) else None
    if stored is None:
        raise NotFoundException("there is no such record")
    return msgspec.json.decode(stored, type=RecordData)


def _cleaned(seat: RecordSeat) -> RecordSeat:
    """Names as they are at a table."""
    cleaned = seat.copy()
    if "bot" in seat:
        cleaned["bot"] = clean_name(seat["bot"])
        cleaned.pop("name", None)
    else:
        cleaned["name"] = clean_name(seat.get("name", ""))
    return cleaned


def _file_name(name: str) -> str:
    return "".join(letter for letter in name if letter.isalnum() or letter in "-_")
