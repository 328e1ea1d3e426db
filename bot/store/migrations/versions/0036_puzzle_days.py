"""Which puzzle a day has: written once, so that new packs change no day that has come."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"

ADDITIVE = True


def upgrade() -> None:
    op.create_table(
        "puzzle_days",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
    )
