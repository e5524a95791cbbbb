"""Run by Alembic on the connection that `upgrade` hands over, inside its transaction."""

from alembic import context

from grimoire.server.storage.db_schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
