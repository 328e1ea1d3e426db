"""Tables that are posts in forums, and the forum that a server has chosen for its tables."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("forum", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("tagged", sa.Text))
    op.add_column("servers", sa.Column("forum", ID))
