"""How strong each computer player is. Those who sit down already are regular ones."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", sa.Column("level", sa.Text, nullable=False, server_default="regular"))
