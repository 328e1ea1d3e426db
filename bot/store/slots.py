"""Slots: every channel belongs to one, and so, where several share the work, to a process."""

from __future__ import annotations

from typing import Final

SLOTS: Final = 64
"""Every channel belongs to one of so many slots, and so to one of the processes."""
TIME_BITS: Final = 22
"""Of an id of Discord: what is above them is the time, in milliseconds."""


def slot_of(place: int) -> int:
    """Return the slot of a channel, or of a person."""
    return (place >> TIME_BITS) % SLOTS


def nowhere_near(place: int) -> int:
    """Return a number in the slot of a channel that is the number of no channel."""
    return slot_of(place) << TIME_BITS
