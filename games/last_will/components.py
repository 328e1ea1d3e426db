"""What must be true of own cards of Last Will (LW-02, LW-25, LW-86, LW-139)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from games.own_cards import Components, Fault, Wrong

_FIXED = frozenset({"id", "title", "deck", "border", "estate", "companion"})


def _check(printed: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    modifiers = own["modifiers"]
    if len(set(modifiers)) < len(modifiers):
        yield Fault("modifiers", Wrong.ORDER, found=repr(modifiers))
    for board, slots in printed["offer_boards"].items():
        for slot, mine in zip(slots, own["offer_boards"][board], strict=True):
            for part in ("slot", "group"):
                if slot.get(part) != mine.get(part):
                    here = f"offer_boards/{board}/{slot['slot']}/{part}"
                    yield Fault(here, Wrong.FIXED, str(slot.get(part)), str(mine.get(part)))
    for card, mine in zip(printed["cards"], own["cards"], strict=True):
        here = f"cards/{card['id']}"
        for part in ("costs", "values", "pounds", "rows", "formula", "ability", "effect"):
            if (part in card) != (part in mine):
                yield Fault(f"{here}/{part}", Wrong.MISSING if part in card else Wrong.UNKNOWN)
        values = mine.get("values", [])
        if values != sorted(set(values), reverse=True):
            yield Fault(f"{here}/values", Wrong.ORDER, found=repr(values))


COMPONENTS = Components("cards.json", _FIXED, _check)
