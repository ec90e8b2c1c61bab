"""What a table says about who finds it, who may watch and whether its people talk."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Tables of before say nothing, which means what new ones mean by default."""
    op.add_column("tables", sa.Column("options", sa.JSON(), nullable=False, server_default="{}"))
