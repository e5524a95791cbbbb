"""Reference sheets: all spells or cards of a game, with texts as messages for any language."""

import hashlib
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from grimoire import catalog
from grimoire.server import prices
from grimoire.server.hub import Hub
from grimoire.server.routes.kept_answers import keep, kept
from grimoire.server.routes.records import record_data
from grimoire.server.routes.request_context import AnyRequest, TheHub, charge, problems
from grimoire.server.routes.tables import TableId

_MOST_DIGITS: Final = 18  # of a number in a query


@get(
    "/api/sheets/{game:str}",
    operation_id="gameSheet",
    summary="All spells or cards of a game",
    responses=problems(400),
)
async def game_sheet(
    game: Annotated[str, Parameter(max_length=40)],
    request: AnyRequest,
    hub: TheHub,
) -> Response[object]:
    """Options of the game go into the query, such as ``?edition=75``."""
    kinds = {option.name: option.kind for option in catalog.spec_of(game).options}
    query = {name: text for name, text in request.query_params.items() if kinds.get(name) != "file"}  # no paths here
    options = {name: _value(kinds.get(name, ""), text) for name, text in query.items()}
    return await _answer(request, hub, game, options)


@get(
    "/api/records/{record:str}/sheet",
    operation_id="recordSheet",
    summary="The sheet of a table or a record",
    responses=problems(400, 404),
)
async def record_sheet(record: TableId, request: AnyRequest, hub: TheHub) -> Response[object]:
    """With its own deck, if it has one."""
    data = await record_data(hub, record, request)
    return await _answer(request, hub, data["game"], data["options"])


def _value(kind: str, text: str) -> object:
    """An option's value from a query; what does not fit is refused with the other options."""
    if kind in ("number", "seat") and text.isdecimal() and len(text) <= _MOST_DIGITS:
        return int(text)
    return text == "true" if kind == "flag" and text in ("true", "false") else text


async def _answer(request: AnyRequest, hub: Hub, game: str, options: Mapping[str, object]) -> Response[object]:
    """The sheet of a game with these options; whoever asks first pays for it."""
    asked = msgspec.json.encode((game, options), order="sorted")
    key = f"sheet {hashlib.sha256(asked).hexdigest()}"
    encoded = kept(key)
    if encoded is None:
        await charge(request, hub, prices.sheet(len(asked)))
        encoded = await keep(key, partial(_encoded, game, options))
    return Response(encoded, media_type="application/json", headers={"cache-control": "no-store"})


def _encoded(name: str, options: Mapping[str, object]) -> bytes:
    game = catalog.game(name, **options)
    sheet = catalog.spec_of(game.name).sheet(game)
    if sheet is None:
        raise NotFoundException("this game has no sheet")
    return msgspec.json.encode(sheet)
