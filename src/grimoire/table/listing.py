"""What lists show of a match, so that it need not be loaded for them."""

import msgspec

from grimoire.kernel.game import Json
from grimoire.table.match_state import MatchState
from grimoire.table.result import Result
from grimoire.table.settings import Clock
from grimoire.table.view import seat_views
from grimoire.table.view_types import SeatView


class ListData(msgspec.Struct, frozen=True):
    """What lists show beside status and times."""

    options: dict[str, Json]  # without large ones, such as a deck
    clock: Clock | None
    chat: bool
    watchers: bool
    seats: tuple[SeatView, ...]
    player: int | None
    holders: tuple[str, ...]  # who holds each seat; for the server alone
    scores: tuple[int, ...] = ()
    result: Result | None = None


def list_data(match: MatchState) -> ListData:
    """The match as lists show it."""
    settings = match.settings
    return ListData(
        options={name: value for name, value in settings.options.items() if not isinstance(value, dict)},
        clock=settings.clock,
        chat=settings.chat,
        watchers=settings.watchers,
        seats=seat_views(match),
        player=match.decider,
        holders=tuple([seat.player for seat in match.seats]),
        scores=() if match.result is None else tuple(match.state.scores()),
        result=match.result,
    )
