"""Auctions of misfortunes: the first to give up takes the card, and all the others pay."""

import pytest

from games.high_society import GAME
from games.high_society.catalogue import CARDS
from games.high_society.events import Lost, Passed, Suffered
from tests.games.high_society.tables import ANN, BEN, CLEO, DAN, lay, left, legal, player, won
from tests.games.moves import after, offers, to_act
from tests.games.playing import moments
from tests.rule import rule

MISFORTUNES = pytest.mark.parametrize("card", ["arrest", "loss", "thief"])


@rule("HS-30")
@MISFORTUNES
def test_raises_are_the_same_as_in_any_auction(card: str) -> None:
    players = player(bid="10"), player("4 8 12", bid="6"), player()
    assert legal(lay(*players, card=card, turn=BEN)) == legal(lay(*players, card="9", turn=BEN))


@rule("HS-30")
def test_turns_go_round_as_in_any_auction() -> None:
    table = lay(player(), player(), player(), card="loss", starter=CLEO)
    acted = []
    for notation in ("bid 1", "bid 2", "bid 3", "bid 4"):
        acted.append(to_act(table))
        table = after(table, notation)
    assert acted == [CLEO, ANN, BEN, CLEO]


@rule("HS-31")
@MISFORTUNES
def test_the_first_pass_ends_the_auction(card: str) -> None:
    table = after(lay(player(), player(), player(), player(), card=card, deck="2"), "bid 1", "pass")
    assert (table.auction, won(table)) == (2, ["", card, "", ""])


@rule("HS-32")
def test_who_passes_takes_the_card_and_the_own_bid() -> None:
    table = after(lay(player(bid="1 2"), player(bid="4"), player(bid="6"), card="loss"), "pass")
    assert (won(table), left(table)[ANN], table.players[ANN].bid) == (["loss", "", ""], 106, ())


@rule("HS-33")
def test_everybody_else_loses_the_whole_bid() -> None:
    table = after(
        lay(player(), player(bid="4"), player(bid="3 6"), player(), card="arrest", turn=DAN), "pass"
    )
    assert left(table) == [106, 102, 97, 106]
    assert table.last[:4] == [
        Passed(seat=DAN, broke=False),
        Suffered(seat=DAN, card=CARDS["arrest"]),
        Lost(seat=BEN, cards=(4,)),
        Lost(seat=CLEO, cards=(3, 6)),
    ]


@rule("HS-X04")
def test_a_misfortune_is_fought_off() -> None:
    table = after(lay(player(), player(), player(), card="loss"), "bid 2", "bid 3", "pass")
    assert (won(table), left(table), table.starter) == (["", "", "loss"], [104, 103, 106], CLEO)


@rule("HS-34", "HS-T02")
def test_the_starter_may_give_up_at_once() -> None:
    table = after(lay(player(), player(), player(), player(), card="arrest", starter=BEN), "pass")
    assert (won(table), left(table), table.starter) == (["", "arrest", "", ""], [106] * 4, BEN)


@rule("HS-35")
def test_somebody_always_takes_it() -> None:
    table = lay(*(player("1 2") for _ in range(3)), card="loss")
    while not any(won(table)):
        table = after(table, max(legal(table) - {"pass"}, default="pass"))
    assert won(table).count("loss") == 1


@rule("HS-35")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_no_misfortune_is_ever_left_lying(seats: int) -> None:
    for moment in moments(GAME, seats, seed=seats):
        owners = [seat for seat, cards in enumerate(won(moment.after)) if "loss" in cards]
        gone = CARDS["loss"] not in (*moment.after.deck, moment.after.card)
        assert len(owners) == gone


@rule("HS-T03")
def test_not_everybody_has_bid() -> None:
    table = lay(player(), player(), player(), player(won="4 9"), card="thief")
    raised = after(table, "bid 1", "bid 2", "bid 1+2")
    first = after(raised, "bid 4", "pass")
    assert (won(first), left(first)) == (["thief", "", "", "4 9"], [106, 104, 103, 102])
    other = after(raised, "pass")
    assert (to_act(other), [*offers(other)], left(other)) == (
        DAN,
        ["luxury-4", "luxury-9"],
        [105, 104, 103, 106],
    )
