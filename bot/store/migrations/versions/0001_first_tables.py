"""Tables, seats and the record; people, the interactions seen, and a few values kept."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, TIME

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("seed", ID, nullable=False),
        sa.Column("chosen", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("guild", ID),
        sa.Column("channel", ID, nullable=False, index=True),
        sa.Column("thread", ID, index=True),
        sa.Column("notice", ID),
        sa.Column("message", ID),
        sa.Column("shown", sa.Integer),
        sa.Column("called", sa.JSON, nullable=False),
        sa.Column("opener", ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("opened_at", TIME, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seats",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", ID, sa.ForeignKey("people.id"), index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hand_channel", ID),
        sa.Column("hand_message", ID),
        sa.Column("hand_shown", sa.Integer),
    )
    op.create_table(
        "record",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", ID, sa.ForeignKey("people.id")),
        sa.Column("action", sa.LargeBinary, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("final", sa.Boolean, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "interactions",
        sa.Column("id", ID, primary_key=True, autoincrement=False),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "kept",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
