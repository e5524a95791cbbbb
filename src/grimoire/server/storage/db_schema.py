"""The tables of the database, and its revisions from the oldest to the newest."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

REVISIONS = ("0001",)
HEAD = REVISIONS[-1]

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("data", LargeBinary, nullable=False),
)
Index("tables_by_change", tables.c.status, tables.c.listed, tables.c.changed)
Index(
    "tables_by_due",
    tables.c.due,
    sqlite_where=tables.c.due.is_not(None),
    postgresql_where=tables.c.due.is_not(None),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "place"),
    sqlite_with_rowid=False,
)
Index("seats_by_person", seats.c.person)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("key_hash", Text, primary_key=True, nullable=False),
    Column("person", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("keys_by_person", keys.c.person)

links = Table(
    "links",
    metadata,
    Column("code_hash", Text, primary_key=True, nullable=False),
    Column("person", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index("links_by_expiry", links.c.expires)
