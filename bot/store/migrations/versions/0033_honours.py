"""The honours that people earned, beside their results; unknown for games that are over already."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"

ADDITIVE = True


def upgrade() -> None:
    op.add_column("results", sa.Column("honours", sa.JSON))
