"""Tables whose game was played elsewhere, or begins with the moves of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Those there are have begun at their own beginning, with orders from their seeds."""
    op.add_column("tables", sa.Column("given", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(), nullable=True))
    op.add_column("tables", sa.Column("origin_table", sa.String(), nullable=True))
    op.add_column("tables", sa.Column("origin_ply", sa.Integer(), nullable=True))
