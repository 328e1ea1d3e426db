"""How guests with some sense bid: what automas expect of the others, and choose from themselves."""

from __future__ import annotations

from games.chance import Chance
from games.engine import Action, Decision, Seat
from games.high_society.actions import Submit
from games.high_society.catalogue import Card, Kind
from games.high_society.rules import SealedBid, Turn
from games.high_society.table import MOST_LIMIT, HighSocietyTable

LEAST_RECOGNITION = 6
"""What doubling is worth in points, however little there is to double yet."""
SOLD = 0.7
"""The share of the cards left that come under the hammer before the fourth red frame, about."""
KEPT = 0.2
"""The share of their money that guests keep, so as not to be the poorest."""
WHIM = range(20, 130)
"""Per cent of the fair price at which somebody may stop: nobody knows another's mind."""


def habit(table: HighSocietyTable, decision: Decision, chance: Chance) -> Action | None:
    """Bid up to about what the card is worth to whoever must act; other decisions have no habit."""
    match decision:
        case Turn():
            return decision.within(table, limit(table, decision.seat, chance))
        case SealedBid():
            return Submit(limit(table, decision.seat, chance))
    return None


def limit(table: HighSocietyTable, seat: Seat, chance: Chance) -> int:
    """Return how far *seat* may well go for the card under the hammer: money in proportion to its worth."""
    player = table.players[seat]
    card = table.under_the_hammer
    mine = worth(table, seat, card)
    to_come = SOLD * sum(worth(table, seat, other) for other in table.deck) + mine
    share = (player.money + player.total) * (1 - KEPT) * len(table.players) * mine / to_come
    return min(MOST_LIMIT, int(share * (WHIM.start + chance.below(len(WHIM))) / 100))


def worth(table: HighSocietyTable, seat: Seat, card: Card) -> float:
    """Return the points that *seat* gains with a card, or by avoiding it, about."""
    points = sum(owned.worth for owned in table.players[seat].luxuries)
    match card.kind:
        case Kind.LUXURY:
            return card.worth
        case Kind.RECOGNITION:
            return max(LEAST_RECOGNITION, points)
        case Kind.LOSS:
            return 5
        case Kind.ARREST:
            return max(LEAST_RECOGNITION, points) / 2
        case Kind.THIEF:
            return 4
