"""Who wants to be warned of what a move may lead to: everybody, unless they say otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column(
        "preferences",
        sa.Column("warnings", sa.Boolean, nullable=False, server_default=sa.true()),
    )
