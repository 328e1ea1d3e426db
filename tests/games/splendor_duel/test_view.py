"""What a view makes of a table: what is owed, what there is to choose from, and which turns went
before.
"""

from typing import Any

import pytest

from games.chance import Chance
from games.engine import begin
from games.splendor_duel import GAME
from games.splendor_duel.catalogue import CARDS, CELLS, ROYALS, Colour
from games.splendor_duel.events import called
from games.splendor_duel.table import DuelTable
from games.splendor_duel.view import Owed, View, look
from tests.games.moves import after
from tests.games.splendor_duel.tables import ANN, BEN, EXAMPLE, cells, lay, player, tokens

TAKE = "take c3 only"


def view(table: DuelTable) -> View:
    return look(table, None)


def lines(table: DuelTable, seat: int) -> list[str]:
    """What is remembered of a player's latest turn."""
    return [event.line.key for event in view(table).players[seat].latest]


def discarding() -> DuelTable:
    """Ann has taken more than ten tokens."""
    return after(lay(player("W4 U4 G2"), board={"R": "a1", "K": "c3"}), "take a1")


def matching() -> DuelTable:
    """Ann is to choose a green token."""
    return after(lay(player("W2 U2"), board={"G": "a1 e5", "R": "c3"}, pyramid="1-14"), "buy 1-14")


def stealing() -> DuelTable:
    """Ann is to choose a token of Ben's."""
    return after(lay(player("U4 R3"), player("W1 P1 Y2"), pyramid="2-01"), "buy 2-01")


def crowned() -> DuelTable:
    """Ann is to choose a royal."""
    return after(
        lay(player("G2", bought="1-04 1-12"), player(royals="R-2"), pyramid="1-07"), "buy 1-07"
    )


@pytest.mark.parametrize(
    ("table", "owed"),
    [
        (lay(), Owed.ACTION),
        (discarding(), Owed.TOKENS),
        (matching(), Owed.MATCH),
        (stealing(), Owed.LOOT),
        (crowned(), Owed.ROYAL),
    ],
)
def test_a_view_says_what_the_player_in_turn_owes(table: DuelTable, owed: Owed) -> None:
    assert (view(table).turn, view(table).owed) == (ANN, owed)


def test_nothing_is_owed_when_the_game_is_over() -> None:
    over = view(after(lay(player(bought="3-13 2-24 3-02 3-04 1-20")), TAKE))
    assert (over.turn, over.owed, over.affordable) == (None, None, [])


def test_the_cells_to_choose_from_hold_the_cards_colour() -> None:
    assert (view(matching()).wanted, view(matching()).matching) == (Colour.GREEN, cells("a1 e5"))
    assert view(lay(board=EXAMPLE)).matching == []


def test_gold_is_no_loot() -> None:
    assert view(stealing()).loot == [Colour.WHITE, Colour.PEARL]
    assert view(lay(ben=player("W1"))).loot == []


def test_the_royals_to_choose_from_are_those_that_are_left() -> None:
    assert view(crowned()).royals == (ROYALS["R-1"], ROYALS["R-3"], ROYALS["R-4"])


def test_the_board_is_seen_row_by_row() -> None:
    seen = view(lay(board=EXAMPLE)).board
    assert len(seen) == len(CELLS)
    assert [token and token.letter for token in seen[:10]] == [
        "W",
        "U",
        "G",
        "R",
        "K",
        "K",
        "Y",
        "P",
        None,
        "W",
    ]


def test_nothing_can_be_bought_while_something_else_is_owed() -> None:
    assert view(lay(player("G3"), pyramid="1-07")).affordable == [CARDS["1-07"]]
    assert view(crowned()).affordable == []


def test_the_least_gold_is_what_a_card_would_cost() -> None:
    ann = view(lay(player("U1 G2 Y2", bonuses="U1"))).players[ANN]
    assert ann.affords(CARDS["1-03"])
    assert ann.payment(CARDS["1-03"]) == tokens("U1 G2 Y1")


def test_gold_fills_the_smallest_gaps_of_what_is_lacking() -> None:
    ann = view(lay(player("U1 Y1", bonuses="G1"))).players[ANN]
    assert not ann.affords(CARDS["1-03"])
    assert ann.lacking(CARDS["1-03"]) == tokens("G1 P1")


def test_a_wild_card_is_out_of_reach_without_a_bonus_to_copy() -> None:
    ann = view(lay(player("W4 P1"))).players[ANN]
    assert ann.lacking(CARDS["1-26"]) == tokens()
    assert ann.cannot_copy(CARDS["1-26"])
    assert not ann.affords(CARDS["1-26"])


def test_points_are_told_by_colour_and_without_one() -> None:
    ann = view(lay(player(bought="3-04 1-05 1-30", royals="R-4"))).players[ANN]
    assert (ann.best_colour, ann.best, ann.colourless, ann.points) == (Colour.BLUE, 4, 6, 11)


def test_whoever_has_not_moved_yet_has_no_latest_turn() -> None:
    assert (lines(lay(), ANN), lines(lay(), BEN)) == ([], [])


def test_a_turn_is_remembered_whole_until_the_next() -> None:
    table = after(lay(player(privileges=1), bag="W1"), "privilege c3", "replenish", TAKE)
    assert lines(table, ANN) == ["spent-privilege", "replenished", "gained-privilege", "took"]
    assert lines(after(table, "take a1 only"), ANN) == []


def test_an_extra_turn_is_remembered_with_the_one_that_earned_it() -> None:
    table = after(lay(player("U2 G2 P1"), pyramid="1-03", bag=""), "buy 1-03", TAKE)
    assert lines(table, ANN) == ["bought", "refilled", "another-turn", "took"]


def test_the_earlier_turn_is_the_opponents_once_a_turn_has_begun() -> None:
    table = after(lay(), TAKE)
    assert view(table).earlier == []
    begun = after(lay(turn=BEN, bag="W1"), TAKE, "replenish")
    assert [player.seat for player in view(begun).earlier] == [BEN]


def test_what_is_remembered_of_a_reservation_names_no_card() -> None:
    table = after(lay(board=EXAMPLE, pyramid="2-03"), "reserve 2-03 b2")
    assert lines(table, ANN) == ["reserved-hidden", "refilled"]


@pytest.mark.parametrize("seed", [1, 203, 222, 227])
def test_words_and_pictures_name_the_same_card_that_comes_closest(seed: int) -> None:
    table = begin(GAME.rules.laid_out(2, Chance(seed), {})).table
    seat = table.waiting[0].seat
    question: Any = table.waiting[0].ask(table)
    (why,) = (line for line in question.unavailable() if line.key == "cannot-buy")
    assert dict(why.args)["card"] == called(look(table, seat).closest[0])
