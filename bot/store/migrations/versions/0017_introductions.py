"""How often people have met each kind of decision of a game, and who wants tips for newcomers."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "introductions",
        sa.Column("user", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.add_column(
        "preferences",
        sa.Column("tips", sa.Boolean, nullable=False, server_default=sa.true()),
    )
