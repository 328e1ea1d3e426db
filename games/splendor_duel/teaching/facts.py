"""The figures of Splendor Duel that its guide speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from games.splendor_duel.catalogue import LINES
from games.splendor_duel.events import Goal
from games.splendor_duel.table import (
    CROWNS_OF_A_ROYAL,
    GOALS,
    MOST_RESERVED,
    MOST_ROYALS,
    MOST_TOKENS,
)

FACTS: Mapping[str, int] = {
    "points": GOALS[Goal.POINTS],
    "crowns": GOALS[Goal.CROWNS],
    "colour": GOALS[Goal.COLOUR],
    "limit": MOST_TOKENS,
    "reserved": MOST_RESERVED,
    "line": max(len(line.cells) for line in LINES.values()),
    "royal": CROWNS_OF_A_ROYAL,
    "second": CROWNS_OF_A_ROYAL * MOST_ROYALS,
}
