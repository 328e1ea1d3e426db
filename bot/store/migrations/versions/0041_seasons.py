"""Seasons: how long each lasts and which it is, the ladder, the divisions, and who stayed.

Older processes could not read the form of a cup that is a season, so this waits until none is left.
"""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.add_column("cups", sa.Column("days", sa.Integer))
    op.add_column("cups", sa.Column("season", sa.Integer))
    op.add_column("entrants", sa.Column("rank", sa.Integer))
    op.add_column("entrants", sa.Column("division", sa.Integer))
    op.add_column("cup_seats", sa.Column("stayed", sa.Boolean))
