"""A frugal bidder for High Society: it pays modest prices and takes care not to end poorest.

Among players who never go below the poorest of the others nobody could bid first, and whoever did
could not win any more. So it trusts in the others to spend, too, until the end comes into sight.
"""

from __future__ import annotations

from games.chance import Chance
from games.engine import Seat, Table
from games.high_society.actions import Discard, Submit
from games.high_society.catalogue import Auction, Kind
from games.high_society.rules.auctions import SealedBid, Turn
from games.high_society.table import HighSocietyTable, Player
from games.moves import Action
from games.package import AnyGame

TRUST = 20
"""By how much it goes below the poorest of the others while the end is far."""
IN_SIGHT = 2
"""How many red frames bring the end into sight."""


def move(game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
    """Bid up to a modest price; give the thief the cheapest luxury."""
    assert isinstance(table, HighSocietyTable)
    decision = table.decision_of(seat)
    player = table.players[seat]
    match decision:
        case Turn():
            return decision.within(table, _limit(table, seat))
        case SealedBid():
            return Submit(max(0, _limit(table, seat)))
    return Discard(min(player.luxuries, key=lambda card: card.worth))


def _limit(table: HighSocietyTable, seat: Seat) -> int:
    player, card = table.players[seat], table.under_the_hammer
    points = sum(owned.worth for owned in player.luxuries)
    prices = {
        Kind.LUXURY: 2.2 * card.worth,
        Kind.RECOGNITION: max(12, 1.6 * points),
        Kind.LOSS: 8,
        Kind.ARREST: max(8, 0.8 * points),
        Kind.THIEF: 6 if player.luxuries else 2,
    }
    others = [_all(other) for other in table.players if other is not player]
    spare = _all(player) - min(others) - 1 + (TRUST if table.reds < IN_SIGHT else 0)
    if card.auction is Auction.AVOID:
        spare = max(spare, player.total)
    return int(min(prices[card.kind], spare))


def _all(player: Player) -> int:
    return player.money + player.total
