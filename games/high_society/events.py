"""What happens in High Society, told as news."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.engine import Event, Seat
from games.high_society.catalogue import Card
from games.text import Name, Text


def called(card: Card) -> Text:
    """A status card by its name: luxury 9, the thief."""
    return Text("card", kind=card.kind.value, worth=card.worth)


def explained(card: Card) -> Text:
    """A status card by its name and what it does to the score."""
    return Text("card-doing", card=called(card), kind=card.kind.value)


def added(cards: Iterable[int]) -> str:
    """Money cards as they are typed: `4+6`."""
    return "+".join(map(str, cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedUp(Event):
    """A status card was turned up, and its auction began."""

    number: int
    """Of the auction, from 1."""
    card: Card
    starter: Seat
    sealed: bool
    reds: int
    """How many red frames have been turned up, this card's own included."""

    @property
    def line(self) -> Text:
        return Text(
            "turned-up",
            n=self.number,
            card=explained(self.card),
            auction=self.card.auction.value,
            starter=Name(self.starter),
            mode="sealed" if self.sealed else "open",
            red="yes" if self.card.red else "no",
            reds=self.reds,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Raised(Event):
    """A player laid money cards to the own bid."""

    slight = True

    seat: Seat
    cards: tuple[int, ...]
    total: int
    """What the bid comes to now."""

    @property
    def line(self) -> Text:
        if sum(self.cards) == self.total:
            return Text(
                "bid",
                who=Name(self.seat),
                cards=added(self.cards),
                n=len(self.cards),
                total=self.total,
            )
        return Text("raised", who=Name(self.seat), cards=added(self.cards), total=self.total)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player passed and took back the own bid; `broke` if no money was left to raise with
    (HS-21).
    """

    slight = True

    seat: Seat
    broke: bool

    @property
    def line(self) -> Text:
        return Text("passed", who=Name(self.seat), broke="yes" if self.broke else "no")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """The last one in took a card and paid for it; without `paid` nobody had bid, and it was free
    (HS-26).
    """

    seat: Seat
    card: Card
    paid: tuple[int, ...]

    @property
    def line(self) -> Text:
        if not self.paid:
            return Text("bought-free", who=Name(self.seat), card=called(self.card))
        cards, total = added(self.paid), sum(self.paid)
        return Text(
            "bought",
            who=Name(self.seat),
            card=called(self.card),
            cards=cards,
            n=len(self.paid),
            total=total,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Suffered(Event):
    """The first to pass took a misfortune."""

    seat: Seat
    card: Card

    @property
    def line(self) -> Text:
        return Text("suffered", who=Name(self.seat), card=called(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost(Event):
    """A player lost a bid in fighting off a misfortune (HS-33)."""

    seat: Seat
    cards: tuple[int, ...]

    @property
    def line(self) -> Text:
        return Text(
            "lost",
            who=Name(self.seat),
            cards=added(self.cards),
            n=len(self.cards),
            total=sum(self.cards),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class GaveUp(Event):
    """A luxury card and the thief left the game; which card it was may be for its owner alone
    (HS-63).
    """

    seat: Seat
    card: Card | None

    @property
    def line(self) -> Text:
        if self.card is None:
            return Text("gave-up-unseen", who=Name(self.seat))
        return Text("gave-up", who=Name(self.seat), card=called(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class Parted(Event):
    """Which luxury card it was that went; told to its owner only (HS-61)."""

    card: Card

    @property
    def line(self) -> Text:
        return Text("parted", card=called(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class ThiefStayed(Event):
    """The thief found no luxury card and waits for the first (HS-38)."""

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("thief-stayed", who=Name(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Submitted(Event):
    """A player handed in a limit for a sealed auction."""

    slight = True

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("submitted", who=Name(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted(Event):
    """Which limit was handed in; told to its owner only."""

    limit: int
    """0 to pass."""

    @property
    def line(self) -> Text:
        return Text("noted", limit=self.limit)


@dataclass(frozen=True, slots=True)
class Limit:
    """What one player had handed in; 0 to pass."""

    seat: Seat
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitsOpened(Event):
    """The limits of a sealed auction were opened, all together (HS-80)."""

    limits: tuple[Limit, ...]

    @property
    def line(self) -> Text:
        limits = tuple(
            Text("limit", who=Name(limit.seat), limit=limit.limit) for limit in self.limits
        )
        return Text("limits-opened", limits=limits)


@dataclass(frozen=True, slots=True)
class Call:
    """One turn of an auction: the new total of a bid, or 0 for a pass."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BiddingRan(Event):
    """How a sealed auction went, turn by turn."""

    calls: tuple[Call, ...]

    @property
    def line(self) -> Text:
        return Text(
            "bidding-ran",
            calls=tuple(Text("call", who=Name(call.seat), n=call.total) for call in self.calls),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The fourth red frame was turned up: the game is over, and the poorest are out (HS-45,
    HS-48).
    """

    card: Card
    poorest: tuple[Seat, ...]
    left: int
    """How much money they have left."""

    @property
    def line(self) -> Text:
        poorest = tuple(Name(seat) for seat in self.poorest)
        return Text(
            "ended", card=called(self.card), poorest=poorest, n=len(poorest), left=self.left
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyWon(Event):
    """All have the same amount of money left, so all are out (HS-49)."""

    @property
    def line(self) -> Text:
        return Text("nobody-won")
