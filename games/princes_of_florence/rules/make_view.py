"""Looking at a table of The Princes of Florence: what of it goes into the view of a seat (PF-189 to
PF-192).
"""

from __future__ import annotations

from dataclasses import replace

from games.engine import Seat
from games.moves import Action
from games.princes_of_florence import table as tables
from games.princes_of_florence.actions import Build, Lay
from games.princes_of_florence.catalogue import Card, Landscape, Prestige, Profession
from games.princes_of_florence.events import Phase
from games.princes_of_florence.figures import RAISE, ROUNDS
from games.princes_of_florence.rules.auctions import under_the_hammer
from games.princes_of_florence.rules.buying import introducible
from games.princes_of_florence.rules.cards import KeepOne
from games.princes_of_florence.rules.objects import LayLandscape
from games.princes_of_florence.rules.standings import standings
from games.princes_of_florence.rules.turns import Turn, TurnGoesOn
from games.princes_of_florence.rules.values import (
    bonus_value,
    kept_value,
    prestige_value,
    wishes,
    work_value,
)
from games.princes_of_florence.rules.works import Payday
from games.princes_of_florence.table import PrincesTable
from games.princes_of_florence.view import (
    Auction,
    Bidder,
    BonusInHand,
    Candidate,
    Closeup,
    Hand,
    Once,
    Player,
    Scored,
    Step,
    Supply,
    TurnLeft,
    View,
    Waiting,
)


def look(table: PrincesTable, me: Seat | None) -> View:
    """Return what *me*, or with nothing a spectator, may see of *table*."""
    owing = [*table.waiting]
    return View(
        me=me,
        round=table.round,
        rounds=ROUNDS,
        phase=table.phase,
        minimum=table.minimum,
        first=table.first,
        waiting=tuple(Waiting(seat=decision.seat, line=decision.waiting) for decision in owing),
        players=tuple(_player(table, Seat(seat)) for seat in range(len(table.players))),
        supply=_supply(table),
        auction=_auction(table),
        laying=_laying(table),
        turn=_turn(table),
        pay=next((decision.value for decision in owing if isinstance(decision, Payday)), None),
        hand=None if me is None else _hand(table, me),
        last=table.told_to(me),
        standings=tuple(standings(table)) if table.over else (),
    )


def close_up(table: PrincesTable, seat: Seat, considered: Action | None) -> Closeup | None:
    """Return the estate of *seat*, with a tile where an action would lay it; nothing for actions
    that lay none.
    """
    match considered:
        case None:
            return Closeup(me=None, seat=seat, table=look(table, None), considered=None)
        case Build(place=place) | Lay(place=place):
            return Closeup(me=None, seat=seat, table=look(table, None), considered=place)
    return None


def _player(table: PrincesTable, seat: Seat) -> Player:
    player = table.players[seat]
    scored = tuple(_scored(table, player, card) for card in player.prestige) if table.over else ()
    return Player(
        seat=seat,
        money=player.money,
        points=player.points,
        estate=tuple(player.estate),
        builders=player.builders,
        jesters=player.jesters,
        freedoms=tuple(player.freedoms),
        professions=len(player.professions),
        bonuses=len(player.bonuses),
        prestige=len(player.prestige),
        recruiting=player.recruiting,
        works=tuple(player.works),
        recruits=player.recruits,
        mark=player.mark,
        lot=player.lot,
        bidder=_bidder(table, seat),
        scored=scored,
        opened=(*player.professions, *player.bonuses) if table.over else (),
    )


def _scored(table: PrincesTable, holder: tables.Player, card: Prestige) -> Scored:
    points = prestige_value(card, holder, table.players)
    return Scored(card=card, points=points, shared=0 < points < card.points)


def _bidder(table: PrincesTable, seat: Seat) -> Bidder | None:
    player, auction = table.players[seat], under_the_hammer(table)
    if table.phase is not Phase.AUCTIONS:
        return None
    if not player.bidding:
        return Bidder.OUT if player.lot is None else Bidder.HAS_OBJECT
    if seat in {decision.seat for decision in table.waiting}:
        return Bidder.ASKED
    if auction is None:
        return Bidder.WAITS
    if any(limit.seat == seat for limit in table.limits):
        return Bidder.SEALED
    if seat == auction.leader:
        return Bidder.LEADS
    return Bidder.PASSED if seat in auction.passed else Bidder.WAITS


def _supply(table: PrincesTable) -> Supply:
    return Supply(
        buildings=tuple(table.buildings.items()),
        landscapes=tuple(table.landscapes.items()),
        freedoms=tuple(table.freedoms.items()),
        jesters=table.jesters,
        builders=table.builders,
        recruiting=table.recruiting,
        professions=len(table.professions),
        bonuses=len(table.bonuses),
        prestige=len(table.prestige),
        display=tuple(table.display),
        professions_left=table.professions_left,
        openings=table.variant.openings(max(table.round, 1)),
        owned=tuple(
            (player.lot, Seat(seat)) for seat, player in enumerate(table.players) if player.lot
        ),
    )


def _auction(table: PrincesTable) -> Auction | None:
    auction = under_the_hammer(table)
    if auction is None:
        return None
    return Auction(
        lot=auction.lot,
        bids=auction.bids,
        passed=auction.passed,
        raised_to=auction.price + RAISE,
        sealed=table.sealed,
    )


def _laying(table: PrincesTable) -> tuple[Landscape, ...]:
    match table.waiting:
        case [LayLandscape() as laying]:
            return tuple(laying.landscapes(table))
    return ()


def _turn(table: PrincesTable) -> TurnLeft | None:
    """The turn under way: the first on the agenda, whatever must be done before it goes on."""
    if table.phase is not Phase.ACTIONS:
        return None
    for planned in reversed(table.agenda):
        match planned:
            case Turn() as turn:
                pass
            case TurnGoesOn(turn):
                pass
            case _:
                continue
        freedoms = introducible(table, table.players[turn.seat])
        return TurnLeft(
            seat=turn.seat,
            actions=turn.left,
            profession=_once(done=turn.bought, possible=table.sells_professions),
            freedom=_once(done=turn.introduced, possible=bool(freedoms)),
        )
    return None


def _once(*, done: bool, possible: bool) -> Once:
    if done:
        return Once.DONE
    return Once.POSSIBLE if possible else Once.GONE


def _hand(table: PrincesTable, me: Seat) -> Hand:
    player = table.players[me]
    adding = sum(bonus_value(player, bonus) for bonus in player.bonuses)
    decision = table.decision_of(me)
    drawn = decision.drawn if isinstance(decision, KeepOne) else ()
    return Hand(
        professions=tuple(_candidate(player, card, adding) for card in player.professions),
        bonuses=tuple(
            BonusInHand(card=bonus, adds=bonus_value(player, bonus)) for bonus in player.bonuses
        ),
        prestige=tuple(_scored(table, player, card) for card in player.prestige),
        drawn=drawn,
        worth=tuple(_worth(table, player, card) for card in drawn),
        limit=next((limit for limit in table.limits if limit.seat == me), None),
    )


def _worth(table: PrincesTable, player: tables.Player, card: Card) -> tuple[int, int]:
    """What a drawn card would be worth in hand, without bonus cards and with them."""
    value = kept_value(player, table.players, card)
    if not isinstance(card, Profession):
        return value, value
    holder = replace(player, professions=[*player.professions, card])
    return value, value + sum(bonus_value(holder, bonus) for bonus in holder.bonuses)


def _candidate(player: tables.Player, card: Profession, adding: int) -> Candidate:
    value = work_value(player, card)
    missing = [
        Step(what=wish.what, total=value.total + wish.worth)
        for wish in wishes(card, player.estate, player.freedoms)
        if not wish.there
    ]
    return Candidate(
        card=card,
        value=value,
        with_bonuses=value.total + adding,
        steps=tuple(sorted(missing, key=lambda step: -step.total)),
    )
