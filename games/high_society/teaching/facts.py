"""The figures of High Society that its guide speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from games.high_society.catalogue import CARDS, MONEY, RED_FRAMES, Kind
from games.high_society.rules.standings import LOSS

_LUXURIES = [card.worth for card in CARDS.values() if card.kind is Kind.LUXURY]

FACTS: Mapping[str, int] = {
    "red": RED_FRAMES,
    "loss": LOSS,
    "notes": len(MONEY),
    "money": sum(MONEY),
    "least": min(_LUXURIES),
    "most": max(_LUXURIES),
}
