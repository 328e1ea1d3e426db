"""The figures of Last Will that its guide speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from games.last_will import catalogue

FACTS: Mapping[str, int] = {
    "rounds": catalogue.ROUNDS,
    "money": catalogue.START_MONEY,
    "dealt": catalogue.START_CARDS * len(catalogue.START_DECKS),
    "kept": catalogue.START_KEPT,
    "hand": catalogue.HAND_LIMIT,
    "spaces": catalogue.SPACES,
    "opera": catalogue.OPERA,
    "bonus": catalogue.PROPERTY_BONUS,
    "lowest": -min(catalogue.MODIFIERS),
    "highest": max(catalogue.MODIFIERS),
}
