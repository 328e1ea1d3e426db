"""How far a player goes for a card, by figures that were fitted on a league of bidders.

Money counts only as far as it is above what the poorest of the others will end with, which follows
from what everybody has spent so far: where nobody spends, all of it must be kept. Everybody pays
for a card by its share of all that may still come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.codec import read_components
from games.engine import Seat
from games.high_society.catalogue import CARDS, RED_FRAMES, Auction, Card, Kind
from games.high_society.mind.holdings import Holding, holdings_of, least_besides
from games.high_society.rules.standings import LOSS
from games.high_society.table import MOST_LIMIT, HighSocietyTable
from games.levels import REGULAR, Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """The weights of a bidder; those of each number of players lie in bidding.json."""

    hope: float
    """Points that an auction to come brings somebody, before any are won."""
    honour: float
    """How much more a point by doubling is worth than one of a luxury card."""
    dread: float
    """How much more a point lost is worth than one gained."""
    boldness: float
    """How much of a fair share of the money is bid."""
    last: float
    """How many times as much of it when the next card may be the last."""
    pace: float
    """What everybody is expected to spend for each point that is sold, before any is."""
    memory: float
    """As much as so many points that were sold this expectation weighs."""
    trust: float
    """How much of what the poorest other is expected to spend is believed in."""
    least: float
    """What is paid for a point in any case while it leaves one little below the poorest."""
    slack: float
    """How far below the poorest of the others that may be."""
    whim: float
    """By what share of it the limit varies, up or down, from turn to turn."""
    follow: float
    """How much less somebody bids where others spend less than was expected: a power of it."""


def read_manners() -> dict[str, dict[int, Manner]]:
    """Return the weights by level and number of players."""
    printed = read_components("games.high_society", "bidding.json")
    return {
        level: {int(seats): Manner(**figures) for seats, figures in manners.items()}
        for level, manners in printed["manners"].items()
    }


MANNERS = read_manners()
WEIGHTS = {Kind.RECOGNITION: 8, Kind.ARREST: 4, Kind.LOSS: 4, Kind.THIEF: 3}
"""As many points of luxury cards as much a card is about worth to the table."""
LEAST_LUXURY = 2
"""What the thief will cost somebody who has no luxury card yet, in points."""
Tally = tuple[int, int, int, int, int]
"""The points of luxury cards, and numbers of recognitions, arrests, losses and thieves."""


@dataclass(slots=True)
class Sale:
    """An auction as a bidder thinks of it."""

    card: Card
    rest: Sequence[Card]
    """The cards not turned up yet, in any order."""
    reds: int
    manner: Manner

    @property
    def to_come(self) -> float:
        """How many auctions follow, on average."""
        return auctions_to_come(len(self.rest), self.reds)

    def limits(self, holdings: Sequence[Holding], whim: float = 1.0) -> list[float]:
        """Return how far each goes, with so much of a *whim*; nobody beyond what can be spared."""
        coming, count = self.to_come, len(holdings)
        tally = _tally(self.rest)
        sold = coming / len(self.rest) if self.rest else 0.0
        ahead = sum([weight_of(card) for card in self.rest])
        paces = self._paces(holdings, ALL - ahead - weight_of(self.card))
        # When the next card may be the last, nobody is believed to spend any more.
        early = self.reds < RED_FRAMES - 1
        trust = self.manner.trust * sold * ahead if early else 0.0
        hopes = self.manner.hope * coming / count
        fair = self.manner.boldness * count * (1.0 if early else self.manner.last)
        usual = self.manner.pace
        found = []
        for one, above, pace in zip(holdings, self._above(holdings), paces, strict=True):
            mine, rest = self._worths(one, hopes, tally)
            bold = fair * min(1.0, pace / usual) ** self.manner.follow
            share = bold * mine / (mine + sold * rest) if mine > 0 else 0.0
            means = min(one.money - 1.0, above + trust * pace)
            limit = means * min(share * whim, 1.0)
            if early:
                limit = max(limit, min(self.manner.least * mine * whim, above + self.manner.slack))
            found.append(max(0.0, min(limit, one.money - 1.0)))
        return found

    def _paces(self, holdings: Sequence[Holding], seen: float) -> list[float]:
        """What each thinks that one of the others spends for a point, of which so many were *seen*
        sold.
        """
        manner = self.manner
        everybody, others = sum([one.money for one in holdings]), len(holdings) - 1
        before, after = manner.pace * manner.memory, manner.memory + seen
        return [
            (before + MOST_LIMIT - (everybody - one.money) / others) / after for one in holdings
        ]

    def _above(self, holdings: Sequence[Holding]) -> list[int]:
        """How much each has above the poorest of the others, if nobody else takes the card."""
        bought = self.card.auction is Auction.BUY
        kept = [one.money if bought else one.money - one.bid for one in holdings]
        return [
            one.money - 1 - least for one, least in zip(holdings, least_besides(kept), strict=True)
        ]

    def _worths(self, one: Holding, hopes: float, tally: Tally) -> tuple[float, float]:
        """Return the points gained with the card under the hammer, or by avoiding it, and with all
        of the rest; before they are doubled or halved, which changes nothing about their share.
        """
        manner, card = self.manner, self.card
        base = max(0.0, sum(one.luxuries) - LOSS * one.loss + hopes)
        doubled = manner.honour * base
        halved, lost = manner.dread * base / 2, manner.dread * min(float(LOSS), base)
        stolen = manner.dread * (min(one.luxuries) if one.luxuries else LEAST_LUXURY)
        luxuries, recognitions, arrest, loss, thief = tally
        rest = luxuries + recognitions * doubled + arrest * halved + loss * lost + thief * stolen
        luxury = min(card.worth, LEAST_LUXURY) if one.robbed else card.worth
        mine = {
            Kind.LUXURY: float(luxury),
            Kind.RECOGNITION: doubled,
            Kind.ARREST: halved,
            Kind.LOSS: lost,
            Kind.THIEF: stolen,
        }
        return mine[card.kind], rest


def _tally(cards: Sequence[Card]) -> Tally:
    """The points of the luxury cards among *cards*, and how many there are of each other kind."""
    kinds = [card.kind for card in cards]
    others = (Kind.RECOGNITION, Kind.ARREST, Kind.LOSS, Kind.THIEF)
    recognitions, arrest, loss, thief = [kinds.count(kind) for kind in others]
    return sum([card.worth for card in cards]), recognitions, arrest, loss, thief


def weight_of(card: Card) -> int:
    """Return how much a card is about worth to the table."""
    return card.worth or WEIGHTS[card.kind]


ALL = sum([weight_of(card) for card in CARDS.values()])


def auctions_to_come(left: int, reds: int) -> float:
    """Return how many auctions follow the one under way, on average, with so many cards *left* and
    so many red frames turned up.
    """
    ahead = RED_FRAMES - reds
    return max(0.0, (left + 1) * ahead / (ahead + 1) - 1)


def sale_of(table: HighSocietyTable, manner: Manner) -> Sale:
    """Return the auction under way."""
    return Sale(table.under_the_hammer, table.deck, table.reds, manner)


def limit_of(
    table: HighSocietyTable, seat: Seat, whim: float = 1.0, manner: Manner | None = None
) -> int:
    """Return how far *seat* goes for the card under the hammer, with so much of a *whim*, and as
    *regular* does unless another manner is given.
    """
    holdings = holdings_of(table.players)
    sale = sale_of(table, manner or usual_manner(len(holdings)))
    return min(MOST_LIMIT, int(sale.limits(holdings, whim)[seat]))


def manner_of(level: Level, seats: int) -> Manner:
    """Return how a level bids among so many; what is no level of this game bids as *regular*."""
    return MANNERS.get(level.key, MANNERS[REGULAR.key])[seats]


def usual_manner(seats: int) -> Manner:
    """Return how *regular* bids among so many."""
    return manner_of(REGULAR, seats)
