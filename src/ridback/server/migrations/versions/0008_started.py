"""When a game began, for the clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Of tables of before nobody knows; they have no clocks."""
    op.add_column("tables", sa.Column("started", sa.Float(), nullable=True))
