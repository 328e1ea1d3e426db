"""Tables that are played by direct message: the code by which one joins such a table, and the
messages that show a proposal to each person at it.
"""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import TIME

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.Text))
    op.add_column("tables", sa.Column("code_until", TIME))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
    op.add_column("proposals", sa.Column("copies", sa.JSON, nullable=False, server_default="[]"))
