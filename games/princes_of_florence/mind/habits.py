"""How princes with some sense play: what automas expect of the others, and choose from themselves.

Everything is reckoned in florins. A work pays for each point of its value, so what raises the value
of works is worth that much for each work to come; prestige at the end is worth what it costs on
payday.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.chance import Chance
from games.engine import Decision, Seat
from games.moves import Action
from games.princes_of_florence.actions import (
    Build,
    Choose,
    CompleteWork,
    Decline,
    DrawBonuses,
    DrawProfessions,
    EndTurn,
    Introduce,
    Lay,
    Pass,
    Raise,
    Recruit,
    Return,
    SaveRecruiting,
    Seal,
    TakePay,
)
from games.princes_of_florence.catalogue import LANDSCAPES, Building, Freedom, Lot, Profession
from games.princes_of_florence.figures import (
    BONUS_PRICE,
    BUILDER_POINTS,
    BUILDING_POINTS,
    BUILDING_PRICE,
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
from games.princes_of_florence.mind.card_values import kept, place_for, profession_hope
from games.princes_of_florence.rules.auctions import ChooseObject, LastPurchase, RaiseOrPass
from games.princes_of_florence.rules.buying import introducible
from games.princes_of_florence.rules.cards import KeepOne
from games.princes_of_florence.rules.course import ReturnOne
from games.princes_of_florence.rules.objects import LayLandscape
from games.princes_of_florence.rules.recruiting import RecruitNow, may_recruit
from games.princes_of_florence.rules.sealed import SealLimit
from games.princes_of_florence.rules.turns import Turn, TurnGoesOn
from games.princes_of_florence.rules.values import bonus_value, wishes_value, work_value
from games.princes_of_florence.rules.works import Payday, workable
from games.princes_of_florence.table import Player, PrincesTable

WORKS_IN_A_ROUND = 1.0
"""So many works somebody makes in a round, about."""
BUILDINGS_IN_A_ROUND = 0.4
WORTH_OF_A_PRESTIGE_CARD = 500
"""In florins: about half of what it promises, which might also have been bought on payday."""
WORTH_OF_A_RECRUITING_CARD = 500
"""A profession without an action, and a point for each work."""
RESERVE = 300
"""Florins that are kept for an action."""
NEEDED = 800
"""Florins that somebody needs for each round to come, besides what works bring then."""
LAST_ROUND = 2.0
"""How many times its price somebody pays in the last round, when money is good for nothing else."""
FEWEST_IN_HAND = 2
"""Professions that one likes to have, as long as there is time to complete them."""
MOST_BONUSES = 2
"""Bonus cards that one likes to have in hand, at most."""
WHIM = range(70, 121)
"""Per cent of the fair price at which somebody may stop: nobody knows another's mind."""


def habit(table: PrincesTable, decision: Decision[PrincesTable], chance: Chance) -> Action | None:
    """Bid to about what an object is worth, complete works, build what they ask for; sell nothing
    without need.
    """
    player = table.players[decision.seat]
    match decision:
        case Turn():
            return _action(table, decision, chance)
        case RaiseOrPass():
            return (
                Raise()
                if decision.price <= limit(table, decision.seat, decision.auction.lot, chance)
                else Pass()
            )
        case ChooseObject() | LastPurchase():
            return _choice(table, decision.seat, chance)
        case SealLimit():
            return _sealed(table, decision, chance)
        case Payday():
            return TakePay(_points(table, decision, chance))
        case KeepOne():
            return kept(table, decision, chance)
        case LayLandscape():
            best = max(decision.landscapes(table), key=lambda kind: _landscape(table, player, kind))
            return Lay(place_for(best, player, chance))
        case RecruitNow():
            return _recruit(table, decision.seat) or SaveRecruiting()
        case ReturnOne():
            return Return(
                min(
                    chance.shuffled(player.professions),
                    key=lambda card: profession_hope(player, card),
                )
            )
    return None


def _points(table: PrincesTable, payday: Payday, chance: Chance) -> int:
    """Turn into prestige what the rounds to come will not need; in the last round all but what a
    building needs still.
    """
    player = table.players[payday.seat]
    if table.round == ROUNDS:
        short = _last_building(table, payday.seat) - player.money
        if 0 < short <= payday.florins(0) and short < BUILDING_POINTS * PRESTIGE_PRICE:
            return (payday.florins(0) - short) // PRESTIGE_PRICE
        return payday.most
    whim = chance.pick(WHIM) / 100
    needed = int(NEEDED * (ROUNDS - table.round) * whim)
    return max(0, min(payday.most, (player.money + payday.florins(0) - needed) // PRESTIGE_PRICE))


def _last_building(table: PrincesTable, seat: Seat) -> int:
    """What the building costs that the rest of a last turn is good for; else nothing."""
    player = table.players[seat]
    match table.agenda[-2:]:
        case [TurnGoesOn(turn), Payday()] if turn.left and not workable(table, player):
            if any(may_build(table, player, kind) for kind in table.buildings):
                return player.building_price
    return 0


def limit(table: PrincesTable, seat: Seat, lot: Lot, chance: Chance) -> int:
    """Return how far *seat* may well go for *lot*, in florins, without selling prestige."""
    player = table.players[seat]
    wished = worth(table, player, lot) * chance.pick(WHIM) / 100
    if table.round == ROUNDS:
        wished *= LAST_ROUND
    return min(int(wished) // RAISE * RAISE, player.money - _reserve(table, player))


def _reserve(table: PrincesTable, player: Player) -> int:
    """What is kept for the actions of the round: in the last one, for a building if there is room
    and no second work.
    """
    if table.round < ROUNDS:
        return RESERVE
    return 0 if len(workable(table, player)) > 1 else min(player.building_price, RESERVE * 2)


def worth(table: PrincesTable, player: Player, lot: Lot) -> float:
    """Return what *lot* brings its owner until the end, in florins."""
    rounds = ROUNDS - table.round + 1
    match lot:
        case Lot.JESTER:
            return WORTH_JESTER * PAY * WORKS_IN_A_ROUND * rounds
        case Lot.BUILDER:
            saved = player.building_price - BUILDING_PRICE[player.builders + 1]
            points = BUILDER_POINTS * PRESTIGE_PRICE if player.builders else 0
            return saved * BUILDINGS_IN_A_ROUND * rounds + points
        case Lot.PRESTIGE:
            return WORTH_OF_A_PRESTIGE_CARD
        case Lot.RECRUITING:
            return WORTH_OF_A_RECRUITING_CARD if rounds > 1 else 0
    fitting_kinds = table.landscapes_of(lot, player)
    return max([_landscape(table, player, kind) for kind in fitting_kinds], default=0.0)


def _landscape(table: PrincesTable, player: Player, kind: object) -> float:
    """The second of a kind brings prestige, the first serves the works that wish for it."""
    if any(place.tile is kind for place in player.estate):
        return float(LANDSCAPE_POINTS * PRESTIGE_PRICE)
    hand = player.professions
    works = WORKS_IN_A_ROUND * (ROUNDS - table.round + 1)
    later = max(0.0, works - len(hand)) / len(LANDSCAPES)
    return WORTH_LANDSCAPE * PAY * (sum([card.landscape is kind for card in hand]) + later)


def _choice(table: PrincesTable, seat: Seat, chance: Chance) -> Choose | Decline:
    """The object that is worth most beyond its opening price, if any is worth that."""
    gains = {
        lot: limit(table, seat, lot, chance) - table.opening(lot) for lot in table.choices(seat)
    }
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
    if may_recruit(table, turn.seat) and (table.round < ROUNDS or turn.left):
        recruit = _recruit(table, turn.seat)
        if recruit is not None:
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


def _recruit(table: PrincesTable, seat: Seat) -> Recruit | None:
    """What makes the best work, if it is enough for one already or there is little else in hand."""
    player = table.players[seat]
    targets = [card for _, card in table.recruitable(seat)]
    best = max(targets, key=lambda card: wishes_value(player, card))
    enough = work_value(player, best).total >= table.minimum
    return Recruit(best) if enough or len(player.professions) < FEWEST_IN_HAND else None


def _work(table: PrincesTable, player: Player) -> CompleteWork | None:
    """The best work, with all bonus cards that add something."""
    best = max(workable(table, player), key=lambda card: wishes_value(player, card), default=None)
    return None if best is None else completed(player, best)


def completed(player: Player, card: Profession) -> CompleteWork:
    """Return the work of *card* with all bonus cards that add something."""
    bonuses = tuple([bonus for bonus in player.bonuses if bonus_value(player, bonus) > 0])
    return CompleteWork(card, bonuses)


def _building(table: PrincesTable, player: Player, chance: Chance) -> Build | None:
    """What most professions in hand ask for, if there is room and money for it; near the end,
    anything for prestige.
    """
    price = player.building_price
    wanted = [card.building for card in player.professions]
    affordable = price + (RESERVE if table.round < ROUNDS else 0) <= player.money
    last = table.round == ROUNDS  # when money is good for nothing else
    late = last or (price <= BUILDING_POINTS * PRESTIGE_PRICE and table.round == ROUNDS - 1)
    kinds = [
        kind for kind in (table.buildings if late else wanted) if may_build(table, player, kind)
    ]
    if not affordable or not kinds:
        return None
    kind = max(chance.shuffled(kinds), key=wanted.count)
    return Build(place_for(kind, player, chance))


def may_build(table: PrincesTable, player: Player, kind: Building) -> bool:
    """Return whether the player may build such a building, money aside."""
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
    possible = (
        table.professions and table.professions_left != 0 and player.money >= PROFESSION_PRICE
    )
    return DrawProfessions() if wanted and possible else None


def _bonus(table: PrincesTable, turn: Turn, player: Player) -> DrawBonuses | None:
    """One or two, for the works to come."""
    useful = player.professions and (table.round < ROUNDS or turn.left > 1)
    wanted = useful and len(player.bonuses) < MOST_BONUSES
    affordable = player.money >= BONUS_PRICE + (RESERVE if table.round < ROUNDS else 0)
    return DrawBonuses() if wanted and table.bonuses and affordable else None
