"""How heirs with some sense play: what automas expect of the others, and choose from themselves."""

from __future__ import annotations

from collections.abc import Iterator

from games.chance import Chance
from games.engine import Action, Decision, Seat
from games.last_will.actions import (
    Block,
    Buy,
    ChoosePlan,
    Discard,
    Draw,
    DrawOne,
    EndTurn,
    ExtendBoard,
    Keep,
    Lower,
    Mark,
    MarkFarm,
    Place,
    Play,
    RearrangeMarket,
    Sell,
    TakeOffered,
    Use,
    VisitOpera,
)
from games.last_will.boards import opera_prices, use_actions, use_amounts
from games.last_will.catalogue import MAIN_DECKS, MODIFIERS, Black, Card, Deck, Estate, Property, White
from games.last_will.estimates import AN_ACTION, TIGHT, holding, per_round, purchase, rounds_left, sale, worth
from games.last_will.rules import black, dealing, white
from games.last_will.rules.course import KeepSome
from games.last_will.rules.errands import SendBoy, fetchable
from games.last_will.rules.parties import ChooseFarm, LowerHouse, breedable, falling
from games.last_will.rules.planning import BlockSpace, DrawCards, PlanRound
from games.last_will.rules.turns import Turn
from games.last_will.table import LastWillTable, Player, Space

Rated = tuple[float, Action]

WHIM = range(90, 111)
"""Per cent at which somebody may rate a thing: nobody knows another's mind."""
OPERA_TRIP = 0.9
"""What each pound spent at the opera is worth: it needs no action, but the boy might have brought a card."""
EXTENSION = 0.8
"""What a space more is worth in each round to come, in pounds, for a board that gets full."""
SELDOM = 0.3
"""How much of that a space is worth while others are free."""
ANY_CARD = 1.8
"""What a random card is worth, in pounds."""
MARKET = 0.1
"""What changing prices is worth to somebody who does not deal."""
A_CARD, A_BOY, A_STEP = 0.7, 2.2, 2.6
"""What a card, an errand boy and an action of a plan are worth, in pounds."""
FREE = 3.0
"""How much sooner something is done that takes no action."""


def habit(table: LastWillTable, decision: Decision, chance: Chance) -> Action | None:
    """Return what an heir with some sense may well do."""
    player = table.players[decision.seat]
    match decision:
        case Turn():
            return _best(chance, _uses(table, player)) or EndTurn()
        case SendBoy(seat):
            return _best(chance, _errands(table, seat, player))
        case KeepSome(limit=limit):
            return _keep(table, player, limit, chance)
        case PlanRound():
            return ChoosePlan(_plan(table, chance))
        case BlockSpace():
            return Block(_plan(table, chance))
        case DrawCards(due=due):
            return _draw(table, player, due, chance)
        case LowerHouse():
            return Lower(_property(max(falling(player), key=lambda laid: laid.value - laid.fallen().value).card))
        case ChooseFarm(markers=markers):
            return MarkFarm(_property(breedable(player, markers)[-1].card))
    return None


def _property(card: Card) -> Property:
    assert isinstance(card, Property)
    return card


def _best(chance: Chance, rated: Iterator[Rated]) -> Action | None:
    """The action that is rated highest by somebody's whim, if any is worth anything."""
    best: Action | None = None
    most = 0.0
    for rate, action in rated:
        if rate > 0 and (rate := rate * _whim(chance)) > most:
            best, most = action, rate
    return best


def _whim(chance: Chance) -> float:
    return chance.pick(WHIM) / 100


# Preparation, planning and the end of a round


def _keep(table: LastWillTable, player: Player, limit: int, chance: Chance) -> Keep:
    rated = [(worth(table, player, card) * _whim(chance), place) for place, card in enumerate(player.hand)]
    kept = {place for _, place in sorted(rated, reverse=True)[:limit]}
    return Keep(tuple(card for place, card in enumerate(player.hand) if place in kept))


def _plan(table: LastWillTable, chance: Chance) -> int:
    rated = [
        ((A_CARD * plan.cards + A_BOY * plan.boys + A_STEP * plan.actions) * _whim(chance), plan.number)
        for plan in table.free_plans
    ]
    return max(rated)[1]


def _draw(table: LastWillTable, player: Player, due: int, chance: Chance) -> Draw:
    """Property and helpers early, events late, and companions where there is work for them."""
    later = rounds_left(table)
    wishes = {Deck.EVENT: 3, Deck.HELPER_EXPENSE: later, Deck.PROPERTY: max(0, later - 2), Deck.COMPANION: 1}
    counts = dict.fromkeys(MAIN_DECKS, 0)
    for _ in range(due):
        possible = [deck for deck in MAIN_DECKS if counts[deck] < table.at_hand(deck)]
        wished = [deck for deck in possible for _ in range(wishes[deck])]
        counts[chance.pick(wished or possible)] += 1
    return Draw(*(counts[deck] for deck in MAIN_DECKS))


# Errands


def _errands(table: LastWillTable, seat: Seat, player: Player) -> Iterator[Rated]:
    for offered in fetchable(table):
        assert offered.card is not None
        yield worth(table, player, offered.card), TakeOffered(offered.slot)
    if not any(errand.space is Space.RANDOM and errand.seat == seat for errand in table.errands):
        for deck in (Deck.EVENT, Deck.HELPER_EXPENSE):
            if table.at_hand(deck):
                yield ANY_CARD, DrawOne(deck)
    if not table.taken(Space.OPERA):
        prices = [pounds for pounds in opera_prices(player) if player.may_spend(pounds)]
        if prices:
            yield OPERA_TRIP * prices[-1], VisitOpera(prices[-1])
    if table.extensions and table.taken(Space.EXTENSION) < table.extension_spaces:
        waiting = sum(isinstance(card, Black) for card in player.hand)
        tight = len(player.board) + waiting >= player.spaces
        yield EXTENSION * rounds_left(table) * (1 if tight else SELDOM), ExtendBoard()
    if not table.taken(Space.MARKET):
        yield _market(table, player)


def _market(table: LastWillTable, player: Player) -> Rated:
    """The highest prices for what is to be bought, the lowest for what is to be sold."""
    wishes = dict.fromkeys(Estate, 0.0)
    for card in player.hand:
        if isinstance(card, Property):
            wishes[card.estate] += 1
    for laid in player.board:
        if isinstance(laid.card, Property):
            wishes[laid.card.estate] -= 1 / (1 + rounds_left(table))
    laid_anew = dict(zip(sorted(Estate, key=lambda estate: wishes[estate]), sorted(MODIFIERS), strict=True))
    gain = sum(wishes[estate] * (laid_anew[estate] - table.modifiers[estate]) for estate in Estate)
    return max(gain, MARKET), RearrangeMarket(tuple(laid_anew[estate] for estate in Estate))


# Turns: what is gained for each action


def _uses(table: LastWillTable, player: Player) -> Iterator[Rated]:
    yield from _activating(player)
    for card in white.playable(player):
        yield from _playing(table, player, card)
    later = rounds_left(table)
    for laid, good in black.markable(player):
        row = laid.next_row
        assert row is not None
        more = row.pounds - laid.open_rows[-1].pounds
        yield more * (later + (not laid.used)) * 0.7, Mark(laid.card, good[0])
    for helper in black.placeable(player):
        rounds = later + (1 if helper.active else 0)
        yield (per_round(table, player, helper) * rounds - AN_ACTION) / helper.placing, Place(helper)
    for bought, ways in dealing.buyable(table, player):
        deal = ways[-1]
        yield (
            purchase(table, player, bought) / 2 + (deal.price - table.price_of(bought)),
            Buy(bought, deal.price, deal.agent),
        )
    yield from _selling(table, player)
    yield from _making_room(table, player)


def _activating(player: Player) -> Iterator[Rated]:
    for laid in black.usable(player):
        pounds = max(amount for amount in use_amounts(player, laid) if player.may_spend(amount))
        fall = laid.value - laid.fallen().value if laid.falls else 0
        rate = FREE if not use_actions(player, laid) else 1.0
        yield (pounds - fall) * rate, Use(laid.card, pounds)


def _playing(table: LastWillTable, player: Player, card: White) -> Iterator[Rated]:
    if card.effect is not None:
        pounds = white.within_means(player, card, 0, ())[-1]
        yield worth(table, player, card), Play(card, pounds)
        return
    for option, cost in enumerate(card.costs):
        for companions in white.ways(player, card) if not option else ((),):
            if cost.actions > player.actions:
                continue
            spent = white.within_means(player, card, option, companions)
            if spent:
                yield (spent[-1] - 0.5 * len(companions)) / cost.actions, Play(card, spent[-1], companions, option)


def _selling(table: LastWillTable, player: Player) -> Iterator[Rated]:
    ready = player.money < TIGHT
    for laid in player.board:
        if isinstance(laid.card, Property):
            deals = dealing.deals(player, laid.card, table.price_of(laid))
            deal = min(deals, key=lambda deal: (deal.actions, deal.price))
            if deal.actions <= player.actions:
                gained = sale(table, laid, deal.price) - holding(table, player, laid) + (TIGHT if ready else 0)
                yield gained * (1.0 if deal.actions else FREE), Sell(laid.card, deal.price, deal.agent)


def _making_room(table: LastWillTable, player: Player) -> Iterator[Rated]:
    """Of a full board the card that is worth least goes, if something better could be placed."""
    if player.room:
        return
    waiting = [
        per_round(table, player, card) if not isinstance(card, Property) else purchase(table, player, card) / 2
        for card in player.hand
        if isinstance(card, Black) and card.placing <= player.actions
    ]
    least = min(
        ((per_round(table, player, laid.card), laid.card.id, laid.card) for laid in player.board if _may_go(laid.card)),
        default=None,
    )
    if waiting and least is not None and max(waiting) > least[0] + AN_ACTION:
        yield FREE * max(waiting), Discard(least[2])


def _may_go(card: Black) -> bool:
    return not isinstance(card, Property)
