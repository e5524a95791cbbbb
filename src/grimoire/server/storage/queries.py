"""Everything that is read, as statements. A summary comes as one row for each of its players."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Column, Integer, Row, ScalarSelect, Select, func, select

from grimoire.server.storage.db_schema import events, keys, seats, tables
from grimoire.server.storage.model import ARCHIVED, STATUSES, Summary

SummaryRow = Row[str, str, str, bool, int, int, int, int | None, bytes, str | None]
SummaryRows = Select[str, str, str, bool, int, int, int, int | None, bytes, str | None]
HAS_SEAT = select(seats.c.person).where(seats.c.person == keys.c.person).exists()  # the person of a key
NOT_ARCHIVED = tuple(status for status in STATUSES if status != ARCHIVED)


def events_after(table: str, after: int, limit: int | None) -> Select[int, bytes]:
    """The events of a table, oldest first."""
    wanted = select(events.c.version, events.c.data).where(events.c.table_id == table, events.c.version > after)
    return wanted.order_by(events.c.version).limit(limit)


def versions_of(ids: Sequence[str]) -> Select[str, int]:
    """Tables and their versions."""
    return select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))


def tables_by_status() -> Select[str, int]:
    """How many tables there are of each status."""
    return select(tables.c.status, func.count()).group_by(tables.c.status)


def summary_of(table: str) -> SummaryRows:
    """One table."""
    return _with_players(select(tables).where(tables.c.id == table), tables.c.changed)


def listed(game: str | None, status: str, limit: int, before: int | None) -> SummaryRows:
    """The tables of one status that everybody may see, newest change first."""
    wanted = select(tables).where(tables.c.status == status, tables.c.listed.is_(True))
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if before is not None:
        wanted = wanted.where(tables.c.changed < before)
    return _with_players(wanted, tables.c.changed, limit, newest_first=True)


def of_player(player: str, limit: int) -> SummaryRows:
    """The tables where a person holds a seat, newest change first."""
    theirs = select(seats.c.table_id).where(seats.c.person == player)
    return _with_players(select(tables).where(tables.c.id.in_(theirs)), tables.c.changed, limit, newest_first=True)


def due(now: int, limit: int, after: tuple[int, str] | None) -> SummaryRows:
    """The tables that are due, longest waiting first, after one with this time and name."""
    wanted = select(tables).where(tables.c.due <= now)
    if after is not None:
        at, table = after
        wanted = wanted.where(tables.c.due >= at, (tables.c.due > at) | (tables.c.id > table))
    return _with_players(wanted, tables.c.due, limit)


def old_keys(before: int, limit: int) -> Select[str]:
    """Keys that were made before this time, of people who hold no seat."""
    return select(keys.c.key_hash).where(keys.c.created < before, ~HAS_SEAT).limit(limit)


def idle(before: int, limit: int, statuses: Sequence[str] = NOT_ARCHIVED) -> SummaryRows:
    """The tables that nobody has changed for long, oldest first."""
    # Both values of `listed` are named so that the index leads to the oldest changes.
    wanted = select(tables).where(
        tables.c.status.in_(statuses), tables.c.listed.in_((True, False)), tables.c.changed < before
    )
    return _with_players(wanted, tables.c.changed, limit)


def database_size(is_sqlite: bool) -> Select[int]:
    """Bytes in use; SQLite does not count pages that are free again."""
    if not is_sqlite:
        return select(func.pg_database_size(func.current_database()))
    pages, free, size = (_pragma(name) for name in ("page_count", "freelist_count", "page_size"))
    return select((pages - free) * size)


def _pragma(name: str) -> ScalarSelect[int]:
    """A number that SQLite knows of its file."""
    row = getattr(func, f"pragma_{name}")().table_valued(Column(name, Integer))
    return select(row.c[name]).scalar_subquery()


def summaries(rows: Iterable[SummaryRow]) -> list[Summary]:
    """The summaries of these rows."""
    first: dict[str, SummaryRow] = {}
    players: dict[str, list[str]] = {}
    for row in rows:
        table, person = row[0], row[-1]
        first.setdefault(table, row)
        seated = players.setdefault(table, [])
        if person is not None:
            seated.append(person)
    return [_summary(row, tuple(players[table])) for table, row in first.items()]


def _summary(row: SummaryRow, players: tuple[str, ...]) -> Summary:
    table, game, status, is_listed, version, created, changed, due_at, data, _ = row
    return Summary(table, game, status, is_listed, version, created, changed, due_at, players, bytes(data))


def _with_players(
    wanted: Select[*tuple[object, ...]], order: Column[int], limit: int | None = None, newest_first: bool = False
) -> SummaryRows:
    chosen = wanted.order_by(order.desc() if newest_first else order, tables.c.id).limit(limit).subquery()
    ordered = chosen.c[order.name]
    return (
        select(*(chosen.c[column.name] for column in tables.c), seats.c.person)
        .select_from(chosen.outerjoin(seats, seats.c.table_id == chosen.c.id))
        .order_by(ordered.desc() if newest_first else ordered, chosen.c.id, seats.c.place)
    )
