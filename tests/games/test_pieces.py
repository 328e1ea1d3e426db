"""The pieces that a game explains: which of them somebody may look at, and what must not be told by
that.
"""

from itertools import islice

from games.package import AnyGame
from tests.each_game import each_game
from tests.games.playing import Moment, moments

PLIES = (3, 60, 19)
"""From the first to before the last, and every so many: enough to draw, reserve and build."""

with_pieces = each_game(having=lambda game: game.teaching.pieces)


def some_moments(game: AnyGame) -> list[Moment]:
    return [*islice(moments(game, game.rules.seats[0], seed=5), *PLIES)]


@with_pieces
def test_what_is_in_sight_is_told_of_and_once(game: AnyGame) -> None:
    for moment in some_moments(game):
        for onlooker in moment.onlookers:
            seen = game.teaching.in_sight(moment.after, onlooker)
            assert 0 < len(seen) == len({*seen})
            assert {*seen} <= {*game.teaching.pieces}


@with_pieces
def test_what_is_in_sight_tells_nothing_that_is_hidden(game: AnyGame) -> None:
    for moment in some_moments(game):
        for onlooker in moment.onlookers:
            dealt = game.rules.scramble(moment.after, onlooker, moment.chance)
            assert game.teaching.in_sight(dealt, onlooker) == game.teaching.in_sight(
                moment.after, onlooker
            )
