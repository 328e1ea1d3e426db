"""Turns of the action phase."""

import pytest

from games.princes_of_florence.actions import Build, DrawBonuses, DrawProfessions, Introduce
from games.princes_of_florence.catalogue import Freedom
from games.princes_of_florence.rules.cards import KeepOneBonus
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.table import Player, PrincesTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, actions, on, player
from tests.rule import rule


def turn(ann: Player | None = None, **more: object) -> PrincesTable:
    return actions(ann or player(), player(works="poet painter"), player(), **more)


def kinds(table: PrincesTable) -> set[str]:
    return {notation.split()[0] for notation in offers(table)}


@rule("PF-64")
def test_everybody_takes_both_actions_before_the_next_does() -> None:
    table = turn(first=CLEO)
    assert to_act(table) == CLEO
    assert to_act(after(table, "freedom travel")) == CLEO
    assert to_act(after(table, "freedom travel, bonus, 1")) == ANN


@rule("PF-65")
def test_there_are_two_actions() -> None:
    assert to_act(after(turn(), "freedom travel, build tower 1d 1")) == BEN


@rule("PF-65")
def test_an_action_is_finished_before_the_next() -> None:
    table = after(turn(), "bonus")
    assert isinstance(table.waiting[0], KeepOneBonus)
    assert refusal(table, Introduce(Freedom.TRAVEL)) == "engine-not-asked"


@rule("PF-66")
@pytest.mark.parametrize("moves", ["end", "freedom travel, end"])
def test_fewer_actions_are_allowed(moves: str) -> None:
    assert to_act(after(turn(), moves)) == BEN


@rule("PF-67")
def test_there_are_five_kinds_of_action() -> None:
    table = turn(player(hand="poet", tiles="theater lake"))
    assert kinds(table) == {"work", "build", "profession", "bonus", "freedom", "end"}


@rule("PF-68")
@pytest.mark.parametrize(
    ("first", "again", "key"),
    [
        ("profession, 1", DrawProfessions(), "refuse-profession-twice"),
        ("freedom travel", Introduce(Freedom.OPINION), "refuse-freedom-twice"),
    ],
)
def test_a_profession_and_a_freedom_are_taken_once_a_turn(
    first: str, again: DrawProfessions, key: str
) -> None:
    table = after(turn(), first)
    assert first.split(" ", maxsplit=1)[0].rstrip(",") not in kinds(table)
    assert refusal(table, again) == key


@rule("PF-68")
@pytest.mark.parametrize(
    "moves",
    ["bonus, 1, bonus, 1", "build tower 1d 1, build chapel 1f 3", "work poet 0, work painter 0"],
)
def test_the_other_actions_may_be_done_twice(moves: str) -> None:
    ann = player(hand="poet painter", works="botanist alchemist lawyer organist physicist")
    moves = moves.replace(" 0", ", 0")
    assert to_act(after(turn(ann), moves)) == BEN


@rule("PF-69")
@pytest.mark.parametrize(
    "moves", ["build theater 1 d1, work poet, 0", "work poet, 0, build theater 1 d1"]
)
def test_actions_come_in_any_order(moves: str) -> None:
    ann = player(hand="poet", tiles="lake", freedoms="travel")
    assert to_act(after(turn(ann), moves)) == BEN


@rule("PF-69")
def test_a_building_counts_for_the_work_that_follows_it() -> None:
    ann = player(hand="poet", tiles="lake", freedoms="travel")
    table = after(turn(ann), "build theater 1 d1, work poet, 0")
    assert table.players[ANN].mark == 4 + 3 + 3 + 1


@rule("PF-70")
@pytest.mark.parametrize("before", [[], ["freedom travel"], ["freedom travel", "build tower 1d 1"]])
def test_recruiting_is_possible_before_between_and_after_the_actions(before: list[str]) -> None:
    table = after(turn(player(recruiting=1)), *before)
    assert {"recruit poet", "recruit painter"} <= {*offers(table)}
    left = len(before)
    done = after(table, "recruit poet")
    assert to_act(done) == (BEN if left == 2 else ANN)


@rule("PF-70")
def test_recruiting_is_no_action() -> None:
    table = after(turn(player(recruiting=1)), "recruit poet")
    (decision,) = table.waiting
    assert isinstance(decision, Turn)
    assert decision.left == 2


@rule("PF-70")
def test_recruiting_waits_for_an_action_to_be_finished() -> None:
    table = after(turn(player(recruiting=1)), "bonus")
    assert "recruit" not in kinds(table)


@rule("PF-71")
def test_after_two_actions_the_turn_goes_on_only_for_a_recruiting_card_that_can_be_used() -> None:
    both = "freedom travel, build tower 1d 1"
    assert to_act(after(turn(player(recruiting=1)), both)) == ANN
    nobody = actions(player(recruiting=1), player(), player())
    assert to_act(after(nobody, both)) == BEN
    assert kinds(after(turn(player(recruiting=1)), both)) == {"recruit", "sell", "end"}


@rule("PF-71")
def test_whoever_can_do_nothing_is_asked_all_the_same() -> None:
    table = turn(player(0))
    assert (to_act(table), kinds(table)) == (ANN, {"end"})


@rule("PF-71")
def test_no_third_action_is_accepted() -> None:
    table = after(turn(player(recruiting=1)), "freedom travel, build tower 1d 1")
    assert refusal(table, Build(on("chapel", "f3 f4 g4"))) == "refuse-no-action"
    assert refusal(table, DrawBonuses()) == "refuse-no-action"
