"""When nothing is possible, or nothing happens any more."""

import pytest

from games.chance import Chance
from games.engine import begin
from games.splendor import GAME
from games.splendor.actions import Pass
from games.splendor.events import End, Ended
from games.splendor.rules.standings import standings
from games.splendor.table import SplendorTable
from tests.games.moves import after, offers, refusal
from tests.games.splendor.tables import ANN, BEN, lay, nobles, player, tokens
from tests.rule import rule

ROWS = "1-02 1-03 1-04 1-05 2-01 2-02 2-03 2-04 3-01 3-02 3-03 3-04"
TAKE, BACK = "take white+blue+green", "white blue green"


def stuck(
    *, bank: str = "Y5", held: str = "W4 U4 G2", bonuses: str = "", display: str = "N-08"
) -> SplendorTable:
    """Two players with full hands who can buy nothing."""
    ann = player(held, hand="1-13 1-14 1-15", bonuses=bonuses)
    ben = player("G2 R4 K4", hand="1-18 1-19 1-20")
    return lay(ann, ben, bank=bank, rows=ROWS, display=display)


def circling(safety_stop: int, *, quiet_rounds: int) -> SplendorTable:
    """Two players with ten tokens each who could take and return the same ones for ever."""
    ann, ben = player("W2 U2 G2 R2 K2"), player("W2 U2 G2 R2 K2")
    return lay(ann, ben, bank="W1 U1 G1", safety_stop=safety_stop, quiet_rounds=quiet_rounds)


def ends(table: SplendorTable) -> list[End]:
    return [event.reason for event in table.last if isinstance(event, Ended)]


@rule("SP-80")
def test_who_can_do_nothing_may_only_pass() -> None:
    assert offers(stuck()) == {"pass": Pass()}


@rule("SP-81")
@pytest.mark.parametrize("bank", ["G1", "K1 Y5"])
def test_a_single_gem_in_the_bank_forbids_passing(bank: str) -> None:
    assert refusal(stuck(bank=bank, held="W4 U4 G1"), Pass()) == "refuse-pass"


@rule("SP-81")
def test_ten_tokens_are_no_reason_to_pass() -> None:
    assert offers(stuck(bank="R1")).keys() == {"take red"}


@rule("SP-81")
def test_room_in_the_hand_forbids_passing() -> None:
    table = lay(player("W4 U4 G2", hand="1-13 1-14"), player("G2 R4 K4"), bank="", rows=ROWS)
    assert refusal(table, Pass()) == "refuse-pass"


@rule("SP-81")
def test_a_card_within_reach_forbids_passing() -> None:
    table = lay(player("W4 U4 G2", hand="1-06 1-14 1-15"), player("G2 R4 K4"), bank="", rows=ROWS)
    assert offers(table).keys() == {"buy 1-06"}


@rule("SP-82")
def test_a_noble_visits_after_a_pass() -> None:
    # Nothing makes a passing player newly content but a noble left over from an earlier choice.
    table = after(stuck(held="", bonuses="R4 K4", display="N-10"), "pass")
    assert table.players[ANN].nobles == nobles("N-10")


@rule("SP-82")
def test_the_end_is_checked_after_a_pass() -> None:
    table = stuck()
    table.players[ANN].nobles = nobles("N-01 N-02 N-03 N-04 N-05")
    assert after(table, "pass").last_round


@rule("SP-83")
def test_the_game_is_over_when_everybody_has_passed() -> None:
    table = after(stuck(), "pass", "pass")
    assert (table.over, ends(table)) == (True, [End.STALEMATE])


@rule("SP-83")
def test_one_pass_ends_nothing() -> None:
    assert not after(stuck(), "pass").over


@rule("SP-83")
def test_a_noble_breaks_the_stalemate() -> None:
    table = after(stuck(held="", bonuses="R4 K4", display="N-10"), "pass", "pass")
    assert (table.over, after(table, "pass").over) == (False, True)


@rule("SP-83")
def test_a_purchase_breaks_the_stalemate() -> None:
    ann, ben = player("W4 U4 G2", hand="1-13 1-14 1-15"), player("G2 R4 K4", hand="1-09 1-19 1-20")
    table = after(lay(ann, ben, bank="Y5", rows=ROWS), "pass", "buy 1-09")
    assert (table.over, table.passes) == (False, 0)


@rule("SP-X23")
def test_a_stalemate_is_scored_as_usual() -> None:
    table = after(stuck(), "pass", "pass")
    assert [(standing.seat, standing.place, standing.merit) for standing in standings(table)] == [
        (ANN, 1, (0, 0)),
        (BEN, 1, (0, 0)),
    ]


@rule("SP-X23")
def test_one_green_token_must_be_taken() -> None:
    table = stuck(bank="G1 Y5", held="W4 U4 G1")
    assert offers(table).keys() == {"take green"}
    assert refusal(table, Pass()) == "refuse-pass"


@rule("SP-84")
def test_the_safety_stop_ends_a_game_in_which_nothing_happens() -> None:
    table = circling(20, quiet_rounds=19)
    assert ends(after(table, TAKE, BACK, TAKE, BACK)) == [End.QUIET]


@rule("SP-84")
def test_before_the_last_quiet_round_is_over_the_game_goes_on() -> None:
    table = after(circling(20, quiet_rounds=19), TAKE, BACK, TAKE)
    assert not table.over
    assert not after(circling(20, quiet_rounds=18), TAKE, BACK, TAKE, BACK).over


@rule("SP-84")
@pytest.mark.parametrize("stirring", ["reserve deck-1", "reserve 1-20", "buy 1-20"])
def test_a_purchase_or_reservation_begins_the_count_anew(stirring: str) -> None:
    table = lay(
        player("W2 U2 R2 K2"),
        player("W2 U2 G2 R2 K1"),
        rows="1-20",
        bank="W4 U4 G4 Y5",
        quiet_rounds=19,
    )
    assert after(table, stirring, TAKE, "white blue").quiet_rounds == 0


@rule("SP-84")
def test_a_noble_begins_the_count_anew() -> None:
    ann = player(bonuses="W3 U3 G3")
    table = lay(ann, player(), display="N-03", bank="W4 U4 G4", quiet_rounds=19)
    assert after(table, TAKE, TAKE).quiet_rounds == 0


@rule("SP-84")
def test_the_safety_stop_can_be_switched_off() -> None:
    assert not after(circling(0, quiet_rounds=500), TAKE, BACK, TAKE, BACK).over


@rule("SP-84")
@pytest.mark.parametrize(
    ("chosen", "rounds"), [({}, 20), ({"safety-stop": "40"}, 40), ({"safety-stop": "0"}, 0)]
)
def test_the_table_chooses_its_safety_stop(chosen: dict[str, str], rounds: int) -> None:
    table = begin(GAME.rules.set_up(2, Chance(1), GAME.rules.chosen(chosen.items()))).table
    assert (table.safety_stop, table.bank) == (rounds, tokens("W4 U4 G4 R4 K4 Y5"))
