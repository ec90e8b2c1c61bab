"""Several people at one screen: whose it is."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Everybody of before has a screen of their own."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("holder_id", sa.Integer(), nullable=True))
        seats.create_foreign_key(op.f("fk_seats_holder_id"), "people", ["holder_id"], ["id"])
        seats.create_index(op.f("ix_seats_holder_id"), ["holder_id"])
