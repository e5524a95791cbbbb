"""Tables to store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from grimoire.server.storage import Append, Storage, Summary


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    """A storage that is closed afterwards."""
    storage = await Storage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


def summary(table: str, version: int = 1, **changes: Any) -> Summary:
    """An unremarkable live table."""
    plain = Summary(
        table=table,
        game="materia",
        status="live",
        listed=True,
        version=version,
        created=1,
        changed=version,
        due=None,
        players=("ann", "bob"),
        data=b'{"seats":2}',
    )
    return msgspec.structs.replace(plain, **changes)


def event(table: str, version: int) -> tuple[int, bytes]:
    """An event that says where it belongs."""
    return version, f'{{"table":"{table}","version":{version}}}'.encode()


def append(table: str, first: int, last: int | None = None, **changes: Any) -> Append:
    """The events from `first` to `last`, and an unremarkable summary."""
    end = first if last is None else last
    events = tuple(event(table, version) for version in range(first, end + 1))
    return Append(table, first - 1, events, summary(table, end, **changes))
