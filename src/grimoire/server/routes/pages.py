"""The client: one page for all addresses, and the files it is built of."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from grimoire.server.routes.request_context import AnyRequest

WORTH_PACKING: Final = 1000  # bytes
CLIENT: Final = Path(__file__).parents[1] / "client"
_FOR_EVER: Final = "public, max-age=31536000, immutable"  # built files have their content in their names
_ALWAYS_NEW: Final = "no-cache"
_NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Grimoire</title>"
    "<p>A Grimoire server is running here, without its client. Programs find its description at "
    '<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>'
)


@get(
    ["/", "/t/{table:str}", "/r/{record:str}", "/rules/{game:str}", "/continue"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[bytes]:
    """The page finds out by itself what it shows."""
    index = CLIENT / "index.html"
    content = index.read_bytes() if index.is_file() else _NO_CLIENT.encode()
    return Response(content, media_type="text/html", headers={"cache-control": _ALWAYS_NEW})


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file that was built, packed for browsers that can unpack it: what is served most is packed once."""
    found = _file(CLIENT / "assets", name, _FOR_EVER)
    found.headers["vary"] = "accept-encoding"
    if len(found.content) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        found.headers["content-encoding"] = "gzip"
        found.content = _packed(found.content)
    return found


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def file(name: FromPath[str]) -> Response[bytes]:
    """A file beside the page: its icon, what makes it an app."""
    return _file(CLIENT, name, _ALWAYS_NEW)


def _file(folder: Path, name: str, kept: str) -> Response[bytes]:
    path = folder / name
    if "/" in name or "\\" in name or name.startswith(".") or not path.is_file():
        raise NotFoundException("there is no such file")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": kept})


@lru_cache(128)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
