"""Keys: who I am, on several devices and for programs."""

from litestar import Response, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from grimoire.server.bodies import Continue, Key, Link
from grimoire.server.routes.asking import AnyRequest, TheHub, answer, key_cookie, known, person_of, problems


@post("/api/me/link", operation_id="makeLink", summary="Continue on another device", responses=problems(401, 403))
async def make_link(request: AnyRequest, hub: TheHub) -> Response[Link]:
    """A private address for one use. The code stands behind the #, so that no log on the way has it."""
    code, expires = await hub.people.make_link(await known(request, hub), hub.now())
    return answer(Link(f"/continue#{code}", expires), status_code=201)


@post(
    "/api/me/continue",
    operation_id="followLink",
    summary="Be the person of a private address",
    status_code=204,
    responses=problems(400, 403, 404, 413),
)
async def follow_link(data: JSONBody[Continue], request: AnyRequest, hub: TheHub) -> Response[None]:
    """Uses the code up; the cookie makes this device the same person."""
    person = await hub.people.follow_link(data.code, hub.now())
    if person is None:
        raise NotFoundException("this address was used already, or is too old")
    key, _ = await hub.people.welcome(hub.now(), person)
    return answer(None, key_cookie(request, hub, key), 204)


@post("/api/me/keys", operation_id="makeKey", summary="A token for programs", responses=problems(403))
async def make_key(request: AnyRequest, hub: TheHub) -> Response[Key]:
    """For the person who asks; a stranger becomes one."""
    person = await person_of(request, hub)
    key, _ = await hub.people.welcome(hub.now(), person)
    return answer(Key(key), status_code=201)
