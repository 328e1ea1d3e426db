"""Who has been set which puzzle, and where puzzles are posted each day."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0034"
down_revision = "0033"

ADDITIVE = True


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("user", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("right", sa.Boolean),
    )
    op.create_table(
        "puzzle_posts",
        sa.Column("guild", ID, primary_key=True, autoincrement=False),
        sa.Column("date", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, nullable=False),
    )
    op.add_column("servers", sa.Column("puzzle", ID))
    op.add_column("servers", sa.Column("puzzle_hour", sa.Integer))
    op.add_column("servers", sa.Column("puzzle_zone", sa.Text))
    op.add_column("servers", sa.Column("puzzle_language", sa.Text))
