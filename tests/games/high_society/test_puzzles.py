"""What the answer of a puzzle of High Society promises, reckoned once more without the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

import pytest

from games.engine import Seat, play
from games.high_society import GAME
from games.high_society.actions import Pass, Raise
from games.high_society.catalogue import Auction
from games.high_society.events import BiddingRan, Call
from games.high_society.mind.bidding import limit_of
from games.high_society.mind.puzzles import MISSED
from games.high_society.rules.orders import StandingBid
from games.high_society.table import HighSocietyTable
from games.packs import moves_of, puzzles_of, question_of, solution_of
from games.puzzles import Solution

PUZZLES = puzzles_of(GAME)
SOME = range(0, len(PUZZLES), 6)


def position(number: int) -> tuple[HighSocietyTable, Seat, Solution]:
    puzzle = PUZZLES[number]
    table, _ = moves_of(GAME, puzzle)
    solution = solution_of(GAME, puzzle)
    assert isinstance(table, HighSocietyTable)
    assert solution is not None
    return table, puzzle.seat, solution


@dataclass(frozen=True)
class Bidder:
    """Somebody in an auction; whoever is asked has no limit."""

    hand: tuple[int, ...]
    bid: int = 0
    limit: int | None = None
    passed: bool = False

    def laying(self, cards: tuple[int, ...]) -> Bidder:
        rest = tuple(card for card in self.hand if card not in cards)
        return replace(self, hand=rest, bid=self.bid + sum(cards))


def raises(bidder: Bidder, high: int) -> Iterator[tuple[int, ...]]:
    for size in range(1, len(bidder.hand) + 1):
        for cards in combinations(bidder.hand, size):
            if bidder.bid + sum(cards) > high:
                yield cards


@cache
def cost(bidders: tuple[Bidder, ...], turn: int, *, buying: bool) -> int:
    """What the rest of an auction costs whoever is asked, who plays on as well as can be."""
    me = next(bidder for bidder in bidders if bidder.limit is None)
    staying = [bidder for bidder in bidders if not bidder.passed]
    if buying and len(staying) == 1:
        return staying[0].bid if staying[0] is me else -MISSED
    if not buying and len(staying) < len(bidders):
        return -MISSED if me.passed else me.bid
    bidder, following = bidders[turn], (turn + 1) % len(bidders)
    if bidder.passed:
        return cost(bidders, following, buying=buying)
    high = max(other.bid for other in staying)
    possible = [*raises(bidder, high)]
    if bidder.limit is not None:
        within = [cards for cards in possible if bidder.bid + sum(cards) <= bidder.limit]
        possible = sorted(within, key=lambda cards: (sum(cards), len(cards), cards))[:1]
    ways = [bidder.laying(cards) for cards in possible]
    if bidder.limit is None or not ways:
        ways.append(replace(bidder, passed=True))
    return min(
        cost((*bidders[:turn], way, *bidders[turn + 1 :]), following, buying=buying) for way in ways
    )


@pytest.mark.parametrize("number", SOME)
def test_each_first_bid_costs_what_the_proof_says(number: int) -> None:
    table, seat, solution = position(number)
    bidders = [
        Bidder(
            player.hand,
            player.total,
            None if at == seat else limit_of(table, Seat(at)),
            player.passed,
        )
        for at, player in enumerate(table.players)
    ]
    buying = table.under_the_hammer.auction is Auction.BUY
    for move in solution.moves:
        match move.action:
            case Raise(cards):
                bidders[seat] = Bidder(table.players[seat].hand, table.players[seat].total).laying(
                    tuple(cards)
                )
            case Pass():
                bidders[seat] = Bidder((), passed=True)
        found = cost(tuple(bidders), table.after(seat), buying=buying)
        assert found == -move.least, move.action


@pytest.mark.parametrize("number", SOME)
def test_the_others_bid_as_by_standing_bids(number: int) -> None:
    """What the solution tells of them, up to one's own next bid."""
    table, seat, solution = position(number)
    limits = {Seat(at): limit_of(table, Seat(at)) for at in range(len(table.players)) if at != seat}
    auction = table.auction
    table = play(table, seat, solution.best.action).table
    called = [(seat, table.players[seat].total)]
    while table.auction == auction and table.waiting[0].seat != seat:
        decision = table.waiting[0]
        action = StandingBid(auction, limits[decision.seat]).obey(table, decision)
        assert action is not None
        total = table.players[decision.seat].total
        called.append(
            (decision.seat, total + sum(action.cards) if isinstance(action, Raise) else 0)
        )
        table = play(table, decision.seat, action).table
        if table.over:
            break
    course = solution.best.course
    assert course is not None
    told = BiddingRan(calls=tuple(Call(caller, total) for caller, total in called)).line
    assert str(course).startswith(str(told).removesuffix("))"))


def test_the_question_tells_what_the_others_hold() -> None:
    table, seat, _ = position(0)
    told = str(question_of(GAME, PUZZLES[0]))
    for at, player in enumerate(table.players):
        if at != seat and not player.passed:
            assert ", ".join(map(str, player.hand)) in told
