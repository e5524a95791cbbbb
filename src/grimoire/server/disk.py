"""How much may be stored: by one person, from one address, and by everybody together."""

import time
from typing import Final, Protocol

from grimoire.server.metrics import Metrics
from grimoire.server.rate_limit import Buckets, pay
from grimoire.server.settings import ServerSettings
from grimoire.table.refusal import refused

TABLE_BYTES: Final = 20_000  # that a table is expected to take in the end, besides what it begins with
KEY_BYTES: Final = 500  # that a key takes with its indexes
LINE_BYTES: Final = 150  # that a line of chat takes besides its text
_DAY: Final = 86_400.0  # seconds


class Measured(Protocol):
    """A storage that knows its size."""

    async def size(self) -> int:
        """Bytes in use."""


class Disk:
    """New tables and records are refused when there is no room for them; games that have begun always go on."""

    def __init__(self, settings: ServerSettings, storage: Measured, metrics: Metrics) -> None:
        limits = settings.limits
        self.used = 0
        self._limit: Final = settings.disk_limit
        self._storage: Final = storage
        self._people: Final = Buckets(limits.person_bytes, limits.person_bytes / _DAY)
        self._addresses: Final = Buckets(limits.address_bytes, limits.address_bytes / _DAY)
        self._metrics: Final = metrics
        metrics.observe("storage_bytes", "Bytes that the database uses", lambda: self.used)

    async def measure(self) -> None:
        """Looks how much is used."""
        self.used = await self._storage.size()

    def take(self, address: str, person: str | None, size: int) -> None:
        """Counts what somebody is about to store; refused if that is too much, or if they may not store anything."""
        if 0 < self._limit <= self.used:
            self._metrics.storage_refusals += 1
            raise refused("storage-full", "", "this server has no room for more games; try again later")
        self.count(address, person, size)

    def count(self, address: str, person: str | None, size: int) -> None:
        """The same for what a game that has begun needs, even if the database is full."""
        at = time.monotonic()
        buckets = [self._addresses.bucket(address, at), *([self._people.bucket(person, at)] if person else [])]
        if not pay(buckets, size, at):
            self._metrics.storage_refusals += 1
            raise refused("quota-used-up", "", "you have stored too much today; try again later")
