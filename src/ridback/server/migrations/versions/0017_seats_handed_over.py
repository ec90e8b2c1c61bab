"""A link may lead to a seat, which is whoever's takes it."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Links of before make a browser a person."""
    op.add_column("tickets", sa.Column("seat", sa.Integer(), nullable=True))
