"""The scores of finished games beside their results, and which tables' results are noted.

Of games that are over already, the results are noted once more, with their scores.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("results", sa.Column("points", sa.Float))
    op.add_column("results", sa.Column("merit", sa.JSON))
    op.drop_index("ix_results_guild", "results")
    op.create_index("ix_results_newest", "results", ["guild", "at", "table"])
    op.add_column("tables", sa.Column("noted", sa.Boolean, nullable=False, server_default="0"))
    unnoted = sa.text("status = 'finished' AND NOT noted AND NOT lesson")
    op.create_index(
        "ix_tables_unnoted",
        "tables",
        ["guild", "id"],
        sqlite_where=unnoted,
        postgresql_where=unnoted,
    )
