"""The checker of silly moves finds those that are planted, and leaves sensible ones alone."""

from __future__ import annotations

from games.engine import Seat
from games.high_society.actions import Pass as SocietyPass
from games.high_society.actions import Raise
from games.last_will import GAME as LAST_WILL
from games.last_will.actions import Discard, Place
from games.last_will.catalogue import CARDS as WILL_CARDS
from games.last_will.catalogue import Black
from games.last_will.events import Phase as WillPhase
from games.princes_of_florence.actions import KeepPrestige
from games.princes_of_florence.catalogue import PRESTIGE, Freedom
from games.princes_of_florence.events import Phase as PrincesPhase
from games.splendor.actions import Buy, ReserveUnseen, Return, TakeTwo
from games.splendor.catalogue import CARDS, Colour
from games.splendor.turn_ends import ReturnTokens
from games.splendor_duel import GAME as DUEL
from games.splendor_duel import actions as duel
from games.splendor_duel.catalogue import CARDS as JEWELS
from games.splendor_duel.catalogue import CELL, LINES
from tests.arena.matches import play
from tests.arena.players import contender
from tests.arena.silly import Watch, follies
from tests.games.high_society import tables as society
from tests.games.last_will import tables as will
from tests.games.princes_of_florence import tables as princes
from tests.games.splendor import tables as gems
from tests.games.splendor_duel import tables as jewels

ANN, BEN = Seat(0), Seat(1)
RICH = "3-08 3-12 2-12"
NEARLY = "3-04 3-06 3-08 2-24"


def test_a_winning_buy_that_is_missed_is_found() -> None:
    ben = gems.player("W6", bonuses="U2", bought=RICH)
    table = gems.lay(gems.player(), ben, rows="2-06", turn=BEN)
    assert follies(table, BEN, TakeTwo(Colour.BLUE)) == ["winning-buy-missed"]
    assert follies(table, BEN, Buy(CARDS["2-06"], gems.tokens("W6"))) == []


def test_gold_that_is_paid_or_returned_for_nothing_is_found() -> None:
    table = gems.lay(gems.player("W6 Y2"), gems.player(), rows="2-06")
    paid = follies(table, ANN, Buy(CARDS["2-06"], gems.tokens("W5 Y1")))
    assert paid == ["gold-paid-for-nothing"]
    table = gems.lay(gems.player("W3 U3 G3 Y3"), gems.player())
    table.then(ReturnTokens(ANN))
    assert follies(table, ANN, Return(gems.tokens("Y2"))) == ["gold-returned"]
    assert follies(table, ANN, Return(gems.tokens("W2"))) == []


def test_a_blind_reservation_while_another_wins_is_found() -> None:
    ben = gems.player("W6", bonuses="U2", bought=RICH)
    table = gems.lay(gems.player(), ben, rows="2-06")
    assert follies(table, ANN, ReserveUnseen(1)) == ["blind-while-another-wins"]


def test_blunders_of_duel_are_found() -> None:
    table = jewels.lay(jewels.player("R4 P1", bought=NEARLY), pyramid="1-30")
    take = duel.Take(LINES[table.open_spots[0].cell.id])
    assert "winning-buy-missed" in follies(table, ANN, take)
    assert follies(table, ANN, duel.Buy(JEWELS["1-30"], jewels.tokens("R3 P1"))) == []
    table = jewels.lay(board=jewels.EXAMPLE)
    assert follies(table, ANN, duel.Take(LINES["a1"])) == ["single-token-taken"]
    assert follies(table, ANN, duel.Take(LINES["a1-b1-c1"])) == []


def test_a_victory_left_to_the_other_in_duel_is_found() -> None:
    ben = jewels.player("R4 P1", bought=NEARLY)
    board = {"Y": "c3", "W": "a1", "U": "b1", "G": "e5"}
    table = jewels.lay(jewels.player(), ben, pyramid="1-30 3-01", board=board)
    gold = CELL["c3"]
    assert "blind-while-the-other-wins" in follies(table, ANN, duel.ReserveUnseen(1, gold))
    assert follies(table, ANN, duel.Reserve(JEWELS["3-01"], gold)) == ["victory-left-to-the-other"]
    assert follies(table, ANN, duel.Reserve(JEWELS["1-30"], gold)) == []


def test_the_last_money_spent_by_the_poorest_is_found() -> None:
    table = society.lay(society.player("4"), society.player("6 8"), society.player("6 10"))
    assert follies(table, ANN, Raise(frozenset({4}))) == ["last-money-spent-while-poorest"]
    assert follies(table, ANN, SocietyPass()) == []
    rich = society.lay(society.player("4 25"), society.player("6 8"), society.player("6 10"))
    assert follies(rich, ANN, Raise(frozenset({4}))) == []


def test_sure_points_that_are_declined_are_found() -> None:
    freedoms = " ".join(freedom.value for freedom in Freedom)
    sure, other = PRESTIGE["all_freedoms"], PRESTIGE["most_parks"]
    ready = [princes.player(freedoms=freedoms), princes.player(), princes.player()]
    table = princes.lay(*ready, phase=PrincesPhase.ACTIONS)
    assert follies(table, ANN, KeepPrestige(other, (sure,))) == ["sure-points-declined"]
    assert follies(table, ANN, KeepPrestige(sure, (other,))) == []
    assert follies(table, BEN, KeepPrestige(other, (sure,))) == []


def test_a_card_thrown_away_in_the_round_in_which_it_came_is_found() -> None:
    card = next(card for card in WILL_CARDS.values() if isinstance(card, Black))
    table = will.lay(will.player(), phase=WillPhase.ACTIONS)
    watch = Watch()
    watch(LAST_WILL, table, ANN, Place(card), "somebody")
    watch(LAST_WILL, table, BEN, Discard(card), "another")
    watch(LAST_WILL, table, ANN, Discard(card), "somebody")
    assert watch.found == {("somebody", "new-card-thrown-away"): 1}
    watch(LAST_WILL, table, ANN, Place(card), "somebody")
    table.round += 1
    watch(LAST_WILL, table, ANN, Discard(card), "somebody")
    assert watch.found.total() == 1


def test_a_whole_game_is_watched() -> None:
    watch = Watch()
    players = [contender("random", DUEL), contender("habits", DUEL)]
    play(DUEL, players, 1, watch)
    assert watch.moves["random"] > 10
    assert any(name == "random" for name, _ in watch.found)
    assert not any(name == "habits" for name, _ in watch.found)
