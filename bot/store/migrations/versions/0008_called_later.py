"""When somebody is called aloud whose standing order might act first."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import TIME

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # Turns that have begun already were called when they began.
    op.add_column("waits", sa.Column("call_at", TIME))
