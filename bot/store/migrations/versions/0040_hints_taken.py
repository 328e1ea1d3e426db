"""How many hints a seat has asked for; unknown of games that had begun before."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"

ADDITIVE = True


def upgrade() -> None:
    op.add_column("seats", sa.Column("hints", sa.Integer))
    op.add_column("seats", sa.Column("hinted", sa.Integer))
    op.add_column("results", sa.Column("hints", sa.Integer))
