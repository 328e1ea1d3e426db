"""What must be true of own cards of Splendor (SP-03 to SP-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from games.own_cards import Components, Fault, Wrong


def _check(printed: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    for level, cards in own["levels"].items():
        here = f"levels/{level}"
        wanted, found = (
            Counter(card["bonus"] for card in of["levels"][level]) for of in (printed, own)
        )
        for bonus in wanted:
            if wanted[bonus] != found[bonus]:
                yield Fault(
                    f"{here}/bonus/{bonus}", Wrong.TOTAL, str(wanted[bonus]), str(found[bonus])
                )
        for card in cards:
            if not any(card["cost"].values()):
                yield Fault(f"{here}/{card['id']}/cost", Wrong.TOTAL, "1…", "0")
    if len(worths := {noble["points"] for noble in own["nobles"]}) > 1:
        yield Fault("nobles/points", Wrong.TOTAL, str(min(worths)), str(max(worths)))
    for noble in own["nobles"]:
        if not any(noble["requires"].values()):
            yield Fault(f"nobles/{noble['id']}/requires", Wrong.TOTAL, "1…", "0")


COMPONENTS = Components("cards.json", frozenset({"id", "level"}), _check)
