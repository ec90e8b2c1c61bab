"""What people say at a table, and whom each of them does not want to read."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has said anything yet."""
    op.add_column("tables", sa.Column("talked", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "lines",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_lines_table_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_lines_person_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lines")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_lines_table_id"), "lines", ["table_id"])
    op.create_index(op.f("ix_lines_person_id"), "lines", ["person_id"])
    op.create_table(
        "mutes",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("muted_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_mutes_person_id")),
        sa.ForeignKeyConstraint(["muted_id"], ["people.id"], name=op.f("fk_mutes_muted_id")),
        sa.PrimaryKeyConstraint("person_id", "muted_id", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_muted_id"), "mutes", ["muted_id"])
