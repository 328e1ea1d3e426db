"""What bonus cards add."""

import pytest

from games.princes_of_florence.catalogue import BONUSES
from games.princes_of_florence.rules.values import bonus_value
from games.princes_of_florence.table import Player
from tests.games.moves import after
from tests.games.princes_of_florence.tables import ANN, actions, player
from tests.rule import rule


def sample() -> Player:
    """The player of PF-T03, who is about to play the third card of the hand."""
    return player(
        hand="poet painter lawyer",
        works="botanist alchemist",
        tiles="university workshop opera tower chapel forest forest lake",
        freedoms="travel opinion",
        held="most_works",
        builders=2,
    )


@rule("PF-T03", "PF-141")
@pytest.mark.parametrize(
    ("card", "adds"),
    [
        ("building", 5),
        ("small_building_landscape", 5),
        ("forest", 4),
        ("freedom", 4),
        ("builder", 4),
        ("prestige_freedom", 3),
        ("hand_cards", 2),
        ("large_building", 4),
        ("building_size", 6),
        ("lake", 2),
        ("jester", 0),
        ("builder_lake", 3),
        ("landscape_type", 4),
        ("table_cards", 3),
        ("park", 0),
        ("medium_building", 2),
        ("prestige_card", 2),
        ("jester_park", 0),
        ("forest_prestige", 3),
        ("medium_building_builder", 3),
    ],
)
def test_what_each_bonus_card_adds(card: str, adds: int) -> None:
    assert bonus_value(sample(), BONUSES[card]) == adds


@rule("PF-142")
def test_cards_in_hand_are_counted_without_and_on_the_table_with_the_card_played() -> None:
    owner = player(hand="poet painter", recruiting=1, works="lawyer", recruits=2)
    assert (
        bonus_value(owner, BONUSES["hand_cards"]),
        bonus_value(owner, BONUSES["table_cards"]),
    ) == (2, 4)


@rule("PF-143")
@pytest.mark.parametrize(
    ("tiles", "sizes", "types"),
    [
        ("", 0, 0),
        ("tower chapel", 2, 0),
        ("tower opera studio", 4, 0),
        ("forest forest park", 0, 4),
        ("lake forest park", 0, 6),
    ],
)
def test_sizes_and_types_count_once(tiles: str, sizes: int, types: int) -> None:
    owner = player(hand="poet", tiles=tiles)
    assert (
        bonus_value(owner, BONUSES["building_size"]),
        bonus_value(owner, BONUSES["landscape_type"]),
    ) == (
        sizes,
        types,
    )


@rule("PF-144")
def test_prestige_cards_count_face_down() -> None:
    assert (
        bonus_value(player(hand="poet", held="most_works most_parks"), BONUSES["prestige_card"])
        == 4
    )


@rule("PF-145")
def test_a_bonus_card_that_adds_nothing_may_be_played_and_is_used_up() -> None:
    ann = player(
        hand="poet", works="painter botanist alchemist lawyer organist physicist", bonus="park"
    )
    table = after(actions(ann, player(), player()), "work poet o")
    assert (table.players[ANN].mark, table.players[ANN].bonuses, table.spent) == (
        7,
        [],
        [BONUSES["park"]],
    )
