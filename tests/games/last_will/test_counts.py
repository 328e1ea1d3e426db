"""How many ways there are on from a few fixed tables: a tripwire for changes of the rules that
nobody meant.

Those of planning and errands can be counted by hand, the others were counted by the rules
themselves.
"""

import pytest

from games.last_will.table import LastWillTable
from tests.games.last_will.tables import errands, laid, planning, player, turn
from tests.games.moves import ways_on


def middle() -> LastWillTable:
    ann = player(
        24,
        hand=(
            "event_boat_trip_01 event_ball_02 companion_dog_01 joker_companion_01"
            " property_mansion_02 he_waiter_01"
        ),
        on=(laid("property_farm_02", 1), "he_reservation_06 he_estate_agent_01 he_valet_01"),
        actions=3,
    )
    return turn(ann, player(12), round=4)


def test_the_first_plan_and_its_draw() -> None:
    # Five, two, no, seven, one and two cards of four decks; without any the next player has five
    # spaces to choose from.
    assert ways_on(planning(player(), player(), player()), 2) == 56 + 10 + 5 + 120 + 4 + 10


def test_the_first_two_errands_with_nothing_on_offer() -> None:
    # 24 markets, an extension, four decks and the opera; then whatever of these is left, but
    # everybody may draw.
    assert ways_on(errands(player(), player()), 2) == 24 * 6 + 1 * 29 + 4 * 30 + 1 * 29


@pytest.mark.parametrize(("plies", "ways"), [(1, 22), (2, 361)])
def test_the_middle_of_a_turn(plies: int, ways: int) -> None:
    # At once: five boat trips, three balls, three prices, a waiter, three sums to spend, two
    # markers for the joker, a sale, three discards, and the end.
    assert ways_on(middle(), plies) == ways
