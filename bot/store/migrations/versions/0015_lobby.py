"""Who is invited to a table, since when it is full, in which order people are to sit, and at which
table the same people play again; and how many tables one person may have on a server.
"""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, TIME

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("invited", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("plan", sa.JSON, nullable=False, server_default="[]"))
    op.add_column(
        "tables", sa.Column("begins_full", sa.Boolean, nullable=False, server_default="0")
    )
    op.add_column("tables", sa.Column("full_since", TIME))
    op.add_column("tables", sa.Column("opener_call", ID))
    op.add_column("tables", sa.Column("rematch", ID))
    op.add_column("servers", sa.Column("most_each", sa.Integer))
