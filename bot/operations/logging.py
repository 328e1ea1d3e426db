"""Logging: our own messages from the operator's level on, libraries' never below INFO."""

from __future__ import annotations

import logging
import sys

from bot.store.errors import StoreAway

OWN = ("bot", "games", "renderers")
"""The packages whose messages hold no secrets at any level."""
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def log_from(level: str) -> None:
    """Log messages of this level and above to standard output.

    Libraries never log below INFO: there they log SQL statements with hands and seeds, and requests
    with the tokens that let anybody answer in the bot's name.
    """
    chosen = logging.getLevelNamesMapping()[level]
    logging.basicConfig(level=max(chosen, logging.INFO), format=FORMAT, stream=sys.stdout)
    for package in OWN:
        logging.getLogger(package).setLevel(chosen)
    logging.getLogger("discord.shard").addFilter(_in_a_line)
    for handler in logging.getLogger().handlers:
        handler.addFilter(_of_absence)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it logs every successful step


def _of_absence(record: logging.LogRecord) -> bool:
    """Shorten what is logged of work that waits for the database's server, which is no fault."""
    if record.exc_info and isinstance(record.exc_info[1], StoreAway):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return _in_a_line(record)
    return True


def _in_a_line(record: logging.LogRecord) -> bool:
    """Shorten what discord.py logs of a connection that failed and is tried again."""
    if record.exc_info and record.exc_info[1] is not None:
        record.msg, record.args = f"{record.getMessage()}: {record.exc_info[1]!r}", None
        record.exc_info = record.exc_text = None
    return True
