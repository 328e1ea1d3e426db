"""When the people of an open table mean to meet."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import TIME

revision = "0031"
down_revision = "0030"

ADDITIVE = True


def upgrade() -> None:
    op.add_column("tables", sa.Column("meets_at", TIME))
