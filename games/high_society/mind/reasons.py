"""What speaks for a move of High Society, in the words of the game.

Everything is read off a table as somebody imagines it who has watched the bids: what everybody has
left is known.
"""

from __future__ import annotations

from games.engine import Seat
from games.high_society.actions import Discard, Pass, Raise, Submit
from games.high_society.catalogue import RED_FRAMES, Auction, Kind
from games.high_society.events import called
from games.high_society.mind.bidding import limit_of
from games.high_society.mind.habits import least_of_others
from games.high_society.rules.limits import cheapest, reach
from games.high_society.rules.standings import Reckoning, points
from games.high_society.table import MOST_LIMIT, HighSocietyTable
from games.moves import Action
from games.text import Name, Text

LAST = 1
"""So many red frames before the end, the next card may be the last."""


def reasons(table: HighSocietyTable, seat: Seat, action: Action) -> list[Text]:
    """Return what speaks for *action*, the weightiest first."""
    player = table.players[seat]
    match action:
        case Raise(cards):
            return _for_bidding(table, seat, player.money - sum(cards), player.total + sum(cards))
        case Submit(limit) if most := reach(player, limit):
            left = player.money + player.total - most
            return [*_brings(table, seat), *_left(table, seat, left)]
        case Pass() | Submit():
            return _for_passing(table, seat)
        case Discard(card):
            return [Text("reason-least-luxury", card=called(card))]
    return []


def _for_bidding(table: HighSocietyTable, seat: Seat, left: int, total: int) -> list[Text]:
    player = table.players[seat]
    lowest = player.total + sum(cheapest(player, table.high, MOST_LIMIT))
    price = (
        Text("reason-lowest", n=total)
        if total == lowest
        else Text("reason-leap", n=total - table.high, high=table.high)
    )
    # Of a misfortune no bid ends the auction, only a pass.
    told = [price] if total == lowest or table.under_the_hammer.auction is Auction.BUY else []
    fair = limit_of(table, seat)
    worth = [Text("reason-worth", most=fair)] if fair >= total else []
    return [*_brings(table, seat), *_left(table, seat, left), *worth, *told]


def _brings(table: HighSocietyTable, seat: Seat) -> list[Text]:
    """What somebody gains by the card on offer, or by leaving it to somebody else."""
    player, card = table.players[seat], table.under_the_hammer
    match card.kind:
        case Kind.LUXURY if player.robbed:
            return [Text("reason-pays-thief")]
        case Kind.LUXURY:
            return [Text("reason-points", n=card.worth)]
        case Kind.RECOGNITION:
            halves = Reckoning.of(player.cards).halves
            some = "yes" if halves else "no"
            doubles = Text("reason-doubles", score=points(halves), some=some)
            return [doubles, *_threat(table, seat)]
    return [Text("reason-avoids", card=called(card))]


def _threat(table: HighSocietyTable, seat: Seat) -> list[Text]:
    """Who would double more with a recognition than the bidder, where everybody sees the cards; of
    several, whoever would double most.
    """
    if table.hidden_scoring:
        return []
    halves = [Reckoning.of(player.cards).halves for player in table.players]
    bidding = [at for at, player in enumerate(table.players) if at == seat or not player.passed]
    most = max(bidding, key=lambda at: (halves[at], at == seat))
    if most == seat:
        return []
    return [Text("reason-doubles-rival", who=Name(Seat(most)), score=points(halves[most]))]


def _left(table: HighSocietyTable, seat: Seat, left: int) -> list[Text]:
    """How safe somebody is who has so much left."""
    least = least_of_others(table, seat)
    if left > least:
        return [Text("reason-safe", left=left, least=least)]
    if table.reds >= RED_FRAMES - LAST:
        return []
    return [Text("reason-time", left=left, least=least, even="yes" if left == least else "no")]


def _for_passing(table: HighSocietyTable, seat: Seat) -> list[Text]:
    player, card = table.players[seat], table.under_the_hammer
    found, least = list[Text](), least_of_others(table, seat)
    cards = cheapest(player, table.high, MOST_LIMIT)
    left = player.money - sum(cards)
    if cards and left <= least:
        found.append(Text("reason-would-be-poorest", left=left, least=least))
    if card.auction is Auction.AVOID:
        others = sum([other.total for other in table.players if other is not player])
        if others:
            found.append(Text("reason-others-pay", n=others, card=called(card)))
    if card.auction is Auction.BUY and (fair := limit_of(table, seat)) <= table.high:
        found.append(Text("reason-too-dear", most=fair, high=table.high))
    return found
