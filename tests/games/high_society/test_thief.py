"""The thief: whom it takes a luxury card from, and when."""

import pytest

from games.high_society.actions import Discard
from games.high_society.catalogue import CARDS
from games.high_society.events import GaveUp, ThiefStayed
from games.high_society.rules.standings import standings
from games.text import Text
from tests.games.high_society.tables import ANN, BEN, CLEO, cards, lay, left, places, player, won
from tests.games.moves import after, offers, refusal, to_act
from tests.rule import rule


@rule("HS-36")
def test_who_takes_the_thief_chooses_a_luxury_card_to_give_up() -> None:
    table = after(lay(player(won="4 x1 9"), player(), player(), card="thief"), "pass")
    assert (to_act(table), list(offers(table))) == (ANN, ["luxury-4", "luxury-9"])
    assert won(after(table, "luxury-4"))[ANN] == "x1 9"


@rule("HS-36")
@pytest.mark.parametrize("card", ["recognition-1", "thief", "luxury-2"])
def test_only_an_own_luxury_card_satisfies_the_thief(card: str) -> None:
    table = after(lay(player(won="4 x1 9"), player(won="2"), player(), card="thief"), "pass")
    assert refusal(table, Discard(CARDS[card])) == "refuse-discard"


@rule("HS-37")
def test_the_thief_and_the_luxury_card_leave_the_game() -> None:
    table = after(lay(player(won="4 9"), player(), player(), card="thief"), "pass", "luxury-9")
    assert (table.stolen, won(table)[ANN]) == (cards("thief 9"), "4")
    assert standings(table)[0].seat == ANN
    assert dict(standings(table)[0].score.args)["score"] == Text("points", n=4, half="no")


@rule("HS-38")
def test_without_a_luxury_card_the_thief_stays() -> None:
    table = after(lay(player(won="x1"), player(), player(), card="thief"), "pass")
    assert (won(table)[ANN], table.players[ANN].robbed) == ("x1 thief", True)
    assert ThiefStayed(seat=ANN) in table.last


@rule("HS-38")
def test_the_first_luxury_card_later_goes_with_the_thief() -> None:
    table = lay(player(won="thief"), player(), player(), card="5")
    bought = after(table, "bid 1", "pass", "pass")
    assert (won(bought)[ANN], bought.stolen) == ("", cards("thief 5"))
    assert GaveUp(seat=ANN, card=CARDS["luxury-5"]) in bought.last


@rule("HS-X05", "HS-39")
def test_a_card_that_is_stolen_is_paid_for_and_its_buyer_starts() -> None:
    took = after(
        lay(player(), player(), player(won="x1"), card="thief", starter=CLEO, deck="10"), "pass"
    )
    bought = after(took, "bid 20", "pass", "pass")
    assert (won(took)[CLEO], won(bought)[CLEO]) == ("x1 thief", "x1")
    assert (left(bought)[CLEO], bought.stolen, bought.starter) == (86, cards("thief 10"), CLEO)


@rule("HS-39")
def test_a_card_for_nothing_is_stolen_as_well() -> None:
    table = after(lay(player(), player(), player(won="thief")), "pass", "pass")
    assert (won(table)[CLEO], table.stolen) == ("", cards("thief 5"))


@rule("HS-40")
@pytest.mark.parametrize(
    ("card", "moves"), [("x2", "bid 1, pass, pass"), ("loss", "pass"), ("arrest", "pass")]
)
def test_other_cards_do_not_wake_the_thief(card: str, moves: str) -> None:
    table = after(lay(player(won="thief x1"), player(), player(), card=card), *moves.split(", "))
    assert (won(table)[ANN], table.stolen) == (f"thief x1 {card}", [])
    assert ThiefStayed(seat=ANN) not in table.last


@rule("HS-41")
def test_the_only_luxury_card_goes_without_a_question() -> None:
    table = after(lay(player(won="x1 7"), player(), player(), card="thief", deck="2"), "pass")
    assert (won(table)[ANN], table.stolen, table.auction) == ("x1", cards("thief 7"), 2)


@rule("HS-42")
def test_the_thief_is_satisfied_before_the_next_card_is_turned_up() -> None:
    table = after(lay(player(won="4 9"), player(), player(), card="thief", deck="2"), "pass")
    assert (table.card, table.deck[-1:]) == (None, cards("2"))
    assert after(table, "luxury-4").card is CARDS["luxury-2"]


@rule("HS-43")
def test_a_thief_who_still_waits_at_the_end_does_nothing() -> None:
    table = lay(
        player("8"),
        player("10", won="9"),
        player("12", won="thief x1 x2"),
        card="arrest",
        deck="x3",
    )
    over = after(table, "pass")
    assert (over.over, won(over)[CLEO], places(over)) == (
        True,
        "thief x1 x2",
        [(BEN, 1), (CLEO, 2), (ANN, 3)],
    )
