"""What is stored. A table is its log: set-up, seed, rules version, moves; nothing else about a game is kept.

``migrations/`` brings a database of any age to this shape (a test compares the two).
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

# Facts about this database: its own random name, and whose it is when played on one's own machine.
meta = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)

# A session is a cookie; only its hash is stored, so that a stolen database opens no seat.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("status", sa.String, nullable=False, index=True),  # open, running, over
    sa.Column("setup", sa.JSON, nullable=False),  # what Game.new takes, but for the seed
    sa.Column("seed", sa.String, nullable=False),  # 0 … 2**64-1, more than SQL's integers hold
    sa.Column("rules", sa.String, nullable=False),
    sa.Column("pace", sa.String, nullable=False),
    sa.Column("host_id", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, nullable=False),  # human, open, bot
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.Column("bot", sa.String, nullable=True),
    sa.UniqueConstraint("table_id", "person_id"),
)

# The log: a row for each atomic move, as text (the numbers of moves shift when the game gets a new kind of them). `id` is one sequence
# over all tables and never reused: it numbers the events of the feed. `asked` is the ply at which the decision was put that this move
# answers; a compound is several rows with the same one.
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.String, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "ply"),
    sqlite_autoincrement=True,
)
