"""The clock and the source of random bits that the host uses; tests replace both."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

HOUR_SECONDS = 3600

Clock: TypeAlias = Callable[[], float]
"""Returns Unix time, in seconds."""
Randomness: TypeAlias = Callable[[int], int]
"""Returns a number of so many random bits."""


def seconds(clock: Clock) -> int:
    """Return the clock's time in whole seconds, as the database keeps it."""
    return int(clock())
