"""Work that goes on by itself: a failure is logged and counted, and what is left is cancelled at the end."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from grimoire.server.metrics import Metrics
from grimoire.server.storage import StorageError

_log: Final = logging.getLogger("grimoire.server")


class BackgroundTasks:
    """The tasks that nobody waits for."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Starts a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def cancel(self) -> None:
        """Ends what still goes on."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageError):  # the janitor tries again once the database is back
            _log.warning("storage failed", extra={"reason": str(error)})
        elif error is not None:
            self._metrics.unhandled += 1
            _log.error("background task failed", exc_info=error)
