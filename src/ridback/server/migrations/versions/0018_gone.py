"""People who are gone for good."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

_NOT_OPENED = """
    NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person_id = people.id)
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = people.id)
    AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person_id = people.id)
    AND NOT EXISTS (SELECT 1 FROM tickets WHERE tickets.person_id = people.id)
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person_id = people.id AND seats.holder_id IS NOT NULL)
"""


def upgrade() -> None:
    """Gone are those of before that nothing leads to any more and who have no name, unless they play at somebody's screen."""
    op.add_column("people", sa.Column("gone", sa.Boolean(), nullable=False, server_default="0"))
    op.execute(f"UPDATE people SET gone = true WHERE name = '' AND {_NOT_OPENED}")  # noqa: S608 - all of it stands here
