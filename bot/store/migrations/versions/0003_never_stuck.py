"""How a table deals with moves taken back, absence and pauses; since when seats keep it waiting;
proposals.
"""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, TIME

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Tables that were opened before get what a table has when nobody asks for anything else.
    op.add_column(
        "tables", sa.Column("take_back", sa.Text, nullable=False, server_default="unrevealed")
    )
    op.add_column("tables", sa.Column("absence", sa.Text, nullable=False, server_default="remind"))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="48"))
    op.add_column("tables", sa.Column("paused_at", TIME))
    op.add_column("tables", sa.Column("back_at", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("waits_since", TIME))
    op.add_column("seats", sa.Column("stand_in", sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "proposals",
        sa.Column("id", ID, primary_key=True),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", ID, sa.ForeignKey("people.id")),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("guest", ID),
        sa.Column("until", TIME, nullable=False),
        sa.Column("votes", sa.JSON, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("channel", ID),
        sa.Column("message", ID),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer),
        sqlite_autoincrement=True,
    )
