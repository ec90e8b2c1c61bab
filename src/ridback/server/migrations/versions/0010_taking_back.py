"""Who asks at a table whether a step may be taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody asks at tables of before; whether they may is an option that says nothing yet, which means one's own step."""
    op.add_column("tables", sa.Column("undo_ask", sa.JSON(), nullable=True))
