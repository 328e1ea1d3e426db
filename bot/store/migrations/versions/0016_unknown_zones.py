"""Nobody's time zone is known before they choose one. What was UTC was so for want of a choice."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.execute(sa.text("UPDATE preferences SET zone = '' WHERE zone = 'UTC'"))
