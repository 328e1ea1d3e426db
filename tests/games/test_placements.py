"""Placements: how a piece that is being laid is moved, turned and turned over, and how a place is
written.
"""

import pytest

from games.placements import Nudge, Placement, Spot
from games.questions import Misread, Option, Pick, answers, follow
from games.text import Text
from tests.games.toy import Bid

ELL = (
    ((0, 0), (1, 0), (1, 1)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (0, 1), (1, 1)),
    ((0, 1), (1, 0), (1, 1)),
)
"""An L in its four ways; its mirror images look the same."""
BAR = ((0, 0), (0, 1), (0, 2)), ((0, 0), (1, 0), (2, 0))


def lay(spot: Spot) -> Bid:
    return Bid(100 * spot.way + 10 * spot.row + spot.column)


def no_corner(spot: Spot) -> Text | None:
    """Nothing may be laid in the upper left corner."""
    return Text("corner") if (spot.row, spot.column) == (0, 0) else None


def placing(ways: tuple[tuple[tuple[int, int], ...], ...]) -> Placement:
    """Lay a piece on a grid of four rows and five columns."""
    return Placement(
        Text("ask"),
        [Option("corner", Text("typed"), Bid(7))],
        piece="ell",
        rows=4,
        columns=5,
        ways=ways,
        best=Spot(1, 0, 1),
        lay=lay,
        refusal=no_corner,
        covers=lambda spot: Text("covers", n=spot.way),
    )


@pytest.mark.parametrize(
    ("nudge", "to"),
    [
        (Nudge.LEFT, Spot(1, 1, 1)),
        (Nudge.RIGHT, Spot(1, 1, 3)),
        (Nudge.UP, Spot(1, 0, 2)),
        (Nudge.DOWN, Spot(1, 2, 2)),
        (Nudge.TURN, Spot(2, 1, 2)),
        (Nudge.TURN_BACK, Spot(4, 1, 2)),
    ],
)
def test_a_piece_is_moved_and_turned(nudge: Nudge, to: Spot) -> None:
    assert placing(ELL).nudged(Spot(1, 1, 2), nudge) == to


def test_four_turns_lead_back() -> None:
    question, spot = placing(ELL), Spot(1, 1, 1)
    ways = []
    for _ in range(4):
        turned = question.nudged(spot, Nudge.TURN)
        assert turned is not None
        spot = turned
        ways.append(spot.way)
    assert ways == [2, 3, 4, 1]


@pytest.mark.parametrize(
    ("spot", "nudge"),
    [
        (Spot(1, 0, 0), Nudge.LEFT),
        (Spot(1, 0, 0), Nudge.UP),
        (Spot(1, 2, 3), Nudge.RIGHT),
        (Spot(1, 2, 3), Nudge.DOWN),
    ],
)
def test_a_piece_stays_on_the_grid(spot: Spot, nudge: Nudge) -> None:
    assert placing(ELL).nudged(spot, nudge) is None


def test_a_piece_turned_at_the_edge_is_moved_inside() -> None:
    assert placing(BAR).nudged(Spot(2, 1, 4), Nudge.TURN) == Spot(1, 1, 2)


def test_a_piece_that_looks_the_same_is_not_turned_over() -> None:
    assert placing(BAR).nudged(Spot(1, 1, 1), Nudge.FLIP) is None


def test_a_spot_is_written_by_its_way_and_its_first_square() -> None:
    question = placing(ELL)
    assert question.key(Spot(1, 0, 1)) == "1-b1"
    assert question.key(Spot(4, 2, 0)) == "4-b3"
    assert question.spot("4-b3") == Spot(4, 2, 0)
    assert question.spot("4-e4") is None


def test_a_spot_answers_as_well_as_the_options() -> None:
    question = placing(ELL)
    assert follow(question, "1-b1") == lay(Spot(1, 0, 1))
    assert follow(question, "corner") == Bid(7)
    assert dict(answers(question)) == {"corner": Bid(7)}


def test_a_spot_that_is_refused_says_why() -> None:
    with pytest.raises(Misread) as refused:
        follow(placing(ELL), "1-a1")
    assert refused.value.text == Text("corner")


def test_whoever_types_something_else_is_asked_again() -> None:
    with pytest.raises(Misread):
        follow(placing(ELL), "9-z9")
    assert isinstance(placing(ELL), Pick)
