"""Who has won, and how the sums are done."""

import pytest

from games.high_society import GAME
from games.high_society.catalogue import CARDS, Kind
from games.high_society.rules.standings import Reckoning, points, scores, standings, tie
from games.high_society.table import Player
from games.high_society.view import look
from games.text import Text
from renderers.words import words_for
from tests.games.high_society.tables import ANN, BEN, CLEO, DAN, cards, ended, lay, places, player
from tests.rule import rule

EVERYTHING = "1 2 3 4 5 6 7 8 9 10 x1 x2 x3"


def reckoned(ids: str) -> Reckoning:
    return Reckoning.of(cards(ids))


@rule("HS-47")
def test_the_money_left_is_the_sum_of_the_hand() -> None:
    over = ended(player("1 8 20"), player("2"), player("3"))
    assert [result.money for result in look(over, None).results if result.seat == ANN] == [29]


@rule("HS-48")
@pytest.mark.parametrize(
    ("hands", "out"),
    [
        (("1", "2", "3"), {ANN}),
        (("2", "2", "3"), {ANN, BEN}),
        (("10", "4 6", "1 2 3 4"), {ANN, BEN, CLEO}),
    ],
)
def test_all_who_have_the_least_money_are_out(hands: tuple[str, str, str], out: set[int]) -> None:
    over = ended(*(player(hand) for hand in hands))
    assert {result.seat for result in look(over, None).results if result.out} == out


@rule("HS-48", "HS-T10")
@pytest.mark.parametrize(
    ("money", "placed"), [("8", [(BEN, 1), (CLEO, 2), (ANN, 3)]), ("3 4", [(CLEO, 1)])]
)
def test_the_richest_collection_and_the_poorest_player(
    money: str, placed: list[tuple[int, int]]
) -> None:
    over = ended(player("3 4", won="10 9 8 x1"), player(money, won="2"), player("8", won="1"))
    assert places(over)[: len(placed)] == placed
    assert reckoned("10 9 8 x1").halves == 2 * 54


@rule("HS-49")
def test_where_all_are_out_nobody_is_first() -> None:
    over = ended(player("10", won="9"), player("4 6"), player("2 8"))
    assert {place for _, place in places(over)} == {2}
    assert look(over, None).winners == ()


@rule("HS-50")
def test_luxury_cards_are_added_up() -> None:
    assert reckoned("3 9 10").sum == 22


@rule("HS-51")
@pytest.mark.parametrize(
    ("won", "rest"), [("3 9 loss", 7), ("5 loss", 0), ("2 loss", 0), ("loss", 0)]
)
def test_the_loss_takes_five_but_leaves_nothing_below_zero(won: str, rest: int) -> None:
    assert reckoned(won).after_loss == rest


@rule("HS-52")
@pytest.mark.parametrize(
    ("recognitions", "doubled"), [("", 7), ("x1", 14), ("x1 x3", 28), ("x1 x2 x3", 56)]
)
def test_every_recognition_doubles(recognitions: str, doubled: int) -> None:
    assert reckoned(f"3 4 {recognitions}").doubled == doubled


@rule("HS-53")
def test_the_arrest_halves() -> None:
    assert (reckoned("6 4 x1").halves, reckoned("6 4 x1 arrest").halves) == (40, 20)


@rule("HS-X02")
def test_the_rulebooks_scoring() -> None:
    reckoning = reckoned("3 9 loss x1 x2 arrest")
    steps = (
        reckoning.sum,
        reckoning.after_loss,
        reckoning.after_loss * 2,
        reckoning.doubled,
        reckoning.halves // 2,
    )
    assert steps == (12, 7, 14, 28, 14)


@rule("HS-T07")
@pytest.mark.parametrize(("won", "score"), [("4 loss x1", 0), ("3 4 loss x1", 4)])
def test_the_floor_comes_before_doubling(won: str, score: int) -> None:
    assert reckoned(won).halves == 2 * score


@rule("HS-54")
def test_the_most_and_the_least_that_can_be_scored() -> None:
    assert (reckoned(EVERYTHING).halves, reckoned("loss arrest").halves) == (2 * 440, 0)


@rule("HS-54", "HS-T06")
def test_half_a_point_decides() -> None:
    over = ended(
        player("15 25", won="2 5 arrest"),
        player("15 20 8 12", won="3"),
        player("4 6 8 12", won="10"),
    )
    assert places(over) == [(ANN, 1), (BEN, 2), (CLEO, 3)]
    assert standings(over)[0].score == points(7)


@rule("HS-54")
@pytest.mark.parametrize(("language", "said"), [("en", "3.5 points"), ("ru", "3,5 очка")])
def test_half_a_point_is_said(language: str, said: str) -> None:
    assert words_for(language, GAME.home, strict=True).say(points(7), ()) == said


@rule("HS-55")
def test_the_highest_score_wins() -> None:
    over = ended(
        player("20", won="9"),
        player("25", won="8"),
        player("1", won="10"),
        player("2 8", won="x1 5"),
    )
    assert places(over) == [(DAN, 1), (ANN, 2), (BEN, 3), (CLEO, 4)]


@rule("HS-56", "HS-59", "HS-T08")
@pytest.mark.parametrize(("money_first", "winner"), [(False, ANN), (True, BEN)])
def test_a_tie_goes_to_the_single_best_luxury_card_or_to_money(
    money_first: bool, winner: int
) -> None:
    players = player("20", won="10 2"), player("15 20 25", won="6 x1"), player("10", won="1")
    assert places(ended(*players, money_first=money_first))[0] == (winner, 1)


@rule("HS-57", "HS-56", "HS-T09")
@pytest.mark.parametrize(
    ("ben", "winners"),
    [
        (player("4 15 25", won="loss"), (ANN,)),
        (player("10 15 25", won="loss"), (ANN, BEN)),
        (player("4 15 25", won="loss 2"), (BEN,)),
    ],
)
def test_a_tie_without_luxury_cards_goes_to_money(ben: Player, winners: tuple[int, ...]) -> None:
    over = ended(player("10 15 25", won="x1"), ben, player("12", won="3 4"))
    assert look(over, None).winners == winners


@rule("HS-57")
def test_luxury_cards_of_players_tied_are_never_alike() -> None:
    worths = [card.worth for card in CARDS.values() if card.kind is Kind.LUXURY]
    assert len(set(worths)) == len(worths)


@rule("HS-58")
def test_all_who_are_out_share_the_place_after_the_others() -> None:
    over = ended(
        player("1", won="9"), player("12", won="2"), player("1", won="10 x1"), player("15", won="4")
    )
    assert places(over) == [(DAN, 1), (BEN, 2), (ANN, 3), (CLEO, 3)]


@rule("HS-58")
def test_scores_of_those_who_are_out_are_shown() -> None:
    over = ended(player("1", won="9"), player("12", won="2"), player("15", won="4"))
    assert standings(over)[-1].score == Text("score-out", score=points(18))


@rule("HS-59")
def test_with_money_first_the_luxury_card_decides_between_equal_money() -> None:
    players = player("20", won="10 2"), player("8 12", won="6 x1"), player("10", won="1")
    assert places(ended(*players, money_first=True))[:2] == [(ANN, 1), (BEN, 2)]


def test_the_account_names_every_step() -> None:
    over = ended(player("1 8", won="3 9 loss x1 x2 arrest"), player("2"), player("3"))
    account = standings(over)[0].account
    said = [words_for("en", GAME.home, strict=True).say(step, ()) for step in account]
    assert said == [
        "luxuries 3+9 = 12",
        "Loss −5: 7",
        "Recognition ×4: 28",
        "Arrest ÷2: 14 points",
        "money left: 1+8 = 9",
    ]


@pytest.mark.parametrize(
    ("money_first", "told"), [(False, "tie-break: best luxury 10"), (True, "tie-break: money 20")]
)
def test_the_account_says_what_a_tie_was_decided_by(money_first: bool, told: str) -> None:
    players = player("20", won="10 2"), player("15 20 25", won="6 x1"), player("10", won="1")
    over = ended(*players, money_first=money_first)
    (line,) = (row.account[-1] for row in standings(over) if row.seat == ANN)
    assert words_for("en", GAME.home, strict=True).say(line, ()) == told


def test_before_the_end_nobody_is_told_a_result() -> None:
    assert look(lay(player(), player(), player()), ANN).results == ()


@rule("HS-56", "HS-57")
def test_whoever_has_no_luxury_card_has_a_worse_best_one_than_any() -> None:
    """Both have 0 points: a luxury of 1 that the loss takes counts for more than more money."""
    over = ended(player("20", won="loss 1"), player("15 20 25", won="x1"), player("10", won="4"))
    assert places(over)[0] == (ANN, 1)
    assert tie(over, ANN) == Text("tie-luxury", n=1)
    assert tie(over, BEN) == Text("tie-luxury", n=0)


@rule("HS-53", "HS-54")
def test_half_a_point_is_half_a_point_in_the_chart() -> None:
    over = ended(player("20", won="9 arrest"), player("15", won="x1 3"), player("10", won="4"))
    assert scores(over).points == (4.5, 6.0, 4.0)
    assert scores(over).out == (2,)
    running = lay(player("20", won="9 arrest"), player("15"), player("10"), card="5")
    assert scores(running).points == (4.5, 0.0, 0.0)
    assert scores(running).out == ()
