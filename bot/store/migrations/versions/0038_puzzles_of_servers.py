"""On which server somebody was set a puzzle: those who find it are named there."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0038"
down_revision = "0037"

ADDITIVE = True


def upgrade() -> None:
    op.add_column("puzzles", sa.Column("guild", ID))
    op.create_index("ix_puzzles_guild", "puzzles", ["guild", "day"])
