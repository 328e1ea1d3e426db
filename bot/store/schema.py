"""The database's tables, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    column,
    or_,
    text,
)

from bot.store.columns import ID, MOMENT, TIME

METADATA = MetaData()
UNSHOWN = and_(
    text("NOT lesson"),
    or_(
        text("status = 'open'"),
        text("status = 'running' AND notice IS NULL"),
        text("status = 'ended' AND seat_call IS NOT NULL"),
        and_(
            text("state IS NOT NULL"),
            or_(
                *(
                    column(shown, Integer).is_distinct_from(column("ply", Integer))
                    for shown in ("shown", "settled")
                )
            ),
        ),
    ),
)
"""True for tables that may be shown out of date: all open ones, those behind, those without a
notice, and those closed before their game whose call to a free seat stands.

Queries must use these very words: otherwise the database does not use its partial index.
"""
UNNOTED = text("status = 'finished' AND NOT noted AND NOT lesson")
"""True for finished tables whose results are to be noted. The same holds for its words."""


def _of_a_table() -> Column[int]:
    return Column("table", ID, ForeignKey("tables.id"), primary_key=True)


FORMER_POLICY = (
    Column("take_back", Text, nullable=False, server_default="unrevealed"),
    Column("absence", Text, nullable=False, server_default="remind"),
    Column("absent_after", Integer, nullable=False, server_default="48"),
    Column("hints", Text, nullable=False, server_default="alone"),
    Column("animated", Boolean, nullable=False, server_default="1"),
    Column("live_board", Boolean, nullable=False, server_default="0"),
)
"""Of tables: what `policy` keeps now. Only versions before migration 0027 read and write these."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("seed", ID, nullable=False),
    Column("chosen", JSON, nullable=False),
    Column("size", Integer, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("state", LargeBinary),
    Column("language", Text, nullable=False),
    Column("guild", ID),
    Column("channel", ID, nullable=False, index=True),
    Column("thread", ID, index=True),
    Column("notice", ID),
    Column("message", ID),
    Column("shown", Integer),
    Column("called", JSON, nullable=False),
    Column("opener", ID, ForeignKey("people.id"), nullable=False),
    Column("opened_at", TIME, nullable=False),
    Column("least_delay", Integer, nullable=False, server_default="30"),
    Column("most_delay", Integer, nullable=False, server_default="180"),
    Column("policy", JSON, nullable=False, server_default="{}"),
    Column("lesson", Boolean, nullable=False, server_default="0"),
    Column("paused_at", TIME),
    Column("back_at", Integer, nullable=False, server_default="0"),
    Column("settled", Integer),
    Column("noticed", ID),
    Column("invited", JSON, nullable=False, server_default="[]"),
    Column("plan", JSON, nullable=False, server_default="[]"),
    Column("begins_full", Boolean, nullable=False, server_default="0"),
    Column("full_since", TIME),
    Column("opener_call", ID),
    Column("rematch", ID),
    Column("forum", Boolean, nullable=False, server_default="0"),
    Column("tagged", Text),
    Column("call", ID),
    Column("version", ID, nullable=False, server_default="0"),
    Column("noted", Boolean, nullable=False, server_default="0"),
    Column("code", Text, index=True, unique=True),
    Column("code_until", TIME),
    Column("found", ID),
    Column("ready_call", ID),
    Column("seat_call", ID),
    Column("meets_at", TIME),
    Column("cup", ID),
    Column("round_until", TIME),
    *FORMER_POLICY,
    Index("ix_tables_unnoted", "guild", "id", sqlite_where=UNNOTED, postgresql_where=UNNOTED),
    Index("ix_tables_unshown", "id", sqlite_where=UNSHOWN, postgresql_where=UNSHOWN),
    sqlite_autoincrement=True,  # ids are never reused: buttons hold them
)

SEATS = Table(
    "seats",
    METADATA,
    _of_a_table(),
    Column("seat", Integer, primary_key=True),
    Column("user", ID, ForeignKey("people.id"), index=True),
    Column("name", Text, nullable=False),
    Column("hand_channel", ID),
    Column("hand_message", ID),
    Column("hand_shown", Integer),
    Column("hand_called", Integer),
    Column("order_changes", Integer, nullable=False, server_default="0"),
    Column("hand_order_changes", Integer, nullable=False, server_default="0"),
    Column("waits_since", TIME),
    Column("stand_in", Boolean, nullable=False, server_default="0"),
    Column("level", Text, nullable=False, server_default="regular"),
    Column("ready_by", TIME),
    Column("ready_called", Boolean, nullable=False, server_default="0"),
    Column("hints", Integer),
    Column("hinted", Integer),
)

ORDERS = Table(
    "orders",
    METADATA,
    _of_a_table(),
    Column("seat", Integer, primary_key=True),
    Column("order", LargeBinary, nullable=False),
    Column("due", MOMENT),
    Column("over", JSON(none_as_null=True)),
)

RECORD = Table(
    "record",
    METADATA,
    _of_a_table(),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("user", ID, ForeignKey("people.id")),
    Column("action", LargeBinary, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("final", Boolean, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", TIME, nullable=False),
)

PROPOSALS = Table(
    "proposals",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("table", ID, ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", ID, ForeignKey("people.id")),
    Column("ply", Integer, nullable=False),
    Column("back_to", Integer),
    Column("guest", ID),
    Column("until", TIME, nullable=False),
    Column("votes", JSON, nullable=False),
    Column("outcome", Text),
    Column("channel", ID),
    Column("message", ID),
    Column("changes", Integer, nullable=False),
    Column("shown", Integer),
    Column("copies", JSON, nullable=False, server_default="[]"),
    sqlite_autoincrement=True,  # ids are never reused: buttons hold them
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True, autoincrement=False),
    Column("locale", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("departed", Boolean, nullable=False, server_default="0"),
)

INTERACTIONS = Table(
    "interactions",
    METADATA,
    Column("id", ID, primary_key=True, autoincrement=False),
    Column("table", ID, ForeignKey("tables.id")),
    Column("ply", Integer),
    Column("at", TIME, nullable=False),
)

KEPT = Table(
    "kept",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
