"""Reference sheets: all spells or cards of a game, in words that any language can say."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import Parameter

from grimoire import catalog
from grimoire.kernel.game import Game, State
from grimoire.server.bodies import BonusSheet, CardSheet, LevelSheet, Sheet, SpellSheet
from grimoire.server.routes.records import record_data
from grimoire.server.routes.request_context import TheHub, answer, problems
from grimoire.server.routes.tables import TableId
from grimoire.table.script import SCRIPT, saying


@get(
    "/api/sheets/{game:str}", operation_id="gameSheet", summary="All spells or cards of a game", responses=problems(400)
)
async def game_sheet(
    game: Annotated[str, Parameter(max_length=40)],
    edition: Annotated[str | None, Parameter(max_length=10)] = None,
) -> Response[Sheet]:
    """Of Sigils, those of an edition."""
    options = {} if edition is None else {"edition": edition}
    return answer(_sheet(catalog.game(game, **options)))


@get(
    "/api/records/{record:str}/sheet",
    operation_id="recordSheet",
    summary="The sheet of a table or a record",
    responses=problems(400, 404),
)
async def record_sheet(record: TableId, hub: TheHub) -> Response[Sheet]:
    """With its own deck, if it has one."""
    data = await record_data(hub, record)
    return answer(_sheet(catalog.game(data["game"], **data["options"])))


def _sheet(game: Game[State]) -> Sheet:
    told = catalog.sheet(game.name)(SCRIPT, game)
    return Sheet(
        game=game.name,
        options=game.options,
        spells=tuple(_spell(each) for each in told.get("spells", ())),
        familiar=tuple(told.get("familiar", ())),
        cards=tuple(CardSheet(**_said(each, "name", "text")) for each in told.get("cards", ())),
        bonuses=tuple(BonusSheet(**_said(each, "text")) for each in told.get("bonuses", ())),
    )


def _spell(told: dict[str, Any]) -> SpellSheet:
    levels = tuple(LevelSheet(**_said(level, "text", "points")) for level in told["levels"])
    return SpellSheet(**_said(told | {"levels": levels}, "name"))


def _said(told: dict[str, Any], *texts: str) -> dict[str, Any]:
    """The same with sayings where texts stand."""
    return told | {field: saying(told[field]) for field in texts}
