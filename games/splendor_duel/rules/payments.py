"""Buying a card: whether it is possible, and in which ways it is paid.

Gold may stand for any token, also for one that the buyer holds (SD-61, SD-62).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from games.moves import Illegal, require
from games.questions import MOST_OPTIONS, Each, Option, Pick, Question
from games.splendor_duel.actions import Buy
from games.splendor_duel.catalogue import GOLD, Card, Colour, Tokens
from games.splendor_duel.events import called, counted, named
from games.splendor_duel.table import DuelTable, Player
from games.tally import payments, pays
from games.text import Text


def purchase(buyer: Player, card: Card) -> Option:
    """The purchase of an affordable *card* where nothing is to be chosen, else the question that
    comes first.
    """
    ways, colours = payments(buyer.price(card), buyer.tokens, GOLD), buyer.copies(card)

    def pay(colour: Colour | None) -> Buy | Callable[[], Question]:
        if len(ways) == 1:
            return Buy(card, ways[0], colour)
        return lambda: _ask_payment(card, ways, colour)

    hint = costing(ways[0]) if len(ways) == 1 else Text("hint-payments", n=len(ways))
    if len(colours) < 2:
        return Option(card.id, called(card), pay(colours[0] if colours else None), hint)
    copies = [Option(colour.value, named(colour), pay(colour)) for colour in colours]
    shared = hint if len(ways) == 1 else None
    which = partial(Pick, Text("ask-copy"), copies)
    return Option(card.id, called(card), which, hint, shared_hint=shared)


def require_legal(table: DuelTable, buyer: Player, action: Buy) -> None:
    """Raise `Illegal` unless *buyer* can buy this card, in this colour, for these tokens (SD-57 to
    SD-63, SD-69).
    """
    card, colours = action.card, buyer.copies(action.card)
    require(card in table.within_reach(buyer), "refuse-buy-absent", card=called(card))
    if card.wild:
        require(bool(colours), "refuse-copy-nothing", card=called(card))
        require(
            action.colour in colours,
            "refuse-copy-colour",
            card=called(card),
            colours=tuple(map(named, colours)),
        )
    else:
        require(action.colour is None, "refuse-copy-plain", card=called(card))
    price = buyer.price(card)
    lacking, spare = buyer.lacks(price), buyer.tokens[GOLD]
    require(
        lacking.total <= spare,
        "refuse-buy-poor",
        card=called(card),
        lacking=counted(lacking),
        gold=spare,
    )
    if not pays(action.payment, price, buyer.tokens, GOLD):
        raise Illegal(
            Text("refuse-payment", card=called(card), n=price.total, price=counted(price))
        )


def _ask_payment(card: Card, ways: Sequence[Tokens], colour: Colour | None) -> Question:
    """Ask how to pay, least gold first; in the rare case that no menu holds all ways, first how
    much gold.
    """
    if len(ways) <= MOST_OPTIONS:
        return Pick(Text("ask-payment"), Each(ways, lambda way: _payment(Buy(card, way, colour))))
    amounts = sorted({way[GOLD] for way in ways})
    return Pick(
        Text("ask-gold"),
        [_with_gold(card, n, [way for way in ways if way[GOLD] == n], colour) for n in amounts],
    )


def _with_gold(card: Card, n: int, ways: Sequence[Tokens], colour: Colour | None) -> Option:
    label, hint = Text("pay-gold", n=n), Text("hint-payments", n=len(ways))
    return Option(f"gold-{n}", label, lambda: _ask_payment(card, ways, colour), hint)


def _payment(buy: Buy) -> Option:
    return Option(
        _key(buy.payment), Text("pay", price=counted(buy.payment), gold=buy.payment[GOLD]), buy
    )


def _key(payment: Tokens) -> str:
    return str(payment).replace(" ", "").lower()


@lru_cache(maxsize=4096)
def costing(price: Tokens) -> Text:
    """What a card costs, as a hint."""
    return Text("costing", price=counted(price)) if price else Text("costing-nothing")
