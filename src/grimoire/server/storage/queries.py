"""What is read, as statements; a row of a summary comes once for each of its players."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, func, select

from grimoire.server.storage.db_schema import events, seats, tables
from grimoire.server.storage.model import ARCHIVED, STATUSES, Summary

_UNFINISHED = tuple(status for status in STATUSES if status != ARCHIVED)


def events_after(table: str, after: int, limit: int | None) -> Select[Any]:
    """The events of a table, oldest first."""
    found = select(events.c.version, events.c.data).where(events.c.table_id == table, events.c.version > after)
    return found.order_by(events.c.version).limit(limit)


def versions_of(wanted: Sequence[str]) -> Select[Any]:
    """Tables and how far they have come."""
    return select(tables.c.id, tables.c.version).where(tables.c.id.in_(wanted))


def summary_of(table: str) -> Select[Any]:
    """One table."""
    return _with_players(select(tables).where(tables.c.id == table), tables.c.changed)


def listed(game: str | None, status: str, limit: int, before: int | None) -> Select[Any]:
    """The tables of one status that strangers may see, newest change first."""
    found = select(tables).where(tables.c.status == status, tables.c.listed.is_(True))
    if game is not None:
        found = found.where(tables.c.game == game)
    if before is not None:
        found = found.where(tables.c.changed < before)
    return _with_players(found, tables.c.changed, limit, newest_first=True)


def of_player(player: str, limit: int) -> Select[Any]:
    """The tables where somebody holds a seat, newest change first."""
    theirs = select(seats.c.table_id).where(seats.c.person == player)
    return _with_players(select(tables).where(tables.c.id.in_(theirs)), tables.c.changed, limit, newest_first=True)


def due(now: int, limit: int) -> Select[Any]:
    """The tables that wait to be looked after, longest first."""
    return _with_players(select(tables).where(tables.c.due <= now), tables.c.due, limit)


def idle(before: int, limit: int) -> Select[Any]:
    """The tables that nobody has changed for long, oldest first."""
    # Both values of `listed` are named so that the index leads to the oldest changes.
    found = select(tables).where(
        tables.c.status.in_(_UNFINISHED), tables.c.listed.in_((True, False)), tables.c.changed < before
    )
    return _with_players(found, tables.c.changed, limit)


def tables_by_status() -> Select[Any]:
    """How many tables there are."""
    return select(tables.c.status, func.count()).group_by(tables.c.status)


def summaries(rows: Iterable[Any]) -> list[Summary]:
    """Rows of summaries put together again."""
    first: dict[str, Any] = {}
    players: dict[str, list[str]] = {}
    for row in rows:
        first.setdefault(row.id, row)
        seated = players.setdefault(row.id, [])
        if row.person is not None:
            seated.append(row.person)
    return [_summary(row, tuple(players[table])) for table, row in first.items()]


def _summary(row: Any, players: tuple[str, ...]) -> Summary:
    return Summary(
        table=row.id,
        game=row.game,
        status=row.status,
        listed=row.listed,
        version=row.version,
        created=row.created,
        changed=row.changed,
        due=row.due,
        players=players,
        data=bytes(row.data),
    )


def _with_players(
    found: Select[Any], order: ColumnElement[Any], limit: int | None = None, newest_first: bool = False
) -> Select[Any]:
    def directed(column: ColumnElement[Any]) -> ColumnElement[Any]:
        return column.desc() if newest_first else column.asc()

    chosen = found.order_by(directed(order), tables.c.id).limit(limit).subquery()
    joined = chosen.outerjoin(seats, seats.c.table_id == chosen.c.id)
    return (
        select(chosen, seats.c.person)
        .select_from(joined)
        .order_by(directed(chosen.c[str(order.key)]), chosen.c.id, seats.c.place)
    )
