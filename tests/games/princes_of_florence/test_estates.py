"""Where tiles may lie."""

import pytest

from games.placements import Placement, Spot
from games.princes_of_florence.actions import Build, Lay
from games.princes_of_florence.catalogue import (
    BUILDINGS,
    LANDSCAPES,
    PLACES,
    PLACES_OF,
    TILES,
    Place,
    turns,
)
from games.princes_of_florence.rules.estates import barred, built, fitting
from games.princes_of_florence.rules.placing import ask_place
from games.princes_of_florence.table import Player, PrincesTable
from renderers.words import words_for
from tests.games.moves import after, offers, refusal, refused_because
from tests.games.princes_of_florence.tables import ANN, actions, auctions, estate, on, player
from tests.rule import rule

BEGUN = """
    university a1 c1 a2 c2 a3 b3 c3
    park b1 b2
    hospital f1 e2 f2 g2 f3
"""
CROWDED = """
    workshop e4 f4 e5 f5 g5 e6 f6
    university a2 b2 c2 a3 c3 a4 c4
    theater g1 e2 f2 g2 g3
"""


def fits(place: Place, builders: int = 0, drawn: str = "") -> bool:
    owner = player(tiles=estate(drawn), builders=builders)
    return place in fitting(place.tile, owner.taken, owner.built)


def ways(owner: Player, name: str) -> int:
    tile = TILES[name]
    return (
        0 if name in BUILDINGS and owner.has(tile) else len(fitting(tile, owner.taken, owner.built))
    )


def building(builders: int = 0) -> PrincesTable:
    return actions(player(tiles=estate(BEGUN), builders=builders), player(), player())


@rule("PF-10")
def test_the_palace_leaves_forty_three_squares() -> None:
    table = actions(player(), player(), player())
    taken = table.players[ANN].taken
    assert taken.bit_count() == 49 - 43
    assert not [place for places in PLACES_OF.values() for place in places if place.mask & taken]


@rule("PF-11")
@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("tower-1-f1", "refuse-outside"),
        ("tower-2-g6", "refuse-outside"),
        ("theater-1-f1", "refuse-outside"),
        ("chapel-1-g7", "refuse-outside"),
    ],
)
def test_a_building_lies_wholly_inside_the_estate(place: str, key: str) -> None:
    assert refusal(building(), Build(PLACES[place])) == key


@rule("PF-11", "PF-12")
@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("hospital", 1),
        ("tower", 2),
        ("laboratory", 2),
        ("opera", 4),
        ("studio", 4),
        ("library", 8),
        ("forest", 1),
    ],
)
def test_a_tile_may_be_turned_and_mirrored(name: str, ways: int) -> None:
    assert len(turns(TILES[name].shape)) == ways


@rule("PF-12")
def test_a_mirrored_library_may_be_built() -> None:
    table = actions(player(), player(), player())
    drawn = {
        action.place.squares
        for action in offers(table, "build library").values()
        if isinstance(action, Build)
    }
    assert on("library", "d1 e1 d2 e2 d3").squares in drawn
    assert on("library", "d1 e1 d2 e2 e3").squares in drawn


@rule("PF-13")
@pytest.mark.parametrize(
    ("place", "key"), [("tower-1-a5", "refuse-touching"), ("tower-1-a6", "refuse-on-palace")]
)
def test_nothing_lies_on_the_palace(place: str, key: str) -> None:
    assert refusal(actions(player(), player(), player()), Build(PLACES[place])) == key


@rule("PF-13")
def test_nothing_lies_on_another_tile_whatever_the_builders() -> None:
    table = building(builders=3)
    assert refusal(table, Build(on("tower", "c2 d2 e2"))) == "refuse-covered"
    assert refused_because(table, Build(on("tower", "c2 d2 e2")))["squares"] == "C2 E2"


@rule("PF-14", "PF-15")
@pytest.mark.parametrize(("builders", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
@pytest.mark.parametrize("squares", ["a4 b4 c4", "d3 d4 d5", "d1 d2 d3"])
def test_buildings_stand_apart_unless_there_are_two_builders(
    squares: str, builders: int, allowed: bool
) -> None:
    assert fits(on("tower", squares), builders, BEGUN) is allowed


@rule("PF-14")
def test_buildings_may_touch_at_corners() -> None:
    assert fits(on("tower", "d4 e4 f4"), 0, "university a1 c1 a2 c2 a3 b3 c3")


@rule("PF-14")
def test_whoever_builds_too_close_is_told_where_else() -> None:
    table = building()
    because = refused_because(table, Build(on("tower", "a4 b4 c4")))
    assert refusal(table, Build(on("tower", "a4 b4 c4"))) == "refuse-touching"
    assert because["fits"] == "D5 E5 E6 E7"


def test_whoever_sees_the_estate_is_not_told_all_squares_where_a_building_would_fit() -> None:
    question = ask_place(TILES["tower"], player(), Build)
    assert isinstance(question, Placement)
    refused = question.refusal(Spot(1, 4, 0))
    assert refused is not None
    assert dict(refused.args)["fits"] == "seen"
    told = words_for("en", "games.princes_of_florence").say(refused, ())
    assert "This way round" not in told
    assert told == told.strip()


@rule("PF-15")
def test_builders_count_when_one_builds() -> None:
    table = actions(player(builders=2, tiles=estate(BEGUN)), player(), player())
    built = after(table, "build tower 1a 4")
    assert built.players[ANN].estate[-1] is on("tower", "a4 b4 c4")


@rule("PF-16")
@pytest.mark.parametrize(
    ("name", "squares"), [("lake", "a4 b4 c4"), ("forest", "d1 e1 d2 e2"), ("park", "d5 d6")]
)
def test_landscapes_may_touch_anything(name: str, squares: str) -> None:
    begun = "university a1 c1 a2 c2 a3 b3 c3"
    assert fits(on(name, squares), 0, begun)


@rule("PF-16")
def test_buildings_may_touch_landscapes() -> None:
    assert fits(on("tower", "d4 e4 f4"), 0, "lake d3 e3 f3")


@rule("PF-17")
def test_a_second_building_of_a_type_cannot_be_built() -> None:
    table = building()
    assert refusal(table, Build(on("hospital", "f4 e5 f5 g5 f6"))) == "refuse-build-twice"
    assert not offers(table, "build hospital")


@rule("PF-17")
def test_landscapes_may_be_held_in_any_number() -> None:
    table = auctions(player(tiles="forest forest forest forest forest"), player(), player())
    assert "forest" in offers(table)


@rule("PF-18")
def test_what_lies_stays_as_it_lies() -> None:
    table = building()
    assert after(table, "build tower 1e 5").players[ANN].estate[:3] == table.players[ANN].estate


@rule("PF-19")
@pytest.mark.parametrize("name", [*TILES])
def test_no_two_ways_of_laying_a_tile_cover_the_same_squares(name: str) -> None:
    places = PLACES_OF[TILES[name]]
    assert len({place.mask for place in places}) == len(places)


@rule("PF-20")
def test_empty_squares_are_those_that_nothing_covers() -> None:
    table = building()
    assert 49 - table.players[ANN].taken.bit_count() == 43 - 7 - 2 - 5


@rule("PF-T06")
@pytest.mark.parametrize(
    ("name", "squares", "without", "with_two"),
    [
        ("tower", "a5 b5 c5", False, True),
        ("tower", "d5 e5 f5", True, True),
        ("tower", "d7 e7 f7", False, True),
        ("lake", "a5 b5 c5", True, True),
        ("park", "d6 d7", True, True),
        ("chapel", "a3 a4 b4", True, True),
        ("forest", "d6 e6 d7 e7", True, True),
    ],
)
def test_places_on_an_empty_estate(name: str, squares: str, without: bool, with_two: bool) -> None:
    place = on(name, squares)
    assert [fits(place, builders) for builders in (0, 1, 2, 3)] == [
        without,
        without,
        with_two,
        with_two,
    ]


@rule("PF-T06")
@pytest.mark.parametrize(
    ("place", "key"), [("lake-1-c6", "refuse-on-palace"), ("lake-1-f7", "refuse-outside")]
)
def test_a_lake_lies_neither_on_the_palace_nor_outside(place: str, key: str) -> None:
    table = after(auctions(player(), player(), player()), "lake, pass, pass")
    assert refusal(table, Lay(PLACES[place])) == key


@rule("PF-T07")
@pytest.mark.parametrize(
    ("name", "squares", "builders", "allowed"),
    [
        ("tower", "a4 b4 c4", 1, False),
        ("tower", "a4 b4 c4", 2, True),
        ("tower", "d4 e4 f4", 0, True),
        ("tower", "d2 d3 d4", 1, False),
        ("tower", "d2 d3 d4", 2, True),
        ("lake", "a4 b4 c4", 0, True),
    ],
)
def test_before_the_hospital_was_laid(
    name: str, squares: str, builders: int, allowed: bool
) -> None:
    before = "\n".join(BEGUN.strip().splitlines()[:2])
    assert fits(on(name, squares), builders, before) is allowed


@rule("PF-T07")
def test_a_begun_estate_was_laid_without_builders() -> None:
    lines = BEGUN.strip().splitlines()
    for number, line in enumerate(lines):
        assert fits(on(*line.strip().split(" ", 1)), 0, "\n".join(lines[:number]))


@rule("PF-T07")
@pytest.mark.parametrize(
    ("name", "without", "with_two"),
    [
        ("laboratory", 3, 9),
        ("workshop", 4, 22),
        ("library", 21, 72),
        ("opera", 9, 34),
        ("studio", 7, 27),
        ("theater", 7, 28),
        ("tower", 9, 27),
        ("chapel", 23, 58),
        ("forest", 13, 13),
        ("lake", 27, 27),
        ("park", 40, 40),
        ("university", 0, 0),
        ("hospital", 0, 0),
    ],
)
def test_places_left_on_a_begun_estate(name: str, without: int, with_two: int) -> None:
    counted = [ways(player(tiles=estate(BEGUN), builders=builders), name) for builders in (1, 2)]
    assert counted == [without, with_two]


@rule("PF-T08", "PF-45", "PF-47")
def test_without_room_a_forest_can_neither_be_chosen_nor_bid_for() -> None:
    crowded = player(tiles=estate(CROWDED))
    assert 49 - crowded.taken.bit_count() == 24
    assert {name: ways(crowded, name) for name in LANDSCAPES} == {
        "forest": 0,
        "lake": 15,
        "park": 22,
    }
    assert offers(auctions(crowded, player(), player())).keys() >= {"lake", "park"}
    assert "forest" not in offers(auctions(crowded, player(), player()))
    raising = after(auctions(player(), player(tiles=estate(CROWDED)), player()), "forest")
    assert raising.waiting[0].seat == 2


@rule("PF-199")
@pytest.mark.parametrize(
    ("name", "without", "with_two"),
    [
        ("university", 56, 76),
        ("laboratory", 28, 38),
        ("workshop", 60, 78),
        ("library", 156, 194),
        ("opera", 76, 96),
        ("studio", 61, 80),
        ("hospital", 16, 20),
        ("theater", 62, 80),
        ("tower", 48, 58),
        ("chapel", 102, 121),
        ("forest", 30, 30),
        ("lake", 58, 58),
        ("park", 72, 72),
    ],
)
def test_places_on_an_estate_with_nothing_but_the_palace(
    name: str, without: int, with_two: int
) -> None:
    assert [ways(player(builders=builders), name) for builders in (0, 2)] == [without, with_two]


@rule("PF-199")
def test_whatever_fits_is_offered() -> None:
    table = actions(player(), player(), player())
    offered = [
        action.place for action in offers(table, "build").values() if isinstance(action, Build)
    ]
    assert len(offered) == len(set(offered)) == 665
    two_builders = actions(player(builders=2), player(), player())
    assert len(offers(two_builders, "build")) == 841


@rule("PF-14", "PF-15")
def test_with_two_or_three_builders_there_are_no_walls_any_more() -> None:
    """Neither for what may be built, nor for the squares that the picture shows as barred."""
    begun = estate(BEGUN)
    assert [bool(barred(begun, builders)) for builders in range(4)] == [True, True, False, False]
    assert [bool(built(begun, builders)) for builders in range(4)] == [True, True, False, False]
    places = [place for tile in BUILDINGS.values() for place in PLACES_OF[tile]]
    taken = player(tiles=begun).taken
    walled = [place for place in places if place.near & built(begun, 0) and not place.mask & taken]
    assert walled
    assert not any(fits(place, 1, BEGUN) for place in walled)
    assert all(fits(place, builders, BEGUN) for place in walled for builders in (2, 3))
    # Whoever builds away from walls covers no barred square.
    assert not any(place.mask & barred(begun, 0) for place in places if fits(place, 0, BEGUN))
