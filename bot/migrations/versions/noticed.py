"""A digest of what the notice of a table says: so that no start need write it once more."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    # Of those that are there already nobody knows it: notices of open tables are written once more.
    op.add_column("tables", sa.Column("noticed", sa.Integer))
