"""Hands to be taken from people who have left; who is told to be next; results noted under an
automa's name.
"""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "former_hands",
        sa.Column("message", ID, primary_key=True, autoincrement=False),
        sa.Column("channel", ID, nullable=False),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
    )
    op.add_column("preferences", sa.Column("next", sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "foretold",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("channel", ID, nullable=False),
        sa.Column("message", ID, nullable=False),
    )
    # Whoever left a seat to an automa was noted under the name of the automa that followed.
    op.execute(
        """
        UPDATE results SET name = '' WHERE "user" IS NOT NULL AND EXISTS (
            SELECT 1 FROM seats
            WHERE seats."table" = results."table" AND seats.seat = results.seat
            AND seats."user" IS NULL
        )
        """
    )
