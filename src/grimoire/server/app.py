"""The server as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import SystemRandom
from typing import Final, TypeVar

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler
from redis.exceptions import RedisError

from grimoire import __version__
from grimoire.kernel.chance import Source
from grimoire.kernel.errors import Fault, GrimoireError
from grimoire.server.bodies import Problem
from grimoire.server.data_folder import locked
from grimoire.server.hub import Hub
from grimoire.server.janitor import Janitor
from grimoire.server.option_schemas import OpenAPIConfigWithOptions
from grimoire.server.pubsub import PubSub, RedisPubSub
from grimoire.server.routes import client_files, games, me, records, service, sheets, tables
from grimoire.server.routes.kept_answers import DescribedOnce
from grimoire.server.routes.request_context import AnyRequest, CountedRequest, check_request
from grimoire.server.safety import HEADERS
from grimoire.server.settings import ServerSettings
from grimoire.server.socket import page_socket
from grimoire.server.storage import Storage, StorageError
from grimoire.server.workers.pool import Workers

T = TypeVar("T")
_FAILED: Final = 500
_MOST_FAULTS: Final = 20  # that a refusal tells one by one
_NO_HEADERS: Final[Mapping[str, str]] = {}
_log: Final = logging.getLogger("grimoire.server")
_COMPRESSION: Final = CompressionConfig(
    backend="gzip",
    minimum_size=1000,
    gzip_compress_level=6,
    exclude=["^/api/schema/"],  # for a few programs
    exclude_opt_key=client_files.AS_BUILT,
)
_STATUSES: Final = {
    "no-table": 404,
    **dict.fromkeys(("not-your-seat", "not-host"), 403),
    **dict.fromkeys(("seat-taken", "already-begun", "stale-version", "busy"), 409),
    "quota-used-up": 429,
    "storage-full": 507,
}  # of refusals; 400 for all others


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


DEPENDENCIES: Final = {"hub": Provide(_hub, sync_to_thread=False)}


def make_app(hub: Hub) -> Litestar:
    """The application of a hub; background work starts and stops with its lifespan."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with hub.pubsub.running(), _working(hub):
            yield

    return Litestar(
        route_handlers=[*routes(), page_socket],
        lifespan=[lifespan],
        state=State({"hub": hub, "health": service.RecentCheck(hub.storage)}),
        dependencies=DEPENDENCIES,
        before_request=_before,
        exception_handlers={
            GrimoireError: _refusal,
            HTTPException: _http_problem,
            RecursionError: _too_deep,
            Exception: _failure,
        },
        after_request=_secure,
        request_class=CountedRequest,
        request_max_body_size=hub.settings.limits.body_bytes,
        compression_config=_COMPRESSION,
        openapi_config=openapi_config(),
        logging_config=None,
    )


@asynccontextmanager
async def _working(hub: Hub) -> AsyncIterator[None]:
    janitor = Janitor(hub)
    endless = (janitor.run(), janitor.listen(), hub.metrics.watch_lag())
    tasks = [asyncio.create_task(work) for work in endless]
    if not hub.pubsub.is_shared:
        hub.tasks.start(janitor.wake_all())
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hub.close()


def routes() -> list[ControllerRouterHandler]:
    """All routes of HTTP."""
    return [
        tables.create_table, tables.list_tables, tables.show_table, tables.join_table, tables.my_tables,
        tables.clear_my_tables,
        me.make_link, me.follow_link, me.make_token, me.renew_key,
        records.send_record, records.get_record, records.replay_record, records.record_history,
        records.record_chances,
        records.play_on,
        games.list_games, games.game_texts, games.check_options, sheets.game_sheet, sheets.record_sheet,
        service.health, service.metrics, client_files.page, *client_files.files(),
    ]  # fmt: skip


def openapi_config() -> OpenAPIConfig:
    """The head of the OpenAPI description."""
    return OpenAPIConfigWithOptions(
        title="Grimoire",
        version=__version__,
        description="Tables of board games. What happens at a table goes through the socket at /api/live.",
        path="/api/schema",
        render_plugins=[DescribedOnce(path="/openapi.json")],
    )


@asynccontextmanager
async def running(settings: ServerSettings, source: Source | None = None) -> AsyncIterator[Hub]:
    """Everything a server needs, started and stopped in order; GrimoireError if something cannot be reached."""
    with locked(settings):
        pubsub = await _pubsub(settings)
        storage = await Storage.open(settings.database_url)
        workers = Workers(settings.workers)
        try:
            yield Hub(settings, storage, workers, pubsub, source or SystemRandom())
        finally:
            await workers.stop()
            await storage.close()


async def _pubsub(settings: ServerSettings) -> PubSub:
    if not settings.redis:
        return PubSub()
    pubsub = RedisPubSub(settings.redis)
    try:
        await pubsub.check()
    except (RedisError, OSError) as error:
        raise StorageError(Fault("no-redis", "redis", "nothing answers there: {reason}", reason=str(error))) from None
    return pubsub


async def _before(request: AnyRequest) -> None:
    check_request(request)


async def _secure(response: Response[T]) -> Response[T]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _problem(status: int, problem: Problem, headers: Mapping[str, str] = _NO_HEADERS) -> Response[Problem]:
    """With the security headers: what runs after a request does not see refusals."""
    all_headers = {**headers, **HEADERS, "cache-control": "no-store"}
    return Response(problem, status_code=status, media_type="application/json", headers=all_headers)


def _refusal(_request: AnyRequest, error: GrimoireError) -> Response[Problem]:
    fault = error.faults[0]
    status = 503 if isinstance(error, StorageError) else _STATUSES.get(fault.key, 400)
    also = tuple(_told(each, str(each)) for each in error.faults[1:_MOST_FAULTS])
    return _problem(status, _told(fault, str(error), also))


def _told(fault: Fault, text: str, also: tuple[Problem, ...] = ()) -> Problem:
    values = {key: str(value) for key, value in fault.values.items()}
    return Problem(fault.key, text, fault.place, values, also)


def _http_problem(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code == _FAILED:  # a library says so
        return _failure(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    problem = Problem(f"http-{error.status_code}", "; ".join(reasons) or error.detail)
    return _problem(error.status_code, problem, error.headers or _NO_HEADERS)


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """Only what a request nests can be so deep: none of our own code calls itself without end."""
    return _problem(400, Problem("too-deep", "this is nested too deeply"))


def _failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    hub: Hub = request.app.state.hub
    hub.metrics.unhandled += 1
    _log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _problem(_FAILED, Problem("server-error", "the server failed"))
