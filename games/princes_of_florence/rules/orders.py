"""Standing bids: what a player leaves with the bot for the auctions of a round (PF-173 to
PF-182).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.engine import Decision, Order, Seat
from games.princes_of_florence.actions import Choose, Decline, Pass, Raise
from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.events import Phase, of_lot
from games.princes_of_florence.figures import RAISE
from games.princes_of_florence.rules.auctions import LastPurchase, RaiseOrPass, under_the_hammer
from games.princes_of_florence.rules.hints import of_lot_worth
from games.princes_of_florence.rules.limits import limits
from games.princes_of_florence.table import Auction, PrincesTable
from games.questions import Option, Pick, Question
from games.text import Text

_LIKELY = (2 * RAISE, 4 * RAISE, 6 * RAISE)
"""How far above the next bid the limits lie that are offered at once."""
_MOST_LISTED = 3
"""So many types can be put into a list by menu, which is asked one by one."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """How far to go for an object; without one, for every object that no other instruction is for
    (PF-174, PF-175).
    """

    lot: Lot | None
    florins: int
    """0 for passing."""
    sell: bool = False

    @property
    def line(self) -> Text:
        """The instruction as its owner reads it."""
        lot = Text("order-others") if self.lot is None else of_lot(self.lot)
        return Text("order-bid", lot=lot, florins=self.florins, sell="yes" if self.sell else "no")

    @property
    def brief(self) -> Text:
        """The same in few words."""
        lot = Text("order-others-brief") if self.lot is None else of_lot(self.lot)
        return Text("order-bid-brief", lot=lot, florins=self.florins)


@dataclass(frozen=True, slots=True)
class StandingBid(Order[PrincesTable]):
    """What to bid in one round, and what to take as the last player, in order of preference
    (PF-173, PF-182).
    """

    round: int
    instructions: tuple[Instruction, ...] = ()
    last: tuple[Lot, ...] | None = None

    @classmethod
    def ask(cls, table: PrincesTable, seat: Seat) -> Question | None:
        """Ask whoever is active still, also when it is their turn: an order may be changed until
        then (PF-178).
        """
        if (
            not table.standing_bids
            or table.phase is not Phase.AUCTIONS
            or not table.players[seat].bidding
        ):
            return None
        auction = under_the_hammer(table)
        options = [
            _bidding_for(table, seat, auction, lot) for lot in _to_come(table, seat, auction)
        ]
        if len(options) > 1:
            options.append(_bidding_for(table, seat, auction, None))
        choices = table.choices(seat)
        if choices:
            options.append(Option("last", Text("do-order-last"), lambda: _listing(table, seat, ())))
        return Pick(Text("ask-order"), options) if options else None

    @classmethod
    def on_turn(cls, table: PrincesTable, seat: Seat) -> Sequence[Option]:
        """Offer whoever may raise to go on up to a limit, and to be asked about all else
        (PF-178).
        """
        decision, player = table.decision_of(seat), table.players[seat]
        if not table.standing_bids or not isinstance(decision, RaiseOrPass):
            return ()
        lot, price = decision.auction.lot, decision.price
        if price + RAISE > player.resources:
            return ()

        def up_to(florins: int, sell: bool) -> StandingBid:  # as limits ask it
            return cls(table.round, (Instruction(lot, florins, sell),))

        likely = [price + step for step in _LIKELY if price + step <= player.money]
        naming = Option(
            "up-to",
            Text("do-name-limit"),
            lambda: Pick(Text("ask-order-limit"), limits(player, price, up_to)),
            Text("hint-up-to", step=RAISE),
        )
        return [
            *(Option(f"up-to-{n}", Text("do-up-to", florins=n), up_to(n, False)) for n in likely),
            naming,
        ]

    @property
    def line(self) -> Text:
        parts = [instruction.line for instruction in self.instructions]
        if self.last is not None:
            wanted = tuple(map(of_lot, self.last))
            parts.append(
                Text("order-last", n=len(wanted), lots=wanted)
                if wanted
                else Text("order-last-nothing")
            )
        return Text("order", round=self.round, parts=tuple(parts))

    @property
    def brief(self) -> Text:
        parts = [instruction.brief for instruction in self.instructions]
        if self.last is not None:
            parts.append(
                Text("order-last-brief", n=len(self.last), lots=tuple(map(of_lot, self.last)))
            )
        return Text("order-brief", parts=tuple(parts))

    def lapsed(self, table: PrincesTable, seat: Seat) -> Text | None:
        """It ends with the auction phase, and when its owner has an object or is out (PF-174)."""
        if table.round != self.round or table.phase is not Phase.AUCTIONS:
            return Text("lapsed-phase", round=self.round)
        player = table.players[seat]
        if player.lot is not None:
            return Text("lapsed-object", lot=of_lot(player.lot))
        return None if player.bidding else Text("lapsed-declined")

    def obey(
        self, table: PrincesTable, decision: Decision[PrincesTable]
    ) -> Raise | Pass | Choose | Decline | None:
        """Bid as if by hand (PF-176), or take what is listed (PF-182); all else is asked by hand
        (PF-181).
        """
        match decision:
            case RaiseOrPass():
                return self._bid(table, decision)
            case LastPurchase():
                return self._take(table, decision.seat)
        return None

    def _bid(self, table: PrincesTable, decision: RaiseOrPass) -> Raise | Pass | None:
        instruction = self._for(decision.auction.lot)
        if instruction is None:
            return None
        player, price = table.players[decision.seat], decision.price
        if player.bids(price, instruction.florins, sell=instruction.sell):
            return Raise(sell=bool(player.short_of(price)))
        return Pass()

    def _for(self, lot: Lot) -> Instruction | None:
        """The instruction for *lot*: its own before the one for all others (PF-174)."""
        own = (instruction for instruction in self.instructions if instruction.lot is lot)
        others = (instruction for instruction in self.instructions if instruction.lot is None)
        return next(own, None) or next(others, None)

    def _take(self, table: PrincesTable, seat: Seat) -> Choose | Decline | None:
        if self.last is None:
            return None
        money, possible = table.players[seat].money, table.choices(seat)
        wanted = (lot for lot in self.last if lot in possible and table.opening(lot) <= money)
        lot = next(wanted, None)
        return Decline() if lot is None else Choose(lot)


def _to_come(table: PrincesTable, seat: Seat, auction: Auction | None) -> list[Lot]:
    """The objects that *seat* could bid for, the one under auction first."""
    player = table.players[seat]
    now = [] if auction is None or seat in auction.passed else [auction.lot]
    later = [
        lot
        for lot in table.variant.lots
        if lot not in table.auctioned and (auction is None or lot is not auction.lot)
    ]
    return [
        lot
        for lot in (*now, *later)
        if table.may_raise(seat, lot, table.opening(lot)) and player.bidding
    ]


def _bidding_for(
    table: PrincesTable, seat: Seat, auction: Auction | None, lot: Lot | None
) -> Option:
    """Ask how far to go for *lot*, or for all that are not named."""
    now = auction is not None and lot is auction.lot
    label = (
        Text("do-order-others")
        if lot is None
        else Text("do-order", lot=of_lot(lot), now="yes" if now else "no")
    )
    worth = None if lot is None else of_lot_worth(table, table.players[seat], lot)
    return Option(
        "others" if lot is None else lot.value,
        label,
        lambda: _how_far(table, seat, auction, lot),
        worth,
    )


def _how_far(table: PrincesTable, seat: Seat, auction: Auction | None, lot: Lot | None) -> Question:
    """Not at all, or up to a price: at least what the first raise would bid, or what oneself has
    bid (PF-175).
    """

    def leading(
        florins: int, sell: bool
    ) -> StandingBid | Callable[[], Question]:  # as limits ask it
        own = Instruction(lot, florins, sell)
        return StandingBid(table.round, (own,)) if lot is None else lambda: _and_others(table, own)

    chose = auction is not None and auction.lot is lot and auction.chooser == seat
    opening = (
        min(table.opening(other) for other in table.variant.lots)
        if lot is None
        else table.opening(lot)
    )
    least = opening if chose else opening + RAISE
    passing = Option("pass", Text("do-order-pass"), leading(0, False))
    return Pick(
        Text("ask-order-limit"), [passing, *limits(table.players[seat], least, leading, beside=1)]
    )


def _and_others(table: PrincesTable, own: Instruction) -> Question:
    """Ask what to do about all other objects."""
    ask = Option("ask", Text("do-others-ask"), StandingBid(table.round, (own,)))
    passing = Option(
        "pass", Text("do-others-pass"), StandingBid(table.round, (own, Instruction(None, 0)))
    )
    return Pick(Text("ask-order-others"), [ask, passing])


def _listing(table: PrincesTable, seat: Seat, so_far: tuple[Lot, ...]) -> Question:
    """Ask for the next object of the list for the last player, which may end here, or be empty."""

    def option(lot: Lot) -> Option:
        now = (*so_far, lot)
        if len(now) == _MOST_LISTED:
            return Option(lot.value, of_lot(lot), StandingBid(table.round, last=now))
        return Option(lot.value, of_lot(lot), lambda: _listing(table, seat, now))

    done = Option(
        "done", Text("do-list-done", n=len(so_far)), StandingBid(table.round, last=so_far)
    )
    left = [lot for lot in table.choices(seat) if lot not in so_far]
    return Pick(Text("ask-order-list", n=len(so_far) + 1), [*(option(lot) for lot in left), done])
