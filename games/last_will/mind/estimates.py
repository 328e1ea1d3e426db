"""What things may well be worth to an heir: pounds that they help to get rid of by the end of the
game, about.
"""

from __future__ import annotations

from games.last_will.catalogue import (
    PROPERTY_BONUS,
    ROUNDS,
    ActMore,
    AdjustPrice,
    Black,
    Blue,
    BreedersFair,
    Card,
    Companion,
    DealFreely,
    Estate,
    GainActions,
    KeepUpDearer,
    KeepUpFreely,
    Property,
    SpendMore,
    White,
    WildParty,
)
from games.last_will.rules.boards import bonuses, by_formula
from games.last_will.table import Laid, LastWillTable, Player

AN_ACTION = 2.2
"""What an action is good for in pounds."""
A_HELPER = 1.0
"""What any ability is good for in each round."""
A_FALL = 2.0
"""By how much a house falls in a step."""
COMPANY = 0.2
"""How likely a wanted companion turns up."""
TIGHT = 8
"""With less money than this an owner of property is hampered."""


def rounds_left(table: LastWillTable) -> int:
    """How many rounds follow this one, at most."""
    return ROUNDS - table.round


def worth(table: LastWillTable, player: Player, card: Card) -> float:
    """What a card in hand is good for, the actions that it takes taken off."""
    match card:
        case White():
            return _white(player, card, rounds_left(table))
        case Property():
            return purchase(table, player, card)
        case Black():
            actions = card.placing
            if isinstance(card.ability, ActMore):
                actions -= card.ability.actions
            return board_value(table, player, card, used=False) - AN_ACTION * actions
        case Blue(companion=companion):
            return _companion(player, companion)
    return 0.0


def _white(player: Player, card: White, later: int) -> float:
    match card.effect:
        case GainActions(actions):
            return AN_ACTION * (actions - card.costs[0].actions) + card.costs[0].pounds
        case WildParty(steps):
            falls = sum(laid.falls for laid in player.board)
            return A_FALL * min(steps, falls) - AN_ACTION
        case BreedersFair():
            return float(2 * later) if any(_farm(laid.card) for laid in player.board) else 0.0
    more = bonuses(player, card.symbol)[-1] + COMPANY * sum(slot.pounds - 1 for slot in card.slots)
    return max(cost.pounds - AN_ACTION * cost.actions for cost in card.costs) + more


def per_round(table: LastWillTable, player: Player, card: Black) -> float:
    """What a helper or an expense is good for in each round that it lies there."""
    spent = 0.0
    if card.formula is not None:
        spent = by_formula(player, card.formula) + 0.5
    elif card.rows:
        spent = (
            card.rows[0].pounds
            + COMPANY * (card.rows[-1].pounds - card.rows[0].pounds)
            + bonuses(player, card.symbol)[-1]
        )
    spent = max(0.0, spent - AN_ACTION * card.uses)
    match card.ability:
        case None:
            return spent
        case ActMore(actions):
            return spent + AN_ACTION * actions
        case SpendMore(symbols, pounds):
            around = [*player.hand, *(laid.card for laid in player.board)]
            return spent + pounds * 0.5 * sum(
                other.symbol in symbols for other in around if other.symbol
            )
        case (
            KeepUpDearer(estates)
            | KeepUpFreely(estates)
            | AdjustPrice(estates)
            | DealFreely(estates)
        ):
            return spent + A_HELPER * _owned(player, estates)
    return spent + A_HELPER


def board_value(table: LastWillTable, player: Player, card: Black, *, used: bool) -> float:
    """What a helper or an expense on the board brings until the end; in this round too, unless it
    is *used* or only its ability counts, which has had its day.
    """
    rounds = rounds_left(table)
    now = card.active and not used
    if isinstance(card.ability, ActMore):
        return per_round(table, player, card) * rounds + (card.rows[0].pounds if card.rows else 0)
    return per_round(table, player, card) * (rounds + now)


def _owned(player: Player, estates: tuple[Estate, ...]) -> int:
    around = [*player.hand, *(laid.card for laid in player.board)]
    return sum(isinstance(card, Property) and card.estate in estates for card in around)


def _companion(player: Player, companion: Companion) -> float:
    wanted = [row.companion for laid in player.board if (row := laid.next_row)]
    wanted += [
        slot.companion for card in player.hand if isinstance(card, White) for slot in card.slots
    ]
    if companion is Companion.JOKER:
        return 2.5 if wanted else 0.5
    return 2.5 if companion in wanted else 0.6


def purchase(table: LastWillTable, player: Player, card: Property) -> float:
    """What buying a property is good for: it falls, is kept up at a price, and is sold at what is
    left.
    """
    falls = rounds_left(table) + 1
    lost = card.values[0] - card.values[min(falls, len(card.values) - 1)]
    gained = lost + table.modifiers[card.estate] + _upkeep(table, card, 0) - 2 * AN_ACTION
    left = player.money - table.price_of(card)
    return gained - (TIGHT if left < TIGHT else 0)


def holding(table: LastWillTable, player: Player, laid: Laid) -> float:
    """What keeping a property until the next round may gain: it falls on, and can be kept up."""
    card = laid.card
    assert isinstance(card, Property)
    last = min(laid.step + rounds_left(table), len(card.values) - 1)
    future = laid.value - card.values[last] + _upkeep(table, card, laid.markers)
    return future * min(1.0, max(0, player.money) / (2 * TIGHT))


def _upkeep(table: LastWillTable, card: Property, markers: int) -> float:
    """What is spent on upkeep in the rounds to come, where that is more than the house would
    fall.
    """
    rows = card.rows
    spent = rows[markers].pounds + COMPANY * (rows[-1].pounds - rows[markers].pounds)
    fall = A_FALL if card.house and len(card.values) > 2 else 0.0
    return rounds_left(table) * max(0.0, spent - fall - AN_ACTION)


def promise(table: LastWillTable, player: Player) -> float:
    """What a board may well help to get rid of until the end."""
    later = rounds_left(table)
    hopes = 0.0
    for laid in player.board:
        if isinstance(laid.card, Property):
            hopes += holding(table, player, laid) + max(
                0.0, sale(table, laid, table.price_of(laid)) - AN_ACTION
            )
        else:
            hopes += per_round(table, player, laid.card) * later
    return hopes


def sale(table: LastWillTable, laid: Laid, price: int) -> float:
    """What selling a property at *price* takes off what counts in the end, compared with one more
    fall.
    """
    fallen = laid.fallen().value if laid.falls and not laid.used else laid.value
    return fallen + PROPERTY_BONUS - price


def _farm(card: Card) -> bool:
    return isinstance(card, Property) and not card.house
