"""Answers that stay the same: made and compressed once, outside the event loop, and kept while there is room."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from litestar import Response
from litestar.openapi.plugins import JsonRenderPlugin

from grimoire.server.routes.request_context import AnyRequest

DONE_HERE: Final = "compressed"  # an option of routes whose answers the application need not compress
IS_DONE: Final = {DONE_HERE: True}
COMPRESSED_FROM: Final = 1000  # bytes
LEVEL: Final = 6
_ROOM: Final = 5_000_000  # bytes, compressed


class KeptAnswers:
    """Compressed answers by what they answer; the one that was unused for longest makes room."""

    def __init__(self, room: int) -> None:
        self._free = room
        self._answers: Final[OrderedDict[str, bytes]] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        """An answer if it is still there."""
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def put(self, key: str, packed: bytes) -> None:
        """Keeps an answer, unless it is larger than all the room."""
        self._free += len(self._answers.pop(key, b""))
        if len(packed) > self._free + sum(map(len, self._answers.values())):
            return
        while len(packed) > self._free:
            self._free += len(self._answers.popitem(last=False)[1])
        self._answers[key] = packed
        self._free -= len(packed)


_kept: Final = KeptAnswers(_ROOM)


def kept(key: str) -> bytes | None:
    """What was made for a key, compressed; None if it has to be made."""
    return _kept.get(key)


async def keep(key: str, make: Callable[[], bytes]) -> bytes:
    """Makes an answer, which keeps nobody else waiting, compresses it and keeps it."""
    packed = await asyncio.to_thread(lambda: pack(make()))
    _kept.put(key, packed)
    return packed


def pack(data: bytes) -> bytes:
    """Compressed, always in the same way."""
    return gzip.compress(data, LEVEL, mtime=0)


def packed_answer(request: AnyRequest, packed: bytes, kind: str, headers: Mapping[str, str]) -> Response[Any]:
    """A compressed answer, for those who cannot read it as it was; reading is much quicker than compressing."""
    all_headers = {**headers, "vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**all_headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=kind, headers=all_headers)


class DescribedOnce(JsonRenderPlugin):
    """The OpenAPI description, which stays the same while the server runs."""

    _encoded = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        if not self._encoded:
            self._encoded = super().render(request, openapi_schema)
        return self._encoded
