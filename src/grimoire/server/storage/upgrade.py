"""Bringing a database to the newest schema when it is opened."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from grimoire.kernel.errors import Fault
from grimoire.server.storage.db_schema import HEAD, REVISIONS
from grimoire.server.storage.model import StorageError

_MIGRATIONS = Path(__file__).with_name("migrations")
_LOCK = 0x6772696D  # any number will do, as long as all of our processes take the same


def is_newest(connection: Connection, url: str) -> bool:
    """Whether the database needs no upgrade; one that is newer than this program is refused."""
    found = _revision(connection)
    if found is not None and found not in REVISIONS:
        raise StorageError(
            Fault(
                "database-newer",
                "database",
                "{url} was made by a newer Grimoire (schema {found})",
                url=url,
                found=found,
            )
        )
    return found == HEAD


def upgrade(connection: Connection, url: str) -> None:
    """Run what is missing, inside the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if not is_newest(connection, url):
        _run(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _run(connection: Connection) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
