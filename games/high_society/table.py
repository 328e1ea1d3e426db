"""What lies on a table of High Society, and the figures that are read off it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from games.engine import Seat, Table
from games.high_society.catalogue import MONEY, Auction, Card, Kind

MOST_LIMIT = sum(MONEY)
"""The highest limit that can be named (HS-67)."""


@dataclass(slots=True, kw_only=True)
class Player:
    """What one player has."""

    hand: tuple[int, ...] = MONEY
    """Money cards, upwards."""
    bid: tuple[int, ...] = ()
    """Money cards on the table, as they were laid."""
    spent: tuple[int, ...] = ()
    """Money cards of this player on the discard pile, which nobody is shown (HS-87)."""
    cards: list[Card] = field(default_factory=list)
    """Status cards, as they were won; the thief among them is pending (HS-38)."""
    passed: bool = False
    limit: int | None = None
    """What was handed in for the sealed auction under way, 0 to pass; nothing before."""

    @property
    def total(self) -> int:
        """What the bid comes to."""
        return sum(self.bid)

    @property
    def money(self) -> int:
        """What the hand comes to (HS-47)."""
        return sum(self.hand)

    @property
    def luxuries(self) -> list[Card]:
        """The luxury cards, as they were won."""
        return [card for card in self.cards if card.kind is Kind.LUXURY]

    @property
    def robbed(self) -> bool:
        """Whether the thief is pending here."""
        return any(card.kind is Kind.THIEF for card in self.cards)

    def lay(self, cards: frozenset[int]) -> tuple[int, ...]:
        """Move *cards* from the hand to the bid; return them upwards."""
        laid = tuple([card for card in self.hand if card in cards])
        self.hand = tuple([card for card in self.hand if card not in cards])
        self.bid += laid
        return laid

    def take_back(self) -> None:
        """Return the bid to the hand (HS-19)."""
        self.hand, self.bid = tuple(sorted(self.hand + self.bid)), ()

    def pay(self) -> tuple[int, ...]:
        """Put the bid on the discard pile, whence no money comes back (HS-29); return it,
        upwards.
        """
        paid, self.bid = tuple(sorted(self.bid)), ()
        self.spent += paid
        return paid


@dataclass(slots=True, kw_only=True, repr=False)
class HighSocietyTable(Table):
    """A game of High Society in progress."""

    players: list[Player]
    deck: list[Card]
    """Face down, the top card last."""
    starter: Seat
    """Who has the first turn of the auction under way, or of the next (HS-12, HS-44)."""
    sealed: bool
    standing_bids: bool
    hidden_scoring: bool
    money_first: bool
    """Whether money left breaks ties ahead of the most valuable luxury card (HS-59)."""
    auction: int = 0
    """Number of the auction under way, from 1."""
    card: Card | None = None
    """Under the hammer; at the end the one that brought it about; nothing while the thief takes a
    card.
    """
    reds: int = 0
    """How many red frames have been turned up."""
    stolen: list[Card] = field(default_factory=list)
    """The thief, and the luxury card that went with it, once they are out of the game (HS-37)."""

    @property
    def high(self) -> int:
        """The largest total on the table; 0 if nobody has bid."""
        return max([sum(player.bid) for player in self.players])

    @property
    def leader(self) -> Seat | None:
        """Whose bid is the highest, if anybody has bid."""
        high = self.high
        return next(
            (
                Seat(seat)
                for seat, player in enumerate(self.players)
                if high and player.total == high
            ),
            None,
        )

    @property
    def bidding(self) -> bool:
        """Whether an auction is under way."""
        return self.card is not None and not self.over

    @property
    def under_the_hammer(self) -> Card:
        """The card of the auction under way; only while there is one."""
        assert self.card is not None
        return self.card

    @property
    def taker(self) -> Seat | None:
        """Who takes the card: to buy it, the only one who has not passed (HS-24); else the first
        who has (HS-31).
        """
        if self.under_the_hammer.auction is Auction.BUY:
            staying = [seat for seat, player in enumerate(self.players) if not player.passed]
            return Seat(staying[0]) if len(staying) == 1 else None
        return next((Seat(seat) for seat, player in enumerate(self.players) if player.passed), None)

    def after(self, seat: Seat) -> Seat:
        """The next player clockwise (HS-09)."""
        return Seat((seat + 1) % len(self.players))

    def clockwise(self) -> Iterator[Seat]:
        """The seats in turn order, from the starter (HS-12)."""
        n = len(self.players)
        return (Seat((self.starter + i) % n) for i in range(n))
