"""What speaks for a move of The Princes of Florence, in the words of the game."""

from __future__ import annotations

from games.engine import Seat
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
    Keep,
    Lay,
    Pass,
    Raise,
    Recruit,
    Return,
    Seal,
    TakePay,
    TakeProfession,
)
from games.princes_of_florence.catalogue import Bonus, Freedom, Lot, Prestige, Profession, Tile
from games.princes_of_florence.events.naming import of_lot
from games.princes_of_florence.figures import (
    BEST_WORK_POINTS,
    BUILDING_POINTS,
    LANDSCAPE_POINTS,
    PAY,
    ROUNDS,
    WORTH_JESTER,
)
from games.princes_of_florence.mind.card_values import prestige_hope
from games.princes_of_florence.mind.habits import worth
from games.princes_of_florence.rules.auctions import RaiseOrPass
from games.princes_of_florence.rules.sealed import SealLimit
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.rules.values import (
    bonus_value,
    court_value,
    prestige_value,
    wishes_value,
    work_value,
)
from games.princes_of_florence.rules.works import Payday
from games.princes_of_florence.table import Player, PrincesTable
from games.text import Text

ROUGHLY = 100
"""Estimates are told to so many florins."""


def reasons(table: PrincesTable, seat: Seat, action: Action) -> list[Text]:
    """Return what speaks for *action*, the weightiest first."""
    player = table.players[seat]
    match action:
        case Choose(lot):
            return _for_lot(table, player, lot, table.opening(lot))
        case Raise() | Pass() | Seal():
            return _for_bidding(table, seat, action)
        case CompleteWork(card, bonuses):
            return _for_work(player, work_value(player, card, bonuses).total, table)
        case TakePay(points):
            return _for_pay(table, seat, points)
        case Build(place):
            found = _wished(player, place.tile)
            return [*found, Text("reason-prestige", n=BUILDING_POINTS)]
        case Lay(place):
            found = _wished(player, place.tile)
            second = any(laid.tile is place.tile for laid in player.estate)
            return [*found, *([Text("reason-prestige", n=LANDSCAPE_POINTS)] if second else [])]
        case Introduce(freedom):
            return _wished(player, freedom)
        case Return(card):
            return [Text("reason-fits-least", short=wishes_value(player, card))]
        case Keep(card) | Recruit(card) | TakeProfession(card):
            return _for_card(table, player, card)
        case DrawProfessions() | DrawBonuses() | EndTurn() | Decline():
            return _for_little(table, seat, action)
    return []


def _for_bidding(table: PrincesTable, seat: Seat, action: Action) -> list[Text]:
    decision = table.decision_of(seat)
    auction = getattr(decision, "auction", None)
    if auction is None:
        return []
    player = table.players[seat]
    match action:
        case Raise() if isinstance(decision, RaiseOrPass):
            return _for_lot(table, player, auction.lot, decision.price)
        case Seal(florins) if florins and isinstance(decision, SealLimit):
            return _for_lot(table, player, auction.lot, decision.least)
    fair, found = _estimate(table, player, auction.lot), list[Text]()
    if fair <= auction.price:
        lot = of_lot(auction.lot)
        found.append(Text("reason-too-dear", lot=lot, price=auction.price, n=fair))
    return [*found, *_keeps(table, player)]


def _for_lot(table: PrincesTable, player: Player, lot: Lot, price: int) -> list[Text]:
    fair = _estimate(table, player, lot)
    found = [Text("reason-worth", n=fair, price=price)] if fair >= price else []
    rounds = ROUNDS - table.round + 1
    match lot:
        case Lot.JESTER:
            found.append(Text("reason-jester", n=WORTH_JESTER, rounds=rounds))
        case Lot.FOREST | Lot.LAKE | Lot.PARK | Lot.LANDSCAPE:
            kinds = table.landscapes_of(lot, player)
            found += next(filter(None, (_wished(player, kind) for kind in kinds)), [])
    return found


def _estimate(table: PrincesTable, player: Player, lot: Lot) -> int:
    """What an object is worth to somebody, in round florins."""
    return max(0, round(worth(table, player, lot) / ROUGHLY) * ROUGHLY)


def _wished(player: Player, what: Tile | Freedom) -> list[Text]:
    """How many professions in hand wish for something."""
    hand = player.professions
    wishing = sum(what in {card.building, card.landscape, card.freedom} for card in hand)
    return [Text("reason-wished", n=wishing)] if wishing else []


def _for_work(player: Player, value: int, table: PrincesTable) -> list[Text]:
    found = [Text("reason-work", value=value, florins=PAY * value)]
    best = max(other.mark for other in table.players)
    if value > best:
        found.append(Text("reason-best-work", n=BEST_WORK_POINTS))
    if court := court_value(player):
        found.append(Text("reason-court", n=court))
    return found


def _for_pay(table: PrincesTable, seat: Seat, points: int) -> list[Text]:
    decision, player = table.decision_of(seat), table.players[seat]
    assert isinstance(decision, Payday)
    found = [Text("reason-prestige", n=points)] if points else []
    florins = player.money + decision.florins(points)
    if table.round == ROUNDS:
        return [*found, Text("reason-money-idle")] if points else []
    if florins:
        found.append(Text("reason-money-left", n=florins, rounds=ROUNDS - table.round))
    return found


def _for_card(table: PrincesTable, player: Player, card: object) -> list[Text]:
    match card:
        case Prestige():
            now = prestige_value(card, player, table.players)
            if now:
                return [Text("reason-counts-now", n=now)]
            return [Text("reason-may-count")] if prestige_hope(table, player, card) else []
        case Profession():
            value = wishes_value(player, card) + court_value(player)
            return [Text("reason-fits", n=value)]
        case Bonus():
            value = bonus_value(player, card)
            return [Text("reason-adds", n=value)] if value else []
    return []


def _for_little(table: PrincesTable, seat: Seat, action: Action) -> list[Text]:
    """What speaks for a move that only prepares others, or for none at all."""
    player, decision = table.players[seat], table.decision_of(seat)
    match action:
        case DrawProfessions():
            return [Text("reason-works-to-come", n=len(player.professions))]
        case DrawBonuses():
            return [Text("reason-raises-works")]
        case EndTurn() if isinstance(decision, Turn) and not decision.left:
            return [Text("reason-nothing-left")]
    return _keeps(table, player)


def _keeps(table: PrincesTable, player: Player) -> list[Text]:
    """Florins for the rounds to come; in the last one none are needed any more."""
    useful = player.money if table.round < ROUNDS else 0
    return [Text("reason-keeps", n=useful)] if useful else []
