"""What there is in the box."""

from collections import Counter

import pytest

from games.codec import read_components
from games.princes_of_florence import GAME
from games.princes_of_florence.catalogue import (
    BONUSES,
    BUILDINGS,
    LANDSCAPES,
    PRESTIGE,
    PROFESSIONS,
    Freedom,
    Size,
)
from games.princes_of_florence.events import of_card, of_tile
from games.princes_of_florence.figures import (
    BONUS_PRICE,
    BUILDERS,
    BUILDING_PRICE,
    FREEDOM_COPIES,
    FREEDOM_PRICE,
    JESTERS,
    PAY,
    PRESTIGE_PRICE,
    PROFESSION_PRICE,
    RAISE,
    RECRUITING_CARDS,
    SOLD_FOR,
    VARIANTS,
)
from games.princes_of_florence.teaching.pieces import PIECES
from games.text import Text
from tests.games.moves import after
from tests.games.princes_of_florence.tables import actions, player
from tests.rule import rule


@rule("PF-01")
def test_two_to_five_play() -> None:
    assert list(GAME.rules.seats) == [2, 3, 4, 5]


@rule("PF-02")
@pytest.mark.parametrize(
    ("size", "squares", "names"),
    [
        (Size.LARGE, 7, "university laboratory workshop"),
        (Size.MEDIUM, 5, "library opera studio hospital theater"),
        (Size.SMALL, 3, "tower chapel"),
    ],
)
def test_buildings_of_a_size_cover_alike_many_squares(size: Size, squares: int, names: str) -> None:
    of_size = [building for building in BUILDINGS.values() if building.size is size]
    assert " ".join(building.id for building in of_size) == names
    assert {(building.copies, "".join(building.shape).count("#")) for building in of_size} == {
        (3, squares)
    }


@rule("PF-03")
def test_there_are_six_forests_lakes_and_parks() -> None:
    counted = {
        name: (tile.copies, "".join(tile.shape).count("#")) for name, tile in LANDSCAPES.items()
    }
    assert counted == {"forest": (6, 4), "lake": (6, 3), "park": (6, 2)}


@rule("PF-04")
def test_there_are_builders_jesters_and_freedoms() -> None:
    assert (6, 7, dict.fromkeys(Freedom, 4)) == (BUILDERS, JESTERS, FREEDOM_COPIES)


@rule("PF-05")
def test_there_are_sixty_cards() -> None:
    assert (len(PROFESSIONS), len(PRESTIGE), len(BONUSES), RECRUITING_CARDS) == (21, 14, 20, 5)


@rule("PF-06")
def test_the_bank_pays_whatever_it_owes() -> None:
    ann = player(
        1_000_000, hand="poet", works="painter lawyer botanist alchemist organist physician"
    )
    table = after(actions(ann, player(), player()), "work poet, 0")
    assert table.players[0].money == 1_000_700


@rule("PF-07")
def test_all_money_comes_in_hundreds() -> None:
    openings = [
        price
        for variant in VARIANTS.values()
        for prices in variant.prices.values()
        for price in prices
    ]
    prices = (
        RAISE,
        *BUILDING_PRICE,
        PROFESSION_PRICE,
        FREEDOM_PRICE,
        BONUS_PRICE,
        PAY,
        PRESTIGE_PRICE,
        SOLD_FOR,
    )
    assert not [price for price in (*prices, *openings) if price % 100]


@rule("PF-08")
def test_everybody_sees_what_is_left() -> None:
    supply = GAME.rules.look(
        actions(player(tiles="opera park"), player(builders=2), player()), None
    ).supply
    assert dict(supply.buildings)[BUILDINGS["opera"]] == 2
    assert dict(supply.landscapes)[LANDSCAPES["park"]] == 5
    assert {lot.lot.value: lot.left for lot in supply.lots} == {
        "forest": 6,
        "lake": 6,
        "park": 5,
        "jester": 7,
        "builder": 4,
        "prestige": 14,
        "recruiting": 5,
    }
    assert (supply.professions, supply.bonuses, supply.prestige) == (21, 20, 14)


@rule("PF-09")
def test_a_profession_wishes_for_a_building_a_landscape_and_a_freedom() -> None:
    assert Counter(card.landscape.id for card in PROFESSIONS.values()) == {
        "forest": 9,
        "lake": 7,
        "park": 5,
    }
    assert Counter(card.freedom for card in PROFESSIONS.values()) == dict.fromkeys(Freedom, 7)
    assert {card.building for card in PROFESSIONS.values()} == set(BUILDINGS.values())
    assert (
        len({(card.building, card.landscape, card.freedom) for card in PROFESSIONS.values()}) == 21
    )


@rule("PF-201")
def test_figures_that_were_not_found_are_marked() -> None:
    printed = read_components("games.princes_of_florence", "components.json")
    kinds = ("buildings", "landscapes", "professions", "prestige", "bonus", "rounds")
    marked = {kind: [one.get("reconstructed") for one in printed[kind]] for kind in kinds}
    assert marked["buildings"] + marked["landscapes"] == [["shape"]] * 13
    assert [number for number, mark in enumerate(marked["rounds"], start=1) if mark] == [2, 3, 4, 6]
    assert [key for key, mark in zip(PRESTIGE, marked["prestige"], strict=True) if mark] == [
        "four_buildings_two_freedoms"
    ]
    assert " ".join(key for key, mark in zip(BONUSES, marked["bonus"], strict=True) if mark) == (
        "table_cards park medium_building prestige_card jester_park forest_prestige"
        " medium_building_builder"
    )
    assert not any(marked["professions"])


@rule("PF-201")
def test_whoever_asks_what_a_piece_does_is_told_what_of_it_was_not_found() -> None:
    sure = {piece.name: piece.sure for piece in PIECES}
    assert sum(said is not None for said in sure.values()) == 10 + 3 + 1 + 7
    assert sure[of_tile(BUILDINGS["tower"])] == Text("sure", part="shape")
    assert sure[of_card(BONUSES["table_cards"])] == Text("sure", part="counts")
    assert sure[of_card(BONUSES["forest"])] is None


def test_every_bonus_card_is_called_by_a_letter_of_its_own() -> None:
    assert "".join(card.letter for card in BONUSES.values()) == "abcdefghijklmnopqrst"
