"""Logging: our own messages from the operator's level on, libraries' never below INFO."""

from __future__ import annotations

import logging
import sys

from pythonjsonlogger.json import JsonFormatter

from bot.delivery.errors import ANSWER_REFUSED, UNREACHABLE, code_of
from bot.operations.settings import TEXT
from bot.store.errors import StoreAway

OWN = ("bot", "games", "renderers")
"""The packages whose messages hold no secrets at any level."""


def log_from(level: str, form: str = TEXT) -> None:
    """Log messages of this level and above to standard output, in one of the `FORMATS`.

    Libraries never log below INFO: there they log SQL statements with hands and seeds, and requests
    with the tokens that let anybody answer in the bot's name.
    """
    chosen = logging.getLevelNamesMapping()[level]
    shown = logging.StreamHandler(sys.stdout)
    shown.setFormatter(_formatter(form))
    logging.basicConfig(level=max(chosen, logging.INFO), handlers=[shown])
    for package in OWN:
        logging.getLogger(package).setLevel(chosen)
    shorten_discord()
    for handler in logging.getLogger().handlers:
        handler.addFilter(_of_absence)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it logs every successful step


def _formatter(form: str) -> logging.Formatter:
    if form == TEXT:
        return logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    return JsonFormatter(
        ("levelname", "name", "message"),
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"},
        timestamp="time",
        json_ensure_ascii=False,
    )


def shorten_discord() -> None:
    """Shorten what discord.py itself logs of failures that are nobody's fault."""
    logging.getLogger("discord.shard").addFilter(_in_a_line)
    logging.getLogger("discord.app_commands.tree").addFilter(_of_suggestions)


def _of_suggestions(record: logging.LogRecord) -> bool:
    """Shorten what is logged of suggestions that came too late, or that Discord did not take."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, UNREACHABLE) or (error and code_of(error) in ANSWER_REFUSED):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return _in_a_line(record)
    return True


def _of_absence(record: logging.LogRecord) -> bool:
    """Shorten what is logged of work that waits for the database's server, which is no fault."""
    if record.exc_info and isinstance(record.exc_info[1], StoreAway):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return _in_a_line(record)
    return True


def _in_a_line(record: logging.LogRecord) -> bool:
    """Put what went wrong into the line itself, in place of a traceback."""
    if record.exc_info and record.exc_info[1] is not None:
        record.msg, record.args = f"{record.getMessage()}: {record.exc_info[1]!r}", None
        record.exc_info = record.exc_text = None
    return True
