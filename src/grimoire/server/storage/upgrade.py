"""Brings a database to the newest schema when it is opened."""

from pathlib import Path

from sqlalchemy import Connection, Text, column, func, inspect, select, table

from grimoire.kernel.errors import Fault
from grimoire.server.storage.db_schema import HEAD, REVISIONS
from grimoire.server.storage.model import StorageError

_MIGRATIONS = Path(__file__).with_name("migrations")
_LOCK = 0x6772696D  # any number will do, as long as all our processes use the same
_REVISION = select(column("version_num", Text)).select_from(table("alembic_version"))


def is_newest(connection: Connection, url: str) -> bool:
    """Whether the database needs no upgrade; StorageError if it is newer than this program."""
    revision = revision_of(connection)
    if revision is not None and revision not in REVISIONS:
        raise StorageError(
            Fault("database-newer", "database", "{url} was made by a newer Grimoire (schema {found})",
                  url=url, found=revision)
        )  # fmt: skip
    return revision == HEAD


def upgrade(connection: Connection, url: str) -> None:
    """Runs the missing migrations, inside the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    if not is_newest(connection, url):
        _run(connection)


def revision_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it has none of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(_REVISION).scalar()
    return revision


def _run(connection: Connection) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
