"""Auction phase: who chooses, who raises, who gets the object (PF-32 to PF-55)."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Decision, Seat, Step, Together
from games.moves import require
from games.princes_of_florence.actions import Choose, Decline, Pass, Raise, Sell
from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.events import Bid, Chose, Declined, Passed, Raised, of_lot
from games.princes_of_florence.figures import RAISE
from games.princes_of_florence.rules.hints import of_lot_worth
from games.princes_of_florence.rules.objects import Sale
from games.princes_of_florence.rules.paying import priced, require_payable, sell, selling
from games.princes_of_florence.rules.sealed import SealLimit, sealing
from games.princes_of_florence.rules.unavailable import why_no_object
from games.princes_of_florence.table import Auction, PrincesTable
from games.questions import Option, Pick, Question, Tone
from games.text import Name, Text


@dataclass(frozen=True, slots=True)
class NextChooser(Step[PrincesTable]):
    """The first active player from a seat on chooses (PF-37, PF-50, PF-51); the last one buys alone
    (PF-52).
    """

    seat: Seat

    def run(self, table: PrincesTable) -> None:
        bidders = [seat for seat in table.clockwise(self.seat) if table.players[seat].bidding]
        if not bidders:
            return  # PF-54
        chooser, *others = bidders
        if not table.choices(chooser):
            leave(table, chooser, able=False)  # PF-41, PF-53
            table.then(NextChooser(self.seat))
        else:
            table.then(ChooseObject(chooser) if others else LastPurchase(chooser))


@dataclass(frozen=True, slots=True)
class ChooseObject(Decision[PrincesTable, Choose | Decline | Sell]):
    """Name a type of object and bid the opening price for it, or decline to choose (PF-38 to
    PF-40).
    """

    accepts = (Choose, Decline, Sell)
    waits = "waiting-choose"

    def ask(self, table: PrincesTable) -> Question:
        player, decline = (
            table.players[self.seat],
            Option("decline", Text("do-decline"), Decline(), tone=Tone.APART),
        )
        prompt = Text("ask-choose", money=player.money)
        return Pick(
            prompt,
            [*offered(table, self.seat), decline, *selling(player)],
            unavailable=lambda: why_no_object(table, self.seat),
        )

    def answer(self, table: PrincesTable, action: Choose | Decline | Sell) -> None:
        match action:
            case Choose(lot, agreed):
                price = require_choice(table, self.seat, lot, sell=agreed)
                table.tell(Chose(seat=self.seat, lot=lot, price=price))
                table.then(Opened(Auction(lot, (Bid(self.seat, price),))), NextChooser(self.seat))
            case Decline():
                leave(table, self.seat, able=True)
                table.then(NextChooser(self.seat))
            case Sell():
                sell(table, self.seat, action)
                table.then(self)


@dataclass(frozen=True, slots=True)
class LastPurchase(Decision[PrincesTable, Choose | Decline | Sell]):
    """Alone among the bidders, take an object for its opening price, or nothing (PF-52, PF-148,
    PF-160).
    """

    accepts = (Choose, Decline, Sell)
    waits = "waiting-last"

    def ask(self, table: PrincesTable) -> Question:
        player, nothing = (
            table.players[self.seat],
            Option("nothing", Text("do-nothing"), Decline(), tone=Tone.APART),
        )
        prompt = Text("ask-last", money=player.money)
        return Pick(
            prompt,
            [*offered(table, self.seat), nothing, *selling(player)],
            unavailable=lambda: why_no_object(table, self.seat),
        )

    def answer(self, table: PrincesTable, action: Choose | Decline | Sell) -> None:
        match action:
            case Choose(lot, agreed):
                price = require_choice(table, self.seat, lot, sell=agreed)
                table.then(Sale(self.seat, lot, price))
            case Decline():
                leave(table, self.seat, able=True)
            case Sell():
                sell(table, self.seat, action)
                table.then(self)


@dataclass(frozen=True, slots=True)
class Opened(Step[PrincesTable]):
    """An object was chosen: bidding begins to the left of the chooser, or limits are sealed (PF-42,
    PF-183).
    """

    auction: Auction

    def run(self, table: PrincesTable) -> None:
        if table.sealed:
            table.then(*sealing(table, self.auction))
        else:
            table.then(Bidding(self.auction, table.left_of(self.auction.chooser)))


@dataclass(frozen=True, slots=True)
class Bidding(Step[PrincesTable]):
    """The next player still in is asked, or passes if unable to raise, until one is left (PF-42,
    PF-47, PF-48).
    """

    auction: Auction
    seat: Seat
    """From whom on."""

    def run(self, table: PrincesTable) -> None:
        auction, bidder = self.auction, table.next_bidder(self.auction, self.seat)
        if bidder is None:
            table.then(Sale(auction.leader, auction.lot, auction.price))
        elif table.may_raise(bidder, auction.lot, auction.price + RAISE):
            table.then(RaiseOrPass(bidder, auction))
        else:
            has_money = auction.price + RAISE <= table.players[bidder].resources
            table.tell(Passed(seat=bidder, able=False, money=has_money))
            table.then(Bidding(auction.without(bidder), table.left_of(bidder)))


@dataclass(frozen=True, slots=True)
class RaiseOrPass(Decision[PrincesTable, Raise | Pass | Sell]):
    """Bid a step more, or leave the object to the others (PF-42 to PF-44)."""

    accepts = (Raise, Pass, Sell)
    waits = "waiting-bid"

    auction: Auction

    @property
    def price(self) -> int:
        """What a raise would bid (PF-43)."""
        return self.auction.price + RAISE

    def ask(self, table: PrincesTable) -> Question:
        player, price = table.players[self.seat], self.price
        worth = of_lot_worth(table, player, self.auction.lot)
        options = [
            priced(player, price, "raise", Text("do-raise", price=price), Raise, worth),
            Option("pass", Text("do-pass"), Pass(), tone=Tone.APART),
            *selling(player),
        ]
        lot, who = of_lot(self.auction.lot), Name(self.auction.leader)
        prompt = Text("ask-bid", lot=lot, who=who, price=self.auction.price, money=player.money)
        return Pick(prompt, options)

    def answer(self, table: PrincesTable, action: Raise | Pass | Sell) -> None:
        auction, following = self.auction, table.left_of(self.seat)
        match action:
            case Raise(agreed):
                require_payable(table.players[self.seat], self.price, sell=agreed)  # PF-46
                table.tell(Raised(seat=self.seat, price=self.price))
                table.then(Bidding(auction.raised(self.seat, self.price), following))
            case Pass():
                table.tell(Passed(seat=self.seat, able=True))
                table.then(Bidding(auction.without(self.seat), following))
            case Sell():
                sell(table, self.seat, action)
                table.then(self)


def under_the_hammer(table: PrincesTable) -> Auction | None:
    """The object that somebody must bid for or seal a limit for now, if there is one."""
    match table.agenda[-1:]:
        case [RaiseOrPass(auction=auction)] | [Together([SealLimit(auction=auction), *_])]:
            return auction
    return None


def leave(table: PrincesTable, seat: Seat, *, able: bool) -> None:
    """Take *seat* out of the auctions of this round; whether something could still have been chosen
    is told.
    """
    table.players[seat].bidding = False
    table.tell(Declined(seat=seat, able=able))


def offered(table: PrincesTable, seat: Seat) -> list[Option]:
    """What *seat* may choose, each with its opening price."""
    player = table.players[seat]

    def option(lot: Lot) -> Option:
        price = table.opening(lot)
        label = Text("lot-for", lot=of_lot(lot), price=price)
        worth = of_lot_worth(table, player, lot)
        return priced(player, price, lot.value, label, lambda agreed: Choose(lot, agreed), worth)

    return [option(lot) for lot in table.choices(seat)]


def require_choice(table: PrincesTable, seat: Seat, lot: Lot, *, sell: bool) -> int:
    """Return the opening price of *lot*; raise `Illegal` if *seat* may not choose it (PF-34, PF-35,
    PF-39).
    """
    player, possible = table.players[seat], table.choices(seat)
    if lot not in possible:
        named, others = of_lot(lot), tuple(map(of_lot, possible))
        require(lot in table.variant.lots, "refuse-lot-unknown", lot=named, possible=others)
        require(lot not in table.auctioned, "refuse-lot-twice", lot=named, possible=others)
        require(table.left(lot) > 0, "refuse-lot-gone", lot=named, possible=others)
        allowed = table.may_have(player, lot)
        require(
            allowed,
            "refuse-builders" if lot is Lot.BUILDER else "refuse-no-room",
            lot=named,
            possible=others,
        )
    price = table.opening(lot)
    require_payable(player, price, sell=sell)
    return price
