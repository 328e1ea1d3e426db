"""Up to which round of a cup it was told who won its tables."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"

ADDITIVE = True


def upgrade() -> None:
    op.add_column("cups", sa.Column("told_round", sa.Integer))
