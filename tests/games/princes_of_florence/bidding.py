"""Auctions of many kinds, to be played with limits: by standing bids, and sealed."""

from collections.abc import Iterator, Sequence

from games.chance import Chance
from games.engine import Seat, play
from games.princes_of_florence.actions import Seal
from games.princes_of_florence.events import Bought, Raised
from games.princes_of_florence.rules.auctions import RaiseOrPass
from games.princes_of_florence.rules.orders import Instruction, StandingBid
from games.princes_of_florence.table import PrincesTable
from tests.games.moves import after
from tests.games.princes_of_florence.tables import auctions, player, told

Limits = Sequence[tuple[int, bool]]
"""What each seat goes to, 0 for not at all, and whether it would give up prestige."""


def open_auction(table: PrincesTable, lot: str, limits: Limits) -> PrincesTable:
    """Choose *lot*, and let everybody's bids be made by standing bids; the table after the sale."""
    table = after(table, lot)
    orders = {}
    for seat, (florins, sell) in enumerate(limits):
        (own,) = (
            Instruction(kind, florins, sell)
            for kind in table.variant.lots
            if lot.startswith(kind.value)
        )
        orders[seat] = StandingBid(table.round, (own,))
    while table.waiting and isinstance(decision := table.waiting[0], RaiseOrPass):
        action = orders[decision.seat].obey(table, decision)
        assert action is not None
        table = play(table, decision.seat, action).table
    return table


def sealed_auction(table: PrincesTable, lot: str, limits: Limits) -> PrincesTable:
    """Choose *lot* at a table with sealed auctions, and let everybody who is asked seal their
    limit.
    """
    table = after(table, lot)
    for decision in table.waiting if not told(table, Bought) else ():
        table = play(table, decision.seat, Seal(*limits[decision.seat])).table
    return table


def outcome(table: PrincesTable) -> tuple[object, ...]:
    """Who has what and how much money, whichever way it came about."""
    return tuple(
        (somebody.lot, somebody.money, somebody.points, somebody.jesters)
        for somebody in table.players
    )


def random_auctions(number: int) -> Iterator[tuple[tuple[tuple[int, int], ...], Limits]]:
    """Purses of three to five players, the chooser first, and a limit of each that the rules
    allow.
    """
    chance = Chance(number)
    for _ in range(number):
        purses = tuple((100 * chance.below(9), chance.below(5)) for _ in range(3 + chance.below(3)))
        purses = ((purses[0][0] + 200, purses[0][1]), *purses[1:])
        yield (
            purses,
            [
                _limit(money, points, chance, chose=not seat)
                for seat, (money, points) in enumerate(purses)
            ],
        )


def _limit(money: int, points: int, chance: Chance, *, chose: bool) -> tuple[int, bool]:
    least = 200 if chose else 300
    possible = [*range(least, money + 100 * points + 1, 100)]
    if not possible or (not chose and chance.below(4) == 0):
        return (0, False)
    florins = chance.pick(possible)
    return florins, florins > money


def three_rich(**more: object) -> PrincesTable:
    return auctions(player(), player(), player(), **more)


def raises(table: PrincesTable) -> list[tuple[Seat, int]]:
    return [(event.seat, event.price) for event in table.last if isinstance(event, Raised)]
