"""Orders, the range of their delays at each table, and how often a seat's order has changed."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import ID, MOMENT

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("order", sa.LargeBinary, nullable=False),
        sa.Column("due", MOMENT),
        sa.Column("over", sa.JSON),
    )
    # Tables that were opened before get what a table has when nobody asks for anything else.
    op.add_column(
        "tables", sa.Column("least_delay", sa.Integer, nullable=False, server_default="30")
    )
    op.add_column(
        "tables", sa.Column("most_delay", sa.Integer, nullable=False, server_default="180")
    )
    op.add_column(
        "seats", sa.Column("order_changes", sa.Integer, nullable=False, server_default="0")
    )
    op.add_column(
        "seats", sa.Column("hand_order_changes", sa.Integer, nullable=False, server_default="0")
    )
