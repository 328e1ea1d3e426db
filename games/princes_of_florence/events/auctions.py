"""What happens in the auction phase."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Event, Seat
from games.princes_of_florence.catalogue import Lot, Place
from games.princes_of_florence.events.naming import Bid, Limit, of_lot, the_lot, the_tile
from games.text import Name, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(Event):
    """A player put an object up for auction, with the opening bid."""

    seat: Seat
    lot: Lot
    price: int

    @property
    def line(self) -> Text:
        return Text("chose", who=Name(self.seat), lot=the_lot(self.lot), price=self.price)


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined(Event):
    """A player takes no further part in the auctions of the round: by choice, or as nothing is left
    to choose.
    """

    slight = True

    seat: Seat
    able: bool

    @property
    def line(self) -> Text:
        return Text("declined" if self.able else "declined-unable", who=Name(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Raised(Event):
    """A player raised the bid."""

    slight = True

    seat: Seat
    price: int

    @property
    def line(self) -> Text:
        return Text("raised", who=Name(self.seat), price=self.price)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player left the object to the others: by choice, or being unable to raise (PF-47), for want
    of money or else of what the object takes.
    """

    slight = True

    seat: Seat
    able: bool
    money: bool = True
    """Whether the money was enough."""

    @property
    def line(self) -> Text:
        if self.able:
            return Text("passed", who=Name(self.seat))
        lacks = "room" if self.money else "money"
        return Text("passed-unable", who=Name(self.seat), lacks=lacks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed(Event):
    """A player's limit is in; what it is is told to that player only, until all are opened."""

    slight = True

    seat: Seat
    limit: Limit | None = None

    @property
    def line(self) -> Text:
        if self.limit is None:
            return Text("sealed", who=Name(self.seat))
        return Text(
            "sealed-limit", florins=self.limit.florins, sell="yes" if self.limit.sell else "no"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitsOpened(Event):
    """All limits are in and known; the auction runs by them."""

    lot: Lot
    limits: tuple[Limit, ...]

    @property
    def line(self) -> Text:
        return Text(
            "limits-opened",
            lot=of_lot(self.lot),
            limits=tuple(limit.spelled for limit in self.limits),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class BiddingRan(Event):
    """How the bidding went by sealed limits, call by call; a bid of 0 florins is a pass."""

    calls: tuple[Bid, ...]

    @property
    def line(self) -> Text:
        calls = tuple(Text("call", who=Name(call.seat), price=call.florins) for call in self.calls)
        return Text("bidding-ran", calls=calls)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """A player paid for an object of the auction phase and has it; the prestige that comes with it
    is included.
    """

    seat: Seat
    lot: Lot
    price: int
    points: int = 0

    @property
    def line(self) -> Text:
        return Text(
            "bought",
            who=Name(self.seat),
            lot=the_lot(self.lot),
            price=self.price,
            points=self.points,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """A landscape was laid on an estate."""

    seat: Seat
    place: Place
    points: int

    @property
    def line(self) -> Text:
        at = self.place.at.upper()
        return Text(
            "laid", who=Name(self.seat), tile=the_tile(self.place.tile), at=at, points=self.points
        )
