"""A version of each table, which grows with every change: several processes may change it."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", ID, nullable=False, server_default="0"))
