"""Rounds and their best works."""

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.events import BestWork, Phase, RoundBegan
from games.princes_of_florence.table import PrincesTable
from tests.games.moves import after, to_act
from tests.games.playing import moments
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, actions, auctions, player, told
from tests.rule import rule


def marked(*marks: int, **more: object) -> PrincesTable:
    """The table after a round in which these were the best works."""
    return after(actions(*(player(mark=mark) for mark in marks), **more), *["end"] * len(marks))


def prestige_of(table: PrincesTable) -> list[int]:
    return [player.points for player in table.players]


@rule("PF-29")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_seven_rounds_are_played(seats: int) -> None:
    rounds = [
        event.number
        for moment in moments(GAME, seats, seed=1)
        for event in moment.played.news
        if isinstance(event, RoundBegan)
    ]
    assert rounds == [1, 2, 3, 4, 5, 6, 7]


@rule("PF-29")
def test_the_action_phase_follows_the_auctions() -> None:
    table = after(auctions(player(), player(), player()), "decline, decline, nothing")
    assert (table.phase, to_act(table)) == (Phase.ACTIONS, ANN)


@rule("PF-30")
def test_the_left_neighbour_starts_the_next_round() -> None:
    table = marked(0, 0, 0)
    assert (table.round, table.first, to_act(table)) == (2, BEN, BEN)
    assert (marked(0, 0, 0, first=CLEO).first) == ANN


@rule("PF-31")
@pytest.mark.parametrize(("number", "minimum"), [*enumerate([7, 10, 12, 14, 15, 16, 17], start=1)])
def test_the_minimum_rises_round_by_round(number: int, minimum: int) -> None:
    assert actions(player(), player(), player(), round=number).minimum == minimum


@rule("PF-125")
@pytest.mark.parametrize(
    ("marks", "points"), [((9, 8, 7), [3, 0, 0]), ((8, 9, 9), [0, 3, 3]), ((7, 7, 7), [3, 3, 3])]
)
def test_the_best_work_brings_three_points(marks: tuple[int, ...], points: list[int]) -> None:
    assert prestige_of(marked(*marks)) == points


@rule("PF-126")
@pytest.mark.parametrize(("marks", "points"), [((0, 7, 0), [0, 3, 0]), ((0, 0, 0), [0, 0, 0])])
def test_the_only_work_is_the_best_and_without_one_there_is_none(
    marks: tuple[int, ...], points: list[int]
) -> None:
    assert prestige_of(marked(*marks)) == points


@rule("PF-127")
def test_marks_are_cleared() -> None:
    assert [player.mark for player in marked(9, 8, 7).players] == [0, 0, 0]


@rule("PF-128")
def test_the_last_round_has_its_best_work_before_the_final_scoring() -> None:
    table = marked(17, 0, 0, round=7)
    assert table.over
    assert [type(event).__name__ for event in table.last] == ["TurnEnded", "BestWork", "Ended"]
    assert prestige_of(table) == [3, 0, 0]


@rule("PF-X04", "PF-89")
@pytest.mark.parametrize(
    ("marks", "seats"), [((12, 12, 11), (ANN, BEN)), ((12, 0, 0), (ANN,)), ((0, 0, 0), ())]
)
def test_best_works(marks: tuple[int, ...], seats: tuple[int, ...]) -> None:
    (best,) = told(marked(*marks), BestWork)
    assert isinstance(best, BestWork)
    assert (best.seats, best.points) == (seats, 3)


@rule("PF-X04", "PF-89")
def test_the_mark_is_the_highest_work_and_not_the_sum() -> None:
    ann = player(
        hand="painter botanist",
        works="poet lawyer alchemist",
        tiles="studio lake",
        freedoms="travel",
    )
    table = actions(ann, player(), player(), round=1)
    once = after(table, "work painter, 0")
    assert once.players[ANN].mark == 15
    assert once.minimum == 7
    assert after(once, "end").players[ANN].mark == 15
