"""Up to which turn somebody was called by direct message, and who wants that at every turn."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("seats", sa.Column("hand_called", sa.Integer))
    op.add_column("preferences", sa.Column("turns", sa.Boolean, nullable=False, server_default="0"))
