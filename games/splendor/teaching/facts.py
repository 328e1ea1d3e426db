"""The figures of Splendor that its guide speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from games.splendor.catalogue import NOBLES
from games.splendor.table import ALIKE, DIFFERENT, FULL_PILE, GOAL, MOST_RESERVED, TOKEN_LIMIT

FACTS: Mapping[str, int] = {
    "goal": GOAL,
    "limit": TOKEN_LIMIT,
    "reserved": MOST_RESERVED,
    "pile": FULL_PILE,
    "different": DIFFERENT,
    "alike": ALIKE,
    "noble": max(noble.points for noble in NOBLES.values()),
}
