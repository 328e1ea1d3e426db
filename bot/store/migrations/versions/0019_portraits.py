"""Small pictures of people, for their seats."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "portraits",
        sa.Column("user", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("image", sa.LargeBinary, nullable=False),
    )
