"""Cups: who has entered, who meets whom in each round, and the tables of a round."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, TIME

revision = "0035"
down_revision = "0034"

ADDITIVE = True
"""No key refers to people: an older process could delete nobody who is in a cup."""


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("id", ID, primary_key=True),
        sa.Column("guild", ID, nullable=False, index=True),
        sa.Column("channel", ID, nullable=False),
        sa.Column("organiser", ID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("seed", ID, nullable=False),
        sa.Column("opened_at", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False, server_default="0"),
        sa.Column("round_until", TIME),
        sa.Column("changes", sa.Integer, nullable=False, server_default="0"),
        sa.Column("message", ID),
        sa.Column("shown", ID),
        sa.Column("last_message", ID),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "entrants",
        sa.Column("cup", ID, sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("user", ID, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("gone", sa.Integer),
        sa.Index("ix_entrants_once", "cup", "user", unique=True),
    )
    op.create_table(
        "cup_seats",
        sa.Column("cup", ID, sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("entrant", sa.Integer, primary_key=True),
        sa.Column("group", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), index=True),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Float),
        sa.Column("share", sa.Float),
    )
    op.add_column("tables", sa.Column("cup", ID))
    op.add_column("tables", sa.Column("round_until", TIME))
