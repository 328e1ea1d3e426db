"""Up to which ply all that anybody is to see of a table was shown."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("settled", sa.Integer))
    # Running tables are looked at once more, for nobody knows it of them.
    op.execute(
        "UPDATE tables SET settled = ply WHERE status IN ('finished', 'ended') AND shown = ply"
    )
