"""Who asks: what every route needs to know of a request."""

import time
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import SkipValidation

from grimoire.server.bodies import Problem
from grimoire.server.hub import Hub
from grimoire.server.people import COOKIE
from grimoire.server.safety import is_https, key_of, same_origin

AnyRequest = Request[Any, Any, Any]
TheHub = NamedDependency[SkipValidation[Hub]]
_YEAR: Final = 365 * 24 * 3600
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_MEANINGS: Final = {
    400: "It cannot be so; place and text say why",
    401: "A key is needed",
    403: "Not for whoever asks, or from a foreign page",
    404: "There is no such thing",
    409: "Somebody else was quicker",
    413: "More than a body may hold",
    429: "Too much at once",
}
_COSTS: Final = {"GET": 2.0, "HEAD": 2.0, "OPTIONS": 1.0, "POST": 40.0}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may refuse with, for its description; too much at once is refused everywhere."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_MEANINGS[status])
        for status in (*statuses, 429)
    }


class TooFast(HTTPException):
    """More was asked for than one address may."""

    status_code = 429
    detail = "too much at once; wait a moment"


class Foreign(HTTPException):
    """The request comes from a page of somebody else."""

    status_code = 403
    detail = "this page may not ask that: its origin is not the server's"


def check_request(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuses what comes from foreign pages or too fast."""
    hub: Hub = connection.app.state.hub
    method = connection.scope.get("method", "GET")
    if method not in _SAFE and not same_origin(connection.headers, hub.settings.origins):
        raise Foreign
    address = connection.client.host if connection.client else ""
    now = time.monotonic()
    if not hub.purses.of(address, now).spend(_COSTS.get(str(method), 40.0), now):
        raise TooFast


async def person_of(request: AnyRequest, hub: Hub) -> str | None:
    """The person who asks, None for strangers."""
    safe = request.method in _SAFE
    return await hub.people.find(key_of(request.headers, request.cookies.get(COOKIE), safe))


async def known(request: AnyRequest, hub: Hub) -> str:
    """The person who asks; strangers are refused."""
    person = await person_of(request, hub)
    if person is None:
        raise NotAuthorizedException("this needs a key: the cookie of a page, or a token")
    return person


async def welcomed(request: AnyRequest, hub: Hub) -> tuple[str, Cookie | None]:
    """The person who asks; a stranger becomes one, with a cookie."""
    person = await person_of(request, hub)
    if person is not None:
        return person, None
    key, person = await hub.people.welcome(hub.now())
    return person, key_cookie(request, hub, key)


def key_cookie(request: AnyRequest, hub: Hub, key: str) -> Cookie:
    """The cookie that holds a key, out of reach for scripts."""
    secure = is_https(request.headers, request.url.scheme, hub.settings.origins)
    return Cookie(key=COOKIE, value=key, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def answer(content: Any, cookie: Cookie | None = None, status_code: int = 200) -> Response[Any]:
    """An answer that is kept by nobody on the way."""
    return Response(
        content,
        status_code=status_code,
        cookies=[] if cookie is None else [cookie],
        headers={"cache-control": "no-store"},
    )
