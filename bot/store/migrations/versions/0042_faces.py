"""Which painted face shows somebody in pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"

ADDITIVE = True


def upgrade() -> None:
    op.add_column("preferences", sa.Column("face", sa.Text))
