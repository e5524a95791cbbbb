"""The client: one page for all its addresses, and the files it was built into, each read and compressed once."""

import asyncio
import mimetypes
import os
import stat
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import Response, get, head
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from grimoire.server.routes.kept_answers import COMPRESSED_FROM, IS_DONE, pack, packed_answer
from grimoire.server.routes.request_context import AnyRequest

CLIENT: Final = Path(__file__).parents[1] / "client"
COMPRESSED_ALREADY: Final = (".png", ".woff2")
_FOR_EVER: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
_NO_CACHE: Final = CacheControlHeader(no_cache=True)
_NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Grimoire</title>"
    "<p>This is a Grimoire server without its client. Its API is described at "
    '<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>'
)


@dataclass(frozen=True)
class _Kept:
    """A file in memory, as it was when it was last written."""

    stamp: tuple[int, int]  # when that was, and the size
    content: bytes
    is_packed: bool


_kept: Final[dict[Path, _Kept]] = {}  # only files that are there


@get(
    ["/", "/t/{table:str}", "/r/{record:str}", "/rules/{game:str}", "/continue"],
    include_in_schema=False,
    cache_control=_NO_CACHE,
    opt=IS_DONE,
)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page; its address tells it what to show."""
    try:
        return await _answer(request, CLIENT / "index.html")
    except NotFoundException:
        return Response(_NO_CLIENT.encode(), media_type="text/html")


@get("/assets/{file:path}", include_in_schema=False, cache_control=_FOR_EVER, opt=IS_DONE)
async def asset(request: AnyRequest, file: FromPath[PurePosixPath]) -> Response[bytes]:
    """A built file, whose name changes with its content."""
    return await _answer(request, _below(CLIENT / "assets", file))


@get("/{file:path}", include_in_schema=False, cache_control=_NO_CACHE, opt=IS_DONE)
async def beside(request: AnyRequest, file: FromPath[PurePosixPath]) -> Response[bytes]:
    """A file next to the page: icon, manifest, worker."""
    return await _answer(request, _below(CLIENT, file))


@head("/assets/{file:path}", include_in_schema=False, cache_control=_FOR_EVER, opt=IS_DONE)
async def asset_head(request: AnyRequest, file: FromPath[PurePosixPath]) -> Response[None]:
    """What would be said about a built file."""
    return _head(await _answer(request, _below(CLIENT / "assets", file)))


@head("/{file:path}", include_in_schema=False, cache_control=_NO_CACHE, opt=IS_DONE)
async def beside_head(request: AnyRequest, file: FromPath[PurePosixPath]) -> Response[None]:
    """What would be said about a file next to the page."""
    return _head(await _answer(request, _below(CLIENT, file)))


def files() -> list[ControllerRouterHandler]:
    """Everything but the page."""
    return [asset, beside, asset_head, beside_head]


def _below(folder: Path, file: PurePosixPath) -> Path:
    """A path within a folder; what comes from a browser may lead anywhere."""
    parts = file.as_posix().removeprefix("/").split("/")
    if any(part in ("", ".", "..") or "\\" in part or ":" in part for part in parts):
        raise NotFoundException("there is nothing at this address")
    return folder.joinpath(*parts)


async def _answer(request: AnyRequest, path: Path) -> Response[bytes]:
    """A file, compressed for those who can read that."""
    try:
        kept = await _find(path)
    except (OSError, ValueError):  # no file, within a file, or a name that no file can have
        raise NotFoundException("there is nothing at this address") from None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kept.is_packed:
        return packed_answer(request, kept.content, kind, {})
    return Response(kept.content, media_type=kind)


def _head(answer: Response[bytes]) -> Response[None]:
    kind = f"{answer.media_type}"
    headers = {
        **answer.headers,
        "content-length": str(len(answer.content)),
        "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
    }
    return Response(None, headers=headers)


async def _find(path: Path) -> _Kept:
    """A file as it is now; OSError if there is none."""
    found = os.stat(path)
    if not stat.S_ISREG(found.st_mode):
        raise FileNotFoundError
    stamp = found.st_mtime_ns, found.st_size
    kept = _kept.get(path)
    if kept is None or kept.stamp != stamp:
        kept = _kept[path] = await asyncio.to_thread(_read, path, stamp)
    return kept


def _read(path: Path, stamp: tuple[int, int]) -> _Kept:
    content = path.read_bytes()
    pays = len(content) >= COMPRESSED_FROM and not path.name.endswith(COMPRESSED_ALREADY)
    return _Kept(stamp, pack(content) if pays else content, pays)
