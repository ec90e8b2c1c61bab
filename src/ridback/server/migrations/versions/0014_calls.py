"""How people are told that it is their turn, and what they have been told; who looks at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody of before is told anything but by the page."""
    op.add_column("presence", sa.Column("looked", sa.Float(), nullable=True))
    op.create_table(
        "ways",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(), nullable=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("target", sa.String(), nullable=False),
        sa.Column("secrets", sa.JSON(), nullable=False),
        sa.Column("delay", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=True),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("trouble", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_ways_person_id")),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name=op.f("fk_ways_session"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ways")),
        sa.UniqueConstraint("key", name=op.f("uq_ways_key")),
    )
    op.create_index(op.f("ix_ways_person_id"), "ways", ["person_id"])
    op.create_index(op.f("ix_ways_session"), "ways", ["session"])
    op.create_table(
        "calls",
        sa.Column("way_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("behind", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["way_id"], ["ways.id"], name=op.f("fk_calls_way_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_calls_table_id")),
        sa.PrimaryKeyConstraint("way_id", "table_id", "seat", "behind", name=op.f("pk_calls")),
    )
    op.create_index(op.f("ix_calls_due"), "calls", ["due"])
