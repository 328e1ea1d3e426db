"""A digest of what the notice of a table says, and an index of tables that are not over and done
with: so that a start neither writes notices once more nor reads every table that there ever was.
"""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    # Of those that are there already nobody knows it: notices of open tables are written once more.
    op.add_column("tables", sa.Column("noticed", ID))
    behind = (
        sa.column(shown, sa.Integer).is_distinct_from(sa.column("ply", sa.Integer))
        for shown in ("shown", "settled")
    )
    unfinished = sa.or_(sa.text("status IN ('open', 'running')"), *behind)
    op.create_index(
        "ix_tables_unfinished",
        "tables",
        ["id"],
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )
