"""The first schema: events, tables, seats, records, keys and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _make_tables()
    _make_seats()
    _make_people()


def _make_tables() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_change", "tables", ["status", "listed", "changed"])
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_by_due", "tables", ["due"], sqlite_where=is_due, postgresql_where=is_due)


def _make_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "place"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_person", "seats", ["person"])


def _make_people() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("key_hash", sa.Text, primary_key=True, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("keys_by_person", "keys", ["person"])
    op.create_table(
        "links",
        sa.Column("code_hash", sa.Text, primary_key=True, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("links_by_expiry", "links", ["expires"])
