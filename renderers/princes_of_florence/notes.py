"""What is said of a card while one of several is chosen."""

from __future__ import annotations

from enum import Enum


class Note(Enum):
    """Whether a card is on offer, is the best of those, or is held already."""

    NONE = 0
    OFFERED = 1
    BEST = 2
    HELD = 3


OFFERED = {Note.OFFERED, Note.BEST}
