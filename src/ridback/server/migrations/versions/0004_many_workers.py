"""What workers must know of each other: who was seen where, and which hints were given."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Two new tables."""
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("person_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_presence")),
    )
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("told", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_hints_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_hints")),
    )
