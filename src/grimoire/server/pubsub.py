"""How processes that serve the same tables wake each other. The database decides; a lost notice loses nothing."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL: Final = "grimoire-tables"
_PAUSES: Final = (0.1, 0.3, 1.0, 2.0)  # seconds between attempts to reconnect
_PUBLISH_PAUSE: Final = 0.5  # seconds in which nothing is published after a failure
_TIMEOUT: Final = 5.0
_log: Final = logging.getLogger("grimoire.server")


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has a new version, or people came or went there. Without a table: look at all of them.

    ``leaving``: the sender stops, and somebody else should let the bots of the table play.
    """

    sender: str = ""
    table: str = ""
    version: int = 0
    here: tuple[bool, ...] = ()
    watchers: int = 0
    leaving: bool = False


_LOOK_AT_ALL: Final = msgspec.json.encode(Notice())


class PubSub:
    """For one process alone: there is nobody to notify."""

    is_shared = False

    @property
    def is_healthy(self) -> bool:
        """Do notices get through in both directions?"""
        return True

    def publish_version(self, table: str, version: int) -> None:
        """A table has a new version."""

    def publish_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        """Who is at a table in this process."""

    def publish_leaving(self, table: str) -> None:
        """This process stops, and a bot has to move at a table."""

    def publish_look(self) -> None:
        """Others should look at all tables."""

    async def listen(self, on_notice: Callable[[Notice], None], on_reconnect: Callable[[], None]) -> None:
        """Hands on the notices of other processes, for ever."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Connected inside the block."""
        yield


class ReconnectingBackend(RedisChannelsPubSubBackend):
    """Reconnects when Redis was away, and says so: notices may have been missed."""

    def __init__(self, redis: "Redis") -> None:
        super().__init__(redis=redis, key_prefix="GRIMOIRE")
        self.on_reconnect: Callable[[], None] = lambda: None
        self._is_listening = True
        self._silent_until: float | None = None

    @property
    def is_healthy(self) -> bool:
        """Do notices get through in both directions?"""
        return self._is_listening and self._silent_until is None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publishes if Redis is there; if not, all processes are told to look at all tables once it is back."""
        if self._silent_until is not None and time.monotonic() < self._silent_until:
            return
        try:
            if self._silent_until is not None:
                await super().publish(_LOOK_AT_ALL, channels)
                self._silent_until = None
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            self._warn(error)
            self._silent_until = time.monotonic() + _PUBLISH_PAUSE

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Events as they come; a lost connection is made again, with longer and longer pauses."""
        failures = 0
        while True:
            try:
                if failures:
                    await self._redis.ping()
                    await self._pub_sub.connect()  # type: ignore[no-untyped-call]  # redis leaves it untyped
                    self._is_listening = True
                    self.on_reconnect()
                    failures = 0
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                self._warn(error)
                self._is_listening = False
                await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
                failures += 1

    def _warn(self, error: Exception) -> None:
        if self.is_healthy:
            _log.warning("redis is gone", extra={"reason": str(error)})


class RedisPubSub(PubSub):
    """Notices through Redis, by Litestar's channels."""

    is_shared = True

    def __init__(self, url: str) -> None:
        # No retries by the Redis client: a connection that it made again unnoticed would hide missed notices.
        self._redis: Final = Redis.from_url(
            url, socket_keepalive=True, health_check_interval=5, socket_timeout=_TIMEOUT,
            socket_connect_timeout=_TIMEOUT, retry=Retry(NoBackoff(), 0),
        )  # fmt: skip
        self._backend: Final = ReconnectingBackend(self._redis)
        self._plugin: Final = ChannelsPlugin(self._backend, channels=[CHANNEL])
        self._sender: Final = secrets.token_hex(6)

    @property
    def is_healthy(self) -> bool:
        return self._backend.is_healthy

    async def check(self) -> None:
        """RedisError or OSError if nothing answers at the address."""
        await self._redis.ping()

    def publish_version(self, table: str, version: int) -> None:
        self._publish(Notice(self._sender, table, version))

    def publish_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        self._publish(Notice(self._sender, table, here=here, watchers=watchers))

    def publish_leaving(self, table: str) -> None:
        self._publish(Notice(self._sender, table, leaving=True))

    def publish_look(self) -> None:
        self._publish(Notice(self._sender))

    def _publish(self, notice: Notice) -> None:
        self._plugin.publish(msgspec.json.encode(notice), CHANNEL)

    async def listen(self, on_notice: Callable[[Notice], None], on_reconnect: Callable[[], None]) -> None:
        self._backend.on_reconnect = on_reconnect
        decoder = msgspec.json.Decoder(Notice)
        async with self._plugin.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    notice = decoder.decode(data)
                except msgspec.DecodeError:
                    continue  # not one of ours
                if notice.sender != self._sender:
                    on_notice(notice)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with self._plugin:
            yield
        await self._redis.aclose()
