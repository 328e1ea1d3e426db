"""What glows on a table of The Princes of Florence after a move."""

import pytest

from games.princes_of_florence.rules.make_view import look
from games.princes_of_florence.table import Player
from renderers.princes_of_florence.changes import Changes, Fact
from tests.games.moves import after
from tests.games.princes_of_florence.tables import ANN, actions, player


def glowing(ann: Player, move: str) -> set[tuple[int, Fact]]:
    """The numbers that have changed by a move of hers."""
    return Changes.of(look(after(actions(ann, player(), player()), move), ANN)).facts


@pytest.mark.parametrize(
    ("builders", "changed"), [(0, {Fact.POINTS, Fact.MONEY}), (3, {Fact.POINTS})]
)
def test_the_money_glows_that_a_building_costs(builders: int, changed: set[Fact]) -> None:
    assert glowing(player(builders=builders), "build opera 1 d1") == {
        (ANN, fact) for fact in changed
    }


def test_the_money_glows_that_drawing_costs() -> None:
    assert glowing(player(), "bonus") == {(ANN, Fact.MONEY)}
