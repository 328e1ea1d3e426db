"""What glows on a table of Last Will after a move."""

from games.last_will.rules.make_view import look
from renderers.last_will.changes import Changes
from tests.games.last_will.outcomes import do
from tests.games.last_will.scenes import player, turn
from tests.games.last_will.tables import ANN


def test_of_several_copies_the_one_glows_that_was_activated_or_placed() -> None:
    ann = player(hand="reservation_01", board="reservation_01 waiter_01 reservation_01")
    glowing, table = [], turn(ann, actions=4)
    for move in ("activate", "activate", "place", "activate"):
        table = do(table, move, "reservation_01")
        glowing.append(Changes.of(look(table, ANN)).places)
    assert glowing == [{(ANN, place)} for place in (0, 2, 3, 3)]
