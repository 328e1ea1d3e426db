"""What counts of each player, and how an auction between them ends, without its single bids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.high_society.catalogue import Auction, Card, Kind
from games.high_society.rules.standings import LOSS
from games.high_society.table import Player


@dataclass(slots=True)
class Holding:
    """What counts of a player: money, the bid in it, and the cards won, each kind by itself."""

    money: int
    """In hand and in the bid."""
    bid: int
    luxuries: list[int]
    recognitions: int = 0
    arrest: bool = False
    loss: bool = False
    robbed: bool = False
    passed: bool = False

    @classmethod
    def of(cls, player: Player) -> Holding:
        """The holding of a player of the table."""
        held = cls(player.money + player.total, player.total, [], passed=player.passed)
        for card in player.cards:
            held.take(card)
        return held

    def take(self, card: Card) -> None:
        """Lay a card to the others, as if no thief ever struck."""
        match card.kind:
            case Kind.LUXURY:
                self.luxuries.append(card.worth)
            case Kind.RECOGNITION:
                self.recognitions += 1
            case Kind.ARREST:
                self.arrest = True
            case Kind.LOSS:
                self.loss = True
            case Kind.THIEF:
                self.robbed = True

    @property
    def points(self) -> float:
        """What the cards are worth."""
        left = max(0, sum(self.luxuries) - LOSS * self.loss)
        return left * float(1 << self.recognitions) / (2 if self.arrest else 1)


def holdings_of(players: Iterable[Player]) -> list[Holding]:
    """Return what counts of everybody."""
    return [Holding.of(player) for player in players]


def least_besides(amounts: Sequence[int]) -> list[int]:
    """Return for each of *amounts* the least of the others."""
    least, second = sorted(amounts)[:2]
    return [second if own == least else least for own in amounts]


def settle(card: Card, holdings: Sequence[Holding], limits: Sequence[int], starter: int) -> int:
    """Let somebody take the card, and return who; everybody pays as far as the bidding goes."""
    sell = _buy if card.auction is Auction.BUY else _avoid
    taker = sell(holdings, limits, starter)
    holdings[taker].take(card)
    rob(holdings[taker])
    for one in holdings:
        one.bid, one.passed = 0, False
    return taker


def _buy(holdings: Sequence[Holding], limits: Sequence[int], starter: int) -> int:
    """Whoever goes furthest pays one more than the second."""
    high = max([one.bid for one in holdings])
    taker, most, second = (starter - 1) % len(holdings), 0, high
    for seat, one in enumerate(holdings):
        if one.passed:
            continue
        reach = limits[seat]
        if reach <= high:
            reach = high if one.bid == high else 0
        if reach > most or (reach == most and one.bid == high > 0):
            taker, most, second = seat, reach, max(second, most)
        else:
            second = max(second, reach)
    if most:
        leads = holdings[taker].bid == high
        price = second if second == high and leads else second + 1
        holdings[taker].money -= min(price, max(most, high))
    return taker


def _avoid(holdings: Sequence[Holding], limits: Sequence[int], starter: int) -> int:
    """Whoever goes least far takes the card, and all others lose about as much as that."""
    count = len(holdings)
    high = max([one.bid for one in holdings])
    # Whoever leads passes only when somebody has bid more.
    order = [(starter + turn) % count for turn in range(count)]
    reach = [
        high if one.bid == high > limits[seat] else limits[seat]
        for seat, one in enumerate(holdings)
    ]
    taker = min(order, key=lambda seat: reach[seat])
    for seat in order:
        if seat != taker:
            one = holdings[seat]
            paid = min(reach[seat], reach[taker] + 1) if reach[taker] else 0
            one.money -= max(one.bid, paid)
    return taker


def rob(one: Holding) -> None:
    """Let the thief leave with the least luxury card, if there is any."""
    if one.robbed and one.luxuries:
        one.luxuries.remove(min(one.luxuries))
        one.robbed = False
