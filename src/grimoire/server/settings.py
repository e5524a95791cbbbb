"""How a server is run."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

PROTOCOL: Final = 1  # of the messages; a page with another one is told to reload
MOST_SEATS: Final = 64  # that a request can name; how many there are is up to the game, and the match checks it
NAME: Final = "^[A-Za-z0-9_-]*$"  # of tables, records and games; PostgreSQL does not accept every text
SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR
GIGABYTE: Final = 1_000_000_000


@dataclass(frozen=True)
class Limits:
    """Limits of a page, an address or a table. A move costs one token; ``refill`` tokens come back each second."""

    message_bytes: int = 16_384
    body_bytes: int = 2_000_000
    socket_tokens: int = 120
    socket_refill: float = 30.0
    person_tokens: int = 600
    person_refill: float = 150.0
    address_tokens: int = 1200
    address_refill: float = 300.0
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    person_bytes: int = 20_000_000  # that somebody may store each day
    address_bytes: int = 100_000_000
    watchers: int = 50
    tables_per_page: int = 8
    events: int = 10_000  # of a table, chat apart; then only moves are taken, twice as many at most
    chat_lines: int = 5_000  # of a table
    backlog_bytes: int = 500_000  # that a slow page may be behind before it is disconnected
    connections_per_address: int = 200  # besides sockets
    waiting_connections: int = 1000  # on which no request has begun
    head_bytes: int = 32_768  # of a request
    head_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 60.0  # for the rest of it to arrive, and for the answer to be read


@dataclass(frozen=True)
class ServerSettings:
    """Settings of a server; the defaults need nothing but this machine."""

    data: Path = Path("grimoire-data")
    database: str = ""
    redis: str = ""
    host: str = "127.0.0.1"
    port: int | None = None  # the first free one of the usual ones
    origins: tuple[str, ...] = ()
    proxies: str = ""
    workers: int | None = None
    archive_after: int = 30 * DAY
    open_for: int = 7 * DAY  # after which a table that nobody has joined is removed
    keep_records: int = 730 * DAY  # 0: for ever
    keep_keys: int = 366 * DAY  # of people without games; their cookies last for a year
    disk_limit: int = 20 * GIGABYTE  # of the database; 0: none
    bot_grace: int = 15 * SECOND  # after which another process takes over a bot that did not move
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """The database as named, or the file in the data folder."""
        return self.database or f"sqlite:///{self.data.resolve() / 'grimoire.db'}"


def unbounded(settings: ServerSettings) -> ServerSettings:
    """The same settings without rate limits, and with any number of sockets and connections."""
    unlimited = replace(
        settings.limits, socket_tokens=0, person_tokens=0, address_tokens=0, sockets_per_person=0,
        sockets_per_address=0, connections_per_address=0, person_bytes=0, address_bytes=0,
    )  # fmt: skip
    return replace(settings, limits=unlimited)
