"""What a computer player does in Splendor Duel: positions in which it used to blunder."""

from __future__ import annotations

import pytest

from games.automa import choose
from games.chance import Chance
from games.engine import Seat
from games.hints import hint
from games.levels import Level
from games.moves import Action
from games.splendor_duel import GAME
from games.splendor_duel.actions import (
    Buy,
    Discard,
    Replenish,
    Reserve,
    ReserveUnseen,
    SpendPrivilege,
    Steal,
    Take,
    TakeRoyal,
)
from games.splendor_duel.catalogue import CARDS, GOLD, PEARL, ROYALS, Ability
from games.splendor_duel.mind.habits import consider, habit
from games.splendor_duel.mind.prospects import FIGURES, figures, worth, would_win
from games.splendor_duel.mind.reasons import reasons
from games.splendor_duel.rules.discarding import DiscardTokens
from games.splendor_duel.rules.effects import ChooseRoyal
from games.splendor_duel.table import DuelTable
from games.text import Name, Text
from renderers.words import words_for
from tests.games.moves import after
from tests.games.splendor_duel.tables import ANN, BEN, EXAMPLE, lay, player, tokens

BRIEF = Level("brief", iterations=80, seconds=1e9)
NEARLY = "3-04 3-06 3-08 2-24"
"""Cards for 17 points, no more than 4 of them in one colour."""


SEVENTEEN = "3-13 2-24 3-02 2-07 1-12"
"""Cards for 17 points and two crowns: with a third and R-4 they win (SD-X14)."""


def still() -> float:
    return 0.0


def chosen(table: DuelTable, seat: Seat = ANN, seed: int = 1) -> Action:
    return choose(GAME, table, seat, Chance(seed), still, 1e9, BRIEF)


def moves(table: DuelTable) -> list[Action]:
    return list(consider(table, table.waiting[0], Chance(1)))


@pytest.mark.parametrize("seed", range(4))
def test_it_buys_what_wins(seed: int) -> None:
    table = lay(player("R4 P1", bought=NEARLY), player(), pyramid="1-30 1-01")
    assert chosen(table, seed=seed) == Buy(CARDS["1-30"], tokens("R3 P1"))  # a red bonus helps


@pytest.mark.parametrize("seed", range(4))
def test_it_wins_with_the_royal_of_a_card_without_points(seed: int) -> None:
    table = lay(player("U2", bought=SEVENTEEN), player(), pyramid="1-04 1-01")
    assert chosen(table, seed=seed) == Buy(CARDS["1-04"], tokens("U2"))
    assert reasons(table, ANN, Buy(CARDS["1-04"], tokens("U2"))) == [Text("reason-wins")]
    assert figures(table, ANN)[FIGURES.index("winning-buy")] == 1
    bought = after(table, "buy 1-04")
    assert habit(bought, bought.waiting[0], Chance(seed)) == TakeRoyal(ROYALS["R-4"])


def test_it_does_not_count_a_royal_that_the_other_has() -> None:
    table = lay(player("U2", bought=SEVENTEEN), player(royals="R-4"), pyramid="1-04 1-01")
    assert not would_win(table, table.players[ANN], CARDS["1-04"])
    assert Text("reason-wins") not in reasons(table, ANN, Buy(CARDS["1-04"], tokens("U2")))


def test_it_reserves_what_would_bring_the_other_a_royal_and_the_goal() -> None:
    table = lay(player(), player("U2", bought=SEVENTEEN), pyramid="1-04 1-01")
    first = next(move for move in moves(table) if isinstance(move, Reserve))
    assert first.card is CARDS["1-04"]
    assert dict(reasons(table, ANN, first)[0].args)["why"] == "wins"


def test_it_wins_by_crowns_when_they_are_nearer() -> None:
    ann = player("U3", bought="2-21:blue 2-22:blue 3-11:blue 1-07 1-12", royals="R-1 R-2")
    table = lay(ann, player(), pyramid="1-04 1-30")
    assert ann.crowns == 9
    action = chosen(table)
    assert isinstance(action, Buy)
    assert action.card is CARDS["1-04"]


def test_it_reserves_what_the_other_would_win_with() -> None:
    ben = player("R4 P1", bought=NEARLY)
    ann = player("W3", bonuses="W2 U2 G2 K2", bought="3-10 3-02 2-08")
    table = lay(ann, ben, pyramid="1-30", board={"Y": "c3", "W": "a1", "U": "b1", "G": "e5"})
    action = chosen(table)
    assert isinstance(action, Reserve)
    assert action.card is CARDS["1-30"]


def test_it_never_reserves_blind_while_there_is_something_in_sight() -> None:
    assert not any(isinstance(move, ReserveUnseen) for move in moves(lay(board=EXAMPLE)))


def test_it_takes_three_tokens_while_three_lie_in_a_line() -> None:
    table = lay(board=EXAMPLE)
    assert {len(move.line.cells) for move in moves(table) if isinstance(move, Take)} == {3}
    action = chosen(table)
    assert not isinstance(action, Take) or len(action.line.cells) == 3


def test_it_thinks_of_replenishing_a_poor_board() -> None:
    poor = lay(board={"W": "a1 e5", "U": "a5", "Y": "c3"})
    assert Replenish() in moves(poor)
    assert Replenish() not in moves(lay(board=EXAMPLE))


def test_it_fills_no_board_from_which_it_has_no_room_to_take() -> None:
    """The opponent would have the tokens, and a privilege besides."""
    for held, thought_of in (("W4 K3", True), ("W4 K4", False)):
        table = lay(player(held), board={"R": "a1", "G": "c3 d3"})
        assert (Replenish() in moves(table)) is thought_of


def test_it_pays_with_gems_as_long_as_it_can() -> None:
    table = lay(player("R4 P1 Y2"), player(), pyramid="1-30")
    buys = [move for move in moves(table) if isinstance(move, Buy)]
    assert [buy.payment for buy in buys if buy.card is CARDS["1-30"]] == [tokens("R4 P1")]


def test_it_puts_back_neither_gold_nor_pearls_by_choice() -> None:
    table = lay(player("W3 U3 G3 P1 Y2"), player())
    table.then(DiscardTokens(ANN))
    first, *_ = moves(table)
    assert isinstance(first, Discard)
    assert not first.tokens[GOLD]
    assert not first.tokens[PEARL]


def test_a_privilege_is_spent_on_each_colour_once() -> None:
    table = lay(player(privileges=1), player(), board=EXAMPLE)
    spent = [move.cell for move in moves(table) if isinstance(move, SpendPrivilege)]
    colours = [table.at(cell) for cell in spent]
    assert colours
    assert len(set(colours)) == len(colours)


def test_it_chooses_the_royal_with_most_to_offer_first() -> None:
    table = lay(player(), player())
    table.then(ChooseRoyal(ANN))
    first = moves(table)[0]
    assert isinstance(first, TakeRoyal)
    assert first.royal.points >= 2


def test_whoever_is_nearer_to_a_goal_is_thought_to_win() -> None:
    table = lay(player("W2", bonuses="U2", bought=NEARLY), player(bonuses="G2"))
    assert worth(table)[ANN] > 0.8
    assert worth(table)[ANN] + worth(table)[BEN] == pytest.approx(1)


def test_a_hint_says_what_wins_and_whom_a_reservation_stops() -> None:
    winning = lay(player("R4 P1", bought=NEARLY), player(), pyramid="1-30")
    best = hint(GAME, winning, ANN, Chance(1), still, 1e9, BRIEF).best
    assert best.reasons == (Text("reason-wins"),)
    ben = player("R4 P1", bought=NEARLY)
    ann = player("W3", bonuses="W2 U2 G2 K2", bought="3-10 3-02 2-08")
    table = lay(ann, ben, pyramid="1-30", board={"Y": "c3", "W": "a1", "U": "b1", "G": "e5"})
    denial = hint(GAME, table, ANN, Chance(1), still, 1e9, BRIEF).best.reasons[0]
    assert denial.key == "reason-denies"
    assert dict(denial.args)["who"] == Name(BEN)
    assert dict(denial.args)["why"] == "wins"


def test_a_reason_to_steal_a_token_is_the_card_that_it_brings_nearer() -> None:
    table = lay(player("R3"), player("P1"), pyramid="1-30")
    assert {reason.key for reason in reasons(table, ANN, Steal(PEARL))} == {"reason-nearer"}


def test_a_reason_to_take_a_royal_is_what_it_does() -> None:
    keys = {
        royal: [reason.key for reason in reasons(lay(ben=player("W1")), ANN, TakeRoyal(royal))]
        for royal in ROYALS.values()
    }
    for royal, found in keys.items():
        assert ("reason-points" in found) == bool(royal.points)
        assert ("reason-ability" in found) == (royal.ability is not None)


def test_an_ability_that_brings_nothing_now_is_no_reason() -> None:
    taking = {
        royal.ability: TakeRoyal(royal) for royal in ROYALS.values() if royal.ability is not None
    }
    steal, privilege = taking[Ability.STEAL], taking[Ability.PRIVILEGE]
    ability = {kind: Text("reason-ability", ability=kind.value) for kind in Ability}
    for held, there in (("Y2", False), ("Y2 P1", True)):
        found = reasons(lay(ben=player(held)), ANN, steal)
        assert (ability[Ability.STEAL] in found) is there
    for ann, ben, there in ((3, 0, False), (2, 1, True), (2, 0, True)):
        table = lay(player(privileges=ann), player(privileges=ben))
        assert (ability[Ability.PRIVILEGE] in reasons(table, ANN, privilege)) is there
    card = next(card for card in CARDS.values() if card.ability is Ability.MATCH)
    assert card.bonus is not None
    for board, there in (({"Y": "c3"}, False), ({card.bonus.letter: "c3"}, True)):
        found = reasons(lay(board=board), ANN, Buy(card, card.cost))
        assert (ability[Ability.MATCH] in found) is there


def test_a_board_without_gems_is_said_to_have_none() -> None:
    words = words_for("en", GAME.home, strict=True)
    for board, said in (
        ({"Y": "c3"}, "No gem or pearl is left on the board."),
        ({"Y": "c3", "P": "a1"}, "Only one gem or pearl is left on the board."),
    ):
        [reason] = reasons(lay(board=board), ANN, Replenish())
        assert words.say(reason, ()) == said
