"""Tables with one board that is kept up to date, and the message that calls people beside it."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("tables", sa.Column("living", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("call", ID))
