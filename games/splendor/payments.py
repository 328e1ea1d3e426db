"""In which ways a card can be paid: gold may stand for any colour, also for one that the buyer holds (SP-46)."""

from __future__ import annotations

from itertools import product

from games.questions import Option, Pick, Question
from games.splendor.actions import Buy
from games.splendor.catalogue import GEMS, GOLD, Card, Tokens
from games.splendor.events import counted
from games.text import Text


def payments(price: Tokens, held: Tokens) -> list[Tokens]:
    """Return every payment of *price* out of *held*, with the least gold first (SP-46, SP-47, SP-54).

    Of colour c between `max(0, price - held)` and `price` tokens may be gold, together no more than the gold held.
    """
    most_gold, gaps = held[GOLD], price.beyond(held)
    if gaps.total >= most_gold:  # there is one way at most
        return [price - gaps + Tokens.of([GOLD] * most_gold)] if gaps.total == most_gold else []
    ranges = [range(gaps[gem], price[gem] + 1) for gem in GEMS]
    ways = [
        Tokens((*(price[gem] - gold for gem, gold in zip(GEMS, golds, strict=True)), sum(golds)))
        for golds in product(*(range(gold.start, min(gold.stop, most_gold + 1)) for gold in ranges))
        if sum(golds) <= most_gold
    ]
    return sorted(ways, key=lambda way: way[GOLD])


def ask_payment(card: Card, ways: list[Tokens]) -> Question:
    """Ask first how much gold to spend, then, where that leaves a choice, which gems to keep."""
    amounts = sorted({way[GOLD] for way in ways})
    return Pick(Text("ask-gold"), [_with_gold(card, n, [way for way in ways if way[GOLD] == n]) for n in amounts])


def _with_gold(card: Card, n: int, ways: list[Tokens]) -> Option:
    if len(ways) == 1:
        return Option(f"gold-{n}", Text("pay", price=counted(ways[0])), Buy(card, ways[0]))
    exact = Pick(
        Text("ask-payment", n=n),
        [Option(_key(way), Text("pay", price=counted(way)), Buy(card, way)) for way in ways],
    )
    return Option(f"gold-{n}", Text("pay-gold", n=n), lambda: exact, Text("hint-ways", n=len(ways)))


def _key(payment: Tokens) -> str:
    return str(payment).replace(" ", "").lower()
