"""Keys: who I am, on several devices and for programs."""

from litestar import Response, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from grimoire.server.bodies import Continue, Key, Link
from grimoire.server.keys import COOKIE
from grimoire.server.routes.request_context import (
    AnyRequest,
    TheHub,
    answer,
    find_person,
    key_cookie,
    make_key,
    problems,
    require_person,
)
from grimoire.table.clocks import now


@post("/api/me/link", operation_id="makeLink", summary="Continue on another device", responses=problems(401, 403))
async def make_link(request: AnyRequest, hub: TheHub) -> Response[Link]:
    """A private address for one use. The code stands after the #, so that no log on the way has it."""
    code, expires = await hub.keys.make_link(await require_person(request, hub), now())
    return answer(Link(f"/continue#{code}", expires), status_code=201)


@post(
    "/api/me/continue",
    operation_id="followLink",
    summary="Become the person of a private address",
    status_code=204,
    responses=problems(400, 403, 404, 413),
)
async def follow_link(data: JSONBody[Continue], request: AnyRequest, hub: TheHub) -> Response[None]:
    """Uses up the code; the cookie makes this device the same person."""
    person = await hub.keys.follow_link(data.code, now())
    if person is None:
        raise NotFoundException("this address has been used already, or has expired")
    key, _ = await make_key(request, hub, person)
    return answer(None, key_cookie(request, hub, key), 204)


@post(
    "/api/me/keys/renew",
    operation_id="renewKey",
    summary="Sign out everywhere else",
    responses=problems(401, 403),
)
async def renew_key(request: AnyRequest, hub: TheHub) -> Response[Key]:
    """A new key for you. All others, of devices and programs, are void, and their sockets are closed."""
    person = await require_person(request, hub)
    key = await hub.keys.renew(person, now())
    hub.connections.close_all(person)
    cookie = key_cookie(request, hub, key) if COOKIE in request.cookies else None
    return answer(Key(key), cookie, 201)


@post("/api/me/keys", operation_id="makeKey", summary="A token for programs", responses=problems(403))
async def make_token(request: AnyRequest, hub: TheHub) -> Response[Key]:
    """For the person who makes the request; a stranger becomes one."""
    key, _ = await make_key(request, hub, await find_person(request, hub))
    return answer(Key(key), status_code=201)
