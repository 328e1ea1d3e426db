"""Privileges: spending one, and taking one."""

import pytest

from games.splendor_duel.actions import SpendPrivilege
from games.splendor_duel.catalogue import CELL
from games.splendor_duel.events import GainedPrivilege
from tests.games.moves import after, offers, refusal
from tests.games.splendor_duel.tables import (
    ANN,
    BEN,
    EXAMPLE,
    kinds,
    lay,
    player,
    privileges,
    tokens,
)
from tests.rule import rule

Pair = tuple[int, int]
Triple = tuple[int, int, int]
PEARLS = {"P": "a1 b1", "W": "c1 c2", "Y": "d4"}


@rule("SD-22")
def test_a_privilege_goes_back_to_the_supply_for_a_token() -> None:
    table = after(lay(player(privileges=2), board=EXAMPLE), "privilege c2")
    assert (privileges(table), table.players[ANN].tokens, table.at(CELL["c2"])) == (
        (1, 0, 2),
        tokens("P1"),
        None,
    )


@rule("SD-22")
def test_any_gem_or_pearl_of_the_board_can_be_had() -> None:
    offered = offers(lay(player(privileges=1), board=EXAMPLE), "privilege")
    assert len(offered) == 20


@rule("SD-22")
def test_who_has_no_privilege_spends_none() -> None:
    assert refusal(lay(board=EXAMPLE), SpendPrivilege(CELL["a1"])) == "refuse-privilege-none"


@rule("SD-22")
def test_an_empty_cell_has_no_token_to_give() -> None:
    assert (
        refusal(lay(player(privileges=1), board=EXAMPLE), SpendPrivilege(CELL["d2"]))
        == "refuse-cell-empty"
    )


@rule("SD-23")
def test_a_privilege_brings_no_gold() -> None:
    assert (
        refusal(lay(player(privileges=1), board=EXAMPLE), SpendPrivilege(CELL["b2"]))
        == "refuse-cell-gold"
    )


@rule("SD-24")
def test_all_privileges_may_be_spent_in_one_turn_on_tokens_far_apart() -> None:
    table = after(
        lay(player(privileges=3), board=EXAMPLE), "privilege a1", "privilege e5", "privilege c2"
    )
    assert (privileges(table), table.players[ANN].tokens) == ((0, 0, 3), tokens("W1 G1 P1"))


@rule("SD-25")
def test_without_a_gem_or_pearl_on_the_board_no_privilege_is_spent() -> None:
    assert "privilege" not in kinds(lay(player(privileges=3), board={"Y": "c3"}))


@rule("SD-26")
@pytest.mark.parametrize(
    ("before", "then"),
    [
        ((0, 0), (0, 1, 2)),
        ((2, 0), (2, 1, 0)),
        ((1, 2), (0, 3, 0)),
        ((3, 0), (2, 1, 0)),
        ((0, 3), (0, 3, 0)),
    ],
)
def test_a_privilege_comes_from_the_supply_else_from_the_other(before: Pair, then: Triple) -> None:
    table = lay(player(privileges=before[0]), player(privileges=before[1]), bag="W1")
    assert privileges(after(table, "replenish")) == then


@rule("SD-26")
def test_the_news_say_whose_privilege_it_was() -> None:
    table = after(lay(player(privileges=3), bag="W1"), "replenish")
    assert table.last[-1] == GainedPrivilege(seat=BEN, giver=ANN)


@rule("SD-27")
def test_a_privilege_is_taken_without_being_asked() -> None:
    table = after(lay(player("W4 K2 P1"), player(), pyramid="2-04", bag=""), "buy 2-04")
    assert privileges(table) == (1, 0, 2)


@rule("SD-28")
def test_a_privilege_of_the_mandatory_action_waits_for_the_next_turn() -> None:
    table = after(
        lay(player("W4 K2 P1"), player(), pyramid="2-04", bag=""), "buy 2-04", "take c3 only"
    )
    assert "privilege" in kinds(table)


@rule("SD-28")
def test_in_an_extra_turn_privileges_can_be_spent() -> None:
    table = lay(player("U2 G2 P1", privileges=1), pyramid="1-03", bag="")
    assert "privilege" in kinds(after(table, "buy 1-03"))


@rule("SD-29", "SD-48")
def test_two_pearls_for_privileges_cost_nothing() -> None:
    table = after(lay(player(privileges=2), board=PEARLS), "privilege a1", "privilege b1")
    assert privileges(table) == (0, 0, 3)


@rule("SD-29", "SD-48")
def test_three_of_a_colour_for_privileges_cost_nothing() -> None:
    table = lay(player(privileges=3), board={"W": "a1 b1 c1 d1"})
    assert privileges(after(table, "privilege a1", "privilege b1", "privilege c1")) == (0, 0, 3)


@rule("SD-X7")
@pytest.mark.parametrize(("before", "then"), [((2, 1), (1, 2, 0)), ((0, 3), (0, 3, 0))])
def test_a_privilege_from_the_other_player(before: Pair, then: Triple) -> None:
    table = lay(player(privileges=before[0]), player(privileges=before[1]), board=PEARLS)
    assert privileges(after(table, "take a1 c1")) == then


@rule("SD-X22")
def test_with_all_three_a_fourth_is_not_to_be_had() -> None:
    table = lay(player("W4 K2 P1", privileges=3), pyramid="2-04")
    assert privileges(after(table, "buy 2-04")) == (3, 0, 0)


@rule("SD-X22")
def test_with_all_three_replenishing_costs_one() -> None:
    assert privileges(after(lay(player(privileges=3), bag="W1"), "replenish")) == (2, 1, 0)
