"""Columns of tables under plainer names; what they hold is as before."""

from alembic import op

revision = "0025"
down_revision = "0024"

PLAINER = {"patience": "absent_after", "moving": "animated", "living": "live_board"}


def upgrade() -> None:
    for before, after in PLAINER.items():
        op.execute(f"ALTER TABLE tables RENAME COLUMN {before} TO {after}")
