"""Standing bids: what a player leaves with the bot while an auction runs (HS-66 to HS-77)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.engine import Decision, Order, Seat
from games.high_society.actions import Pass, Raise
from games.high_society.events import explained
from games.high_society.rules.auctions import Turn
from games.high_society.rules.limits import ask_limit, name_limit
from games.high_society.table import HighSocietyTable
from games.questions import Option, Question
from games.text import Text


@dataclass(frozen=True, slots=True)
class StandingBid(Order[HighSocietyTable]):
    """Bid up to a limit, 0 for not at all, whenever the turn comes in one auction (HS-66,
    HS-71).
    """

    auction: int
    """The number of the auction it belongs to."""
    limit: int

    @classmethod
    def ask(cls, table: HighSocietyTable, seat: Seat) -> Question | None:
        """Ask whoever is still in the auction under way, also on their turn: an order may be
        changed then (HS-73).
        """
        if not table.standing_bids or not table.bidding or table.players[seat].passed:
            return None
        card, auction = table.under_the_hammer, table.auction
        prompt = Text(f"ask-order-{card.auction.value}", card=explained(card))
        return ask_limit(prompt, table, table.players[seat], lambda limit: cls(auction, limit))

    @classmethod
    def on_turn(cls, table: HighSocietyTable, seat: Seat) -> Sequence[Option]:
        """Offer whoever may raise to go on up to a limit (HS-73)."""
        if not table.standing_bids or not isinstance(table.decision_of(seat), Turn):
            return ()
        auction = table.auction
        naming = name_limit(table, table.players[seat], lambda limit: cls(auction, limit))
        return () if naming is None else (naming,)

    @property
    def line(self) -> Text:
        return Text("order", n=self.auction, limit=self.limit)

    @property
    def brief(self) -> Text:
        return Text("picture-limit", limit=self.limit)

    def lapsed(self, table: HighSocietyTable, seat: Seat) -> Text | None:
        """With its auction it is over, or with its owner's pass (HS-66)."""
        if not table.bidding or table.auction != self.auction:
            return Text("lapsed-auction", n=self.auction)
        return Text("lapsed-passed", n=self.auction) if table.players[seat].passed else None

    def obey(
        self, table: HighSocietyTable, decision: Decision[HighSocietyTable]
    ) -> Raise | Pass | None:
        """Raise or pass as if by hand (HS-68); what follows from the auction is asked by hand
        (HS-77).
        """
        return decision.within(table, self.limit) if isinstance(decision, Turn) else None
