"""How princes with some sense play: what automas expect of the others, and choose from themselves.

Everything is reckoned in florins. A work pays for each point of its value, so what raises the value of works is worth
that much for each work to come; prestige at the end is worth what it costs on payday.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.chance import Chance
from games.engine import Action, Decision, Seat
from games.princes_of_florence.actions import (
    Build,
    Choose,
    CompleteWork,
    Decline,
    DrawBonuses,
    DrawProfessions,
    EndTurn,
    Introduce,
    Pass,
    Raise,
    Recruit,
    Seal,
    TakePay,
)
from games.princes_of_florence.catalogue import Building, Freedom, Lot
from games.princes_of_florence.estates import fitting
from games.princes_of_florence.figures import (
    BONUS_PRICE,
    BUILDING_POINTS,
    FREEDOM_PRICE,
    LANDSCAPE_POINTS,
    PAY,
    PRESTIGE_PRICE,
    PROFESSION_PRICE,
    RAISE,
    ROUNDS,
    WORTH_JESTER,
    WORTH_LANDSCAPE,
)
from games.princes_of_florence.rules.auctions import ChooseObject, LastPurchase, RaiseOrPass
from games.princes_of_florence.rules.buying import introducible
from games.princes_of_florence.rules.recruiting import may_recruit
from games.princes_of_florence.rules.sealed import SealLimit
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.rules.works import Payday, workable
from games.princes_of_florence.table import Player, PrincesTable
from games.princes_of_florence.values import bonus_value, work_value

WORKS_IN_A_ROUND = 0.7
"""So many works somebody makes in a round, about."""
BUILDINGS_IN_A_ROUND = 0.5
SAVED_BY_A_BUILDER = 200
"""Florins, for each building to come."""
WORTH_OF_A_CARD = 400
"""Of a prestige or a recruiting card."""
RESERVE = 300
"""Florins that are kept for an action."""
FEWEST_IN_HAND = 2
"""Professions that one likes to have, as long as there is time to complete them."""
MOST_BONUSES = 2
"""Bonus cards that one likes to have in hand, at most."""
WHIM = range(60, 120)
"""Per cent of the fair price at which somebody may stop: nobody knows another's mind."""


def habit(table: PrincesTable, decision: Decision, chance: Chance) -> Action | None:
    """Bid to about what an object is worth, complete works, build what they ask for; sell nothing without need."""
    match decision:
        case ChooseObject() | LastPurchase():
            return _choice(table, decision.seat, chance)
        case RaiseOrPass():
            return Raise() if decision.price <= limit(table, decision.seat, decision.auction.lot, chance) else Pass()
        case SealLimit():
            return _sealed(table, decision, chance)
        case Turn():
            return _action(table, decision, chance)
        case Payday():
            return TakePay(
                decision.most if table.round == ROUNDS else chance.below(table.round) * decision.most // ROUNDS
            )
    return None


def limit(table: PrincesTable, seat: Seat, lot: Lot, chance: Chance) -> int:
    """Return how far *seat* may well go for *lot*, in florins, without selling prestige."""
    player = table.players[seat]
    wished = worth(table, player, lot) * (WHIM.start + chance.below(len(WHIM))) / 100
    return min(int(wished) // RAISE * RAISE, player.money - (RESERVE if table.round < ROUNDS else 0))


def worth(table: PrincesTable, player: Player, lot: Lot) -> float:
    """Return what *lot* brings its owner until the end, in florins."""
    rounds = ROUNDS - table.round + 1
    match lot:
        case Lot.JESTER:
            return WORTH_JESTER * PAY * WORKS_IN_A_ROUND * rounds
        case Lot.BUILDER:
            return SAVED_BY_A_BUILDER * BUILDINGS_IN_A_ROUND * rounds
        case Lot.PRESTIGE | Lot.RECRUITING:
            return WORTH_OF_A_CARD if lot is Lot.PRESTIGE or rounds > 1 else 0
    fitting_kinds = table.landscapes_of(lot, player)
    return max((_landscape(player, kind) for kind in fitting_kinds), default=0)


def _landscape(player: Player, kind: object) -> float:
    if any(place.tile is kind for place in player.estate):
        return LANDSCAPE_POINTS * PRESTIGE_PRICE / 2
    return 100 + WORTH_LANDSCAPE * PAY * sum(card.landscape is kind for card in player.professions)


def _choice(table: PrincesTable, seat: Seat, chance: Chance) -> Choose | Decline:
    """The object that is worth most beyond its opening price, if any is worth that."""
    gains = {lot: limit(table, seat, lot, chance) - table.opening(lot) for lot in table.choices(seat)}
    best = max(gains, key=lambda lot: gains[lot], default=None)
    return Decline() if best is None or gains[best] < 0 else Choose(best)


def _sealed(table: PrincesTable, decision: SealLimit, chance: Chance) -> Seal | None:
    auction, player = decision.auction, table.players[decision.seat]
    upto = limit(table, decision.seat, auction.lot, chance)
    if decision.seat == auction.chooser:
        return Seal(max(upto, auction.price)) if auction.price <= player.money else None
    return Seal(upto if upto > auction.price else 0)


def _action(table: PrincesTable, turn: Turn, chance: Chance) -> Action | None:
    """Prepare a work, complete it, and then prepare for the next."""
    player = table.players[turn.seat]
    if (recruit := _recruit(table, turn, player)) is not None:
        return recruit
    if not turn.left:
        return EndTurn()
    building = _building(table, player, chance)
    if turn.left > 1 and building is not None:
        return building
    if (work := _work(table, player)) is not None:
        return work
    preparation = building or _freedom(table, turn, player) or _profession(table, turn, player)
    return preparation or _bonus(table, turn, player) or EndTurn()


def _recruit(table: PrincesTable, turn: Turn, player: Player) -> Recruit | None:
    """What makes the best work, if it is enough for one already or there is little else in hand."""
    if not may_recruit(table, turn.seat) or (table.round == ROUNDS and not turn.left):
        return None
    targets = [card for _, card in table.recruitable(turn.seat)]
    best = max(targets, key=lambda card: work_value(player, card).total)
    enough = work_value(player, best).total >= table.minimum
    return Recruit(best) if enough or len(player.professions) < FEWEST_IN_HAND else None


def _work(table: PrincesTable, player: Player) -> CompleteWork | None:
    """The best work, with all bonus cards that add something."""
    bonuses = tuple(bonus for bonus in player.bonuses if bonus_value(player, bonus) > 0)
    best = max(workable(table, player), key=lambda card: work_value(player, card).total, default=None)
    return None if best is None else CompleteWork(best, bonuses)


def _building(table: PrincesTable, player: Player, chance: Chance) -> Build | None:
    """What most professions in hand ask for, if there is room and money for it; near the end, anything for prestige."""
    price = player.building_price
    wanted = [card.building for card in player.professions]
    affordable = price + (RESERVE if table.round < ROUNDS else 0) <= player.money
    late = price <= BUILDING_POINTS * PRESTIGE_PRICE and table.round > ROUNDS - 2
    kinds = [kind for kind in (table.buildings if late else wanted) if _may_build(table, player, kind)]
    if not affordable or not kinds:
        return None
    kind = max(chance.shuffled(kinds), key=wanted.count)
    return Build(chance.pick(fitting(kind, player.taken, player.built)))


def _may_build(table: PrincesTable, player: Player, kind: Building) -> bool:
    return table.buildings[kind] > 0 and not player.has(kind) and player.has_room(kind)


def _freedom(table: PrincesTable, turn: Turn, player: Player) -> Introduce | None:
    """What at least two professions in hand ask for."""
    if turn.introduced or player.money < FREEDOM_PRICE:
        return None
    wanted = [card.freedom for card in player.professions]
    found = _most_wanted(introducible(table, player), wanted)
    return Introduce(found) if found is not None and wanted.count(found) >= FEWEST_IN_HAND else None


def _most_wanted(possible: Iterable[Freedom], wanted: list[Freedom]) -> Freedom | None:
    return max(possible, key=wanted.count, default=None)


def _profession(table: PrincesTable, turn: Turn, player: Player) -> DrawProfessions | None:
    """Another, while there is time for it."""
    wanted = len(player.professions) < FEWEST_IN_HAND and table.round < ROUNDS and not turn.bought
    possible = table.professions and table.professions_left != 0 and player.money >= PROFESSION_PRICE
    return DrawProfessions() if wanted and possible else None


def _bonus(table: PrincesTable, turn: Turn, player: Player) -> DrawBonuses | None:
    """One or two, for the works to come."""
    useful = player.professions and (table.round < ROUNDS or turn.left > 1)
    wanted = useful and len(player.bonuses) < MOST_BONUSES
    affordable = player.money >= BONUS_PRICE + (RESERVE if table.round < ROUNDS else 0)
    return DrawBonuses() if wanted and table.bonuses and affordable else None
