"""Alembic's way in: the connection comes from :func:`ridback.server.database.migrate`, in whose transaction everything happens."""

from alembic import context

from ridback.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
