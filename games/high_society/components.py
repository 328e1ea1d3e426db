"""What must be true of own cards of High Society (HS-02 to HS-05)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from games.own_cards import Components, Fault, Wrong


def _check(printed: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    money = own["money"]
    if money != sorted({value for value in money if value > 0}):
        yield Fault("money", Wrong.ORDER, found=repr(money))
    wanted, found = (sum(card["red"] for card in of["status"]) for of in (printed, own))
    if wanted != found:
        yield Fault("status/red", Wrong.TOTAL, str(wanted), str(found))
    worths = set[int]()
    for card in own["status"]:
        worth, luxury = card["worth"], card["kind"] == "luxury"
        if luxury is (worth == 0) or worth in worths - {0}:
            # A luxury card is called by what it is worth.
            yield Fault(f"status/{card['id']}/worth", Wrong.VALUE, _wanted(luxury), str(worth))
        worths.add(worth)


def _wanted(luxury: bool) -> str:
    return "1…" if luxury else "0"


COMPONENTS = Components("cards.json", frozenset({"id", "kind"}), _check)
