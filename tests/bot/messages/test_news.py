"""Which news a post begins with."""

import pytest

from bot.hosting.cache import News
from bot.messages.news import begin_of_move
from games.engine import Seat

ANN, THEO = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("seats", "since", "begin"),
    [
        ((ANN, THEO, ANN), 2, 2),
        ((THEO, ANN, ANN), 2, 1),  # tokens are taken, and then some are returned
        ((ANN, ANN, ANN, THEO), 2, 0),
        ((ANN, ANN), 2, 2),  # nothing has happened since
        ((ANN, None, None), 2, 2),  # what a table does is nobody's move
    ],
)
def test_a_move_of_several_plies_is_told_from_its_beginning(
    seats: tuple[Seat | None, ...], since: int, begin: int
) -> None:
    news = [News(ply, seat, ()) for ply, seat in enumerate(seats, start=1)]
    assert begin_of_move(news, since) == begin
