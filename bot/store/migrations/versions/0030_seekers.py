"""People who look for players, tables that bring them together, and where these are opened."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, TIME

revision = "0030"
down_revision = "0029"

ADDITIVE = True


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("user", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("guild", ID, primary_key=True, autoincrement=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("channel", ID, nullable=False),
        sa.Column("scope", ID, nullable=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("asked_at", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("policy", sa.JSON, nullable=False),
    )
    op.add_column("tables", sa.Column("found", ID))
    op.add_column("tables", sa.Column("ready_call", ID))
    op.add_column("seats", sa.Column("ready_by", TIME))
    op.add_column(
        "seats", sa.Column("ready_called", sa.Boolean, nullable=False, server_default="0")
    )
    op.add_column("servers", sa.Column("meeting", ID))
