"""What speaks for a move of Last Will, in the words of the game."""

from __future__ import annotations

from games.engine import Seat
from games.last_will.actions import (
    Block,
    Buy,
    ChoosePlan,
    Discard,
    Draw,
    EndTurn,
    ExtendBoard,
    Keep,
    Mark,
    Place,
    Play,
    RearrangeMarket,
    Sell,
    TakeOffered,
    Use,
    VisitOpera,
)
from games.last_will.catalogue import Card, Property
from games.last_will.mind.estimates import rounds_left, sale, worth
from games.last_will.mind.plans import work_waiting
from games.last_will.rules.boards import served, use_actions
from games.last_will.rules.errands import fetchable
from games.last_will.table import Laid, LastWillTable, Player
from games.moves import Action
from games.text import Text

LEAST_WORTH = 1
"""Less than so many pounds are no reason."""
FEW_SPACES = 1
"""With more free spaces than these, another one is no reason."""


def reasons(table: LastWillTable, seat: Seat, action: Action) -> list[Text]:
    """Return what speaks for *action*, the weightiest first."""
    player = table.players[seat]
    match action:
        case Play() | Use() | VisitOpera():
            return _for_spending(player, action)
        case Place(card):
            return _for_later(table, player, card)
        case Buy(card, price):
            over = price - table.price_of(card)
            return [
                *([Text("reason-price", n=over)] if over > 0 else []),
                *_falls(table, card),
                *_for_later(table, player, card),
            ]
        case Sell(card, price):
            return _for_selling(table, player, card, price)
        case Mark(card):
            return _for_marking(player, card)
        case Discard():
            return [Text("reason-room")]
        case TakeOffered(slot):
            cards = [offer.card for offer in fetchable(table) if offer.slot == slot]
            return [reason for card in cards if card for reason in _for_later(table, player, card)]
        case ExtendBoard():
            free = player.spaces - len(player.board)
            return [Text("reason-space", n=free)] if free <= FEW_SPACES else []
        case Keep(cards):
            worths = [round(worth(table, player, card)) for card in cards]
            pounds = sum(n for n in worths if n > 0)
            return [Text("reason-later", n=pounds)] if pounds >= LEAST_WORTH else []
        case ChoosePlan(space) | Block(space):
            return _for_plan(table, player, space, own=isinstance(action, ChoosePlan))
        case Draw() | RearrangeMarket() | EndTurn():
            return _for_little(table, player, action)
    return []


def _for_spending(player: Player, action: Play | Use | VisitOpera) -> list[Text]:
    found = [Text("reason-spends", n=action.pounds)] if action.pounds else []
    actions = 0
    match action:
        case Use(card):
            laid = _laid(player, card)
            actions = use_actions(player, laid) if laid else card.uses
            if laid and laid.falls:
                found.append(Text("reason-kept-up", n=laid.value - laid.fallen().value))
        case Play(card, option=option):
            actions = max(0, card.costs[option].actions - served(player))
    if not actions:
        found.append(Text("reason-no-action"))
    return found


def _for_later(table: LastWillTable, player: Player, card: Card) -> list[Text]:
    """What a card may help to get rid of until the end."""
    pounds = round(worth(table, player, card))
    if pounds < LEAST_WORTH:
        return []
    return [Text("reason-later", n=pounds)]


def _falls(table: LastWillTable, card: Property) -> list[Text]:
    """By how much a house falls until the end if nobody keeps it up."""
    steps = min(rounds_left(table) + 1, len(card.values) - 1)
    lost = card.values[0] - card.values[steps]
    return [Text("reason-falls", n=lost)] if card.house and lost > 0 else []


def _for_selling(table: LastWillTable, player: Player, card: Property, price: int) -> list[Text]:
    laid = _laid(player, card)
    found = []
    if laid is not None and (less := round(sale(table, laid, price))) >= LEAST_WORTH:
        found.append(Text("reason-sold-low", n=less))
    return [*found, Text("reason-money", n=max(0, player.money) + price)]


def _for_marking(player: Player, card: Card) -> list[Text]:
    laid = _laid(player, card)
    row = laid.next_row if laid else None
    if laid is None or row is None:
        return []
    return [Text("reason-more", n=row.pounds - laid.open_rows[-1].pounds)]


def _for_plan(table: LastWillTable, player: Player, space: int, *, own: bool) -> list[Text]:
    plan = next(plan for plan in table.free_plans if plan.number == space)
    if not own:
        return [Text("reason-blocks")]
    waiting = int(work_waiting(player))
    if waiting >= plan.actions:
        return [Text("reason-plan-busy", n=plan.actions)]
    fresh = plan.cards + plan.boys
    return [Text("reason-plan-idle", waiting=waiting, n=fresh)] if fresh else []


def _for_little(table: LastWillTable, player: Player, action: Action) -> list[Text]:
    match action:
        case Draw(property=houses) if houses and rounds_left(table):
            return [Text("reason-early-property", n=rounds_left(table))]
        case Draw(event=events) if events:
            return [Text("reason-events", n=events)]
        case RearrangeMarket():
            return [Text("reason-market")]
        case EndTurn():
            return [Text("reason-nothing-left")]
    return []


def _laid(player: Player, card: Card) -> Laid | None:
    return next((laid for laid in player.board if laid.card is card), None)
