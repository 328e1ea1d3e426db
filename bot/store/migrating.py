"""Runs the migrations, which are the same for every kind of database."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import alembic.command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Bring a database to the newest shape, in the transaction of *connection*.

    Raises Alembic's `CommandError` if a newer version of Parlour has written it.
    """
    config = _config()
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


@cache
def newest() -> str:
    """Return the newest migration that this version knows."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
