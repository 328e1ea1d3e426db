"""Whether the picture of a decisive move is an animation: everywhere, unless a table says not."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("moving", sa.Boolean, nullable=False, server_default=sa.true())
    )
