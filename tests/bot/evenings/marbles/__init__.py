"""Marbles, a small game of auctions: openly, coin by coin and by order, or with limits sealed until
all have come in.

Everybody has the same coins; whoever raises lays some of them down, and a marble's buyer pays what
lies there. It stands for all games in which people act at once, or leave orders.
"""

from dataclasses import dataclass

from games.chance import Chance
from games.codec import Codec
from games.draft import draft
from games.engine import Seat
from games.package import GamePackage
from games.rules import Choice, Chosen, Rules, Standing, View, places
from games.text import Text
from tests.bot.evenings.marbles import rules
from tests.bot.evenings.marbles.rules import COINS, Auction, Marbles

AUCTION = Choice("auction", ("open", "sealed", "brisk"))
LOTS = Choice("lots", ("2", "1"))


@dataclass(frozen=True, slots=True, kw_only=True)
class MarblesView(View):
    """What has been bid, and the coins of whoever looks."""

    lot: int
    high: int
    purse: frozenset[int]
    limit: int | None


def set_up(seats: int, chance: Chance, chosen: Chosen) -> Marbles:
    return Marbles(
        chance=chance,
        open=chosen["auction"] != "sealed",
        brisk=chosen["auction"] == "brisk",
        lots=int(chosen["lots"]),
        purses=[set(COINS) for _ in range(seats)],
        won=[0] * seats,
        agenda=[Auction()],
    )


def look(table: Marbles, seat: Seat | None) -> MarblesView:
    purse = frozenset[int]() if seat is None else frozenset(table.purses[seat])
    limit = None if seat is None else table.limits.get(seat)
    return MarblesView(me=seat, lot=table.lot, high=table.high, purse=purse, limit=limit)


def scramble(table: Marbles, seat: Seat | None, chance: Chance) -> Marbles:
    fresh = draft(table)
    fresh.chance = chance
    fresh.limits = {other: limit if other == seat else 0 for other, limit in fresh.limits.items()}
    return fresh


def standings(table: Marbles) -> list[Standing]:
    """Whoever has most marbles has won; without any, nobody has."""
    merits = [(won,) for won in table.won]
    found = [
        Standing(Seat(seat), place if merit[0] else 2, merit, Text("score", n=merit[0]))
        for seat, (place, merit) in enumerate(zip(places(merits), merits, strict=True))
    ]
    return sorted(found, key=lambda standing: standing.place)


GAME: GamePackage[Marbles, MarblesView] = GamePackage(
    rules=Rules(
        key="marbles",
        seats=range(2, 5),
        edition=1,
        codec=Codec(
            Marbles,
            named=(
                *(rules.Lay, rules.Pass, rules.Seal, rules.UpTo, rules.Blindly),
                *(rules.Raised, rules.Passed, rules.Sealed, rules.Opened, rules.Sold),
                *(rules.Auction, rules.Turn, rules.Next, rules.Limit, rules.OpenLimits, rules.Sale),
            ),
        ),
        set_up=set_up,
        look=look,
        scramble=scramble,
        standings=standings,
        choices=(AUCTION, LOTS),
        orders=(rules.UpTo, rules.Blindly),
    ),
    pictures="tests.bot.evenings.marbles.scene:PICTURES",
    home=__name__,
)
