"""How cups end: when each game was over and its score, who came where, and which cup follows."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, TIME

revision = "0039"
down_revision = "0038"

ADDITIVE = True


def upgrade() -> None:
    op.add_column("cup_seats", sa.Column("ended_at", TIME))
    op.add_column("cup_seats", sa.Column("score", sa.Float))
    op.add_column("cup_seats", sa.Column("merit", sa.JSON))
    op.add_column("entrants", sa.Column("place", sa.Integer))
    op.add_column("cups", sa.Column("former", ID))
    op.create_index("ix_cups_former", "cups", ["former"], unique=True)
