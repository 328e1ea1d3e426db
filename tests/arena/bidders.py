"""The panel of High Society: bidders of different temper that share nothing with ours.

Each has a price for every card and an amount of money that it keeps; the prices are plain figures
that a person might have in mind. All but the greedy one know from the beginning that the poorest
is out, and everybody takes care of it when the end is in sight.

They bid in thousands of games at once, as arrays of a row for each game and a column for each seat;
a table is one such row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from games.chance import Chance
from games.engine import Seat, Table
from games.high_society.actions import Discard, Raise, Submit
from games.high_society.catalogue import CARDS, RED_FRAMES, Auction, Kind
from games.high_society.mind.holdings import holdings_of
from games.high_society.rules.auctions import SealedBid, Turn
from games.high_society.rules.limits import cheapest
from games.high_society.table import MOST_LIMIT, HighSocietyTable
from games.moves import Action
from games.package import AnyGame

LEAP = 5
"""By how much whoever drives prices up goes above the highest bid."""
Grid: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
"""A row for each game, a column for each seat."""
PRINTED = list(CARDS.values())
WORTH = np.array([card.worth for card in PRINTED], dtype=float)
RED = np.array([card.red for card in PRINTED])
IS = {kind: np.array([card.kind is kind for card in PRINTED]) for kind in Kind}


@dataclass
class Games:
    """So many games at once, in the same auction of each."""

    money: Grid
    """In hand and in the bid."""
    staked: Grid
    """What is lost of it if somebody else takes the card."""
    points: Grid
    least: Grid
    """The least luxury card, 0 without any."""
    best: Grid
    recognitions: Grid
    arrest: Grid
    loss: Grid
    robbed: Grid
    card: Grid
    """By game: the index of the card under the hammer."""
    rest: Grid
    """By game and card: whether it lies in the deck."""
    reds: Grid
    auctions: int
    """How many are over."""
    dear: int = 0
    """How many of the more valuable luxury cards were sold."""
    cheap: int = 0
    """How many of these for less than half of their worth."""

    def spare(self) -> Grid:
        """What may be spent without having less than the poorest of the others."""
        return self.money - 1 - least_of_others(self.money - self.staked)

    def price(self, each: Grid | float) -> Grid:
        """What the panel pays that pays so much *each* point."""
        worth = WORTH[self.card][:, None]
        of = {kind: flags[self.card][:, None] for kind, flags in IS.items()}
        price: Grid = each * np.select(
            [
                of[Kind.LUXURY] & self.robbed,
                of[Kind.LUXURY] & ~self.robbed,
                of[Kind.RECOGNITION],
                of[Kind.LOSS],
                of[Kind.ARREST],
            ],
            [1.0, worth, np.maximum(4, 0.8 * self.points), 3.0, np.maximum(2, 0.4 * self.points)],
            np.where(self.least > 0, self.least, 1.0),
        )
        return price


Policy: TypeAlias = Callable[[Games, np.random.Generator], Grid]


def least_of_others(money: Grid) -> Grid:
    """What the poorest of the others has, for each seat."""
    two = np.sort(money, axis=1)[:, :2]
    least: Grid = np.where(money == two[:, :1], two[:, 1:], two[:, :1])
    return least


def _within(price: Grid, means: Grid) -> Grid:
    """A price, as far as the means go."""
    bid: Grid = np.minimum(price, means)
    return bid


def frugal(g: Games, _luck: np.random.Generator) -> Grid:
    """Pay modest prices, and trust in others to spend twenty until the end is in sight."""
    of = {kind: flags[g.card][:, None] for kind, flags in IS.items()}
    price = np.select(
        [of[Kind.LUXURY], of[Kind.RECOGNITION], of[Kind.LOSS], of[Kind.ARREST]],
        [
            2.2 * WORTH[g.card][:, None],
            np.maximum(12, 1.6 * g.points),
            8,
            np.maximum(8, 0.8 * g.points),
        ],
        np.where(g.least > 0, 6, 2),
    )
    return _within(price, g.spare() + np.where(g.reds < 2, 20, 0)[:, None])


def greedy(g: Games, _luck: np.random.Generator) -> Grid:
    """Pay four a point, and think of the poorest only when the next card may be the last."""
    last = (g.reds == RED_FRAMES - 1)[:, None]
    return _within(g.price(4.0), np.where(last, g.spare(), MOST_LIMIT))


def appraising(g: Games, _luck: np.random.Generator) -> Grid:
    """Spread all but fifteen over the points to come, and pay what a card is worth by that."""
    money = np.maximum(0, g.money - 15)
    coming = (WORTH[g.card] + 0.7 * (g.rest @ WORTH) + 12)[:, None]
    each = money * g.money.shape[1] * 0.6 / coming
    return _within(g.price(each), np.where((g.reds == RED_FRAMES - 1)[:, None], g.spare(), money))


def driving(g: Games, _luck: np.random.Generator) -> Grid:
    """Pay six a point in the first half and three later, whoever may have to pay it."""
    early = (g.reds < 2)[:, None]
    return _within(g.price(np.where(early, 6.0, 3.0)), np.where(early, g.money - 12, g.spare()))


def hoarding(g: Games, _luck: np.random.Generator) -> Grid:
    """Pay a little for much, and never be more than eight below the poorest of the others."""
    return _within(g.price(1.2), g.spare() + np.where(g.reds < 2, 8, 0)[:, None])


def fickle(g: Games, luck: np.random.Generator) -> Grid:
    """Pay nothing to twice a fair price, by mood; be careful at the end."""
    mood = luck.uniform(0, 2, g.money.shape)
    return _within(g.price(3.0 * mood), g.spare() + np.where(g.reds < 2, 30, 0)[:, None])


PANEL: dict[str, Policy] = {
    "frugal": frugal,
    "greedy": greedy,
    "appraising": appraising,
    "driving": driving,
    "hoarding": hoarding,
    "fickle": fickle,
}


def row_of(table: HighSocietyTable) -> Games:
    """Return the auction under way as a single row."""
    card, holdings = table.under_the_hammer, holdings_of(table.players)
    lost = card.auction is Auction.AVOID

    def row(*figures: object) -> Grid:
        return np.array([figures])

    return Games(
        money=row(*(one.money for one in holdings)),
        staked=row(*(one.bid * lost for one in holdings)),
        points=row(*(sum(one.luxuries) for one in holdings)),
        least=row(*(min(one.luxuries, default=0) for one in holdings)),
        best=row(*(max(one.luxuries, default=0) for one in holdings)),
        recognitions=row(*(one.recognitions for one in holdings)),
        arrest=row(*(one.arrest for one in holdings)),
        loss=row(*(one.loss for one in holdings)),
        robbed=row(*(one.robbed for one in holdings)),
        card=np.array([PRINTED.index(card)]),
        rest=row(*(float(other in table.deck) for other in PRINTED)),
        reds=np.array([table.reds]),
        auctions=table.auction - 1,
    )


def limit_of(policy: Policy, table: HighSocietyTable, seat: Seat) -> int:
    """Return how far a bidder goes at a table; its mood lasts for an auction."""
    mood = np.random.default_rng([table.auction, seat, PRINTED.index(table.under_the_hammer)])
    return int(np.clip(policy(row_of(table), mood)[0, seat], 0, MOST_LIMIT))


def mind_of(name: str) -> Callable[[AnyGame, Table, Seat, Chance], Action]:
    """Return the player of this name."""
    policy = PANEL[name]

    def move(_game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
        assert isinstance(table, HighSocietyTable)
        match table.decision_of(seat):
            case Turn() as turn:
                most = limit_of(policy, table, seat)
                leap = table.high + LEAP if table.high and not chance.below(3) else 0
                cards = cheapest(table.players[seat], leap, most) if leap else frozenset[int]()
                if policy is driving and cards:
                    return Raise(cards)
                return turn.within(table, most)
            case SealedBid():
                return Submit(limit_of(policy, table, seat))
        return Discard(min(table.players[seat].luxuries, key=lambda card: card.worth))

    return move
