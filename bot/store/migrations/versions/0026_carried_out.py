"""Interactions that were carried out without making a move at a table are kept, too."""

from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    with op.batch_alter_table("interactions") as interactions:
        interactions.alter_column("table", nullable=True)
        interactions.alter_column("ply", nullable=True)
