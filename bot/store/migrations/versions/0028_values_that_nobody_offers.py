"""Mends values that no menu has ever offered, but that clients could send all the same: they become
what is usual, or the nearest that may be chosen.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

LANGUAGES = "('en', 'ru')"
MENDED = (
    ("preferences", "language", "NULL", f"language NOT IN {LANGUAGES}"),
    ("preferences", "hours", "1", "hours < 1"),
    ("preferences", "hours", "168", "hours > 168"),
    ("preferences", "most", "1", "most < 1"),
    ("preferences", "most", "10", "most > 10"),
    ("preferences", "quiet_from", "22", "quiet_from NOT BETWEEN 0 AND 23"),
    ("preferences", "quiet_until", "8", "quiet_until NOT BETWEEN 0 AND 23"),
    ("servers", "most_tables", "NULL", "most_tables < 0"),
    ("servers", "most_tables", "1000", "most_tables > 1000"),
    ("servers", "most_each", "NULL", "most_each < 0"),
    ("servers", "most_each", "1000", "most_each > 1000"),
    ("tables", "language", "'en'", f"language NOT IN {LANGUAGES}"),
    ("seats", "level", "'regular'", "level NOT IN ('easy', 'regular', 'strong')"),
)
"""Of each table and column: what is written, and where."""


def upgrade() -> None:
    for table, column, value, where in MENDED:
        changed = sa.table(table, sa.column(column))
        op.execute(sa.update(changed).values({column: sa.text(value)}).where(sa.text(where)))
