"""How heirs with some sense play: what automas expect of the others, and choose from themselves."""

from __future__ import annotations

from collections.abc import Iterator

from games.chance import Chance
from games.engine import Decision, Seat
from games.last_will.actions import (
    Block,
    Buy,
    ChoosePlan,
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
from games.last_will.catalogue import (
    MODIFIERS,
    ActMore,
    Black,
    Card,
    DealFreely,
    Deck,
    Estate,
    KeepUpFreely,
    Property,
    ServeWhiteCard,
    White,
)
from games.last_will.mind.discards import making_room, soon_goes
from games.last_will.mind.estimates import (
    AN_ACTION,
    TIGHT,
    board_value,
    holding,
    purchase,
    rounds_left,
    sale,
    worth,
)
from games.last_will.mind.plans import drawing, rated_plans
from games.last_will.rules import black, dealing, white
from games.last_will.rules.boards import opera_prices, served, use_actions, use_amounts
from games.last_will.rules.course import KeepSome
from games.last_will.rules.errands import SendBoy, fetchable
from games.last_will.rules.parties import ChooseFarm, LowerHouse, breedable, falling
from games.last_will.rules.planning import BlockSpace, DrawCards, PlanRound
from games.last_will.rules.turns import Turn
from games.last_will.table import LastWillTable, Player, Space
from games.moves import Action

Rated = tuple[float, Action]

WHIM = range(90, 111)
"""Per cent at which somebody may rate a thing: nobody knows another's mind."""
MOODS, STRIDE = 65_521, 17_364
"""A prime, and a number by which its remainders are stirred."""
OPERA_TRIP = 0.9
"""What each pound spent at the opera is worth: it needs no action, but the boy might have brought a
card.
"""
EXTENSION = 0.8
"""What a space more is worth in each round to come, in pounds, for a board that gets full."""
SELDOM = 0.3
"""How much of that a space is worth while others are free."""
ANY_CARD = 1.8
"""What a random card is worth, in pounds."""
MARKET = 0.1
"""What changing prices is worth to somebody who does not deal."""
A_COMPANION = 0.5
"""What a companion in hand is kept for, in pounds."""
FREE = 3.0
"""How much sooner something is done that takes no action."""


def habit(table: LastWillTable, decision: Decision[LastWillTable], chance: Chance) -> Action | None:
    """Return what an heir with some sense may well do."""
    player = table.players[decision.seat]
    match decision:
        case Turn():
            if (use := free_use(player)) is not None:
                return use
            return (_able(player) and _best(chance, uses(table, player))) or EndTurn()
        case SendBoy(seat):
            return _best(chance, errands(table, seat, player))
        case KeepSome(limit=limit):
            return _keep(table, player, limit, chance)
        case PlanRound():
            return ChoosePlan(_plan(table, player, chance))
        case BlockSpace():
            return Block(_plan(table, player, chance))
        case DrawCards(due=due):
            return drawing(table, player, due, chance)
        case LowerHouse():
            return Lower(
                _property(
                    max(falling(player), key=lambda laid: laid.value - laid.fallen().value).card
                )
            )
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
    mood = chance.below(MOODS)
    for rate, action in rated:
        if rate > 0:
            mood = (mood * STRIDE + 1) % MOODS  # one draw for all: play-outs ask this all the time
            whimsical = rate * WHIM[mood % len(WHIM)] / 100
            if whimsical > most:
                best, most = action, whimsical
    return best


def _whim(chance: Chance) -> float:
    return chance.pick(WHIM) / 100


# Preparation, planning and the end of a round


def _keep(table: LastWillTable, player: Player, limit: int, chance: Chance) -> Keep:
    rated = [
        (worth(table, player, card) * _whim(chance), place)
        for place, card in enumerate(player.hand)
    ]
    kept = {place for _, place in sorted(rated, reverse=True)[:limit]}
    return Keep(tuple(card for place, card in enumerate(player.hand) if place in kept))


def _plan(table: LastWillTable, player: Player, chance: Chance) -> int:
    """The plan that is rated highest by somebody's whim."""
    rated = rated_plans(table, player)
    return max([(value * _whim(chance), plan.number) for value, plan in rated])[1]


# Errands


def errands(table: LastWillTable, seat: Seat, player: Player) -> Iterator[Rated]:
    """Yield where a boy may be sent, and what that is worth."""
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
    # What one cares nothing about stays as it is: cheap houses would help those who own them.
    dearest_last = sorted(Estate, key=lambda estate: (wishes[estate], table.modifiers[estate]))
    laid_anew = dict(zip(dearest_last, sorted(MODIFIERS), strict=True))
    gain = sum(wishes[estate] * (laid_anew[estate] - table.modifiers[estate]) for estate in Estate)
    return max(gain, MARKET if any(wishes.values()) else 0), RearrangeMarket(
        tuple(laid_anew[estate] for estate in Estate)
    )


# Turns: what is gained for each action


def uses(table: LastWillTable, player: Player) -> Iterator[Rated]:
    """Yield what may be done in a turn, and what that is worth for each action."""
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
        if not soon_goes(table, player, helper):
            yield _placing(table, player, helper), Place(helper)
    for bought, ways in dealing.buyable(table, player):
        deal = ways[-1]
        yield (
            purchase(table, player, bought) / 2 + (deal.price - table.price_of(bought)),
            Buy(bought, deal.price, deal.agent),
        )
    yield from _selling(table, player)
    if not player.room:
        yield from making_room(table, player)


def _placing(table: LastWillTable, player: Player, card: Black) -> float:
    """What each action that placing a card takes brings until the end; of an old friend, who
    brings it back, much more.
    """
    actions = card.placing
    if isinstance(card.ability, ActMore):
        actions -= card.ability.actions
    gained = board_value(table, player, card, used=False) - AN_ACTION * actions
    return gained / actions if actions > 0 else FREE * gained


def _able(player: Player) -> bool:
    """Whether *player* has actions left, or a helper who saves one."""
    return player.actions > 0 or any(
        isinstance(laid.card.ability, ServeWhiteCard | DealFreely | KeepUpFreely)
        for laid in player.board
    )


def free_use(player: Player) -> Use | None:
    """Return what spends money without an action, if anything does: nobody need think about it, and
    nothing better is thrown away before it.
    """
    for laid in player.board:
        if laid.used or not laid.card.active or use_actions(player, laid):
            continue
        within = [pounds for pounds in use_amounts(player, laid) if player.may_spend(pounds)]
        fall = laid.value - laid.fallen().value if laid.falls else 0
        if within and within[-1] > fall:
            return Use(laid.card, within[-1])
    return None


def free_move(table: LastWillTable, decision: Decision) -> Use | None:
    """Return a use that takes no action, in the turn of whoever decides (`Mind.free_move`)."""
    return free_use(table.players[decision.seat]) if isinstance(decision, Turn) else None


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
    paid = served(player)  # the valet pays for the next white card
    for option, cost in enumerate(card.costs):
        if cost.actions > player.actions + paid:
            continue
        actions = cost.actions - paid
        for companions in white.ways(player, card) if not option else ((),):
            spent = white.within_means(player, card, option, companions)
            if spent:
                gained = spent[-1] - A_COMPANION * len(companions)
                yield (
                    gained / actions if actions > 0 else FREE * gained,
                    Play(card, spent[-1], companions, option),
                )


def _selling(table: LastWillTable, player: Player) -> Iterator[Rated]:
    ready = player.money < TIGHT
    for laid in player.board:
        if isinstance(laid.card, Property):
            deals = dealing.deals(player, laid.card, table.price_of(laid))
            deal = min(deals, key=lambda deal: (deal.actions, deal.price))
            if deal.actions <= player.actions:
                gained = (
                    sale(table, laid, deal.price)
                    - holding(table, player, laid)
                    + (TIGHT if ready else 0)
                )
                yield (
                    gained * (1.0 if deal.actions else FREE),
                    Sell(laid.card, deal.price, deal.agent),
                )
