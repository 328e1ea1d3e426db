"""Helpers who let more be spent, and what symbols are for."""

import pytest

from games.last_will.events import of_money
from games.questions import Pick, read
from games.text import Text
from tests.games.last_will.outcomes import can, do, left, money, paid, spends
from tests.games.last_will.scenes import cards, player, turn
from tests.rule import rule

SYMBOL = {
    "waiter_01": ["dinner_01", "reservation_01", "special_dinner_01"],
    "coachman_01": ["carriage_ride_01", "carriage_03", "special_carriage_ride_01"],
    "tailor_01": ["theatre_01", "theatre_03"],
    "sea_dog_01": ["boat_trip_04", "soiree_01", "ball_01", "special_ball_01", "gentlemens_club_01"],
}
GAIN = {"waiter_01": 1, "coachman_01": 1, "tailor_01": 3, "sea_dog_01": 2}


def uses(helper: str, name: str) -> set[int]:
    """What the use of a card may spend while a helper lies on the board."""
    if name.startswith(("reservation", "carriage_0", "gentlemens")):
        return spends(turn(player(70, board=f"{name} {helper}"), actions=9), "activate", name)
    return spends(turn(player(70, hand=name, board=helper), actions=9), "play", name)


@rule("LW-173", "LW-174", "LW-176", "LW-177", "LW-190", "LW-194")
@pytest.mark.parametrize(
    ("helper", "name"), [(helper, name) for helper, names in SYMBOL.items() for name in names]
)
def test_a_helper_adds_to_every_use_of_a_symbol(helper: str, name: str) -> None:
    plain = uses("", name)
    assert uses(helper, name) == plain | {spent + GAIN[helper] for spent in plain}


@rule("LW-194", "LW-212")
@pytest.mark.parametrize("helper", [*SYMBOL])
@pytest.mark.parametrize(
    "name", ["dinner_01", "carriage_ride_01", "theatre_03", "boat_trip_04", "soiree_01"]
)
def test_a_helper_adds_nothing_to_other_symbols(helper: str, name: str) -> None:
    if name not in SYMBOL[helper]:
        assert uses(helper, name) == uses("", name)


@rule("LW-212")
def test_a_symbol_does_nothing_by_itself() -> None:
    assert uses("", "special_dinner_01") == {4}
    assert uses("reservation_01", "dinner_01") == {2}


@rule("LW-173", "LW-193", "LW-X5")
def test_a_waiter_adds_to_dinners_and_reservations() -> None:
    table = turn(player(20, hand="dinner_01", board="waiter_01 reservation_01"), actions=1)
    table = do(do(table, "play", "dinner_01", spending=3), "activate", "reservation_01", spending=3)
    assert money(table) == 14


@rule("LW-173", "LW-138")
def test_three_waiters_add_up_to_three_pounds() -> None:
    assert uses("waiter_01 waiter_01 waiter_01", "dinner_01") == {2, 3, 4, 5}


@rule("LW-175")
@pytest.mark.parametrize(
    ("coachmen", "spent"),
    [("coachman_02", {2, 4}), ("coachman_01 coachman_02", {2, 3, 4, 5})],
)
def test_the_second_coachman_adds_two_pounds(coachmen: str, spent: set[int]) -> None:
    assert uses(coachmen, "carriage_ride_01") == spent


@rule("LW-190", "LW-X5")
def test_a_bonus_may_be_used_again_and_again() -> None:
    table = turn(player(30, hand="dinner_01 dinner_01 dinner_01", board="waiter_01"), actions=3)
    for _ in range(3):
        table = do(table, "play", "dinner_01", spending=3)
    assert money(table) == 21


@rule("LW-190", "LW-136")
def test_a_bonus_need_not_be_used() -> None:
    table = turn(player(30, hand="dinner_01", board="waiter_01"), actions=3)
    assert money(do(table, "play", "dinner_01", spending=2)) == 28


@rule("LW-191")
def test_a_helper_adds_all_of_the_bonus_or_nothing() -> None:
    assert uses("tailor_01", "theatre_03") == {3, 6}
    assert uses("coachman_02", "carriage_03") == {2, 4}


@rule("LW-191")
def test_whoever_chooses_a_sum_reads_what_is_left_after_it() -> None:
    table = turn(player(20, hand="dinner_01", board="waiter_01"), actions=2)
    question = read(table.waiting[0].ask(table), f"play {cards('dinner_01')[0].id}").here
    assert isinstance(question, Pick)
    assert [option.label for option in question.options] == [
        Text("spend", pounds=2, money=of_money(18)),
        Text("spend", pounds=3, money=of_money(17)),
    ]


@rule("LW-192", "LW-222")
def test_a_bonus_is_spent_with_the_use_or_not_at_all() -> None:
    table = turn(player(2, hand="dinner_01", board="waiter_01 farm_01"), actions=2)
    assert spends(table, "play", "dinner_01") == {2}
    assert not can(
        turn(player(1, hand="dinner_01", board="waiter_01 farm_01"), actions=2), "play", "dinner_01"
    )


@rule("LW-173", "LW-86", "LW-X30")
def test_companions_and_waiters_add_up_at_dinner() -> None:
    ann = player(
        30,
        hand="dinner_08 guest joker",
        board="waiter_01 waiter_01 waiter_01 coachman_01 coachman_02",
    )
    table = turn(ann, actions=1)
    table = do(table, "play", "dinner_08", spending=9)
    assert (left(table), money(table)) == (0, 21)


@rule("LW-175", "LW-191", "LW-X30")
@pytest.mark.parametrize(
    ("board", "money_left", "spent"),
    [("", 20, {1, 2, 3, 4, 5, 6}), (" farm_03", 5, {1, 2, 3, 4, 5})],
)
def test_both_coachmen_make_a_carriage_dearer(board: str, money_left: int, spent: set[int]) -> None:
    helpers = "waiter_01 waiter_01 waiter_01 coachman_01 coachman_02"
    table = turn(
        player(money_left, board=f"carriage_01+guest {helpers}{board}", extensions=2), actions=0
    )
    assert spends(table, "activate", "carriage_01") == spent


@rule("LW-194", "LW-124")
@pytest.mark.parametrize(
    "name", ["training_ground_03", "old_friend_01", "school_chum_01", "special_steward_02"]
)
def test_nothing_else_has_a_symbol(name: str) -> None:
    helpers = "waiter_01 coachman_01 tailor_01 sea_dog_01"
    table = turn(player(30, board=f"farm_01 {name} {helpers}", extensions=1), actions=1)
    assert len(spends(table, "activate", name)) == 1


@rule("LW-134", "LW-135", "LW-X12")
def test_a_helper_works_whether_activated_or_not() -> None:
    table = turn(player(30, board="school_chum_01"), actions=0)
    assert paid(table, "activate", "school_chum_01") == {(0, 1)}


@rule("LW-135")
def test_a_helper_works_as_soon_as_it_is_placed() -> None:
    table = do(turn(player(30, hand="dinner_01 waiter_01"), actions=2), "place", "waiter_01")
    assert spends(table, "play", "dinner_01") == {2, 3}


@rule("LW-135")
def test_a_helper_in_hand_does_nothing() -> None:
    assert spends(turn(player(30, hand="dinner_01 waiter_01"), actions=2), "play", "dinner_01") == {
        2
    }


@rule("LW-138")
def test_helpers_of_one_kind_add_up() -> None:
    assert uses("coachman_01 coachman_02", "carriage_03") == {2, 3, 4, 5}
