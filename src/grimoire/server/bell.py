"""How processes that serve the same tables tell each other; the database is what counts, this only wakes them."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL: Final = "grimoire-tables"
_PAUSES: Final = (0.1, 0.3, 1.0, 2.0)  # seconds between tries to hear again
_MUTE: Final = 0.5  # seconds in which nothing is told after it failed
_PATIENCE: Final = 5.0
_log: Final = logging.getLogger("grimoire.server")


class Ring(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of another process has a new version, or people came or went there; of no table: it may be any."""

    sender: str = ""
    table: str = ""
    version: int = 0
    here: tuple[bool, ...] = ()
    watchers: int = 0


_LOOK: Final = msgspec.json.encode(Ring())


class Bell:
    """One process alone: nobody to be told."""

    is_shared = False
    is_sound = True

    def ring_version(self, table: str, version: int) -> None:
        """Nobody hears it."""

    def ring_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        """Nobody hears it."""

    def ring_all(self) -> None:
        """Nobody hears it."""

    async def listen(self, heard: Callable[[Ring], None], restored: Callable[[], None]) -> None:
        """Nothing is ever heard."""

    @asynccontextmanager
    async def ready(self) -> AsyncIterator[None]:
        """Can be rung meanwhile."""
        yield


class SteadyBackend(RedisChannelsPubSubBackend):
    """Goes on listening after Redis was gone; whoever listens learns that something may have been missed."""

    def __init__(self, redis: "Redis") -> None:
        super().__init__(redis=redis, key_prefix="GRIMOIRE")
        self.restored: Callable[[], None] = lambda: None
        self._hears = True
        self._mute_until: float | None = None

    @property
    def is_sound(self) -> bool:
        """Is everything told and heard?"""
        return self._hears and self._mute_until is None

    async def publish(self, data: bytes, channels: Any) -> None:
        """Told if Redis is there; if not, all are told to look for themselves once it is back."""
        if self._mute_until is not None and time.monotonic() < self._mute_until:
            return
        try:
            if self._mute_until is not None:
                await super().publish(_LOOK, channels)
                self._mute_until = None
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            self._warn(error)
            self._mute_until = time.monotonic() + _MUTE

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Events as they come; when the connection breaks it is made again, with longer and longer pauses."""
        failures = 0
        while True:
            try:
                if failures:
                    await self._redis.ping()
                    await self._pub_sub.connect()  # type: ignore[no-untyped-call]  # redis leaves it untyped
                    self._hears = True
                    self.restored()
                    failures = 0
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                self._warn(error)
                self._hears = False
                await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
                failures += 1

    def _warn(self, error: Exception) -> None:
        if self.is_sound:
            _log.warning("redis is gone", extra={"reason": str(error)})


class SharedBell(Bell):
    """Rings through Redis, by Litestar's channels."""

    is_shared = True

    def __init__(self, url: str) -> None:
        # Without tries of its own: a connection that was made again unnoticed would hide what was missed.
        self._redis: Final = Redis.from_url(
            url, socket_keepalive=True, health_check_interval=5, socket_timeout=_PATIENCE,
            socket_connect_timeout=_PATIENCE, retry=Retry(NoBackoff(), 0),
        )  # fmt: skip
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

    def ring_all(self) -> None:
        self._ring(Ring(self._sender))

    def _ring(self, ring: Ring) -> None:
        self.plugin.publish(msgspec.json.encode(ring), CHANNEL)

    async def listen(self, heard: Callable[[Ring], None], restored: Callable[[], None]) -> None:
        """Tells of the rings of others, for ever."""
        self._backend.restored = restored
        decoder = msgspec.json.Decoder(Ring)
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    ring = decoder.decode(data)
                except msgspec.DecodeError:
                    continue  # not of ours
                if ring.sender != self._sender:
                    heard(ring)

    @asynccontextmanager
    async def ready(self) -> AsyncIterator[None]:
        """Connected to Redis meanwhile."""
        async with self.plugin:
            yield
        await self._redis.aclose()
