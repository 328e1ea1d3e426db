"""How probably a seat wins High Society: what it will have at the end, if everybody bids as far as
is usual for the cards as they lie.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.chance import Chance
from games.engine import Seat
from games.high_society.catalogue import RED_FRAMES
from games.high_society.mind.bidding import (
    Sale,
    auctions_to_come,
    sale_of,
    usual_manner,
    weight_of,
)
from games.high_society.mind.habits import WHIM
from games.high_society.mind.holdings import Holding, holdings_of, least_besides, rob, settle
from games.high_society.table import HighSocietyTable
from games.weighing import chances, read_weights

FIGURES = ("points", "ahead", "spare", "poorest", "money", "points-now", "spare-now")
"""What is weighed, in the order of `figures`; all but the last two at the end of the game."""
LONGEST = 12.0
"""How many auctions follow the first, about."""
SPARE = 15
"""What is above the poorest of the others counts up to here: more is no safer."""
TENS = 10

WEIGHTS = read_weights("games.high_society", FIGURES)


def worth(table: HighSocietyTable) -> list[float]:
    """Estimate how probably each seat wins."""
    rows = _rows(table)
    return chances(rows, WEIGHTS[len(rows)], progress(table))


def progress(table: HighSocietyTable) -> float:
    """Return how far the game has come, from 0 to 1."""
    return 1 - min(1.0, auctions_to_come(len(table.deck), table.reds) / LONGEST)


def figures(table: HighSocietyTable, seat: Seat) -> tuple[float, ...]:
    """Return the figures of a seat that are weighed, in the order of `FIGURES`."""
    return _rows(table)[seat]


def _rows(table: HighSocietyTable) -> list[tuple[float, ...]]:
    now, end = holdings_of(table.players), foreseen(table)
    points, money = [one.points for one in end], [one.money for one in end]
    poorest = min(money)
    spares = _spares(money)
    rows = list[tuple[float, ...]]()
    for seat, spare in enumerate(spares):
        rivals = [p for at, p in enumerate(points) if at != seat and money[at] > poorest]
        best = max(rivals, default=0.0)
        rows.append(
            (
                points[seat] / TENS,
                max(-1.0, min(1.0, (points[seat] - best) / TENS)),
                max(-SPARE, min(SPARE, spare)) / TENS,
                float(spare <= 0),
                money[seat] / TENS / TENS,
                now[seat].points / TENS,
                0.0,
            )
        )
    for seat, spare in enumerate(_spares([one.money for one in now])):
        rows[seat] = (*rows[seat][:-1], max(-SPARE, min(SPARE, spare)) / TENS)
    return rows


def _spares(money: Sequence[int]) -> list[int]:
    """By how much each has more than the poorest of the others."""
    return [own - least for own, least in zip(money, least_besides(money), strict=True)]


def foreseen(table: HighSocietyTable) -> list[Holding]:
    """Return what everybody has at the end, if the deck lies as here and all bid about as is usual.

    How far each goes varies, by a luck that the deck decides: were all to go equally far, whoever
    starts would win every tie, and one money more or less would turn a whole game.
    """
    holdings, manner = holdings_of(table.players), usual_manner(len(table.players))
    reds, starter = table.reds, int(table.starter)
    deck = list(table.deck)
    luck = Chance(sum([place * weight_of(card) for place, card in enumerate(deck, 1)]))
    if table.card is not None:
        starter = _sold(sale_of(table, manner), holdings, starter, luck)
    else:
        rob(holdings[starter])
    while deck:
        card = deck.pop()
        reds += card.red
        if reds == RED_FRAMES:
            break
        starter = _sold(Sale(card, deck, reds, manner), holdings, starter, luck)
    return holdings


def _sold(sale: Sale, holdings: Sequence[Holding], starter: int, luck: Chance) -> int:
    limits = [int(limit * luck.pick(WHIM) / 100) for limit in sale.limits(holdings)]
    return settle(sale.card, holdings, limits, starter)
