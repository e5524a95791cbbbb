"""Addresses of databases: reading them, and showing them without passwords."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from grimoire.kernel.errors import Fault
from grimoire.server.storage.model import StorageError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def read_url(text: str) -> URL:
    """The address for SQLAlchemy; StorageError if it is neither SQLite nor PostgreSQL."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise _wrong("this") from None  # it may contain a password
    if url.drivername not in _DRIVERS:
        raise _wrong(shown(url))
    url = url.set(drivername=_DRIVERS[url.drivername])
    if is_sqlite(url):
        return _checked_file(url)
    if "sslmode" in url.query:  # what libpq calls sslmode, asyncpg calls ssl
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(url.query["sslmode"])})
    return url


def is_sqlite(url: URL) -> bool:
    """Whether this is a file rather than a server."""
    return url.drivername.startswith("sqlite")


def shown(url: URL) -> str:
    """The address without password and parameters."""
    return url.set(drivername=url.drivername.split("+")[0], query={}).render_as_string(hide_password=True)


def cannot_open(url: URL, reason: object) -> StorageError:
    """The error for a database that does not exist or cannot be read."""
    return StorageError(
        Fault("cannot-open", "database", "{url} cannot be opened: {reason}", url=shown(url), reason=str(reason).strip())
    )


def _wrong(found: str) -> StorageError:
    return StorageError(
        Fault(
            "not-a-database",
            "database",
            "{found} is not the address of a database; use sqlite:////folder/file.db or postgresql://user@host/name",
            found=found,
        )
    )


def _checked_file(url: URL) -> URL:
    if url.host or url.username or url.query or url.database in (None, "", ":memory:"):
        raise _wrong(shown(url))
    file = Path(str(url.database))
    if file.is_dir():
        raise cannot_open(url, "it is a folder, not a file")
    if not file.parent.is_dir():
        raise cannot_open(url, f"there is no folder {file.parent}")
    return url
