"""What cards are sold for is read off the games as they were played."""

from __future__ import annotations

import pytest

from games.engine import Seat, advance
from games.high_society.actions import Pass, Raise
from games.high_society.table import HighSocietyTable
from tests.arena.players import MINDS, Contender
from tests.arena.prices import WORTHS, Market, main, market
from tests.games.high_society.tables import lay, player


def sold(table: HighSocietyTable, *bid: int) -> Market:
    """What is noted when Ann bids and the others pass."""
    found = Market()
    for seat, action in enumerate((Raise(frozenset(bid)), Pass(), Pass())):
        advance(table, Seat(seat), action)
        found.watch(table)
    return found


def test_a_valuable_card_sold_for_less_than_half_is_cheap_while_two_others_have_money() -> None:
    table = lay(player(), player(), player(), card="9")
    found = sold(table, 4)
    assert (found.sales[9], found.dear, found.cheap) == ([4], 1, 1)
    assert sold(lay(player(), player(), player(), card="9"), 2, 3).cheap == 0
    assert sold(lay(player(), player(), player("4"), card="9"), 4).cheap == 0
    assert sold(lay(player(), player(), player(), card="4"), 1).cheap == 0


def test_a_market_counts_what_was_sold_and_what_is_left() -> None:
    players = [Contender("regular", MINDS["regular"]) for _ in range(3)]
    found = market(players, 3)
    assert 3 <= sum(len(found.sales[worth]) for worth in WORTHS) <= 3 * len(WORTHS)
    assert [len(kept) for kept in found.left] == [3, 3, 3]
    assert all(kept == sorted(kept) for kept in found.left)
    assert str(market(players, 3)) == str(found)


def test_the_table_has_a_line_for_each_number_of_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--games", "1"]) == 0
    head, rule, *rows = capsys.readouterr().out.splitlines()
    assert [row[:4] for row in rows] == ["| 3 ", "| 4 ", "| 5 "]
    assert {row.count("|") for row in (head, rule, *rows)} == {head.count("|")}
