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
    sa.Column("preferences", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("gone", sa.Boolean, nullable=False, server_default="0"),  # for good: nothing makes anybody that person any more
)

# A session is a cookie; only its hash is stored, so that a stolen database opens no seat. `how` its browser came to be that person:
# guest, signed_in, or link (one of another browser's). `browser` and `system`: Firefox, Linux; roughly, for people to tell theirs apart.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("how", sa.String, nullable=False, server_default="guest"),
    sa.Column("made", sa.Float, nullable=True),
    sa.Column("browser", sa.String, nullable=True),
    sa.Column("system", sa.String, nullable=True),
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
    sa.Column("hints", sa.Boolean, nullable=False, server_default="1"),
    sa.Column("options", sa.JSON, nullable=False, server_default="{}"),  # ridback.server.options
    sa.Column("talked", sa.Integer, nullable=False, server_default="0"),  # grows with all that changes its chat
    sa.Column("host_id", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("started", sa.Float, nullable=True),  # none yet, or a table of before that was known
    sa.Column("given", sa.JSON(none_as_null=True), nullable=True),  # hidden orders that do not come from the seed (ridback.given)
    sa.Column("origin", sa.String, nullable=True),  # upload: a saved game, played elsewhere; branch: it begins with moves of …
    sa.Column("origin_table", sa.String, nullable=True),  # … that table …
    sa.Column("origin_ply", sa.Integer, nullable=True),  # … up to that ply
    sa.Column("undo_ask", sa.JSON(none_as_null=True), nullable=True),  # somebody asks the others whether a step may be taken back
)

# A bot's seat has a bot and no person; a person's seat that a bot plays for now has both; an open seat with a person is kept for them.
# `holder`: who has the screen at which that person plays, who has none of their own.
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, nullable=False),  # human, open, bot
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.Column("bot", sa.String, nullable=True),
    sa.Column("holder_id", sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.UniqueConstraint("table_id", "person_id"),
)

# The log: a row for each atomic move, as text (the numbers of moves shift when the game gets a new kind of them). `id` is one sequence
# over all tables and never reused: it numbers the events of the feed. `asked` is the ply at which the decision was put that this move
# answers; a compound is several rows with the same one. Nothing is ever taken out of a log: a row "back 7" says that the game goes on
# from ply 7, so that what was played behind it counts no more. `ply` is the row's place in the log, counted from 0: where nothing was
# taken back, the ply at which it was played.
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
    sa.Column("auto", sa.String, nullable=True),  # standard, fast, advance: the server made it for the seat's person, as they had wished
    sa.UniqueConstraint("table_id", "ply"),
    sqlite_autoincrement=True,
)

# What everybody at a table is told beside the moves: a bot that failed, a seat that changed hands.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("bot", sa.String, nullable=False),
    sa.Column("code", sa.String, nullable=False),
    sa.Column("why", sa.String, nullable=True),
    sa.Column("at", sa.Float, nullable=False),
)

# Who was seen at a table when, for the workers to tell each other; what is older than matters goes. It is news to nobody else.
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("person_id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("looked", sa.Float, nullable=True),  # when a page that shows the table was last known to be looked at
    info={"silent": True},
)

# What a person was told of a decision when they asked for a hint, as the answer has it: whoever asks again is told the same. `asked` is the
# row of the log behind which the decision was put: the ply would be the same where the game has come there again by another way.
hints = sa.Table(
    "hints",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("told", sa.String, nullable=False),
    info={"silent": True},
)

# A person's programs come with a token; only its hash is stored. `used`: when one last did, to the minute.
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("hash", sa.String, nullable=False, unique=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
)

# What people say at a table to those who sit there.
lines = sa.Table(
    "lines",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_autoincrement=True,
)

# What the person of a seat wants the server to do for them there: pass by itself (none: as they like it everywhere), moves given in
# advance, and notes about those that came to nothing. It is theirs alone, so it is news to nobody: not even that something has changed.
wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("auto_pass", sa.String, nullable=True),  # off, standard, fast
    sa.Column("orders", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("notes", sa.JSON, nullable=False, server_default="[]"),
    info={"silent": True},
)

# From when until when a person is away (seconds since 1970). What lies in the past of it never changes: clocks are told by it.
vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sqlite_autoincrement=True,
)

# Whom a person wants to read nothing of, at any table.
mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("muted_id", sa.ForeignKey("people.id"), primary_key=True, index=True),
)

# A person who has kept their name. `key`: the name without what cannot be told apart by looking (people.name_key); `password`: argon2's
# hash of it; an account may have passkeys alone.
accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
    sa.Column("key", sa.String, nullable=False, unique=True),
    sa.Column("password", sa.String, nullable=True),
    sa.Column("made", sa.Float, nullable=False),
)

# `id` and `key` (the public half) as base64url; `host`: where it was made and where alone it opens; `uses`: how often it has.
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("key", sa.String, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("host", sa.String, nullable=False),
    sa.Column("browser", sa.String, nullable=True),
    sa.Column("system", sa.String, nullable=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
)

# What opens something once, and not for long: links to another browser, and questions to a passkey. Only its hash is stored. A link to a
# `seat` gives that one, at the person's screen so far, to whoever takes it.
tickets = sa.Table(
    "tickets",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),  # hand_over, passkey_new, passkey_use
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    info={"silent": True},
)

# Passwords that were tried a short while ago and were not right; `key` is a hash of the name or the address.
tries = sa.Table(
    "tries",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key", sa.String, nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
)

# How a person is told that it is their turn: `push` to a browser, `mail`, `hook` (a webhook). `key` says what there is once: a person's
# mail and webhook, a browser's push. `target` is where it goes (empty: a mail address that is not confirmed yet), `secrets` what that
# takes. `since`: when it was switched on, and none while it is off; only waits that began later are told. `delay`: the seconds a wait must
# last. `language`: that of the page it was set up on. `trouble`: why it failed the last time. What belongs to a browser ends with its
# session.
ways = sa.Table(
    "ways",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("session", sa.ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=True, index=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("key", sa.String, nullable=False, unique=True),
    sa.Column("target", sa.String, nullable=False),
    sa.Column("secrets", sa.JSON, nullable=False),
    sa.Column("delay", sa.Float, nullable=False),
    sa.Column("since", sa.Float, nullable=True),
    sa.Column("language", sa.String, nullable=False),
    sa.Column("trouble", sa.String, nullable=True),
)

# What is to be told, or has been: one row for each wait and way, so nobody is told twice. `behind`: the row of the log after which the wait
# began (ridback.server.waits). `due`: when it is to be tried next; whoever tries puts it off, so that another does if it dies meanwhile.
calls = sa.Table(
    "calls",
    metadata,
    sa.Column("way_id", sa.ForeignKey("ways.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("behind", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Float, nullable=True),
    info={"silent": True},
)

# What came of games that are over, a row for each seat (Captains have those behind the people): see ridback.server.tally, which makes it of
# the log, so that it can be made anew at any time. Whose seat it was is said by `seats` alone. `number` is the id of the game's last row
# in the log, by which games come in the order of their end; `tally` says how it was counted.
results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, nullable=False, index=True),
    sa.Column("tally", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("captain", sa.String, nullable=True),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("line_up", sa.String, nullable=False),
    sa.Column("modules", sa.JSON, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("plies", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("seconds", sa.Float, nullable=True),
    sa.Column("facts", sa.JSON, nullable=False),
    info={"silent": True},
)

# Reviews that are done, each as JSON without words: by whose search (`level`), of a game that is over, so that it stays as it is.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("level", sa.String, primary_key=True),
    sa.Column("review", sa.String, nullable=False),
    info={"silent": True},
)
