"""How people would like to be told of things, and the turns that tables wait for."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, TIME

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("user", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("language", sa.Text),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("direct", sa.Boolean, nullable=False),
        sa.Column("reminders", sa.Text, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "waits",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("reminded", TIME),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("channel", ID),
        sa.Column("message", ID),
    )
    op.create_table(
        "results",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", ID, sa.ForeignKey("people.id"), index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("guild", ID, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("guild", ID, primary_key=True, autoincrement=False),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("managers_only", sa.Boolean, nullable=False),
        sa.Column("most_tables", sa.Integer),
        sa.Column("absence", sa.Text),
        sa.Column("take_back", sa.Text),
    )
