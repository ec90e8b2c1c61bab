"""Accounts: passwords, passkeys, one-time links, preferences, and what sessions are told apart by."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Everybody of before is a guest, and was one in every session."""
    op.add_column("people", sa.Column("preferences", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("sessions", sa.Column("how", sa.String(), nullable=False, server_default="guest"))
    op.add_column("sessions", sa.Column("made", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("browser", sa.String(), nullable=True))
    op.add_column("sessions", sa.Column("system", sa.String(), nullable=True))
    op.create_index(op.f("ix_sessions_person_id"), "sessions", ["person_id"])
    op.create_table(
        "accounts",
        sa.Column("person_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("password", sa.String(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_accounts_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("key", name=op.f("uq_accounts_key")),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("browser", sa.String(), nullable=True),
        sa.Column("system", sa.String(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_passkeys_person_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person_id"), "passkeys", ["person_id"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_tickets_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_tickets_table_id")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tickets")),
    )
    op.create_index(op.f("ix_tickets_person_id"), "tickets", ["person_id"])
    op.create_table(
        "tries",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tries")),
    )
    op.create_index(op.f("ix_tries_key"), "tries", ["key"])
