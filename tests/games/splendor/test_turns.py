"""Rounds and turns: who acts when, and in which order a turn goes."""

import pytest

from games.engine import run
from games.splendor.actions import Pass, TakeTwo
from games.splendor.catalogue import Colour
from games.splendor.events import Bought, LastRoundCame, Refilled, Returned, Took, Visited
from games.splendor.rules.rounds import Round
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor.tables import ANN, BEN, CLEO, lay, player, tokens
from tests.rule import rule

TAKE = "take white+blue+green"


@rule("SP-11", "SP-12")
def test_a_round_is_one_turn_of_every_player_from_the_start_player_on() -> None:
    table = lay(player(), player(), player(), bank="W6 U6 G6 R6 K6 Y5")
    table.first, table.agenda = BEN, [Round(1)]
    run(table)
    acted = []
    for _ in range(6):
        acted.append(to_act(table))
        table = after(table, TAKE)
    assert acted == [BEN, CLEO, ANN, BEN, CLEO, ANN]


@rule("SP-12")
def test_the_next_round_comes_when_everybody_has_had_a_turn() -> None:
    assert after(lay(player(), player()), TAKE, TAKE).round == 2


@rule("SP-13")
@pytest.mark.parametrize("action", [TAKE, "two red", "reserve 1-01", "reserve deck-3", "buy 1-01"])
def test_a_turn_is_one_action(action: str) -> None:
    table = lay(player("R2 K1"), player(), rows="1-01", bank="W4 U4 G4 R4 K4 Y5")
    assert to_act(after(table, action)) == BEN


@rule("SP-13")
def test_there_are_four_actions() -> None:
    table = lay(player("R2 K1"), player(), rows="1-01", bank="W4 U4 G4 R4 K4 Y5")
    assert {notation.split()[0] for notation in offers(table)} == {"take", "two", "reserve", "buy"}


@rule("SP-14")
def test_nobody_passes_who_can_do_something() -> None:
    assert refusal(lay(player(), player()), Pass()) == "refuse-pass"


@rule("SP-15")
def test_a_purchase_is_followed_by_the_refill_the_noble_and_the_last_round() -> None:
    rich = player("R1", bought="3-04 3-12 2-21", bonuses="W2 U3 G1")
    table = after(lay(rich, player(), rows="1-19", display="N-03"), "buy 1-19")
    assert [type(event) for event in table.last] == [Bought, Refilled, Visited, LastRoundCame]


@rule("SP-15")
def test_tokens_are_returned_before_a_noble_visits() -> None:
    content = player("W3 U3 G3", bonuses="W3 U3 G3")
    taken = after(lay(content, player(), display="N-03"), "take red+black+white")
    returned = after(taken, "white white")
    assert ([type(event) for event in taken.last], [type(event) for event in returned.last]) == (
        [Took],
        [Returned, Visited],
    )


@rule("SP-16")
def test_a_refused_move_changes_nothing() -> None:
    table, same = (lay(player(), player(), bank="W3") for _ in range(2))
    refusal(table, TakeTwo(Colour.WHITE))
    assert table == same


@rule("SP-16")
def test_what_was_refused_can_be_done_otherwise() -> None:
    table = lay(player(), player(), bank="W3")
    refusal(table, TakeTwo(Colour.WHITE))
    assert after(table, "take white").players[ANN].tokens == tokens("W1")
