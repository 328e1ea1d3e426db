"""The games for two."""

import pytest

from games.chance import Chance
from games.engine import begin
from games.princes_of_florence import GAME
from games.princes_of_florence.actions import Choose, Lay
from games.princes_of_florence.catalogue import LANDSCAPES, Freedom, Lot
from games.princes_of_florence.rules.auctions import LastPurchase
from games.princes_of_florence.rules.objects import LayLandscape
from games.princes_of_florence.table import PrincesTable
from tests.games.moves import after, answered, offers, refusal, to_act
from tests.games.princes_of_florence.tables import ANN, BEN, actions, auctions, estate, on, player
from tests.rule import rule

OFFICIAL, UNOFFICIAL = "two-official-5", "two-unofficial"


def dealt(seed: int = 1, **wishes: str) -> PrincesTable:
    chosen = GAME.rules.chosen((key.replace("_", "-"), option) for key, option in wishes.items())
    return begin(GAME.rules.set_up(2, Chance(seed), chosen)).table


def returned(table: PrincesTable) -> PrincesTable:
    return answered(table, {seat: next(iter(offers(table, seat=seat))) for seat in (ANN, BEN)})


def official(**more: object) -> PrincesTable:
    return auctions(player(2500), player(2500), variant=OFFICIAL, **more)


def unofficial(**more: object) -> PrincesTable:
    return auctions(player(), player(), variant=UNOFFICIAL, **more)


def at(number: int, lot: str) -> int:
    """The opening price in a round of the unofficial game."""
    return unofficial(round=number).opening(Lot(lot))


@rule("PF-146")
def test_two_begin_with_less_money() -> None:
    assert [somebody.money for somebody in dealt().players] == [2500, 2500]


@rule("PF-147")
@pytest.mark.parametrize("lot", ["landscape", "jester", "builder", "prestige", "recruiting"])
def test_every_object_opens_at_three_hundred(lot: str) -> None:
    table = after(official(), f"{lot}, raise")
    assert [bid.florins for bid in table.waiting[0].auction.bids] == [300, 400]  # type: ignore[attr-defined]  # somebody must bid


@rule("PF-148")
def test_the_last_player_pays_three_hundred_too() -> None:
    table = after(official(), "jester, pass, builder")
    assert table.players[BEN].money == 2200


@rule("PF-149")
def test_forest_lake_and_park_are_one_object() -> None:
    assert {*offers(official())} == {
        "landscape",
        "jester",
        "builder",
        "prestige",
        "recruiting",
        "decline",
    }
    assert refusal(official(), Choose(Lot.LAKE)) == "refuse-lot-unknown"


@rule("PF-150")
@pytest.mark.parametrize(("freedoms", "tiles"), [("5", 5), ("4", 4)])
def test_some_freedoms_are_drawn_by_lot(freedoms: str, tiles: int) -> None:
    tables = [dealt(seed, freedoms=freedoms) for seed in range(40)]
    assert {sum(table.freedoms.values()) for table in tables} == {tiles}
    assert {min(table.freedoms.values()) for table in tables} == {1}
    assert {max(table.freedoms.values()) for table in tables} == ({2, 3} if tiles == 5 else {2})
    assert len({tuple(table.freedoms.values()) for table in tables}) == (6 if tiles == 5 else 3)


@rule("PF-151")
def test_the_rest_is_as_usual() -> None:
    table = returned(dealt())
    assert {*table.buildings.values()} == {3}
    assert (table.recruiting, len(table.professions)) == (5, 15)
    assert [len(somebody.professions) for somebody in table.players] == [3, 3]


@rule("PF-152")
def test_the_winner_chooses_the_type_of_landscape() -> None:
    table = after(official(), "landscape, pass")
    assert isinstance(table.waiting[0], LayLandscape)
    assert {notation.split()[0] for notation in offers(table)} == {"forest", "lake", "park"}
    laid = after(table, "lake 1d 1")
    assert laid.players[ANN].estate == [on("lake", "d1 e1 f1")]
    assert "landscape" not in offers(laid)
    assert laid.landscapes[LANDSCAPES["lake"]] == 5


@rule("PF-153")
def test_only_landscapes_that_are_left_and_fit_may_be_laid() -> None:
    crowded = """
        workshop e4 f4 e5 f5 g5 e6 f6
        university a2 b2 c2 a3 c3 a4 c4
        theater g1 e2 f2 g2 g3
    """
    table = auctions(player(tiles=estate(crowded)), player(), variant=OFFICIAL)
    table.landscapes[LANDSCAPES["park"]] = 0
    laying = after(table, "landscape, pass")
    assert {notation.split()[0] for notation in offers(laying)} == {"lake"}
    assert refusal(laying, Lay(on("forest", "d6 e6 d7 e7"))) == "refuse-landscape"
    table.landscapes[LANDSCAPES["lake"]] = 0
    assert "landscape" not in offers(table)


@rule("PF-154")
def test_three_recruiting_cards_are_in_play() -> None:
    assert dealt(two_player="unofficial").recruiting == 3


@rule("PF-155")
def test_there_is_one_building_of_each_type() -> None:
    assert {*dealt(two_player="unofficial").buildings.values()} == {1}


@rule("PF-156")
def test_four_professions_may_be_bought_in_all() -> None:
    table = actions(player(), player(), variant=UNOFFICIAL, acquired=3)
    bought = after(table, "profession, 1, end")
    assert bought.acquired == 4
    assert not offers(bought, "profession")


@rule("PF-157")
@pytest.mark.parametrize(
    ("number", "shown"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2)]
)
def test_professions_are_shown_from_round_three_on(number: int, shown: int) -> None:
    variant = unofficial().variant
    assert variant.shown(number) == shown
    assert sum(variant.shown(n) for n in range(1, 8)) == 7


@rule("PF-157")
def test_a_profession_is_shown_as_the_round_begins() -> None:
    table = actions(player(), player(), variant=UNOFFICIAL, round=2)
    top = table.professions[-1]
    begun = after(table, "end, end")
    assert (begun.round, begun.display) == (3, [top])


@rule("PF-158")
@pytest.mark.parametrize(
    ("number", "lot", "price"),
    [
        (1, "prestige", 500),
        (7, "recruiting", 500),
        (4, "builder", 500),
        (1, "jester", 700),
        (4, "jester", 700),
    ],
)
def test_some_objects_are_dear(number: int, lot: str, price: int) -> None:
    assert at(number, lot) == price


@rule("PF-158")
@pytest.mark.parametrize("number", [5, 6, 7])
def test_jesters_get_cheaper(number: int) -> None:
    assert at(number, "jester") == 300


@rule("PF-159")
def test_a_landscape_opens_at_two_hundred() -> None:
    table = after(unofficial(), "landscape, raise")
    assert [bid.florins for bid in table.waiting[0].auction.bids] == [200, 300]  # type: ignore[attr-defined]  # somebody must bid


@rule("PF-160")
@pytest.mark.parametrize(
    ("lot", "money"), [("recruiting", 3000), ("jester", 2800), ("landscape", 3300)]
)
def test_the_last_player_pays_the_opening_price_of_the_object(lot: str, money: int) -> None:
    assert after(unofficial(), f"builder, pass, {lot}").players[BEN].money == money


@rule("PF-161")
def test_landscapes_are_one_object_in_the_unofficial_game_too() -> None:
    assert {*offers(unofficial())} == {
        "landscape",
        "jester",
        "builder",
        "prestige",
        "recruiting",
        "decline",
    }


@rule("PF-162")
def test_freedoms_money_and_professions_are_as_usual() -> None:
    table = returned(dealt(two_player="unofficial"))
    assert table.freedoms == dict.fromkeys(Freedom, 1)
    assert [somebody.money for somebody in table.players] == [3500, 3500]
    assert len(table.professions) == 15


@rule("PF-X10")
def test_prices_of_the_unofficial_game() -> None:
    assert [at(number, "jester") for number in (4, 5)] == [700, 300]
    fourth = after(unofficial(round=4), "jester, raise")
    assert [bid.florins for bid in fourth.waiting[0].auction.bids] == [700, 800]  # type: ignore[attr-defined]  # somebody must bid
    fifth = after(unofficial(round=5), "jester, raise")
    assert [bid.florins for bid in fifth.waiting[0].auction.bids] == [300, 400]  # type: ignore[attr-defined]  # the same
    assert {at(number, "builder") for number in range(1, 8)} == {500}


@rule("PF-X10")
@pytest.mark.parametrize(("lot", "price"), [("recruiting", 500), ("landscape", 200)])
def test_what_the_last_player_pays_in_the_unofficial_game(lot: str, price: int) -> None:
    table = after(unofficial(), "builder, pass")
    assert isinstance(table.waiting[0], LastPurchase)
    assert after(table, lot).players[BEN].money == 3500 - price


@rule("PF-T19")
def test_the_official_game_for_two() -> None:
    table = after(official(), "landscape, raise, pass")
    assert (to_act(table), table.players[BEN].money) == (BEN, 2100)
    last = after(table, "lake 1d 1")
    assert {notation.split()[0] for notation in offers(last)} == {
        "jester",
        "builder",
        "prestige",
        "recruiting",
        "nothing",
    }
    assert after(last, "jester").players[ANN].money == 2200
