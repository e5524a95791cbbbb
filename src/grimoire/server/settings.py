"""How a server is run."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

PROTOCOL: Final = 1  # of the messages; a page that speaks another is told to reload
NAME: Final = "^[A-Za-z0-9_-]*$"  # of tables, records and games; PostgreSQL does not take every text
SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class Limits:
    """What one page, one address or one table may ask for; a credit is about one move, refilled by the second."""

    message_bytes: int = 16_384
    body_bytes: int = 2_000_000
    socket_credit: int = 120
    socket_refill: float = 30.0
    address_credit: int = 1200
    address_refill: float = 300.0
    sockets_per_address: int = 400
    watchers: int = 50
    tables_per_page: int = 8
    backlog: int = 400  # messages a slow page may be behind before it must reconnect


@dataclass(frozen=True)
class ServerSettings:
    """Where things are kept and who may come; the defaults need nothing but this machine."""

    data: Path = Path("grimoire-data")
    database: str = ""
    redis: str = ""
    host: str = "127.0.0.1"
    port: int | None = None  # the first usual one that is free
    origins: tuple[str, ...] = ()
    proxies: str = ""
    workers: int | None = None
    archive_after: int = 30 * DAY
    bot_grace: int = 15 * SECOND  # after which another process looks after a bot that did not move
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """The database named, or the file in the data folder."""
        return self.database or f"sqlite:///{self.data.resolve() / 'grimoire.db'}"


def unbounded(settings: ServerSettings) -> ServerSettings:
    """The same without limits on how much one address or page may ask for."""
    return replace(settings, limits=replace(settings.limits, socket_credit=0, address_credit=0, sockets_per_address=0))
