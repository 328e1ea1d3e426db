"""The components of High Society: money cards and status cards, as printed, and what must be true
of own ones (HS-02 to HS-05).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from games.codec import read_components
from games.component import Component
from games.own_cards import Components, Fault, Wrong


class Kind(Enum):
    """What a status card does to its owner."""

    LUXURY = "luxury"
    RECOGNITION = "recognition"
    ARREST = "arrest"
    LOSS = "loss"
    THIEF = "thief"


MISFORTUNES = (Kind.ARREST, Kind.LOSS, Kind.THIEF)


class Auction(Enum):
    """How a status card finds its owner (HS-05)."""

    BUY = "buy"
    """The last one in pays and takes it."""
    AVOID = "avoid"
    """The first to pass takes it, and the others pay."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card(Component):
    """A status card; each exists once."""

    id: str
    kind: Kind
    worth: int
    """Prestige points of a luxury card; 0 of any other."""
    red: bool
    """Whether it has a red frame, of which the fourth ends the game (HS-04)."""

    @property
    def auction(self) -> Auction:
        """In which kind of auction it is sold."""
        return Auction.AVOID if self.kind in MISFORTUNES else Auction.BUY


_PRINTED = read_components("games.high_society", "cards.json")
MONEY: tuple[int, ...] = tuple(_PRINTED["money"])
"""The money cards that everybody begins with, upwards; a hand is a set of these, as no value occurs
twice.
"""
CARDS: Mapping[str, Card] = {
    card["id"]: Card(card["id"], Kind(card["kind"]), card["worth"], card["red"])
    for card in _PRINTED["status"]
}
THIEF = CARDS["thief"]
RED_FRAMES = 4
"""The game ends when so many have been turned up (HS-45)."""


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
