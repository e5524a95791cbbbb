"""Answers that stay the same: made once, outside the event loop, and kept while there is room."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar.openapi.plugins import JsonRenderPlugin

from grimoire.server.lru_cache import LRUCache
from grimoire.server.routes.request_context import AnyRequest

_ROOM: Final = 20_000_000  # bytes
_kept: Final = LRUCache[str, bytes](_ROOM, len)


def kept(key: str) -> bytes | None:
    """What was made for a key; None if it has to be made."""
    return _kept.get(key)


async def keep(key: str, make: Callable[[], bytes]) -> bytes:
    """Makes an answer, which keeps nobody else waiting, and keeps it."""
    made = await asyncio.to_thread(make)
    _kept.put(key, made)
    return made


class DescribedOnce(JsonRenderPlugin):
    """The OpenAPI description, which stays the same while the server runs."""

    _encoded = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        if not self._encoded:
            self._encoded = super().render(request, openapi_schema)
        return self._encoded
