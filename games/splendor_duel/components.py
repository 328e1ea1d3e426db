"""What must be true of own cards of Splendor Duel (SD-02 to SD-08)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from games.own_cards import Components, Fault, Wrong


def _check(printed: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    wanted, found = (sum(of["tokens"].values()) for of in (printed, own))
    if wanted != found:
        yield Fault("tokens", Wrong.TOTAL, str(wanted), str(found))
    for level, cards in own["levels"].items():
        for card in cards:
            here = f"levels/{level}/{card['id']}"
            if not any(card["cost"].values()):
                yield Fault(f"{here}/cost", Wrong.TOTAL, "1…", "0")
            if (card["bonus"] is None) != (card["bonus_count"] == 0):
                yield Fault(f"{here}/bonus_count", Wrong.TOTAL, *_bonuses(card))
            if (card["bonus"] == "any") != ("copy" in card["abilities"]):
                yield Fault(f"{here}/abilities", Wrong.VALUE, "copy", repr(card["abilities"]))


def _bonuses(card: Mapping[str, Any]) -> tuple[str, str]:
    return "0" if card["bonus"] is None else "1…", str(card["bonus_count"])


COMPONENTS = Components("cards.json", frozenset({"id", "level", "board"}), _check)
