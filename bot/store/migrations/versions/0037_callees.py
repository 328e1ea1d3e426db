"""People who asked to be told of free seats, and the message that tells them."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, TIME

revision = "0037"
down_revision = "0036"

ADDITIVE = True
"""No key refers to people: an older process could delete nobody who asks for free seats."""


def upgrade() -> None:
    op.create_table(
        "callees",
        sa.Column("user", ID, primary_key=True, autoincrement=False),
        sa.Column("guild", ID, primary_key=True, autoincrement=False, index=True),
        sa.Column("scope", ID, nullable=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("asked_at", TIME, nullable=False),
        sa.Column("called_at", TIME),
        sa.Column("called_to", ID),
    )
    op.add_column("tables", sa.Column("seat_call", ID))
