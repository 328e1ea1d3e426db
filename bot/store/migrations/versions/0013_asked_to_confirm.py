"""Whether somebody confirms every move, also those that they could take back at once."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column(
        "preferences", sa.Column("confirm", sa.Boolean, nullable=False, server_default="0")
    )
