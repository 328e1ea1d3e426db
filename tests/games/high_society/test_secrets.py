"""Who may see what."""

import pytest

from games.chance import Chance
from games.draft import draft
from games.engine import Seat, play
from games.high_society import GAME
from games.high_society.actions import Discard, Pass, Raise, Submit
from games.high_society.catalogue import CARDS, MONEY
from games.high_society.events import Bought, GaveUp, Parted, Suffered, ThiefStayed
from games.high_society.rules.orders import StandingBid
from games.high_society.table import HighSocietyTable
from games.high_society.view import Phase, View, look
from tests.games.high_society.tables import ANN, BEN, CLEO, cards, ended, lay, money, player, sealed
from tests.games.moves import after
from tests.rule import rule

EVERYBODY = (None, ANN, BEN, CLEO)
OTHERS = (None, BEN, CLEO)
EVERY_SEAT = pytest.mark.parametrize("me", EVERYBODY)
EVERY_OTHER = pytest.mark.parametrize("me", OTHERS)
RICH = lay(player("1 2 12 25", bid="6"), player("3 4", bid="8"), player(), deck="2", turn=CLEO)
"""Ann and Ben have bid, Cleo is to act."""


def face_down() -> HighSocietyTable:
    """With hidden scoring, Ann has luxury 8 and a recognition and is about to take the thief."""
    ann = player(won="8 x1")
    return lay(ann, player(won="6 2"), player(), card="thief", deck="4", hidden_scoring=True)


# Money


@rule("HS-85")
@EVERY_SEAT
def test_money_in_hand_is_its_owners_secret(me: Seat | None) -> None:
    mine = look(RICH, me).mine
    assert (mine and mine.hand) == (None if me is None else RICH.players[me].hand)


@rule("HS-85")
@EVERY_OTHER
def test_nobody_else_notices_other_money_in_a_hand(me: Seat | None) -> None:
    other = draft(RICH)
    other.players[ANN].hand, other.players[ANN].spent = money("3 4 8 10"), money("1 2 12 15 20 25")
    assert look(other, me) == look(RICH, me)


@rule("HS-86")
@EVERY_SEAT
def test_the_number_of_cards_in_a_hand_lies_open(me: Seat | None) -> None:
    assert [seen.notes for seen in look(RICH, me).players] == [4, 2, 11]


@rule("HS-87")
@EVERY_SEAT
def test_the_discard_pile_is_not_listed_but_for_the_own_money(me: Seat | None) -> None:
    mine = look(RICH, me).mine
    assert (mine and mine.spent) == (None if me is None else tuple(sorted(RICH.players[me].spent)))


@rule("HS-87")
def test_the_news_of_a_sale_says_what_was_paid() -> None:
    assert Bought(seat=BEN, card=CARDS["luxury-5"], paid=(8,)) in after(RICH, "pass", "pass").last


@rule("HS-88")
def test_what_everybody_sees_is_the_same_whatever_the_player_holds() -> None:
    poor = lay(player("1"), player(bid="25"), player())
    rich = lay(player("20"), player(bid="25"), player())
    assert look(poor, None) == look(rich, None)
    assert [turn.waiting for turn in poor.waiting] == [turn.waiting for turn in rich.waiting]


@rule("HS-89")
@EVERY_SEAT
def test_at_the_end_all_hands_are_shown(me: Seat | None) -> None:
    over = ended(player("1 8"), player("2"), player("25", won="9"))
    assert {result.seat: result.hand for result in look(over, me).results} == {
        ANN: (1, 8),
        BEN: (2,),
        CLEO: (25,),
    }


@rule("HS-90")
def test_a_bid_shows_nothing_hidden_and_a_card_turned_up_does() -> None:
    assert [play(RICH, CLEO, Raise(frozenset({12}))).final, play(RICH, CLEO, Pass()).final] == [
        False,
        False,
    ]
    assert play(after(RICH, "pass"), ANN, Pass()).final


@rule("HS-90")
def test_a_limit_shows_nothing_before_all_are_opened() -> None:
    table = sealed(lay(player(won="4 9"), player(), player(), card="thief", sealed=True), {ANN: 0})
    first = play(table, BEN, Submit(3))
    opened = play(first.table, CLEO, Submit(4))
    assert (look(opened.table, None).phase, first.final, opened.final) == (
        Phase.DISCARD,
        False,
        True,
    )


# Limits and orders


@rule("HS-79", "HS-84")
@EVERY_SEAT
def test_a_sealed_limit_is_its_owners_secret(me: Seat | None) -> None:
    view = look(sealed(lay(player(), player(), player(), sealed=True), {ANN: 77}), me)
    assert ("77" in repr(view)) is (me == ANN)
    assert [seen.submitted for seen in view.players] == [True, False, False]


@rule("HS-79")
@EVERY_OTHER
def test_nobody_else_notices_that_an_answer_was_changed(me: Seat | None) -> None:
    first = sealed(lay(player(), player(), player(), sealed=True), {ANN: 77})
    assert look(sealed(first, {ANN: 0}), me).last == ()


@rule("HS-74")
@pytest.mark.parametrize("limit", [0, 20, 106])
def test_a_move_by_order_is_a_move_by_hand(limit: int) -> None:
    (turn,) = RICH.waiting
    action = StandingBid(1, limit).obey(RICH, turn)
    by_hand = Raise(frozenset({1, 8})) if limit else Pass()
    assert action == by_hand
    assert play(RICH, CLEO, action).news == play(RICH, CLEO, by_hand).news


@rule("HS-74")
def test_an_order_leaves_no_trace_on_the_table() -> None:
    table = draft(RICH)
    GAME.rules.ask_order(table, ANN)
    StandingBid(1, 20).obey(table, table.waiting[0])
    assert GAME.rules.codec.write_table(table) == GAME.rules.codec.write_table(RICH)


# Cards face down


@rule("HS-60", "HS-61")
@EVERY_SEAT
def test_cards_face_down_are_seen_by_their_owner(me: Seat | None) -> None:
    seen = look(face_down(), me).players
    assert [somebody.cards for somebody in seen] == [
        tuple(cards("8 x1")) if me == ANN else None,
        tuple(cards("6 2")) if me == BEN else None,
        () if me == CLEO else None,
    ]


@rule("HS-60")
@EVERY_SEAT
def test_cards_face_up_are_seen_by_everybody(me: Seat | None) -> None:
    table = lay(player(won="8 x1"), player(won="thief"), player())
    assert [(somebody.cards, somebody.robbed) for somebody in look(table, me).players] == [
        (tuple(cards("8 x1")), False),
        (tuple(cards("thief")), True),
        ((), False),
    ]


@rule("HS-61")
@EVERY_OTHER
def test_scores_are_hidden_with_the_cards(me: Seat | None) -> None:
    assert look(face_down(), me).players[ANN].reckoning is None


@rule("HS-61")
@EVERY_OTHER
def test_a_thief_who_waits_is_hidden(me: Seat | None) -> None:
    table = lay(player(won="thief x1"), player(), player(), hidden_scoring=True)
    other = lay(player(won="loss x1"), player(), player(), hidden_scoring=True)
    assert (look(table, ANN).players[ANN].robbed, look(table, me)) == (True, look(other, me))


@rule("HS-61")
@EVERY_SEAT
def test_nobody_is_told_which_cards_have_gone(me: Seat | None) -> None:
    table = after(face_down(), "pass", "bid 1", "pass", "pass")
    assert (table.stolen, look(table, me).stolen) == (cards("thief 8"), ())


@rule("HS-62")
@EVERY_SEAT
def test_numbers_lie_open_all_the_same(me: Seat | None) -> None:
    view = look(face_down(), me)
    assert ([seen.won for seen in view.players], view.deck, view.reds) == ([2, 2, 0], 11, 1)


@rule("HS-62")
@EVERY_SEAT
def test_the_sale_is_told_once_and_not_repeated(me: Seat | None) -> None:
    sold = after(
        lay(player(), player(), player(), card="9", deck="2 3", hidden_scoring=True),
        "bid 1",
        "pass",
        "pass",
    )
    assert Bought(seat=ANN, card=CARDS["luxury-9"], paid=(1,)) in look(sold, me).last
    assert ("luxury-9" in repr(look(after(sold, "bid 2"), me))) is (me == ANN)


@rule("HS-63")
@EVERY_SEAT
def test_which_card_went_with_a_new_thief_is_known_to_its_owner(me: Seat | None) -> None:
    ann = player(won="8 9")
    asked = after(lay(ann, player(), player(), card="thief", deck="4", hidden_scoring=True), "pass")
    last = look(play(asked, ANN, Discard(CARDS["luxury-9"])).table, me).last
    assert last[0] == GaveUp(seat=ANN, card=None)
    assert (Parted(to=ANN, card=CARDS["luxury-9"]) in last) is (me == ANN)


@rule("HS-63")
@EVERY_SEAT
def test_everybody_learns_that_a_thief_waits(me: Seat | None) -> None:
    table = after(
        lay(player(won="x1"), player(), player(), card="thief", deck="4", hidden_scoring=True),
        "pass",
    )
    assert look(table, me).last[1:3] == (
        Suffered(seat=ANN, card=CARDS["thief"]),
        ThiefStayed(seat=ANN),
    )


@rule("HS-63")
@EVERY_SEAT
def test_everybody_knows_the_card_that_a_waiting_thief_takes(me: Seat | None) -> None:
    table = lay(player(won="thief"), player(), player(), card="9", deck="4", hidden_scoring=True)
    assert (
        GaveUp(seat=ANN, card=CARDS["luxury-9"])
        in look(after(table, "bid 1", "pass", "pass"), me).last
    )


@rule("HS-64")
@EVERY_SEAT
def test_at_the_end_all_cards_are_shown(me: Seat | None) -> None:
    view = look(ended(player("1", won="9 x1"), player("2"), player("3"), hidden_scoring=True), me)
    assert view.players[ANN].cards == tuple(cards("9 x1"))
    assert [result.reckoning.doubled for result in view.results if result.seat == ANN] == [18]


@rule("HS-T16")
@EVERY_OTHER
def test_what_ben_sees_of_the_thief_at_anns(me: Seat | None) -> None:
    view = look(after(face_down(), "pass"), me)
    assert GaveUp(seat=ANN, card=None) in view.last
    assert (view.players[ANN].won, named(view) & {"luxury-8", "recognition-1"}) == (1, set())


@rule("HS-T16")
def test_what_ann_sees_of_the_thief() -> None:
    view = look(after(face_down(), "pass"), ANN)
    assert view.owner.cards == tuple(cards("x1"))


def named(view: View) -> set[str]:
    """The status cards that a view names anywhere."""
    return {key for key in CARDS if f"'{key}'" in repr(view)}


# What is dealt anew


@rule("HS-85")
def test_other_hands_are_dealt_anew_with_the_same_number_of_cards() -> None:
    dealt = [GAME.rules.scramble(RICH, BEN, Chance(seed)).players for seed in range(200)]
    assert {players[BEN].hand for players in dealt} == {(3, 4)}
    assert {len(players[ANN].hand) for players in dealt} == {4}
    assert {card for players in dealt for card in players[ANN].hand} == {*MONEY} - {6}


@rule("HS-61")
def test_cards_face_down_may_be_any_that_are_not_seen() -> None:
    table = lay(player(won="8 x1"), player(won="6"), player(won="3"), card="5", hidden_scoring=True)
    dealt = {
        card.id
        for seed in range(400)
        for card in GAME.rules.scramble(table, ANN, Chance(seed)).players[BEN].cards
    }
    assert dealt == {
        key for key in CARDS if key not in {"luxury-8", "recognition-1", "luxury-5", "thief"}
    } - {
        "recognition-2",
        "recognition-3",
        "arrest",
    }


@rule("HS-62")
def test_red_frames_that_were_turned_up_stay_turned_up() -> None:
    table = lay(player(won="8 x1"), player(won="6 x2"), player(won="arrest"), hidden_scoring=True)
    for seed in range(100):
        dealt = GAME.rules.scramble(table, BEN, Chance(seed))
        assert (
            sum(card.red for somebody in dealt.players for card in somebody.cards)
            == dealt.reds
            == 3
        )


def test_the_gallery_knows_of_no_money() -> None:
    assert look(RICH, None).mine is None
