"""The client: one page for all its addresses, and the files it was built into.

The build leaves a compressed copy beside each file for which that pays: here nothing is compressed.
"""

import os
from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader, Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK
from litestar.types import ASGIApp, Message, Receive, Scope, Send

CLIENT: Final = Path(__file__).parents[1] / "client"
AS_BUILT: Final = "as-built"  # an option of routes whose answers the application need not compress
_PACKED: Final = ".gz"
_IS_BUILT: Final = {AS_BUILT: True}
_FOR_EVER: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
_NO_CACHE: Final = CacheControlHeader(no_cache=True)
_NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Grimoire</title>"
    "<p>This is a Grimoire server without its client. Its API is described at "
    '<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>'
)


@get(
    ["/", "/t/{table:str}", "/r/{record:str}", "/rules/{game:str}", "/continue"],
    include_in_schema=False,
    cache_control=_NO_CACHE,
    opt=_IS_BUILT,
    sync_to_thread=False,
)
def page() -> File | Response[str]:
    """The page; its address tells it what to show."""
    index = CLIENT / "index.html"
    if not index.is_file():
        return Response(_NO_CLIENT, media_type="text/html")
    return File(index, media_type="text/html", content_disposition_type="inline", filename=index.name)


def files() -> list[Router]:
    """The built files, whose names change with their content, and those next to the page: icon, manifest, worker."""
    return [_router("/assets", CLIENT / "assets", _FOR_EVER), _router("/", CLIENT, _NO_CACHE)]


def _router(path: str, folder: Path, cache_control: CacheControlHeader) -> Router:
    # Not told to the router: Litestar 2.25 would then say of all files that they are packed once one was.
    return create_static_files_router(
        path, [folder], name=folder.name, middleware=[_PackedFiles(folder, cache_control)], opt=_IS_BUILT
    )


class _PackedFiles(ASGIMiddleware):
    """Sends the compressed copy of a file to whoever can read it, and says how long a file may be kept."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, folder: Path, cache_control: CacheControlHeader) -> None:
        self._folder: Final = folder
        self._cache_control: Final = cache_control.to_header()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        name = scope["path_params"]["file_path"].lstrip("/")
        path = os.path.join(self._folder, name)
        if not os.path.isfile(path):  # nor a name that no file can have, at which the router would fail
            raise NotFoundException("there is nothing at this address")
        is_packed = os.path.isfile(path + _PACKED)
        if is_packed and "gzip" in Headers.from_scope(scope).get("accept-encoding", ""):
            scope["path_params"] = {"file_path": f"/{name}{_PACKED}"}  # a new one: Litestar keeps the old one

        async def send_file(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == HTTP_200_OK:
                headers = MutableScopeHeaders.from_message(message)
                headers["cache-control"] = self._cache_control
                if is_packed:
                    headers["vary"] = "Accept-Encoding"
            await send(message)

        await next_app(scope, receive, send_file)
