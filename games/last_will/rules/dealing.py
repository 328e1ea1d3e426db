"""Property: buying and selling it at the market's prices (LW-139 to LW-146, LW-156 to LW-166)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from games.engine import Seat
from games.last_will.actions import Buy, Sell
from games.last_will.catalogue import DealFreely, Property
from games.last_will.events import (
    Bought,
    Sold,
    of_bargain,
    of_card,
    of_lying,
    of_money,
    of_span,
)
from games.last_will.rules.boards import free_dealer, price_changes, spread
from games.last_will.rules.refusing import (
    require_actions,
    require_in_hand,
    require_on_board,
    require_room,
)
from games.last_will.table import Laid, LastWillTable, Player
from games.moves import Illegal, Move, require
from games.questions import Option, Pick, Question
from games.text import Text


@dataclass(frozen=True, slots=True)
class Deal:
    """A way to buy or sell a property."""

    price: int
    actions: int
    agent: bool
    """Whether it is the deal of a helper who saves the action and may change the price as well
    (LW-161, LW-162).
    """


def deals(player: Player, card: Property, price: int) -> list[Deal]:
    """The ways to deal in *card*, at *price* before any helper changes it, money and actions aside,
    dearest last.

    A price below nothing is nothing (LW-141, LW-158). A deal without an action that asks for no
    choice is taken wherever there is one (LW-137, LW-163).
    """
    prices = spread((price,), price_changes(player, card.estate))
    dealer = free_dealer(player, card.estate)
    ability = dealer.card.ability if dealer else None
    if not isinstance(ability, DealFreely):
        return _at(prices, 1, agent=False)
    if ability.changes == (0,):
        return _at(prices, 0, agent=False)
    return [*_at(prices, 1, agent=False), *_at(spread(prices, ability.changes), 0, agent=True)]


def _at(prices: Sequence[int], actions: int, *, agent: bool) -> list[Deal]:
    return [Deal(price, actions, agent) for price in sorted({max(0, price) for price in prices})]


# Buying


def buyable(table: LastWillTable, player: Player) -> list[tuple[Property, list[Deal]]]:
    """The properties in hand that could be bought now, with the ways to do so (LW-139, LW-143,
    LW-145).
    """
    if not player.room or player.bankrupt:
        return []
    found = []
    for card in player.hand:
        if isinstance(card, Property):
            affordable = purchases(table, player, card)
            if affordable:
                found.append((card, affordable))
    return found


def purchases(table: LastWillTable, player: Player, card: Property) -> list[Deal]:
    """The ways to buy *card* that actions and money allow; room is not looked at."""
    every = deals(player, card, table.price_of(card))
    return [deal for deal in every if deal.actions <= player.actions and deal.price <= player.money]


def ask_buy(table: LastWillTable, player: Player) -> Question:
    """Ask which property is bought, and at which price."""

    def option(card: Property, ways: list[Deal]) -> Option:
        return _deal(
            player,
            card,
            of_card(card),
            ways,
            "hint-buy",
            lambda deal: Buy(card, deal.price, deal.agent),
        )

    options = [option(card, ways) for card, ways in buyable(table, player)]
    return Pick(Text("ask-buy", left=player.actions, money=of_money(player.money)), options)


def buy(table: LastWillTable, seat: Seat, action: Buy) -> None:
    """Pay for a property and lay it on the board (LW-139 to LW-145)."""
    player, card = table.players[seat], action.card
    require_in_hand(player, card, [other for other, _ in buyable(table, player)])
    require(not player.bankrupt, "refuse-buy-bankrupt", card=of_card(card))
    require_room(player, card)
    deal = _require_deal(player, card, deals(player, card, table.price_of(card)), action)
    money = of_money(player.money)
    require(
        deal.price <= player.money,
        "refuse-buy-poor",
        card=of_card(card),
        pounds=deal.price,
        money=money,
    )
    player.hand.remove(card)
    _settle(player, card, deal)
    player.board.append(Laid(card))
    player.money -= deal.price
    table.tell(
        Bought(
            seat=seat,
            card=card,
            price=deal.price,
            actions=deal.actions,
            left=player.actions,
            money=player.money,
        )
    )


# Selling


def sellable(table: LastWillTable, player: Player) -> list[tuple[Laid, list[Deal]]]:
    """The properties on the board that could be sold now, with the ways to do so (LW-156,
    LW-159).
    """
    found = []
    for laid in player.board:
        if isinstance(laid.card, Property):
            every = deals(player, laid.card, table.price_of(laid))
            possible = [deal for deal in every if deal.actions <= player.actions]
            if possible:
                found.append((laid, possible))
    return found


def ask_sell(table: LastWillTable, player: Player) -> Question:
    """Ask which property is sold, and at which price."""

    def option(laid: Laid, ways: list[Deal]) -> Option:
        card, label = laid.card, of_lying(laid.card, laid.value)
        assert isinstance(card, Property)
        return _deal(
            player,
            card,
            label,
            ways,
            "hint-sell",
            lambda deal: Sell(card, deal.price, deal.agent),
            worth=laid.value,
        )

    options = [option(laid, ways) for laid, ways in sellable(table, player)]
    return Pick(Text("ask-sell", left=player.actions, money=of_money(player.money)), options)


def sell(table: LastWillTable, seat: Seat, action: Sell) -> None:
    """Discard a property from the board and gain its price (LW-156 to LW-158)."""
    player, card = table.players[seat], action.card
    laid = require_on_board(player, card, [other.card for other, _ in sellable(table, player)])
    deal = _require_deal(player, card, deals(player, card, table.price_of(laid)), action)
    _settle(player, card, deal)
    player.board.remove(laid)
    table.discard(card)
    player.money += deal.price
    table.tell(
        Sold(
            seat=seat,
            card=card,
            price=deal.price,
            actions=deal.actions,
            left=player.actions,
            money=player.money,
        )
    )


# Both


def _deal(
    player: Player,
    card: Property,
    label: Text,
    ways: list[Deal],
    hint: str,
    make: Callable[[Deal], Move],
    worth: int | None = None,
) -> Option:
    """The option to deal in *card*: a move, which says the price, if there is but one way; else a
    question, called *label*.
    """
    first, last = ways[0], ways[-1]
    said = _hint(player, ways, hint)
    if first is last:
        return Option(card.id, of_bargain(card, first.price, worth), make(first), said)

    def which() -> Question:
        def option(deal: Deal) -> Option:
            key = f"agent-{deal.price}" if deal.agent else str(deal.price)
            agent = "yes" if deal.agent else "no"
            way = Text("deal", pounds=deal.price, actions=deal.actions, agent=agent)
            return Option(key, way, make(deal))

        return Pick(
            Text("ask-deal", card=label, money=of_money(player.money)),
            [option(deal) for deal in ways],
        )

    return Option(card.id, label, which, said)


def _hint(player: Player, ways: Sequence[Deal], key: str) -> Text:
    """What the ways to deal take and spend; those that save the action may have prices of their
    own.
    """
    first, last = ways[0], ways[-1]
    spans = [
        of_span(min(prices), max(prices))
        for actions in dict.fromkeys(deal.actions for deal in ways)
        if (prices := [deal.price for deal in ways if deal.actions == actions])
    ]
    if len(spans) == 1:
        return Text(key, actions=first.actions, left=player.actions, spent=spans[0])
    assert (first.actions, last.actions) == (1, 0), "the agent's deals come last"
    usual, spared = spans
    return Text(
        f"{key}-either", actions=first.actions, left=player.actions, spent=usual, agent=spared
    )


def _require_deal(player: Player, card: Property, ways: Sequence[Deal], action: Buy | Sell) -> Deal:
    """Return the way to deal that *action* means; raise `Illegal` if there is none, or too few
    actions for it.
    """
    deal = next(
        (deal for deal in ways if (deal.price, deal.agent) == (action.price, action.agent)), None
    )
    if deal is None:
        prices = tuple(of_money(price) for price in sorted({deal.price for deal in ways}))
        raise Illegal(
            Text(
                "refuse-price",
                card=of_card(card),
                pounds=action.price,
                n=len(prices),
                prices=prices,
            )
        )
    require_actions(card, deal.actions, player.actions)
    return deal


def _settle(player: Player, card: Property, deal: Deal) -> None:
    """Pay for a deal in actions, or by the helper who saves them."""
    player.actions -= deal.actions
    dealer = free_dealer(player, card.estate)
    if not deal.actions and dealer is not None:
        player.replace(dealer, replace(dealer, served=dealer.served + 1))
