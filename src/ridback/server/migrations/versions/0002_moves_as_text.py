"""Moves as the text a saved game has, not as numbers: the numbers shift whenever the game gets a new kind of move."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_BOATS = ("shrimp", "cod", "lobster", "tuna", "processing", "king_crab", "swordfish", "oyster", "char", "salmon", "dfo", "charter")
_PARTS = (*_BOATS, "gone_fishin", "crate", "oyster_crate", "crewman_crate", "house_boat")

#: Moves by number, as they were up to here.
_TEXTS = (
    "pass",
    "trade",
    *(f"lot {slot}" for slot in range(6)),
    *(f"discard {card}" for card in _BOATS),
    *(f"captain {card}" for card in _BOATS),
    *(f"pay {part}" for part in _PARTS),
    *(f"launch {card}" for card in _BOATS),
    *(f"hire {boat}" for boat in range(48)),
    *(f"process {boat}" for boat in range(48)),
    *(f"bid {amount}" for amount in range(256)),
)


def upgrade() -> None:
    """Rewrite the logs."""
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        with op.batch_alter_table("moves", recreate="always", table_kwargs={"sqlite_autoincrement": True}) as moves:
            moves.alter_column("move", type_=sa.String(), existing_type=sa.Integer(), existing_nullable=False)
    else:
        op.alter_column("moves", "move", type_=sa.String(), existing_type=sa.Integer(), existing_nullable=False)
    table = sa.table("moves", sa.column("move", sa.String()))
    for (number,) in connection.execute(sa.select(table.c.move).distinct()).all():
        connection.execute(table.update().where(table.c.move == number).values(move=_TEXTS[int(number)]))
