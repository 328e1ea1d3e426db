"""What is won in the auctions."""

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.catalogue import LANDSCAPES, PRESTIGE, Lot
from games.princes_of_florence.events import Bought, Drew, Kept, Laid
from games.princes_of_florence.rules.objects import LayLandscape
from games.princes_of_florence.rules.recruiting import RecruitNow
from games.princes_of_florence.rules.values import work_value
from games.princes_of_florence.table import Player, PrincesTable
from tests.games.moves import after, offers
from tests.games.princes_of_florence.tables import (
    ANN,
    actions,
    auctions,
    estate,
    on,
    player,
    prestige,
    told,
)
from tests.rule import rule


def won(lot: str, ann: Player, **more: object) -> PrincesTable:
    """The table after Ann has won this for 200."""
    return after(auctions(ann, player(works="poet"), player(), **more), f"{lot}, pass, pass")


@rule("PF-56")
def test_a_landscape_is_laid_at_once() -> None:
    table = won("forest", player())
    assert isinstance(table.waiting[0], LayLandscape)
    laid = after(table, "d 6")
    assert laid.players[ANN].estate == [on("forest", "d6 e6 d7 e7")]
    assert laid.landscapes[LANDSCAPES["forest"]] == 5


@rule("PF-57")
@pytest.mark.parametrize(
    ("before", "points"),
    [("", 0), ("forest", 3), ("forest forest", 3), ("lake park", 0), ("opera", 0)],
)
def test_the_second_landscape_of_a_type_brings_prestige(before: str, points: int) -> None:
    table = won("forest", player(tiles=before))
    seen = GAME.rules.look(table, ANN).players[ANN].after_laying(LANDSCAPES["forest"])
    laid = after(table, next(iter(offers(table))))
    assert laid.players[ANN].points == points
    assert seen == (laid.players[ANN].money, points)
    assert [event.points for event in told(laid, Laid) if isinstance(event, Laid)] == [points]


@rule("PF-58")
def test_a_jester_adds_to_every_work() -> None:
    table = won("jester", player(hand="poet", jesters=1))
    ann = table.players[ANN]
    assert (ann.jesters, table.jesters) == (2, 5)
    assert work_value(ann, ann.professions[0]).jesters == 4


@rule("PF-59")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 3), (2, 3)])
def test_the_second_and_third_builder_bring_prestige(before: int, points: int) -> None:
    table = won("builder", player(builders=before))
    assert (table.players[ANN].builders, table.players[ANN].points) == (before + 1, points)
    assert told(table, Bought) == [Bought(seat=ANN, lot=Lot.BUILDER, price=200, points=points)]


@rule("PF-60")
@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_builders_make_building_cheaper(builders: int, price: int) -> None:
    assert player(builders=builders).building_price == price


@rule("PF-60")
def test_with_three_builders_buildings_still_may_touch() -> None:
    table = actions(player(builders=3, tiles=estate("tower a1 b1 c1")), player(), player())
    assert "build chapel 1a 2" in offers(table)


@rule("PF-61")
def test_of_five_prestige_cards_one_is_kept() -> None:
    deck = prestige(" ".join(PRESTIGE))
    table = won("prestige", player(), prestige=deck)
    assert told(table, Drew) == [Drew(seat=ANN, deck=told(table, Drew)[0].deck, number=5, price=0)]  # type: ignore[attr-defined]  # an event told is of its kind
    kept = after(table, "2")
    assert kept.players[ANN].prestige == [deck[-2]]
    assert kept.prestige == [deck[-5], deck[-4], deck[-3], deck[-1], *deck[:-5]]


@rule("PF-61")
def test_the_other_prestige_cards_go_under_the_deck_in_any_order() -> None:
    deck = prestige(" ".join(PRESTIGE))
    kept = after(won("prestige", player(), prestige=deck), "1-order 3 5 2")
    assert kept.prestige[:4] == [deck[-4], deck[-2], deck[-5], deck[-3]]
    assert kept.players[ANN].prestige == [deck[-1]]


@rule("PF-62")
def test_a_recruiting_card_may_be_used_at_once_or_kept() -> None:
    table = won("recruiting", player())
    assert isinstance(table.waiting[0], RecruitNow)
    assert [card.id for card in after(table, "poet").players[ANN].professions] == ["poet"]
    assert after(table, "save").players[ANN].recruiting == 1


@rule("PF-63")
def test_which_prestige_card_is_kept_is_told_to_its_owner_alone() -> None:
    table = after(won("prestige", player()), "1")
    assert [
        (event.to, event.card is None) for event in told(table, Kept) if isinstance(event, Kept)
    ] == [
        (None, True),
        (ANN, False),
    ]


@rule("PF-X01")
def test_three_forests_and_a_lake() -> None:
    points, ann = [], player()
    for lot, where in (("forest", "d 1"), ("forest", "f 6"), ("forest", "a 3"), ("lake", "2g 1")):
        table = after(won(lot, ann), where)
        points.append(table.players[ANN].points)
        ann = table.players[ANN]
        ann.lot = None
    assert points == [0, 3, 6, 6]


@rule("PF-X02")
@pytest.mark.parametrize(
    ("builders", "price", "touching", "brought"),
    [(0, 700, False, 0), (1, 300, False, 0), (2, 300, True, 3), (3, 0, True, 3)],
)
def test_what_each_builder_brings(builders: int, price: int, touching: bool, brought: int) -> None:
    ann = player(builders=builders, tiles=estate("tower a1 b1 c1"))
    built = after(actions(ann, player(), player()), "build library 1 d3").players[ANN]
    assert (3500 - built.money, built.points) == (price, 3)
    assert ("build chapel 1a 2" in offers(actions(ann, player(), player()))) is touching
    if builders:
        last = won("builder", player(builders=builders - 1)).players[ANN]
        assert (last.builders, last.points) == (builders, brought)
