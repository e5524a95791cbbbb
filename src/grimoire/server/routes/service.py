"""Health and metrics, for operators."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from grimoire import __version__
from grimoire.server.bodies import Health
from grimoire.server.routes.request_context import TheHub, answer, problems
from grimoire.server.settings import PROTOCOL

_TEXT = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which Litestar adds


@get("/api/health", operation_id="health", summary="Is the server healthy?", responses=problems())
async def health(hub: TheHub) -> Response[Health]:
    """Answers if the database does."""
    await hub.storage.version("health")
    return answer(Health(__version__, PROTOCOL, len(hub.rooms), len(hub.connections)))


@get("/metrics", media_type=_TEXT, include_in_schema=False)
async def metrics(hub: TheHub) -> str:
    """Metrics for Prometheus."""
    return hub.metrics.text(await hub.storage.count())
