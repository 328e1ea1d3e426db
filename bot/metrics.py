"""What the bot counts and times while it runs, for the operator's Prometheus; never who did what, nor where.

A move that a standing order made counts as one made by hand: not even a figure may tell of orders.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

QUICK = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 3.0)
"""Seconds; beyond three Discord no longer takes an answer."""

MOVES = Counter("parlour_moves", "Moves that were made", ["game", "by"])
REFUSALS = Counter("parlour_refusals", "Wishes that were refused with a reason")
ERRORS = Counter("parlour_errors", "Wishes that failed for a fault of the bot")
ACKNOWLEDGED = Histogram("parlour_acknowledged_seconds", "From a wish's arrival to its first answer", buckets=QUICK)
PICTURES = Histogram("parlour_picture_seconds", "Drawing and encoding a picture", buckets=QUICK)
RATE_LIMITED = Counter("parlour_rate_limited", "Requests that Discord refused for coming too fast")
TO_SHOW = Gauge("parlour_tables_to_show", "Tables that are waiting to be shown")
TO_THINK = Gauge("parlour_automas_to_move", "Tables at which an automa is to move")


def written() -> bytes:
    """All figures, as Prometheus reads them."""
    return generate_latest(REGISTRY)


def follow(gauge: Gauge, length: Callable[[], float]) -> None:
    """Let *gauge* show whatever *length* returns when it is asked."""
    gauge.set_function(length)


class CountRateLimits(logging.Handler):
    """Counts what discord.py only mentions: that Discord refused a request for coming too fast."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count the record, if it tells of a refused request."""
        if record.msg.startswith("We are being rate limited"):
            RATE_LIMITED.inc()
