"""What is printed on cards, and where that is in doubt."""

import json
from collections import Counter
from importlib.resources import files

import pytest

from games.engine import Seat
from games.last_will.catalogue import (
    Black,
    Companion,
    Deck,
    White,
    _catalogue,
    copies_of,
)
from games.last_will.teaching.pieces import meant
from games.text import Text
from tests.games.last_will.outcomes import can, do, hand, left, moves, paid, spends
from tests.games.last_will.scenes import NAMED, market, player, turn
from tests.rule import rule

PRINTED = json.loads(files("games.last_will").joinpath("cards.json").read_text(encoding="utf-8"))


def line(key: str) -> dict[str, object]:
    return next(one for one in PRINTED["cards"] if one["id"] == key)


def test_copies_are_one_card_but_properties_never() -> None:
    """An owner's own cards may hold two properties alike, and each falls in price by itself."""

    def alike(key: str) -> bool:
        first, second = _catalogue([{**line(key), "id": one} for one in ("a", "b")]).values()
        return first is second

    assert alike("he_waiter_01")
    assert not alike("property_farm_01")


@rule("LW-189")
@pytest.mark.parametrize(
    "name",
    [
        "estate_agent_03",
        "special_estate_agent_01",
        "special_estate_agent_02",
        "tailor_01",
        "sea_dog_01",
        "valet_01",
        "special_school_chum_01",
        "school_chum_03",
        "school_chum_04",
    ],
)
def test_of_some_helpers_there_is_one_only(name: str) -> None:
    helper = NAMED[name]
    assert isinstance(helper, Black)
    like = [
        one
        for deck in Deck
        for one in copies_of(deck)
        if isinstance(one, Black) and one.ability == helper.ability
    ]
    assert like == [helper]


@rule("LW-08", "LW-93")
def test_every_companion_has_room_on_cards() -> None:
    slots = Counter(
        slot.companion
        for one in copies_of(Deck.EVENT)
        if isinstance(one, White)
        for slot in one.slots
    )
    rows = Counter(
        row.companion
        for deck in (Deck.HELPER_EXPENSE, Deck.PROPERTY)
        for one in copies_of(deck)
        if isinstance(one, Black)
        for row in one.rows
        if row.companion
    )
    assert slots + rows == {
        Companion.HORSE: 14,
        Companion.GUEST: 14,
        Companion.DOG: 16,
        Companion.CHEF: 12,
    }


@rule("LW-263")
@pytest.mark.parametrize("name", ["dinner_09", "dinner_10"])
def test_a_dog_joins_the_dinners_in_doubt(name: str) -> None:
    table = turn(player(30, hand=f"{name} dog chef"), actions=1)
    assert spends(table, "play", name) == {2, 4}
    assert hand(do(table, "play", name, spending=4)) == "chef"
    assert line(f"event_{name}")["suspect"]


@rule("LW-264")
def test_the_training_ground_in_doubt_counts_horses() -> None:
    table = turn(player(30, board="farm_06+horse farm_03+dog training_ground_01"), actions=0)
    assert paid(table, "activate", "training_ground_01") == {(0, 3)}
    assert line("he_training_ground_01")["confidence"] == "reconstructed"


@rule("LW-265")
def test_figures_that_rest_on_one_source_are_marked() -> None:
    marked = {
        board: [number for number, space in enumerate(spaces, start=1) if "confidence" in space]
        for board, spaces in PRINTED["planning_boards"].items()
    }
    assert marked == {"2-3": [3, 4, 5, 6], "4-5": [1, 2, 3, 4, 5, 6, 7, 8]}
    confirmed = [
        board
        for board, places in PRINTED["offer_boards"].items()
        for place in places
        if "confidence" not in place
    ]
    assert confirmed == ["supplement_3"]


@rule("LW-263", "LW-264", "LW-265")
@pytest.mark.parametrize(
    ("name", "sure"),
    [
        ("event_boat_trip_01", Text("sure-twice")),
        ("event_theatre_01", Text("sure-single-source")),
        ("he_training_ground_01", Text("sure-reconstructed")),
        ("event_dinner_09", Text("sure-suspect")),
        ("event_ball_03", Text("sure-in-part", parts=(Text("sure-part", part="costs"),))),
    ],
)
def test_whoever_asks_what_a_card_does_is_told_how_sure_its_figures_are(
    name: str, sure: Text
) -> None:
    piece = meant(turn(player(30), actions=1), Seat(0), name)
    assert piece is not None
    assert piece.sure == sure


@rule("LW-265")
def test_what_is_unconfirmed_is_a_part_of_its_card() -> None:
    marked = [card for card in PRINTED["cards"] if "unconfirmed" in card]
    assert len(marked) == 3 + 6 + 5 + 7
    assert all(part == "copies" or card[part] for card in marked for part in card["unconfirmed"])
    assert sum(card.get("confidence") == "single-source" for card in PRINTED["cards"]) == 93


@rule("LW-266", "LW-267", "LW-120")
def test_a_card_may_be_discarded_though_a_space_is_free() -> None:
    assert can(turn(player(board="waiter_01"), actions=0), "discard", "waiter_01")


@rule("LW-266", "LW-267", "LW-143")
def test_nobody_without_property_buys_on_credit() -> None:
    table = turn(player(4, hand="mansion_02"), actions=1, market=market(mansion=-3))
    assert not can(table, "buy", "mansion_02")


@rule("LW-266", "LW-137")
def test_the_action_of_the_valet_and_of_a_steward_comes_unasked() -> None:
    table = turn(player(30, hand="dinner_01", board="valet_01 farm_01 steward_02"), actions=1)
    assert left(do(table, "play", "dinner_01")) == 1
    assert {move.cost for move in moves(table, "activate", "farm_01")} == {0}


@rule("LW-267", "LW-196")
def test_the_fair_takes_no_companion_cards() -> None:
    table = turn(player(30, hand="breeders_fair_01 dog", board="farm_09"), actions=1)
    assert hand(do(table, "play", "breeders_fair_01")) == "dog"
