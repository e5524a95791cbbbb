"""What lists show of a table."""

from typing import Any

import msgspec

from grimoire.server.storage import Summary
from grimoire.table.match import Match
from grimoire.table.settings import Clock
from grimoire.table.view import SeatView, seat_views


class ListData(msgspec.Struct, frozen=True):
    """What is kept for lists beside what the storage looks for."""

    options: dict[str, Any]  # without a deck of one's own
    clock: Clock | None
    chat: bool
    watchers: bool
    seats: tuple[SeatView, ...]
    player: int | None
    holders: tuple[str, ...]  # who holds each seat, for the server alone


_encode = msgspec.json.Encoder().encode


def summary(table: str, match: Match, created: int, bot_grace: int) -> Summary:
    """The table for lists; due when its clock runs out, or when a bot has not moved for so long."""
    settings = match.settings
    holders = tuple([seat.player for seat in match.seats])
    options = settings.options
    listed = ListData(
        options={key: value for key, value in options.items() if key != "deck"} if "deck" in options else options,
        clock=settings.clock,
        chat=settings.chat,
        watchers=settings.watchers,
        seats=seat_views(match),
        player=match.decider,
        holders=holders,
    )
    return Summary(
        table=table,
        game=settings.game,
        status=match.status,
        listed=settings.listed,
        version=match.version,
        created=created,
        changed=match.changed,
        due=match.changed + bot_grace if match.thinker is not None else match.deadline,
        players=tuple(sorted({player for player in (*holders, match.host) if player})),
        data=_encode(listed),
    )
