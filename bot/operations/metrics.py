"""The bot's metrics as Prometheus reads them, and the count of rate-limited requests.

Each metric is defined in the module that counts it. None says who did what, or where. A move made
by a standing order counts as one made by hand: not even a figure may tell of orders.
"""

from __future__ import annotations

import logging

from prometheus_client import REGISTRY, Counter, generate_latest

RATE_LIMITED = Counter("parlour_rate_limited", "Requests that Discord refused for coming too fast")


def written() -> bytes:
    """Return all metrics in the text format of Prometheus."""
    return generate_latest(REGISTRY)


class CountRateLimits(logging.Handler):
    """Counts rate-limited requests, which discord.py only logs."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count the record if it is about a rate-limited request."""
        if record.msg.startswith("We are being rate limited"):
            RATE_LIMITED.inc()
