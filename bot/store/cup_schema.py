"""The database's tables about cups, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from bot.store.columns import ID, TIME
from bot.store.schema import METADATA

CUPS = Table(
    "cups",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("guild", ID, nullable=False, index=True),
    Column("channel", ID, nullable=False),
    Column("organiser", ID, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("most", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("seed", ID, nullable=False),
    Column("opened_at", TIME, nullable=False),
    Column("until", TIME, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("round_until", TIME),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("message", ID),
    Column("shown", ID),
    Column("last_message", ID),
    Column("former", ID),
    Column("days", Integer),
    Column("season", Integer),
    Column("told_round", Integer),
    Index("ix_cups_former", "former", unique=True),
    sqlite_autoincrement=True,  # ids are never reused: buttons hold them
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("cup", ID, ForeignKey("cups.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user", ID, index=True),
    Column("name", Text, nullable=False),
    Column("gone", Integer),
    Column("place", Integer),
    Column("rank", Integer),
    Column("division", Integer),
    Index("ix_entrants_once", "cup", "user", unique=True),
)

CUP_SEATS = Table(
    "cup_seats",
    METADATA,
    Column("cup", ID, ForeignKey("cups.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("entrant", Integer, primary_key=True),
    Column("group", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("table", ID, ForeignKey("tables.id"), index=True),
    Column("place", Integer),
    Column("points", Float),
    Column("share", Float),
    Column("ended_at", TIME),
    Column("score", Float),
    Column("merit", JSON(none_as_null=True)),
    Column("stayed", Boolean),
)
