"""The client: one page for all its addresses, and the files it was built into."""

from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.static_files import create_static_files_router

CLIENT: Final = Path(__file__).parents[1] / "client"
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
    return [
        create_static_files_router("/assets", [CLIENT / "assets"], name="assets", cache_control=_FOR_EVER),
        create_static_files_router("/", [CLIENT], name="client", cache_control=_NO_CACHE),
    ]
