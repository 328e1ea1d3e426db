"""An index of the tables that may be shown out of date: a few of those that run, which had one."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
ADDITIVE = True


def upgrade() -> None:
    behind = (
        sa.column(shown, sa.Integer).is_distinct_from(sa.column("ply", sa.Integer))
        for shown in ("shown", "settled")
    )
    unshown = sa.and_(
        sa.text("NOT lesson"),
        sa.or_(
            sa.text("status = 'open'"),
            sa.text("status = 'running' AND notice IS NULL"),
            sa.text("status = 'ended' AND seat_call IS NOT NULL"),
            sa.and_(sa.text("state IS NOT NULL"), sa.or_(*behind)),
        ),
    )
    op.drop_index("ix_tables_unfinished", "tables")
    op.create_index(
        "ix_tables_unshown", "tables", ["id"], sqlite_where=unshown, postgresql_where=unshown
    )
