"""Health and metrics, for operators."""

import asyncio
import time
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST

from grimoire import __version__
from grimoire.server.bodies import Health
from grimoire.server.routes.request_context import TheHub, answer, problems
from grimoire.server.settings import PROTOCOL
from grimoire.server.storage import Storage, StorageError

_TEXT = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which Litestar adds


RECENT: Final = 1.0  # seconds


class RecentCheck:
    """Whether the database works, found out once a second at most: that takes a write, and anybody may ask."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._checking: asyncio.Task[None] | None = None
        self._until = 0.0

    async def run(self) -> None:
        """StorageError if it does not."""
        if self._checking is None or (self._checking.done() and time.monotonic() >= self._until):
            self._checking = asyncio.create_task(self._check())
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        try:
            await self._storage.check()
        finally:
            self._until = time.monotonic() + RECENT


@get("/api/health", operation_id="health", summary="Is the server healthy?", responses=problems())
async def health(hub: TheHub, state: State) -> Response[Health]:
    """Answers if the database can be read and written; otherwise 503."""
    await state.health.run()
    return answer(Health(__version__, PROTOCOL, len(hub.rooms), len(hub.connections)))


@get("/metrics", media_type=_TEXT, include_in_schema=False)
async def metrics(hub: TheHub) -> str:
    """Metrics for Prometheus; those that need the database are left out while it fails."""
    try:
        tables = await hub.storage.count()
    except StorageError:
        tables = {}
    return hub.metrics.text(tables)
