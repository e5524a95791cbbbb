"""Health and metrics, for operators."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from grimoire import __version__
from grimoire.server.bodies import Health
from grimoire.server.routes.request_context import TheHub, answer, problems
from grimoire.server.settings import PROTOCOL
from grimoire.server.storage import StorageError

_TEXT = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which Litestar adds


@get("/api/health", operation_id="health", summary="Is the server healthy?", responses=problems())
async def health(hub: TheHub) -> Response[Health]:
    """Answers if the database can be read and written; otherwise 503."""
    await hub.storage.check()
    return answer(Health(__version__, PROTOCOL, len(hub.rooms), len(hub.connections)))


@get("/metrics", media_type=_TEXT, include_in_schema=False)
async def metrics(hub: TheHub) -> str:
    """Metrics for Prometheus; those that need the database are left out while it fails."""
    try:
        tables = await hub.storage.count()
    except StorageError:
        tables = {}
    return hub.metrics.text(tables)
