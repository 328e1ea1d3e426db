"""Auctions of cards that everybody wants: the last one in pays."""

import pytest

from games.high_society import GAME
from games.high_society.catalogue import CARDS
from games.high_society.events import Bought, Ended, Passed, Raised, TurnedUp
from tests.games.high_society.tables import ANN, BEN, CLEO, DAN, lay, left, legal, player, won
from tests.games.moves import after, to_act
from tests.games.playing import moments
from tests.rule import rule


@rule("HS-24")
def test_the_auction_lasts_until_one_is_left() -> None:
    table = after(lay(player(), player(), player(), player()), "bid 1", "pass", "pass")
    assert (to_act(table), won(after(table, "pass"))) == (DAN, ["5", "", "", ""])


@rule("HS-25")
def test_the_last_one_in_pays_the_whole_bid_and_nobody_else_pays() -> None:
    table = after(
        lay(player(), player(), player()), "bid 1", "bid 2", "bid 3", "bid 4", "pass", "pass"
    )
    assert (won(table), left(table)) == (["5", "", ""], [106 - 1 - 4, 106, 106])
    assert table.last[1] == Bought(seat=ANN, card=CARDS["luxury-5"], paid=(1, 4))


@rule("HS-25")
def test_a_recognition_is_bought_like_a_luxury() -> None:
    table = after(lay(player(), player(), player(), card="x2"), "bid 8", "pass", "pass")
    assert (won(table), left(table)) == (["x2", "", ""], [98, 106, 106])


@rule("HS-26", "HS-27", "HS-X03")
def test_if_nobody_bids_the_last_to_pass_has_the_card_for_nothing() -> None:
    table = after(lay(player(), player(), player(), card="9"), "pass", "pass")
    assert (won(table), left(table), table.starter) == (["", "", "9"], [106, 106, 106], CLEO)


@rule("HS-27")
def test_the_last_to_pass_is_not_asked_and_the_news_calls_it_so() -> None:
    table = after(lay(player(), player(), player(), card="9", deck="2"), "pass", "pass")
    free = Bought(seat=CLEO, card=CARDS["luxury-9"], paid=())
    coming = TurnedUp(number=2, card=CARDS["luxury-2"], starter=CLEO, sealed=False, reds=0)
    assert table.last == [Passed(seat=BEN, broke=False), free, coming]
    assert free.line.key == "bought-free"


@rule("HS-28")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_a_card_is_free_only_if_nobody_has_bid(seats: int) -> None:
    games = (moments(GAME, seats, seed=seed) for seed in range(20))
    bids = 0
    for event in (event for game in games for moment in game for event in moment.after.last):
        match event:
            case TurnedUp() | Ended():
                bids = 0
            case Raised():
                bids += 1
            case Bought(paid=paid):
                assert bool(paid) is bool(bids)


@rule("HS-29")
def test_money_on_the_discard_pile_never_comes_back() -> None:
    table = lay(player(), player(), player(), deck="2 3")
    bought = after(table, "bid 10", "pass", "pass")
    later = after(bought, "bid 1", "bid 2", "pass", "pass")
    assert (bought.players[ANN].spent, later.players[ANN].spent) == ((10,), (10,))
    assert not [
        notation for notation in legal(after(later, "pass", "pass")) if "10" in notation.split("+")
    ]
