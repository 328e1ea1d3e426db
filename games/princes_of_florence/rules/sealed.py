"""Sealed auctions: everybody names a limit in secret, then the open auction runs by these limits
(PF-183 to PF-187).
"""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Decision, Step, Together
from games.princes_of_florence.actions import Seal
from games.princes_of_florence.events import Bid, BiddingRan, Limit, LimitsOpened, Sealed, of_lot
from games.princes_of_florence.figures import RAISE
from games.princes_of_florence.rules.hints import of_lot_worth
from games.princes_of_florence.rules.limits import limits, require_limit
from games.princes_of_florence.rules.objects import Sale
from games.princes_of_florence.table import Auction, PrincesTable
from games.questions import Option, Pick, Question
from games.text import Text


def sealing(
    table: PrincesTable, auction: Auction
) -> list[Step[PrincesTable] | Together[PrincesTable]]:
    """What follows in a sealed auction: limits of all who may raise, if that are not the chooser
    alone (PF-184).
    """
    least = auction.price + RAISE
    able = [
        seat
        for seat in table.clockwise(auction.chooser)
        if table.players[seat].bidding and table.may_raise(seat, auction.lot, least)
    ]
    asked = Together(tuple(SealLimit(seat, auction) for seat in able))
    return [*([asked] if set(able) - {auction.chooser} else []), OpenLimits(auction)]


@dataclass(frozen=True, slots=True)
class SealLimit(Decision[PrincesTable, Seal]):
    """Say up to which price to bid; this may be changed until the last limit is in (PF-183,
    PF-184).
    """

    accepts = (Seal,)
    waits = "waiting-seal"
    revisable = True

    auction: Auction

    def ask(self, table: PrincesTable) -> Question:
        player = table.players[self.seat]
        passing = [] if self._chose else [Option("pass", Text("do-seal-pass"), Seal(0))]
        upto = limits(player, self.least, Seal, len(passing))
        lot, worth = self.auction.lot, of_lot_worth(table, player, self.auction.lot)
        prompt = Text(
            "ask-seal", lot=of_lot(lot), worth=worth, price=self.auction.price, money=player.money
        )
        return Pick(prompt, [*passing, *upto])

    def answer(self, table: PrincesTable, action: Seal) -> None:
        if self._chose or action != Seal(0):
            require_limit(table.players[self.seat], action.florins, self.least, sell=action.sell)
        limit = Limit(self.seat, action.florins, action.sell)
        others = [other for other in table.limits if other.seat != self.seat]
        if len(others) == len(table.limits):
            table.tell(Sealed(seat=self.seat))
        table.limits = [*others, limit]
        table.tell(Sealed(to=self.seat, seat=self.seat, limit=limit))

    @property
    def _chose(self) -> bool:
        return self.seat == self.auction.chooser

    @property
    def least(self) -> int:
        """The least limit that is none of passing; the chooser's may be the bid that is made
        already (PF-175).
        """
        return self.auction.price if self._chose else self.auction.price + RAISE


@dataclass(frozen=True, slots=True)
class OpenLimits(Step[PrincesTable]):
    """All limits are opened, and the open auction runs by them (PF-185)."""

    auction: Auction

    def run(self, table: PrincesTable) -> None:
        sealed, auction = {limit.seat: limit for limit in table.limits}, self.auction
        table.limits = []
        if sealed:
            table.reveal()
            in_order = tuple(
                sealed[seat] for seat in table.clockwise(auction.chooser) if seat in sealed
            )
            table.tell(LimitsOpened(lot=auction.lot, limits=in_order))
        calls, seat = [], table.left_of(auction.chooser)
        while (bidder := table.next_bidder(auction, seat)) is not None:
            price, limit = auction.price + RAISE, sealed.get(bidder)
            able = table.may_raise(bidder, auction.lot, price)  # PF-47
            if able and limit and table.players[bidder].bids(price, limit.florins, sell=limit.sell):
                auction = auction.raised(bidder, price)
                calls.append(Bid(bidder, price))
            else:
                auction = auction.without(bidder)
                calls.append(Bid(bidder, 0))
            seat = table.left_of(bidder)
        table.tell(BiddingRan(calls=tuple(calls)))
        table.then(Sale(auction.leader, auction.lot, auction.price))
