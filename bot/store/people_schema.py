"""The database's tables about people and servers, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
)

from bot.store.columns import ID, TIME
from bot.store.schema import METADATA

PREFERENCES = Table(
    "preferences",
    METADATA,
    Column("user", ID, ForeignKey("people.id"), primary_key=True),
    Column("language", Text),
    Column("zone", Text, nullable=False),
    Column("direct", Boolean, nullable=False),
    Column("reminders", Text, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("next", Boolean, nullable=False, server_default="0"),
    Column("turns", Boolean, nullable=False, server_default="0"),
    Column("confirm", Boolean, nullable=False, server_default="0"),
    Column("warnings", Boolean, nullable=False, server_default="1"),
    Column("tips", Boolean, nullable=False, server_default="1"),
    Column("face", Text),
)

INTRODUCTIONS = Table(
    "introductions",
    METADATA,
    Column("user", ID, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("times", Integer, nullable=False),
)

WAITS = Table(
    "waits",
    METADATA,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("since", TIME, nullable=False),
    Column("reminded", TIME),
    Column("times", Integer, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("channel", ID),
    Column("message", ID),
    Column("call_at", TIME),
)

FORETOLD = Table(
    "foretold",
    METADATA,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("user", ID, ForeignKey("people.id"), nullable=False),
    Column("channel", ID, nullable=False),
    Column("message", ID, nullable=False),
)

FORMER_HANDS = Table(
    "former_hands",
    METADATA,
    Column("message", ID, primary_key=True, autoincrement=False),
    Column("channel", ID, nullable=False),
    Column("table", ID, ForeignKey("tables.id"), nullable=False),
    Column("locale", Text, nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", ID, ForeignKey("people.id"), index=True),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("guild", ID),
    Column("game", Text, nullable=False),
    Column("at", TIME, nullable=False),
    Column("points", Float),
    Column("merit", JSON(none_as_null=True)),
    Column("honours", JSON(none_as_null=True)),
    Column("hints", Integer),
    Index("ix_results_newest", "guild", "at", "table"),
)

PORTRAITS = Table(
    "portraits",
    METADATA,
    Column("user", ID, ForeignKey("people.id"), primary_key=True),
    Column("key", Text, nullable=False),
    Column("image", LargeBinary, nullable=False),
)

SEEKERS = Table(
    "seekers",
    METADATA,
    Column("user", ID, ForeignKey("people.id"), primary_key=True),
    Column("guild", ID, primary_key=True, autoincrement=False, index=True),
    Column("name", Text, nullable=False),
    Column("channel", ID, nullable=False),
    Column("scope", ID, nullable=False),
    Column("games", JSON, nullable=False),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("asked_at", TIME, nullable=False),
    Column("until", TIME, nullable=False),
    Column("language", Text, nullable=False),
    Column("policy", JSON, nullable=False),
)

CALLEES = Table(
    "callees",
    METADATA,
    Column("user", ID, primary_key=True, autoincrement=False),
    Column("guild", ID, primary_key=True, autoincrement=False, index=True),
    Column("scope", ID, nullable=False),
    Column("games", JSON, nullable=False),
    Column("asked_at", TIME, nullable=False),
    Column("called_at", TIME),
    Column("called_to", ID),
)

PUZZLES = Table(
    "puzzles",
    METADATA,
    Column("user", ID, ForeignKey("people.id"), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False, index=True),
    Column("game", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("table", ID, ForeignKey("tables.id"), nullable=False),
    Column("right", Boolean),
    Column("guild", ID),
    Index("ix_puzzles_guild", "guild", "day"),
)

PUZZLE_DAYS = Table(
    "puzzle_days",
    METADATA,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
)

PUZZLE_POSTS = Table(
    "puzzle_posts",
    METADATA,
    Column("guild", ID, primary_key=True, autoincrement=False),
    Column("date", Integer, primary_key=True, autoincrement=False),
    Column("day", Integer, nullable=False),
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("guild", ID, primary_key=True, autoincrement=False),
    Column("channels", JSON, nullable=False),
    Column("managers_only", Boolean, nullable=False),
    Column("most_tables", Integer),
    Column("most_each", Integer),
    Column("absence", Text),
    Column("take_back", Text),
    Column("forum", ID),
    Column("meeting", ID),
    Column("puzzle", ID),
    Column("puzzle_hour", Integer),
    Column("puzzle_zone", Text),
    Column("puzzle_language", Text),
)
