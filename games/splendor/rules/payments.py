"""How a card is to be paid is asked where gold, which may stand for any colour, leaves a choice
(SP-46, SP-47).
"""

from __future__ import annotations

from functools import lru_cache

from games.questions import Each, Option, Pick, Question
from games.splendor.actions import Buy
from games.splendor.catalogue import GOLD, Card, Tokens
from games.splendor.events import called, counted
from games.text import Text


def purchase(card: Card, ways: list[Tokens]) -> Option:
    """The purchase itself where only one payment is possible, else the question how to pay."""
    if len(ways) == 1:
        return Option(card.id, called(card), Buy(card, ways[0]), costing(ways[0]))
    return Option(
        card.id, called(card), lambda: ask_payment(card, ways), Text("hint-payments", n=len(ways))
    )


@lru_cache(maxsize=4096)
def costing(price: Tokens) -> Text:
    """What a card costs, as a hint."""
    return Text("costing", price=counted(price)) if price else Text("costing-nothing")


def costing_later(price: Tokens) -> Text:
    """What a card that is only reserved now will cost with the bonuses of now, as a hint."""
    return Text("costing-later", price=counted(price)) if price else Text("costing-nothing-later")


def ask_payment(card: Card, ways: list[Tokens]) -> Question:
    """Ask first how much gold to spend, then, where that leaves a choice, which gems to keep."""
    amounts = sorted({way[GOLD] for way in ways})
    return Pick(
        Text("ask-gold"),
        [_with_gold(card, n, [way for way in ways if way[GOLD] == n]) for n in amounts],
    )


def _with_gold(card: Card, n: int, ways: list[Tokens]) -> Option:
    if len(ways) == 1:
        return Option(f"gold-{n}", Text("pay", price=counted(ways[0])), Buy(card, ways[0]))
    exact = Pick(
        Text("ask-payment", n=n),
        Each(ways, lambda way: Option(_key(way), Text("pay", price=counted(way)), Buy(card, way))),
    )
    return Option(f"gold-{n}", Text("pay-gold", n=n), lambda: exact, Text("hint-ways", n=len(ways)))


def _key(payment: Tokens) -> str:
    return str(payment).replace(" ", "").lower()
