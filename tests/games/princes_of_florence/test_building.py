"""Building."""

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.actions import Build
from games.princes_of_florence.catalogue import BUILDINGS
from games.princes_of_florence.table import Player, PrincesTable
from tests.games.moves import after, offers, refusal
from tests.games.princes_of_florence.tables import ANN, actions, estate, on, player
from tests.rule import rule

OPERA = on("opera", "d1 e1 f1 d2 f2")


def turn(ann: Player, *others: Player) -> PrincesTable:
    return actions(ann, *(others or (player(), player())))


@rule("PF-90")
@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
@pytest.mark.parametrize("place", ["build tower 1d 1", "build opera 1 d1", "build university 1 d1"])
def test_the_price_depends_on_builders_and_not_on_size(
    place: str, builders: int, price: int
) -> None:
    assert after(turn(player(builders=builders)), place).players[ANN].money == 3500 - price


@rule("PF-91")
def test_what_is_used_up_cannot_be_built() -> None:
    table = turn(player(), player(tiles="opera"), player(tiles="opera"), player(tiles="opera"))
    assert not offers(table, "build opera")
    assert refusal(table, Build(OPERA)) == "refuse-build-gone"


@rule("PF-92")
def test_a_building_is_laid_at_once() -> None:
    table = after(turn(player()), "build opera 1 d1")
    assert table.players[ANN].estate == [OPERA]
    assert table.buildings[BUILDINGS["opera"]] == 2


@rule("PF-92")
def test_what_fits_nowhere_cannot_be_built() -> None:
    crowded = "hospital e1 d2 e2 f2 e3\nworkshop e5 f5 e6 f6 g6 e7 f7\nlake a1 b1 c1"
    table = turn(player(tiles=estate(crowded)))
    assert not offers(table, "build university")
    assert refusal(table, Build(OPERA)) == "refuse-covered"


@rule("PF-93")
def test_a_building_brings_three_points() -> None:
    assert after(turn(player()), "build opera 1 d1").players[ANN].points == 3


@rule("PF-94")
def test_its_own_points_do_not_help_to_pay_for_it() -> None:
    table = turn(player(400, 0))
    assert not offers(table, "build")
    assert refusal(table, Build(OPERA, sell=True)) == "refuse-poor"


@rule("PF-94")
def test_points_held_before_do_help() -> None:
    table = after(turn(player(400, 5)), "build-selling opera 1 d1")
    assert (table.players[ANN].money, table.players[ANN].points) == (0, 2 + 3)


@pytest.mark.parametrize(
    ("money", "points", "lay"),
    [
        (900, 4, "build"),
        (400, 5, "build-selling"),
        (650, 1, "build-selling"),
        (0, 7, "build-selling"),
    ],
)
def test_a_view_knows_what_is_left_after_building(money: int, points: int, lay: str) -> None:
    table = turn(player(money, points))
    seen = GAME.rules.look(table, ANN).players[ANN].after_laying(BUILDINGS["opera"])
    builder = after(table, f"{lay} opera 1 d1").players[ANN]
    assert seen == (builder.money, builder.points)


def test_landscapes_are_not_built() -> None:
    assert refusal(turn(player()), Build(on("park", "d1 e1"))) == "refuse-build-landscape"
