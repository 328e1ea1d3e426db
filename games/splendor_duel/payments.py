"""In which ways a card can be paid: gold may stand for any token, also for one that the buyer holds (SD-61, SD-62)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from games.questions import MOST_OPTIONS, Option, Pick, Question
from games.splendor_duel.actions import Buy
from games.splendor_duel.catalogue import COLOURS, GOLD, Tokens
from games.splendor_duel.events import counted
from games.text import Text


def payments(price: Tokens, held: Tokens) -> list[Tokens]:
    """Return every payment of *price* out of *held*, with the least gold first (SD-62, SD-63).

    Of colour c between `max(0, price - held)` and `price` tokens may be gold, together no more than the gold held.
    """
    most_gold, plain = held[GOLD], COLOURS[:-1]
    if not most_gold:
        return [price] if price <= held else []
    least = price.beyond(held)
    if least.total > most_gold:
        return []
    ways = [
        Tokens((*(price[colour] - gold for colour, gold in zip(plain, golds, strict=True)), sum(golds)))
        for golds in product(*(range(least[colour], min(price[colour], most_gold) + 1) for colour in plain))
        if sum(golds) <= most_gold
    ]
    return sorted(ways, key=lambda way: way[GOLD])


def ask_payment(ways: Sequence[Tokens], buy: Callable[[Tokens], Buy]) -> Question:
    """Ask how to pay, least gold first; in the rare case that no menu holds all ways, first how much gold."""
    if len(ways) <= MOST_OPTIONS:
        options = [Option(_key(way), Text("pay", price=counted(way)), buy(way)) for way in ways]
        return Pick(Text("ask-payment"), options)
    amounts = sorted({way[GOLD] for way in ways})
    return Pick(Text("ask-gold"), [_with_gold(n, [way for way in ways if way[GOLD] == n], buy) for n in amounts])


def _with_gold(n: int, ways: Sequence[Tokens], buy: Callable[[Tokens], Buy]) -> Option:
    return Option(f"gold-{n}", Text("pay-gold", n=n), lambda: ask_payment(ways, buy), Text("hint-ways", n=len(ways)))


def _key(payment: Tokens) -> str:
    return str(payment).replace(" ", "").lower()
