"""How a turn goes, and whose is next."""

import pytest

from games.splendor_duel.actions import Pass, Replenish, SpendPrivilege
from games.splendor_duel.catalogue import CARDS, CELL
from games.splendor_duel.events import AnotherTurn
from games.splendor_duel.rules.turns import Turn
from games.splendor_duel.table import DuelTable
from tests.games.moves import after, refusal, to_act
from tests.games.splendor_duel.tables import ANN, BEN, EXAMPLE, kinds, lay, player, privileges
from tests.rule import rule

MANDATORY = {"take", "reserve", "buy"}


def rich() -> DuelTable:
    """Ann has privileges and can buy; the bag holds two tokens."""
    return lay(
        player("U2 G2 P1", privileges=2),
        player("W2"),
        board={"W": "a1 b1", "Y": "c3"},
        pyramid="1-03",
    )


def extra() -> DuelTable:
    """Ann has just earned another turn."""
    return after(
        lay(player("U2 G2 P1", privileges=1), player("R1"), pyramid="1-03", bag="K2"), "buy 1-03"
    )


@rule("SD-15")
def test_players_take_turns() -> None:
    table, actors = lay(), []
    for cell in ("c3", "a1", "d4", "b2"):
        actors.append(to_act(table))
        table = after(table, f"take {cell} only")
    assert actors == [ANN, BEN, ANN, BEN]


@rule("SD-16", "SD-19")
def test_all_that_a_turn_can_have_is_offered() -> None:
    assert kinds(rich()) == MANDATORY | {"privilege", "replenish"}


@rule("SD-16")
@pytest.mark.parametrize("move", ["take a1 only", "reserve deck-1", "buy 1-03"])
def test_a_mandatory_action_ends_the_actions(move: str) -> None:
    table = after(rich(), move)
    assert isinstance(table.waiting[0], Turn)
    assert table.turn == 2


@rule("SD-16")
@pytest.mark.parametrize("move", ["privilege a1", "replenish"])
def test_an_optional_action_does_not_end_the_turn(move: str) -> None:
    table = after(rich(), move)
    assert (to_act(table), table.turn) == (ANN, 1)


@rule("SD-17")
def test_both_optional_actions_may_be_done() -> None:
    assert kinds(after(rich(), "privilege a1", "replenish")) >= {"take", "reserve"}


@rule("SD-17", "SD-X21")
def test_no_privilege_is_spent_after_replenishing() -> None:
    table = after(rich(), "replenish")
    assert "privilege" not in kinds(table)
    assert refusal(table, SpendPrivilege(CELL["a1"])) == "refuse-privilege-late"


@rule("SD-X21")
def test_the_board_is_replenished_after_a_privilege_and_the_supply_gives_one() -> None:
    table = lay(player(privileges=2), player(), bag="W1 U1 G1 R1")
    spent = after(table, "privilege c3", "replenish")
    assert privileges(spent) == (1, 1, 1)


@rule("SD-18")
@pytest.mark.parametrize("optional", [Replenish(), SpendPrivilege(CELL["c2"])])
def test_neither_optional_action_follows_the_mandatory_one(
    optional: Replenish | SpendPrivilege,
) -> None:
    # Of a turn nothing but the discarding can be left, and then it is the only thing asked for.
    table = lay(player("W4 U4 G2", privileges=1), player(), board={"R": "a1 a2", "K": "c2"})
    assert refusal(after(table, "take a1 only"), optional) == "engine-not-asked"


@rule("SD-20")
def test_a_mandatory_action_cannot_be_skipped() -> None:
    assert refusal(rich(), Pass()) == "refuse-pass"


@rule("SD-20")
def test_after_the_optional_actions_it_cannot_be_skipped_either() -> None:
    assert refusal(after(rich(), "privilege a1", "replenish"), Pass()) == "refuse-pass"


@rule("SD-21")
def test_what_is_refused_changes_nothing() -> None:
    table = lay(board=EXAMPLE)
    same = lay(board=EXAMPLE)
    refusal(table, SpendPrivilege(CELL["a1"]))
    assert table == same


@rule("SD-93")
def test_the_opponent_is_next() -> None:
    assert to_act(after(rich(), "take a1 only")) == BEN


@rule("SD-93", "SD-81")
def test_with_another_turn_the_same_player_is_next() -> None:
    table = extra()
    assert (to_act(table), table.turn) == (ANN, 2)
    assert table.last[-1] == AnotherTurn(seat=ANN)


@rule("SD-94")
def test_the_turn_that_earned_another_one_ends_with_its_discard() -> None:
    ann = player("W4 R1 K4 P1", privileges=3, bonuses="U2 G2")
    table = lay(ann, board={"R": "a1 a3 a5", "U": "c3"}, pyramid="1-03")
    bought = after(table, "privilege a1", "privilege a3", "privilege a5", "buy 1-03")
    assert (bought.waiting[0].waits, bought.turn) == ("waiting-discard", 1)
    assert (to_act(after(bought, "red red")), after(bought, "red red").turn) == (ANN, 2)


@rule("SD-95")
def test_an_extra_turn_is_a_whole_turn() -> None:
    assert kinds(extra()) == {"take", "reserve", "privilege", "replenish"}


@rule("SD-95")
def test_after_the_extra_turn_the_opponent_is_next() -> None:
    assert to_act(after(extra(), "replenish", "take c3 only")) == BEN


@rule("SD-96")
def test_an_extra_turn_may_earn_the_next() -> None:
    table = lay(player("W2 U2 G2 K2 P2"), player(), pyramid="1-03 1-19")
    turns = after(table, "buy 1-03", "buy 1-19")
    assert (to_act(turns), turns.turn) == (ANN, 3)


@rule("SD-96")
def test_a_purchase_ends_the_action_so_that_one_turn_has_one() -> None:
    table = after(lay(player("W2 U2 K2 P1"), player(), pyramid="1-19 1-08"), "buy 1-19")
    assert (table.turn, [owned.card for owned in table.players[ANN].bought]) == (2, [CARDS["1-19"]])
