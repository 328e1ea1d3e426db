"""The one way into a dead end, and out of it."""

import pytest

from games.splendor_duel import GAME
from games.splendor_duel.actions import Pass, Replenish
from games.splendor_duel.events import Passed
from games.splendor_duel.table import DuelTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.playing import moments
from tests.games.splendor_duel.invariants import a_turn_begins
from tests.games.splendor_duel.tables import ANN, BEN, kinds, lay, player
from tests.rule import rule

PYRAMID = "1-01 1-02 1-03 1-05 1-06 2-01 2-02 2-03 2-04 3-01 3-02 3-03"


def brink() -> DuelTable:
    """The table of SD-X20."""
    ann = player("W4 U4 G2", privileges=2, reserved="1-08 1-09 1-10")
    return lay(
        ann, player("R4 K4 P2"), board={"Y": "c3 c4 b4", "G": "a1 e5"}, bag="", pyramid=PYRAMID
    )


def stuck() -> DuelTable:
    return after(brink(), "privilege a1", "privilege e5")


def golden() -> DuelTable:
    """As in SD-X20, but the gold is in the bag."""
    ann = player("W4 U4 G2", privileges=2, reserved="1-08 1-09 1-10")
    table = lay(ann, player("R4 K4 P2"), board={"G": "a1 e5"}, bag="Y3", pyramid=PYRAMID)
    return after(table, "privilege a1", "privilege e5")


@rule("SD-104")
@pytest.mark.parametrize("seed", range(3))
def test_when_a_turn_begins_there_is_something_to_do(seed: int) -> None:
    for moment in moments(GAME, 2, seed=seed):
        assert not (a_turn_begins(moment.after) and "pass" in kinds(moment.after))


@rule("SD-105", "SD-106", "SD-107", "SD-X20")
def test_after_two_privileges_nothing_may_be_left_to_do() -> None:
    table = stuck()
    assert (str(table.players[ANN].tokens), offers(table)) == ("W4 U4 G4", {"pass": Pass()})


@rule("SD-105", "SD-107", "SD-X20")
def test_after_one_privilege_there_is() -> None:
    table = after(brink(), "privilege a1")
    assert offers(table).keys() == {"take e5", "privilege e5"}
    assert refusal(table, Pass()) == "refuse-pass"


@rule("SD-106")
def test_the_bag_must_be_emptied_first_even_if_it_brings_only_gold() -> None:
    table = golden()
    assert offers(table) == {"replenish": Replenish()}
    assert offers(after(table, "replenish")) == {"pass": Pass()}


@rule("SD-107")
def test_skipping_the_action_ends_the_turn() -> None:
    table = after(stuck(), "pass", "white green")
    assert to_act(table) == BEN


@rule("SD-107")
def test_skipping_is_news() -> None:
    assert after(stuck(), "pass").last == [Passed(seat=ANN)]


@rule("SD-108", "SD-X20")
def test_then_two_tokens_go_into_the_bag() -> None:
    table = after(stuck(), "pass")
    assert all(len(notation.split()) == 2 for notation in offers(table))
    assert after(table, "green green").bag.total == 2


@rule("SD-108")
def test_the_opponent_can_go_on() -> None:
    assert "replenish" in kinds(after(stuck(), "pass", "white green"))
