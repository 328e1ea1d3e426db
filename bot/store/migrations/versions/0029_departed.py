"""Of people, whether they have left the servers on which the bot could write to them."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
ADDITIVE = True


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("departed", sa.Boolean, nullable=False, server_default=sa.false())
    )
