"""What a computer player does in Splendor: positions in which it used to blunder."""

from __future__ import annotations

import pytest

from games.automa import choose, choose_by_habit
from games.chance import Chance
from games.engine import Seat
from games.hints import hint, telling_apart
from games.levels import Level
from games.moves import Action
from games.splendor import GAME
from games.splendor.actions import Buy, Reserve, ReserveUnseen, Return, TakeDifferent, TakeTwo
from games.splendor.catalogue import CARDS, GOLD, NOBLE_POINTS
from games.splendor.mind.habits import consider, habit
from games.splendor.mind.prospects import worth, would_win
from games.splendor.mind.reasons import reasons
from games.splendor.rules.turn_ends import ReturnTokens
from games.splendor.table import GOAL, Player, SplendorTable
from games.text import Name, Text
from tests.games.moves import after
from tests.games.splendor.tables import ANN, BEN, lay, nobles, player, tokens

BRIEF = Level("brief", iterations=80, seconds=1e9)


def still() -> float:
    return 0.0


def chosen(table: SplendorTable, seat: Seat = ANN, seed: int = 1) -> Action:
    return choose(GAME, table, seat, Chance(seed), still, 1e9, BRIEF)


def visited_soon() -> Player:
    """Somebody with 12 points whom N-01 visits after one more blue card."""
    return player("W1", bonuses="W4 U3", bought="3-14 3-18 3-19")


@pytest.mark.parametrize("seed", range(4))
def test_it_buys_what_wins(seed: int) -> None:
    # Ben is last in the round and needs three points; six white tokens buy them.
    ben = player("W6", bonuses="U2", bought="3-08 3-12 2-12")
    table = lay(player(), ben, rows="2-06 1-01", turn=BEN)
    assert ben.points == 13
    action = chosen(table, BEN, seed)
    assert isinstance(action, Buy)
    assert action.card.points >= 2


def test_it_buys_what_wins_with_a_noble() -> None:
    table = lay(player(), visited_soon(), rows="1-12 2-06", display="N-01", turn=BEN)
    ben, turn = table.players[BEN], table.waiting[0]
    assert ben.points == GOAL - NOBLE_POINTS
    assert [card.id for card in table.affordable(ben) if would_win(table, ben, card)] == ["1-12"]
    for seed in range(40):  # in some of them it does the second-best thing otherwise
        assert habit(table, turn, Chance(seed)) == Buy(CARDS["1-12"], tokens())
    table.nobles = nobles("N-02 N-09")
    assert not would_win(table, ben, CARDS["1-12"])


def test_it_reserves_what_would_bring_the_next_player_a_noble_and_the_goal() -> None:
    table = lay(player("W1"), visited_soon(), rows="1-12 2-06", display="N-01")
    moves = consider(table, table.waiting[0], Chance(1))
    assert next(move for move in moves if isinstance(move, Reserve)) == Reserve(CARDS["1-12"])
    denial = reasons(table, ANN, Reserve(CARDS["1-12"]))[0]
    assert denial.key == "reason-denies"
    assert dict(denial.args)["why"] == "goal"


def test_it_pays_with_gems_as_long_as_it_can() -> None:
    table = lay(player("W6 Y2"), player(), rows="2-06")
    moves = consider(table, table.waiting[0], Chance(1))
    assert [move.payment for move in moves if isinstance(move, Buy)] == [tokens("W6")]
    assert chosen(table) == Buy(CARDS["2-06"], tokens("W6"))


def test_it_exchanges_no_tokens_while_there_is_something_to_buy() -> None:
    """With ten tokens whoever takes three gives back as many."""
    for held, exchanges in (("U6 K4", False), ("U6 K3", True)):
        table = lay(player(held), player(), rows="2-12", bank="W4 G4 R4")
        moves = consider(table, table.waiting[0], Chance(1))
        assert any(isinstance(move, TakeDifferent | TakeTwo) for move in moves) is exchanges


def test_it_keeps_its_gold_when_it_must_return_tokens() -> None:
    table = lay(player("W3 U3 G3 Y3"), player())
    table.then(ReturnTokens(ANN))
    moves = consider(table, table.waiting[0], Chance(1))
    assert moves
    assert all(isinstance(move, Return) and not move.tokens[GOLD] for move in moves)


def test_it_takes_tokens_in_the_first_turns() -> None:
    table = lay(player(), player())
    for seat in (ANN, BEN):
        assert isinstance(chosen(table, seat), TakeDifferent | TakeTwo)
        table = after(table, "take white+blue+green")


def test_it_never_reserves_blind_while_there_is_something_in_sight() -> None:
    table = lay(player("W3 U3 G3 R1"), player("K3"))
    assert not any(
        isinstance(move, ReserveUnseen) for move in consider(table, table.waiting[0], Chance(1))
    )


def test_it_reserves_what_the_next_player_would_win_with() -> None:
    ben = player("W6", bonuses="U2", bought="3-08 3-12 2-12")
    ann = player("W3 K5", bought="3-16 3-20")  # with the gold she can pay for five points more
    table = lay(ann, ben, rows="2-06 3-04", bank="W1 U4 G4 R4 K1 Y5")
    assert chosen(table) == Reserve(CARDS["2-06"])


def test_it_passes_where_nothing_else_is_possible() -> None:
    table = lay(
        player(hand="3-01 3-02 3-03"), player("W4 U4 G4 R4 K4 Y2"), bank="W0 U0 G0 R0 K0 Y0"
    )
    assert type(choose_by_habit(GAME, table, ANN, Chance(1))).__name__ == "Pass"


def test_whoever_has_more_points_and_cards_is_thought_to_win() -> None:
    table = lay(player(bonuses="W3 U3", bought="2-06 2-12"), player(bonuses="G2"))
    assert worth(table)[ANN] > 0.8
    assert worth(table)[ANN] + worth(table)[BEN] == pytest.approx(1)


def test_a_hint_says_what_speaks_for_the_best_move() -> None:
    ann = player("W6", bonuses="U2", bought="3-08 3-12 2-12")
    table = lay(ann, player(), rows="2-06")
    found = hint(GAME, table, ANN, Chance(1), still, 1e9, BRIEF)
    assert isinstance(found.best.action, Buy)
    assert Text("reason-goal", n=16, goal=15) in found.best.reasons
    assert found.second is not None
    assert found.second.chance < found.best.chance
    why = telling_apart(found.best.reasons, found.second.reasons)
    assert Text("reason-goal", n=16, goal=15) in why


def test_of_a_move_that_ends_and_wins_the_game_a_hint_says_just_that() -> None:
    ben = player("W6", bonuses="U2", bought="3-08 3-12 2-12")
    table = lay(player(), ben, rows="2-06", turn=BEN)
    found = hint(GAME, table, BEN, Chance(1), still, 1e9, BRIEF)
    assert isinstance(found.best.action, Buy)
    assert found.best.reasons == (Text("reason-wins"),)


def test_a_hint_names_whom_a_reservation_keeps_from_winning() -> None:
    ben = player("W6", bonuses="U2", bought="3-08 3-12 2-12")
    ann = player("W3 K5", bought="3-16 3-20")  # with the gold she can pay for five points more
    table = lay(ann, ben, rows="2-06 3-04", bank="W1 U4 G4 R4 K1 Y5")
    best = hint(GAME, table, ANN, Chance(1), still, 1e9, BRIEF).best
    denial = best.reasons[0]
    assert denial.key == "reason-denies"
    assert dict(denial.args)["who"] == Name(BEN)
    assert dict(denial.args)["why"] == "goal"
