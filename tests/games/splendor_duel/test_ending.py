"""Victory, and the stop of a game in which nothing happens."""

import pytest

from games.chance import Chance
from games.engine import begin
from games.splendor_duel import GAME
from games.splendor_duel.events import Drawn, Won
from games.splendor_duel.rules.standings import standings
from games.splendor_duel.table import DuelTable, Player
from renderers.words import words_for
from tests.games.moves import after, offers, to_act
from tests.games.splendor_duel.tables import ANN, BEN, lay, player, tokens
from tests.rule import rule

TWENTY = "3-13 2-24 3-02 3-04 1-20"
RED = "3-08 2-16 1-20 1-05"
TAKE = "take c3 only"


def figures(table: DuelTable) -> list[tuple[str, int]]:
    """The goals that the winner has reached, with their figures."""
    won = (event for event in table.last if isinstance(event, Won))
    return [(reached.goal.value, reached.n) for event in won for reached in event.reached]


def ended(ann: Player) -> DuelTable:
    """The table after a turn of Ann's that changed nothing about her goals."""
    return after(lay(ann), TAKE)


def red(colour: str) -> DuelTable:
    """Ann has bought 3-12 in this colour (SD-X13)."""
    table = lay(player("R4 Y2", bought=RED), pyramid="3-12")
    return after(table, f"buy 3-12 {colour} r4y1")


def still(safety_stop: int, quiet: int) -> DuelTable:
    return lay(safety_stop=safety_stop, quiet=quiet)


@rule("SD-98")
def test_who_reaches_a_goal_wins_at_once() -> None:
    table = ended(player(bought=TWENTY))
    assert (table.over, figures(table)) == (True, [("points", 20)])
    assert [(standing.seat, standing.place) for standing in standings(table)] == [
        (ANN, 1),
        (BEN, 2),
    ]


@rule("SD-98")
def test_the_winner_is_first_whatever_else_the_opponent_has() -> None:
    ann = player(bought="2-03 2-07 2-12 3-11:white 2-21:blue 2-22:white")
    table = after(lay(ann, player(bought="3-13 2-24 3-02 1-30")), TAKE)
    assert [(standing.seat, standing.place) for standing in standings(table)] == [
        (ANN, 1),
        (BEN, 2),
    ]


@rule("SD-99")
def test_nobody_wins_in_the_middle_of_a_turn() -> None:
    table = lay(player(privileges=1, bought=TWENTY), bag="W1")
    assert to_act(after(table, "privilege c3", "replenish")) == ANN


@rule("SD-99")
def test_nobody_wins_in_the_turn_of_the_opponent() -> None:
    table = after(lay(player(bought=TWENTY), turn=BEN), TAKE)
    assert (table.over, to_act(table)) == (False, ANN)


@rule("SD-100")
@pytest.mark.parametrize(
    ("bought", "royals", "points"),
    [("3-13 2-24 1-30 3-02 3-04", "", 22), ("3-13 2-24 1-30 3-02", "R-1", 20)],
)
def test_twenty_points_of_all_cards_and_royals_win(bought: str, royals: str, points: int) -> None:
    assert figures(ended(player(bought=bought, royals=royals))) == [("points", points)]


@rule("SD-100")
def test_nineteen_points_do_not() -> None:
    assert not ended(player(bought="3-13 2-24 3-02 3-04")).over


@rule("SD-101")
@pytest.mark.parametrize(
    ("bought", "wins"),
    [("3-11:red 2-21:blue 2-22:red 3-03 1-16", True), ("3-11:red 2-21:blue 2-22:red 3-03", False)],
)
def test_ten_crowns_win(bought: str, wins: bool) -> None:
    table = ended(player(bought=bought, royals="R-1 R-2"))
    assert figures(table) == ([("crowns", 10)] if wins else [])


@rule("SD-102")
def test_ten_points_of_one_colour_win() -> None:
    table = ended(player(bought="3-04 3-03 2-07 1-10"))
    (won,) = (event for event in table.last if isinstance(event, Won))
    assert [(reached.n, reached.colour and reached.colour.value) for reached in won.reached] == [
        (10, "blue")
    ]


@rule("SD-102")
def test_points_without_colour_count_for_none() -> None:
    assert not ended(player(bought="3-13 2-24 3-04", royals="R-4")).over


@rule("SD-94", "SD-102", "SD-X13")
def test_ten_red_points_win_before_the_extra_turn() -> None:
    table = red("red")
    assert (table.over, figures(table)) == (True, [("colour", 10)])


@rule("SD-X13")
def test_the_same_card_in_white_brings_another_turn() -> None:
    table = red("white")
    ann = table.players[ANN]
    assert (table.over, to_act(table), str(ann.prestige), ann.points) == (False, ANN, "W4 R7", 11)


@rule("SD-X13")
def test_the_card_can_be_paid_in_two_ways_and_have_two_colours() -> None:
    table = lay(player("R4 Y2", bought=RED), pyramid="3-12")
    ways = {f"buy 3-12 {colour} {way}" for colour in ("white", "red") for way in ("r4y1", "r3y2")}
    assert offers(table, "buy 3-12").keys() == ways


@rule("SD-103")
def test_the_result_names_all_goals_that_were_reached() -> None:
    table = ended(
        player(bought="3-04 3-03 2-07 1-10 3-13 2-24 3-11:red 2-21:red 2-22:red", royals="R-1 R-2")
    )
    assert figures(table) == [("points", 25), ("crowns", 10), ("colour", 10)]
    say = words_for("en", "games.splendor_duel").say
    account = [say(text, ()) for text in standings(table)[0].account]
    assert account[:3] == [
        f"goal reached with {goal}" for goal in ("25 points", "10 crowns", "10 points in blue")
    ]


@rule("SD-103")
def test_two_bonuses_on_a_card_count_its_points_once() -> None:
    assert player(bought="2-02").prestige == tokens("W1")


@rule("SD-103")
def test_reserved_cards_bring_no_victory() -> None:
    assert not ended(player(bought="3-13 2-24 3-02", reserved="3-04 3-06 3-08")).over


@rule("SD-109")
def test_after_forty_quiet_turns_the_game_is_a_draw() -> None:
    table = after(still(40, 39), TAKE)
    assert (table.over, table.last[-1]) == (True, Drawn(turns=40))
    assert [standing.place for standing in standings(table)] == [2, 2]


@rule("SD-109")
def test_after_thirty_nine_it_goes_on() -> None:
    assert not after(still(40, 38), TAKE).over


@rule("SD-109")
@pytest.mark.parametrize("move", ["buy 1-07", "reserve deck-1"])
def test_a_purchase_or_reservation_begins_the_count_anew(move: str) -> None:
    table = lay(player("G3", privileges=1), board={"Y": "a1", "W": "c3"}, pyramid="1-07", quiet=39)
    assert after(table, move).quiet == 0


@rule("SD-109")
def test_extra_turns_count() -> None:
    table = lay(player("U2 G2 P1"), pyramid="1-03", bag="")
    assert after(table, "buy 1-03", TAKE).quiet == 1


@rule("SD-109")
def test_the_stop_can_be_switched_off() -> None:
    assert not after(still(0, 500), TAKE).over


@rule("SD-109")
@pytest.mark.parametrize(
    ("chosen", "turns"), [({}, 40), ({"safety-stop": "20"}, 20), ({"safety-stop": "0"}, 0)]
)
def test_the_table_chooses_its_stop(chosen: dict[str, str], turns: int) -> None:
    assert (
        begin(GAME.rules.set_up(2, Chance(1), GAME.rules.chosen(chosen.items()))).table.safety_stop
        == turns
    )


@rule("SD-110")
def test_who_hoards_gold_and_pearls_does_not_lose_by_it() -> None:
    table = lay(player("P2 Y3"))
    for cell in ("c3", "c4", "b4", "b3", "b2", "c2", "d2", "d3"):
        table = after(table, f"take {cell} only")
    assert to_act(table) == ANN
