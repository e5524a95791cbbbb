"""Reference sheets: all spells or cards of a game, with texts as messages for any language."""

from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from grimoire import catalog
from grimoire.kernel.game import Game, State
from grimoire.server.routes.records import record_data
from grimoire.server.routes.request_context import AnyRequest, TheHub, answer, problems
from grimoire.server.routes.tables import TableId


@get(
    "/api/sheets/{game:str}", operation_id="gameSheet", summary="All spells or cards of a game", responses=problems(400)
)
async def game_sheet(
    game: Annotated[str, Parameter(max_length=40)],
    request: AnyRequest,
) -> Response[object]:
    """Options of the game go into the query, such as ``?edition=75``."""
    kinds = {option.name: option.kind for option in catalog.spec_of(game).options}
    query = {name: text for name, text in request.query_params.items() if kinds.get(name) != "file"}  # no paths here
    options = {name: _value(kinds.get(name, ""), text) for name, text in query.items()}
    return answer(_sheet(catalog.game(game, **options)))


@get(
    "/api/records/{record:str}/sheet",
    operation_id="recordSheet",
    summary="The sheet of a table or a record",
    responses=problems(400, 404),
)
async def record_sheet(record: TableId, request: AnyRequest, hub: TheHub) -> Response[object]:
    """With its own deck, if it has one."""
    data = await record_data(hub, record, request)
    return answer(_sheet(catalog.game(data["game"], **data["options"])))


def _value(kind: str, text: str) -> object:
    """An option's value from a query; what does not fit is refused with the other options."""
    if kind in ("number", "seat") and text.isdecimal():
        return int(text)
    return text == "true" if kind == "flag" and text in ("true", "false") else text


def _sheet(game: Game[State]) -> object:
    sheet = catalog.spec_of(game.name).sheet(game)
    if sheet is None:
        raise NotFoundException("this game has no sheet")
    return sheet
