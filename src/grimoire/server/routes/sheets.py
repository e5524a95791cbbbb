"""Reference sheets: all spells or cards of a game, in words that any language can say."""

from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from grimoire import catalog
from grimoire.kernel.game import Game, State
from grimoire.server.routes.records import record_data
from grimoire.server.routes.request_context import TheHub, answer, problems
from grimoire.server.routes.tables import TableId


@get(
    "/api/sheets/{game:str}", operation_id="gameSheet", summary="All spells or cards of a game", responses=problems(400)
)
async def game_sheet(
    game: Annotated[str, Parameter(max_length=40)],
    edition: Annotated[str | None, Parameter(max_length=10)] = None,
) -> Response[object]:
    """Of Sigils, those of an edition."""
    options = {} if edition is None else {"edition": edition}
    return answer(_sheet(catalog.game(game, **options)))


@get(
    "/api/records/{record:str}/sheet",
    operation_id="recordSheet",
    summary="The sheet of a table or a record",
    responses=problems(400, 404),
)
async def record_sheet(record: TableId, hub: TheHub) -> Response[object]:
    """With its own deck, if it has one."""
    data = await record_data(hub, record)
    return answer(_sheet(catalog.game(data["game"], **data["options"])))


def _sheet(game: Game[State]) -> object:
    sheet = catalog.spec_of(game.name).sheet(game)
    if sheet is None:
        raise NotFoundException("this game has no sheet")
    return sheet
