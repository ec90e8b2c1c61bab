"""What people want the server to do for them at a table: pass by itself, and moves given in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has wished for anything so far; every move of before was made by hand, or by a bot."""
    op.add_column("moves", sa.Column("auto", sa.String(), nullable=True))
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("auto_pass", sa.String(), nullable=True),
        sa.Column("orders", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("notes", sa.JSON(), nullable=False, server_default="[]"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_wishes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_wishes")),
    )
