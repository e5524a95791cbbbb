"""Health and metrics, for operators."""

from litestar import MediaType, Response, get

from grimoire import __version__
from grimoire.server.bodies import Health
from grimoire.server.metrics import shown
from grimoire.server.routes.request_context import TheHub, answer, problems
from grimoire.server.settings import PROTOCOL


@get("/api/health", operation_id="health", summary="Is the server healthy?", responses=problems())
async def health(hub: TheHub) -> Response[Health]:
    """Answers if the database does."""
    await hub.storage.version("health")
    return answer(Health(__version__, PROTOCOL, len(hub.rooms), len(hub.connections)))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(hub: TheHub) -> str:
    """Counters for Prometheus."""
    rows = [
        *hub.metrics.rows(),
        ("grimoire_tables_loaded", "gauge", "Tables in the memory of this process", len(hub.rooms)),
        ("grimoire_pages", "gauge", "Open sockets", len(hub.connections)),
        ("grimoire_bots_busy", "gauge", "Workers that think", hub.workers.busy),
        ("grimoire_bots_waiting", "gauge", "Thoughts that wait for a worker", hub.workers.waiting),
        ("grimoire_bots_restarts_total", "counter", "Workers that were replaced", hub.workers.restarts),
        ("grimoire_redis_sound", "gauge", "1 while other processes can be told", float(hub.pubsub.is_healthy)),
    ]
    counts = await hub.storage.count()
    rows += [(f"grimoire_tables_{status}", "gauge", f"Tables that are {status}", n) for status, n in counts.items()]
    return shown(rows)
