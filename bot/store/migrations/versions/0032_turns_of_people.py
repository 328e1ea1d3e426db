"""An index by which somebody's turns are found."""

from alembic import op

revision = "0032"
down_revision = "0031"
ADDITIVE = True


def upgrade() -> None:
    op.create_index("ix_waits_user", "waits", ["user"])
