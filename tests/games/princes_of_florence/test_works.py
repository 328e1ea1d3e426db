"""Works, and what they are worth."""

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.actions import CompleteWork, TakePay
from games.princes_of_florence.catalogue import BONUSES, PROFESSIONS
from games.princes_of_florence.events import Paid, Worked
from games.princes_of_florence.rules.values import work_value
from games.princes_of_florence.table import Player, PrincesTable
from games.questions import PickSome, read
from renderers.words import words_for
from tests.games.moves import after, offers, refusal, refused_because, to_act
from tests.games.princes_of_florence.tables import ANN, BEN, actions, player, told
from tests.rule import rule

SIX = "painter botanist alchemist lawyer organist physicist"
"""Works enough for a seventh in round 1."""


def turn(ann: Player, round_number: int = 1) -> PrincesTable:
    return actions(ann, player(), player(), round=round_number)


def paid(value: int) -> PrincesTable:
    """The table at the pay of a work of this value."""
    ann = player(2000, hand="poet", works=SIX, jesters=(value - 7) // 2, recruits=(value - 7) % 2)
    return after(turn(ann), "work poet")


def worth(card: str, owner: Player, *cards: str) -> list[int]:
    """Building, landscape, freedom, the rest and the bonus cards of a work, then the sum."""
    value = work_value(owner, PROFESSIONS[card], [BONUSES[key] for key in cards])
    parts = [value.building, value.landscape, value.freedom, value.jesters + value.cards]
    return [*parts, *(added for _, added in value.bonuses), value.total]


@rule("PF-72")
def test_the_profession_moves_from_the_hand_to_the_table() -> None:
    table = after(turn(player(hand="poet goldsmith", works=SIX)), "work poet")
    ann = table.players[ANN]
    assert [card.id for card in ann.professions] == ["goldsmith"]
    assert ann.works[-1] is PROFESSIONS["poet"]


@rule("PF-73")
@pytest.mark.parametrize("played", ["none", "c", "c+e", "c+e+g"])
def test_any_number_of_bonus_cards_may_go_with_it(played: str) -> None:
    ann = player(hand="poet goldsmith", works=SIX, bonus="forest builder hand_cards")
    table = after(turn(ann), f"work poet {played}")
    used = [card.letter for card in table.spent]
    assert used == ([] if played == "none" else played.split("+"))
    assert {card.letter for card in table.players[ANN].bonuses} == {"c", "e", "g"} - {*used}


@rule("PF-73")
def test_used_bonus_cards_are_shown() -> None:
    table = after(turn(player(hand="poet", works=SIX, bonus="table_cards")), "work poet n")
    (worked,) = told(table, Worked)
    assert isinstance(worked, Worked)
    assert worked.value.bonuses == ((BONUSES["table_cards"], 7),)


@rule("PF-73")
def test_only_bonus_cards_of_the_own_hand_go_with_it() -> None:
    table = turn(player(hand="poet", works=SIX, bonus="forest"))
    assert refusal(table, CompleteWork(PROFESSIONS["poet"], (BONUSES["lake"],))) == "refuse-bonus"
    twice = CompleteWork(PROFESSIONS["poet"], (BONUSES["forest"], BONUSES["forest"]))
    assert refusal(table, twice) == "refuse-bonus"


@rule("PF-74", "PF-75", "PF-76", "PF-77", "PF-78")
@pytest.mark.parametrize(
    ("more", "total"),
    [
        ({}, 1),
        ({"tiles": "theater"}, 5),
        ({"tiles": "lake"}, 4),
        ({"tiles": "lake lake"}, 4),
        ({"tiles": "forest park opera"}, 1),
        ({"freedoms": "travel"}, 4),
        ({"freedoms": "opinion religion"}, 1),
        ({"jesters": 1}, 3),
        ({"jesters": 3}, 7),
        ({"works": "botanist alchemist"}, 3),
        ({"recruiting": 2}, 3),
        ({"recruits": 1}, 2),
        ({"tiles": "theater lake", "freedoms": "travel", "jesters": 2, "works": "botanist"}, 16),
    ],
)
def test_what_a_work_is_worth(more: dict[str, str], total: int) -> None:
    owner = player(hand="poet", **more)  # type: ignore[arg-type]  # numbers and texts by name
    assert work_value(owner, PROFESSIONS["poet"]).total == total


@rule("PF-79")
def test_the_card_just_played_and_recruiting_cards_left_behind_count() -> None:
    assert work_value(player(hand="poet", recruits=2), PROFESSIONS["poet"]).cards == 3


@rule("PF-80")
def test_bonus_cards_are_counted_with_the_profession_on_the_table() -> None:
    owner = player(hand="poet painter", works="lawyer")
    assert worth("poet", owner, "table_cards", "hand_cards")[-3:-1] == [2, 1]


@rule("PF-81")
@pytest.mark.parametrize(
    "more", [{"bonus": "forest lake"}, {"held": "most_works"}, {"builders": 3}]
)
def test_nothing_else_counts(more: dict[str, str]) -> None:
    owner = player(hand="poet", **more)  # type: ignore[arg-type]  # numbers and texts by name
    assert work_value(owner, PROFESSIONS["poet"]).total == 1


@rule("PF-82")
@pytest.mark.parametrize(("round_number", "offered"), [(1, True), (2, False)])
def test_a_work_must_reach_the_minimum(round_number: int, offered: bool) -> None:
    table = turn(player(hand="poet", works=SIX), round_number)
    assert ("work poet" in offers(table)) is offered


@rule("PF-82", "PF-83")
def test_a_work_that_falls_short_is_refused_with_its_sum() -> None:
    table = turn(player(hand="poet", works="lawyer", bonus="table_cards"))
    poet = CompleteWork(PROFESSIONS["poet"])
    assert refusal(table, poet) == "refuse-work-low"
    assert refused_because(table, poet)["missing"] == 5
    assert refused_because(table, poet)["most"] == 4


@rule("PF-83")
def test_a_refused_work_shows_nothing_and_costs_nothing() -> None:
    table = turn(player(hand="poet"))
    refusal(table, CompleteWork(PROFESSIONS["poet"]))
    assert (to_act(table), table.players[ANN].works) == (ANN, [])
    assert to_act(after(table, "freedom travel")) == ANN


@rule("PF-84")
def test_a_point_of_value_pays_a_hundred_florins() -> None:
    assert after(paid(13), "0").players[ANN].money == 2000 + 1300


@rule("PF-85")
@pytest.mark.parametrize(("value", "most"), [(7, 3), (8, 4), (12, 6), (13, 6)])
def test_up_to_half_of_the_value_may_become_prestige(value: int, most: int) -> None:
    assert [*offers(paid(value))] == [str(points) for points in range(most + 1)]
    table = after(paid(value), str(most))
    assert (table.players[ANN].points, table.players[ANN].money) == (
        most,
        2000 + 100 * value - 200 * most,
    )


@rule("PF-85", "PF-86")
def test_no_more_than_this_pay_becomes_prestige() -> None:
    assert refusal(paid(7), TakePay(4)) == "refuse-pay"
    assert refusal(paid(7), TakePay(-1)) == "refuse-pay"


@rule("PF-87")
def test_a_card_on_the_table_makes_no_other_work() -> None:
    table = turn(player(hand="goldsmith", works=SIX))
    assert refusal(table, CompleteWork(PROFESSIONS["painter"])) == "refuse-work-used"
    assert refusal(table, CompleteWork(PROFESSIONS["poet"])) == "refuse-work-absent"


@rule("PF-88")
def test_a_profession_recruited_back_makes_another_work() -> None:
    ann, ben = player(works=SIX + " poet"), player(recruiting=1)
    table = actions(ann, ben, player(), first=BEN)
    lost = after(table, "recruit poet, end, end")
    lost.players[BEN].professions.clear()
    lost.players[BEN].works.append(PROFESSIONS["poet"])
    lost.players[ANN].recruiting = 1
    assert "work poet" in offers(after(lost, "recruit poet"))


@rule("PF-89")
def test_the_better_of_two_works_is_the_mark() -> None:
    ann = player(hand="poet goldsmith", works=SIX, tiles="workshop")
    table = after(turn(ann), "work goldsmith, 0, work poet, 0")
    assert table.players[ANN].mark == 12


@rule("PF-X03")
def test_what_a_work_pays() -> None:
    thirteen = [after(paid(13), k).players[ANN] for k in ("0", "6")]
    assert [(ann.points, ann.money - 2000) for ann in thirteen] == [(0, 1300), (6, 100)]
    assert refusal(paid(13), TakePay(7)) == "refuse-pay"
    assert after(paid(12), "6").players[ANN].money == 2000
    assert refusal(paid(7), TakePay(4)) == "refuse-pay"


@rule("PF-T01")
def test_a_work_in_round_one() -> None:
    ann = player(2800, hand="bell_maker sculptor astronomer")
    table = turn(ann)
    assert refusal(table, CompleteWork(PROFESSIONS["bell_maker"])) == "refuse-work-low"
    built = after(table, "build workshop 1 d1")
    assert (built.players[ANN].money, built.players[ANN].points) == (2100, 3)
    done = after(built, "work bell_maker")
    assert done.players[ANN].mark == 7
    ann = after(done, "3").players[ANN]
    assert (ann.money, ann.points) == (2200, 6)


T02 = {
    "tiles": "laboratory hospital tower forest forest lake",
    "freedoms": "travel opinion",
    "jesters": 2,
    "builders": 2,
    "held": "most_works",
    "works": "lawyer organist poet",
}


@rule("PF-T02")
@pytest.mark.parametrize(
    ("card", "hand", "parts"),
    [
        ("physicist", "physicist alchemist pharmacist", [4, 3, 3, 10, 20]),
        ("alchemist", "physicist alchemist pharmacist", [4, 3, 3, 10, 20]),
        ("pharmacist", "physicist alchemist pharmacist", [4, 0, 3, 10, 17]),
    ],
)
def test_works_of_a_rich_estate(card: str, hand: str, parts: list[int]) -> None:
    assert worth(card, player(hand=hand, **T02)) == parts  # type: ignore[arg-type]  # numbers and texts by name


@rule("PF-T02")
def test_a_work_without_its_building() -> None:
    others = {**T02, "works": "lawyer organist physicist"}
    owner = player(hand="poet alchemist pharmacist", **others)  # type: ignore[arg-type]  # the same
    assert worth("poet", owner) == [0, 3, 3, 10, 16]


@rule("PF-T02")
@pytest.mark.parametrize(
    ("cards", "added", "total"),
    [
        ("building_size", [6], 26),
        ("table_cards hand_cards", [4, 2], 26),
        ("building_size forest", [6, 4], 30),
        ("medium_building_builder small_building_landscape", [3, 4], 27),
    ],
)
def test_works_with_bonus_cards(cards: str, added: list[int], total: int) -> None:
    owner = player(hand="physicist alchemist pharmacist", **T02)  # type: ignore[arg-type]  # numbers and texts by name
    assert worth("physicist", owner, *cards.split())[4:] == [*added, total]


@rule("PF-T02")
def test_a_work_of_thirty_pays_three_thousand_or_fifteen_points() -> None:
    owner = player(0, hand="physicist alchemist pharmacist", bonus="building_size forest", **T02)  # type: ignore[arg-type]  # the same
    pay = after(turn(owner, 7), "work physicist c+i")
    assert (after(pay, "0").players[ANN].money, after(pay, "15").players[ANN].points) == (3000, 15)


@rule("PF-T04")
def test_cards_in_hand_and_on_the_table() -> None:
    owner = player(hand="poet painter lawyer", recruiting=1, works="botanist", recruits=1)
    assert owner.cards == 6
    assert worth("poet", owner, "hand_cards", "table_cards") == [0, 0, 0, 6, 3, 3, 12]


T05 = {
    "tiles": "opera forest",
    "jesters": 1,
    "hand": "choreographer poet",
    "works": "painter botanist alchemist lawyer organist",
}


@rule("PF-T05")
def test_one_point_short() -> None:
    owner = player(**T05)  # type: ignore[arg-type]  # numbers and texts by name
    assert worth("choreographer", owner) == [4, 3, 0, 9, 16]
    table = turn(owner, 7)
    assert refusal(table, CompleteWork(PROFESSIONS["choreographer"])) == "refuse-work-low"
    assert (to_act(table), table.players[ANN].works) == (ANN, owner.works)


@rule("PF-T05")
@pytest.mark.parametrize(("bonus", "value"), [("hand_cards", 17), ("forest", 18)])
def test_a_bonus_card_makes_up_for_it(bonus: str, value: int) -> None:
    table = turn(player(0, bonus=bonus, **T05), 7)  # type: ignore[arg-type]  # numbers and texts by name
    letter = BONUSES[bonus].letter
    pay = after(table, f"work choreographer {letter}")
    assert after(pay, "0").players[ANN].money == 100 * value
    assert after(pay, "8").players[ANN].money == 100 * value - 1600


def test_a_profession_that_no_bonus_card_can_save_is_not_offered() -> None:
    assert not offers(turn(player(hand="poet", bonus="forest lake")), "work")


def test_the_sum_is_shown_part_by_part_before_and_after() -> None:
    table = turn(
        player(hand="poet", works=SIX, tiles="theater", bonus="table_cards forest", jesters=1)
    )
    question = read(table.waiting[0].ask(table), "work poet").here
    assert isinstance(question, PickSome)
    assert question.tally is not None
    said = words_for("en", GAME.home).say(question.tally(frozenset({"n"})), ())
    assert (
        said == "Worth 20 (building 4, jesters 2, cards 7 and bonus cards 7) – enough (minimum 7)"
    )
    labels = {key: dict(thing.args)["n"] for key, thing in question.things.items()}
    assert labels == {"n": 7, "c": 0}
    worked = told(after(table, "work poet n"), Worked)
    assert [event.value.total for event in worked if isinstance(event, Worked)] == [20]


def test_all_hear_how_the_pay_was_taken() -> None:
    assert told(after(paid(13), "4"), Paid) == [Paid(seat=ANN, points=4, florins=500)]
