"""The database's tables, as the newest migration leaves them."""

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
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData()
UNFINISHED = text("(status IN ('open', 'running') OR shown IS NOT ply OR settled IS NOT ply)")
"""True for tables that are open or running, or shown out of date.

Queries must use these very words: otherwise SQLite does not use its partial index.
"""


def _of_a_table() -> Column[int]:
    return Column("table", Integer, ForeignKey("tables.id"), primary_key=True)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("seed", Integer, nullable=False),
    Column("chosen", JSON, nullable=False),
    Column("size", Integer, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("state", LargeBinary),
    Column("language", Text, nullable=False),
    Column("guild", Integer),
    Column("channel", Integer, nullable=False, index=True),
    Column("thread", Integer, index=True),
    Column("notice", Integer),
    Column("message", Integer),
    Column("shown", Integer),
    Column("called", JSON, nullable=False),
    Column("opener", Integer, ForeignKey("people.id"), nullable=False),
    Column("opened_at", Integer, nullable=False),
    Column("least_delay", Integer, nullable=False, server_default="30"),
    Column("most_delay", Integer, nullable=False, server_default="180"),
    Column("take_back", Text, nullable=False, server_default="unrevealed"),
    Column("absence", Text, nullable=False, server_default="remind"),
    Column("patience", Integer, nullable=False, server_default="48"),
    Column("hints", Text, nullable=False, server_default="alone"),
    Column("lesson", Boolean, nullable=False, server_default="0"),
    Column("paused_at", Integer),
    Column("back_at", Integer, nullable=False, server_default="0"),
    Column("settled", Integer),
    Column("noticed", Integer),
    Column("invited", JSON, nullable=False, server_default="[]"),
    Column("plan", JSON, nullable=False, server_default="[]"),
    Column("begins_full", Boolean, nullable=False, server_default="0"),
    Column("full_since", Integer),
    Column("opener_call", Integer),
    Column("rematch", Integer),
    Index("ix_tables_unfinished", "id", sqlite_where=UNFINISHED),
    sqlite_autoincrement=True,  # ids are never reused: buttons hold them
)

SEATS = Table(
    "seats",
    METADATA,
    _of_a_table(),
    Column("seat", Integer, primary_key=True),
    Column("user", Integer, ForeignKey("people.id"), index=True),
    Column("name", Text, nullable=False),
    Column("hand_channel", Integer),
    Column("hand_message", Integer),
    Column("hand_shown", Integer),
    Column("hand_called", Integer),
    Column("order_changes", Integer, nullable=False, server_default="0"),
    Column("hand_order_changes", Integer, nullable=False, server_default="0"),
    Column("waits_since", Integer),
    Column("stand_in", Boolean, nullable=False, server_default="0"),
    Column("level", Text, nullable=False, server_default="regular"),
)

ORDERS = Table(
    "orders",
    METADATA,
    _of_a_table(),
    Column("seat", Integer, primary_key=True),
    Column("order", LargeBinary, nullable=False),
    Column("due", Float),
    Column("over", JSON(none_as_null=True)),
)

RECORD = Table(
    "record",
    METADATA,
    _of_a_table(),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("user", Integer, ForeignKey("people.id")),
    Column("action", LargeBinary, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("final", Boolean, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Integer, nullable=False),
)

PROPOSALS = Table(
    "proposals",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", Integer, ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", Integer, ForeignKey("people.id")),
    Column("ply", Integer, nullable=False),
    Column("back_to", Integer),
    Column("guest", Integer),
    Column("until", Integer, nullable=False),
    Column("votes", JSON, nullable=False),
    Column("outcome", Text),
    Column("channel", Integer),
    Column("message", Integer),
    Column("changes", Integer, nullable=False),
    Column("shown", Integer),
    sqlite_autoincrement=True,  # ids are never reused: buttons hold them
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("locale", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
)

INTERACTIONS = Table(
    "interactions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", Integer, ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", Integer, nullable=False),
)

KEPT = Table(
    "kept",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
