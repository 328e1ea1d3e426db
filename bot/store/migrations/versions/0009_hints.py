"""Who may ask for hints at a table: at those of earlier versions whoever plays computers alone."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Text, nullable=False, server_default="alone"))
