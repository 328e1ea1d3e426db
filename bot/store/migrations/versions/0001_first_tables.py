"""Tables, seats and the record; people, the interactions seen, and a few values kept."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("chosen", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("guild", sa.Integer),
        sa.Column("channel", sa.Integer, nullable=False, index=True),
        sa.Column("thread", sa.Integer, index=True),
        sa.Column("notice", sa.Integer),
        sa.Column("message", sa.Integer),
        sa.Column("shown", sa.Integer),
        sa.Column("called", sa.JSON, nullable=False),
        sa.Column("opener", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("opened_at", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.Integer, sa.ForeignKey("people.id"), index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hand_channel", sa.Integer),
        sa.Column("hand_message", sa.Integer),
        sa.Column("hand_shown", sa.Integer),
    )
    op.create_table(
        "record",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("action", sa.LargeBinary, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("final", sa.Boolean, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "interactions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "kept",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
