"""A table's policy in one column, filled from those in which each setting was kept by itself.

These stay, so that a process of the version before can still read and write tables.
"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

_TABLES = sa.table(
    "tables",
    sa.column("policy", sa.JSON),
    sa.column("take_back", sa.Text),
    sa.column("absence", sa.Text),
    sa.column("absent_after", sa.Integer),
    sa.column("hints", sa.Text),
    sa.column("animated", sa.Boolean),
    sa.column("live_board", sa.Boolean),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("policy", sa.JSON, nullable=False, server_default="{}"))
    before = [column for column in _TABLES.columns if column.name != "policy"]
    # Many tables, but few policies.
    for row in op.get_bind().execute(sa.select(*before).distinct()).all():
        policy = {
            "undo": row.take_back,
            "absent": row.absence,
            "absent_after": str(row.absent_after),
            "hints": row.hints,
            "animation": "on" if row.animated else "off",
            "live_board": "on" if row.live_board else "off",
        }
        same = [column == value for column, value in zip(before, row, strict=True)]
        op.execute(_TABLES.update().where(*same).values(policy=policy))
