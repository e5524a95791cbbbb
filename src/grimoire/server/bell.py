"""How processes that serve the same tables tell each other; the database is what counts, this only wakes them."""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Callable
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL: Final = "tables"
_PAUSES: Final = (0.1, 0.3, 1.0, 2.0)
_log: Final = logging.getLogger("grimoire.server")


class Ring(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of another process has a new version, or people came or went there."""

    sender: str
    table: str
    version: int = 0
    here: tuple[bool, ...] = ()
    watchers: int = 0


class Bell:
    """One process alone: nobody to be told."""

    is_shared = False
    is_sound = True

    def ring_version(self, table: str, version: int) -> None:
        """Nobody hears it."""

    def ring_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        """Nobody hears it."""

    async def listen(self, heard: Callable[[Ring], None], restored: Callable[[], None]) -> None:
        """Nothing is ever heard."""


class SteadyBackend(RedisChannelsPubSubBackend):
    """Goes on listening after Redis was gone; whoever listens learns that something may have been missed."""

    def __init__(self, redis: "Redis") -> None:
        super().__init__(redis=redis, key_prefix="GRIMOIRE")
        self.restored: Callable[[], None] = lambda: None
        self.is_sound = True

    async def publish(self, data: bytes, channels: Any) -> None:
        """Told if Redis is there; if not, listeners look for themselves once it is back."""
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            self._lost(error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Events as they come; when the connection breaks it is made again, with longer and longer pauses."""
        failures = 0
        while True:
            try:
                if failures:
                    await self._redis.ping()
                    await self._pub_sub.connect()  # type: ignore[no-untyped-call]  # redis leaves it untyped
                    self.is_sound = True
                    self.restored()
                    failures = 0
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                self._lost(error)
                await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
                failures += 1

    def _lost(self, error: Exception) -> None:
        if self.is_sound:
            _log.warning("redis is gone", extra={"reason": str(error)})
        self.is_sound = False


class SharedBell(Bell):
    """Rings through Redis, by Litestar's channels."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._redis: Final = Redis.from_url(url, socket_keepalive=True, health_check_interval=5)
        self._backend: Final = SteadyBackend(self._redis)
        self.plugin: Final = ChannelsPlugin(self._backend, channels=[CHANNEL])
        self._sender: Final = secrets.token_hex(6)

    @property
    def is_sound(self) -> bool:  # type: ignore[override]  # alone it always is
        return self._backend.is_sound

    async def check(self) -> None:
        """RedisError or OSError if nobody answers at the address."""
        await self._redis.ping()

    def ring_version(self, table: str, version: int) -> None:
        self._ring(Ring(self._sender, table, version))

    def ring_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        self._ring(Ring(self._sender, table, here=here, watchers=watchers))

    def _ring(self, ring: Ring) -> None:
        self.plugin.publish(msgspec.json.encode(ring), CHANNEL)

    async def listen(self, heard: Callable[[Ring], None], restored: Callable[[], None]) -> None:
        """Tells of the rings of others, for ever."""
        self._backend.restored = restored
        decoder = msgspec.json.Decoder(Ring)
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                ring = decoder.decode(data)
                if ring.sender != self._sender:
                    heard(ring)
