"""What every route needs to know of its request: whether it is allowed, and who makes it."""

import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.datastructures import URL, Cookie
from litestar.di import NamedDependency
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    NotAuthorizedException,
    NotFoundException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import SkipValidation

from grimoire.server.bodies import Problem
from grimoire.server.disk import KEY_BYTES
from grimoire.server.hub import Hub
from grimoire.server.keys import COOKIE
from grimoire.server.rate_limit import pay
from grimoire.server.safety import is_https, is_plausible, key_of, same_origin
from grimoire.server.workers.fair_queue import Asker
from grimoire.table.clocks import now
from grimoire.table.refusal import refused

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
TheHub = NamedDependency[SkipValidation[Hub]]
_YEAR: Final = 365 * 24 * 3600
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_MEANINGS: Final = {
    400: "Invalid request; place and text say why",
    401: "A key is needed",
    403: "Not allowed, or sent by a page of another origin",
    404: "Not found",
    409: "Somebody else was faster",
    413: "The body is too large",
    429: "Too many requests",
    503: "The database cannot be reached, or its disk is full",
    507: "The server has no room for more games",
}
_COSTS: Final = {"GET": 2.0, "HEAD": 2.0, "OPTIONS": 1.0, "POST": 40.0}

_BYTES_PER_TOKEN: Final = 10_000  # of a body, which has to be read and checked
_MOST_VALUES: Final = 150_000  # in a body; a long record has 20,000
_BEFORE_VALUES: Final = (b",", b"[", b"{")


class CountedRequest(AnyRequest):
    """A request whose body does not have too many values: nobody is served while JSON is read, in whatever thread.

    Its address is where it points on this server: what somebody calls the server may be no name at all.
    """

    @property
    def url(self) -> URL:
        """The path, and the query as it came."""
        return URL.from_components(path=self.scope["path"], query=self.scope["query_string"].decode("latin-1"))

    async def body(self) -> bytes:
        """The bytes of the body; if the connection ends before them, that is no failure of the server."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the request is not complete") from None

    async def json(self) -> object:
        """The body."""
        body = await self.body()
        if sum(map(body.count, _BEFORE_VALUES)) > _MOST_VALUES:
            raise refused("too-many-values", "", "a request may have at most {most} values", most=_MOST_VALUES)
        return await super().json()


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its description, with those that every route may have."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_MEANINGS[status])
        for status in sorted({*statuses, 404, 429, 503})
    }


class TooManyRequests(HTTPException):
    """The address has used up its rate limit."""

    status_code = 429
    detail = "too many requests; wait a moment"


class ForeignOrigin(HTTPException):
    """The request comes from a page of another origin."""

    status_code = 403
    detail = "pages of this origin are not allowed to do this"


def check_request(request: AnyRequest) -> None:
    """Refuses what comes from foreign pages or too fast, and addresses that nothing can be at."""
    hub: Hub = request.app.state.hub
    if not is_plausible(request.url.path):
        raise NotFoundException("there is nothing at this address")
    if request.method not in _SAFE and not same_origin(request.headers, hub.settings.origins):
        raise ForeignOrigin
    at = time.monotonic()
    cost = _COSTS.get(request.method, 40.0) + _length(request) / _BYTES_PER_TOKEN
    if not hub.limits.bucket(_address(request), at).spend(cost, at):
        raise TooManyRequests


async def charge(request: AnyRequest, hub: Hub, cost: float) -> None:
    """Charges costly work to the person and the address; refused while they have used up their rate limit."""
    (await purse(request, hub))(cost)


async def purse(request: AnyRequest, hub: Hub) -> Callable[[float], None]:
    """What charges costly work to the person and the address."""
    address, person = _address(request), await find_person(request, hub)

    def charge(cost: float) -> None:
        at = time.monotonic()
        if not pay(hub.shared_limits(address, person, at), cost, at):
            raise TooManyRequests

    return charge


async def take_room(request: AnyRequest, hub: Hub, size: int = 0) -> None:
    """Counts what is about to be stored; refused if that is too much, or if nothing may be stored."""
    hub.disk.take(_address(request), await find_person(request, hub), size)


def asker(request: AnyRequest, person: str) -> Asker:
    """Whose quota pays for a table."""
    return Asker(_address(request), person)


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _length(request: AnyRequest) -> int:
    """Of the body, as announced; one that does not say so costs as much as the largest."""
    hub: Hub = request.app.state.hub
    length = request.headers.get("content-length", "")
    if length.isdecimal() and len(length) < 10:
        return int(length)
    return hub.settings.limits.body_bytes if "transfer-encoding" in request.headers else 0


async def find_person(request: AnyRequest, hub: Hub) -> str | None:
    """The person who makes the request, None for strangers."""
    safe = request.method in _SAFE
    return await hub.keys.person(key_of(request.headers, request.cookies.get(COOKIE), safe))


async def require_person(request: AnyRequest, hub: Hub) -> str:
    """The person who makes the request; strangers are refused."""
    person = await find_person(request, hub)
    if person is None:
        raise NotAuthorizedException("a key is needed: the cookie of a page, or a token")
    return person


async def find_or_make_person(request: AnyRequest, hub: Hub) -> tuple[str, Cookie | None]:
    """The person who makes the request; a stranger becomes one and gets a cookie."""
    person = await find_person(request, hub)
    if person is not None:
        return person, None
    key, person = await make_key(request, hub)
    return person, key_cookie(request, hub, key)


async def make_key(request: AnyRequest, hub: Hub, person: str | None = None) -> tuple[str, str]:
    """A new key, for a person or for a new one; it counts as stored by the address."""
    hub.disk.count(_address(request), person, KEY_BYTES)
    return await hub.keys.make(now(), person)


def key_cookie(request: AnyRequest, hub: Hub, key: str) -> Cookie:
    """The cookie that holds a key, out of reach for scripts."""
    secure = is_https(request.headers, request.scope["scheme"], hub.settings.origins)
    return Cookie(key=COOKIE, value=key, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def answer(content: T, cookie: Cookie | None = None, status_code: int = 200) -> Response[T]:
    """An answer that no cache keeps."""
    return Response(
        content,
        status_code=status_code,
        cookies=[] if cookie is None else [cookie],
        headers={"cache-control": "no-store"},
    )
