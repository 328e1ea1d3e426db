"""Replenishing the board, by choice and by force."""

import pytest

from games.chance import Chance
from games.engine import play
from games.splendor_duel.actions import Pass, Replenish
from games.splendor_duel.catalogue import CELL, CELLS, SPIRAL
from games.splendor_duel.events import Replenished
from games.splendor_duel.table import DuelTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor_duel.tables import (
    ANN,
    EXAMPLE,
    cells,
    kinds,
    lay,
    on_board,
    player,
    privileges,
    tokens,
)
from tests.rule import rule

HOLES = "c3 b3 b2 d4 a1 e1 e5 a5"
BESIDE = [cell.id for cell in SPIRAL if cell.id not in HOLES.split()]


def holed() -> DuelTable:
    """The table of SD-X9: eight empty cells, five tokens in the bag, three in hands."""
    laid = zip(BESIDE, "WWWUUUGGGRRRKKKPY", strict=True)
    board: dict[str, str] = {}
    for cell, letter in laid:
        board[letter] = f"{board.get(letter, '')} {cell}".strip()
    return lay(player("W1 Y1"), player("Y1"), board=board, bag="U1 G1 R1 K1 P1")


def forced(reserved: str = "1-09 1-13 1-18") -> DuelTable:
    """The table of SD-X19."""
    ann = player("W2 U3 G3 P1", privileges=1, reserved=reserved)
    pyramid = "1-01 1-02 1-05 1-08 1-10 2-01 2-02 2-03 2-04 3-01 3-02 3-03"
    return lay(ann, player("R3 K3 P1 Y2"), board={"Y": "c3"}, bag="W2 U1 G1 R1 K1", pyramid=pyramid)


@rule("SD-30")
def test_an_empty_bag_replenishes_nothing() -> None:
    assert refusal(lay(bag=""), Replenish()) == "refuse-bag-empty"


@rule("SD-30")
def test_one_token_in_the_bag_is_enough_however_full_the_board() -> None:
    assert "replenish" in kinds(lay(bag="W1"))


@rule("SD-31")
def test_what_lies_on_the_board_stays() -> None:
    table, filled = holed(), after(holed(), "replenish")
    assert [
        cell for cell in CELLS if table.at(cell) and filled.at(cell) is not table.at(cell)
    ] == []


@rule("SD-31")
def test_the_bag_is_mixed() -> None:
    def centre(seed: int) -> object:
        table = holed()
        table.chance = Chance(seed)
        return after(table, "replenish").at(CELL["c3"])

    assert len({centre(seed) for seed in range(60)}) == 5


@rule("SD-32")
def test_the_bag_is_empty_afterwards_and_as_many_cells_as_tokens_in_hands() -> None:
    table = after(holed(), "replenish")
    assert (table.bag, on_board(table).total) == (tokens(), 25 - 3)


@rule("SD-33")
def test_the_opponent_takes_a_privilege() -> None:
    assert privileges(after(holed(), "replenish")) == (0, 1, 2)


@rule("SD-34")
def test_nobody_replenishes_twice_in_a_turn() -> None:
    assert refusal(after(holed(), "replenish"), Replenish()) == "refuse-bag-empty"


@rule("SD-X9")
def test_the_first_empty_cells_of_the_spiral_are_filled() -> None:
    table = after(holed(), "replenish")
    (news,) = (event for event in table.last if isinstance(event, Replenished))
    assert [spot.cell for spot in news.spots] == cells("c3 b3 b2 d4 a5")
    assert [table.at(cell) for cell in cells("a1 e1 e5")] == [None] * 3
    assert (table.bag, privileges(table)) == (tokens(), (0, 1, 2))


@rule("SD-35", "SD-37", "SD-X19")
def test_who_can_do_nothing_else_replenishes() -> None:
    assert offers(forced()) == {"replenish": Replenish()}


@rule("SD-35")
def test_the_action_cannot_be_skipped_instead() -> None:
    assert refusal(forced(), Pass()) == "refuse-pass-replenish"


@rule("SD-36", "SD-38", "SD-X19")
def test_who_can_reserve_is_forced_to_nothing() -> None:
    assert kinds(forced("1-09 1-13")) == {"replenish", "reserve"}


@rule("SD-36", "SD-38")
def test_who_can_buy_is_forced_to_nothing() -> None:
    table = forced("1-09 1-13 1-15")
    table.players[ANN].tokens = tokens("W3 U3 G1 K2")
    assert kinds(table) == {"replenish", "buy"}


@rule("SD-36", "SD-38")
def test_a_single_gem_on_the_board_forces_nobody() -> None:
    assert "take" in kinds(lay(player(reserved="1-09 1-13 1-18"), board={"W": "a1"}))


@rule("SD-37", "SD-X19")
def test_replenishing_by_force_earns_a_privilege_and_forbids_spending_one() -> None:
    table = after(forced(), "replenish")
    assert (to_act(table), privileges(table), kinds(table)) == (ANN, (1, 1, 1), {"take"})


@rule("SD-X19")
def test_six_cells_are_filled_and_offer_fifteen_takes() -> None:
    table = after(forced(), "replenish")
    assert [cell.id for cell in SPIRAL if table.at(cell)] == [
        "c3",
        "c4",
        "b4",
        "b3",
        "b2",
        "c2",
        "d2",
    ]
    lines = set(offers(table, "take").values())
    assert len(lines) == 15


@rule("SD-30")
@pytest.mark.parametrize("board", [EXAMPLE, None])
def test_replenishing_is_a_choice_while_something_else_can_be_done(board: str | None) -> None:
    assert kinds(lay(board=board, bag=None if board else "P1")) >= {"take", "replenish"}


@rule("SD-121")
def test_a_replenished_board_cannot_be_taken_back() -> None:
    assert play(holed(), ANN, Replenish()).final
