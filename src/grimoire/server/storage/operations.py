"""Writes other than appends; each runs inside the transaction of its group."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from grimoire.server.storage.db_schema import events, keys, links, records, seats, tables
from grimoire.server.storage.model import ARCHIVED, FINISHED, Conflict, Summary
from grimoire.server.storage.queries import HAS_SEAT


def archive(connection: Connection, version: int, record: bytes, summary: Summary) -> None:
    """Keeps the record of a table instead of its events."""
    table = summary.table
    here = (tables.c.id == table) & (tables.c.version == version) & (tables.c.status != ARCHIVED)
    values = {
        "status": ARCHIVED,
        "listed": summary.listed,
        "changed": summary.changed,
        "due": None,
        "data": summary.data,
    }
    if connection.execute(update(tables).where(here).values(values)).rowcount != 1:
        raise Conflict(f"{table} has moved on from version {version}")
    connection.execute(delete(events).where(events.c.table_id == table))
    connection.execute(delete(records).where(records.c.id == table))
    connection.execute(insert(records).values(id=table, created=summary.changed, data=record))
    _reseat(connection, table, summary.players)


def remove(connection: Connection, table: str, version: int) -> None:
    """Removes a table with its events, unless something has happened at it since."""
    here = (tables.c.id == table) & (tables.c.version == version)
    if connection.execute(delete(tables).where(here)).rowcount:
        connection.execute(delete(events).where(events.c.table_id == table))


def remove_records(connection: Connection, before: int, limit: int) -> None:
    """Removes the oldest records, and the archived tables they are of."""
    oldest = select(records.c.id).where(records.c.created < before).order_by(records.c.created).limit(limit)
    ids = list(connection.execute(oldest).scalars())
    connection.execute(delete(records).where(records.c.id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids), tables.c.status == ARCHIVED))


def clear_finished(connection: Connection, player: str) -> None:
    """Takes tables where nothing happens any more out of a person's list."""
    finished = select(tables.c.id).where(tables.c.status.in_(FINISHED))
    connection.execute(delete(seats).where(seats.c.person == player, seats.c.table_id.in_(finished)))


def add_record(connection: Connection, record_id: str, created: int, data: bytes) -> None:
    """Keeps a record; adding the same one again does nothing."""
    known = connection.execute(select(records.c.data).where(records.c.id == record_id)).scalar()
    if known is None:
        connection.execute(insert(records).values(id=record_id, created=created, data=data))
    elif known != data:
        raise Conflict(f"there is another record {record_id}")


def add_key(connection: Connection, key_hash: str, person: str, created: int) -> None:
    """Makes a key stand for a person; it never changes hands."""
    owner = connection.execute(select(keys.c.person).where(keys.c.key_hash == key_hash)).scalar()
    if owner is None:
        connection.execute(insert(keys).values(key_hash=key_hash, person=person, created=created))
    elif owner != person:
        raise Conflict("this key is another person's")


def replace_keys(connection: Connection, key_hash: str, person: str, created: int) -> None:
    """From now on this is the only key of a person, and no code makes another device theirs."""
    connection.execute(delete(keys).where(keys.c.person == person))
    connection.execute(delete(links).where(links.c.person == person))
    connection.execute(insert(keys).values(key_hash=key_hash, person=person, created=created))


def remove_keys(connection: Connection, hashes: Sequence[str]) -> None:
    """Removes these keys, except those of people who have come to a table meanwhile."""
    connection.execute(delete(keys).where(keys.c.key_hash.in_(hashes), ~HAS_SEAT))


def add_link(connection: Connection, code_hash: str, person: str, expires: int) -> None:
    """Keeps a code that can be used once."""
    connection.execute(insert(links).values(code_hash=code_hash, person=person, expires=expires))


def check(connection: Connection, code_hash: str) -> None:
    """Writes something that needs room, and takes it back."""
    connection.execute(insert(links).values(code_hash=code_hash, person="x" * 10_000, expires=0))
    connection.execute(delete(links).where(links.c.code_hash == code_hash))


def remove_links(connection: Connection, now: int) -> None:
    """Removes codes that are no longer valid."""
    connection.execute(delete(links).where(links.c.expires <= now))


def take_link(connection: Connection, code_hash: str, now: int) -> str | None:
    """The person of a code that is still valid; it is used up by this."""
    remove_links(connection, now)
    taken = delete(links).where(links.c.code_hash == code_hash).returning(links.c.person)
    person: str | None = connection.execute(taken).scalar()
    return person


def _reseat(connection: Connection, table: str, players: tuple[str, ...]) -> None:
    rows = [{"table_id": table, "place": place, "person": person} for place, person in enumerate(players)]
    connection.execute(delete(seats).where(seats.c.table_id == table))
    if rows:
        connection.execute(insert(seats), rows)
