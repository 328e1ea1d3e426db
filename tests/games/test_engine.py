"""Tables, agendas and moves."""

import pytest

from games.draft import draft
from games.engine import Illegal, Seat, Together, advance, play, require
from games.text import Name, Text
from tests.games.toy import Auction, Bid, OpenBids, Opened, SealedBid, Share, Sharing, ToyTable, fresh

ANN, BEN = Seat(0), Seat(1)


def bidden(*bids: tuple[Seat, int]) -> ToyTable:
    table = fresh()
    for seat, coins in bids:
        table = play(table, seat, Bid(coins)).table
    return table


def test_steps_run_until_somebody_must_decide() -> None:
    assert [decision.seat for decision in fresh().waiting] == [ANN, BEN]


def test_plans_are_carried_out_in_reading_order() -> None:
    table = fresh()
    table.then(Auction(), OpenBids())
    assert table.agenda[-2:] == [OpenBids(), Auction()]


@pytest.mark.parametrize("order", [(ANN, BEN), (BEN, ANN)])
def test_decisions_owed_together_are_taken_in_any_order(order: tuple[Seat, Seat]) -> None:
    table = bidden(*((seat, seat) for seat in order))
    assert table.waiting == (Sharing(BEN),)


def test_who_has_decided_owes_nothing_more() -> None:
    assert bidden((ANN, 2)).waiting == (SealedBid(BEN),)


def test_a_move_leaves_the_table_it_was_made_on_alone() -> None:
    table, same = fresh(), fresh()
    play(table, ANN, Bid(1))
    assert table == same


def test_advancing_changes_the_table_itself() -> None:
    table = fresh()
    advance(table, ANN, Bid(1))
    assert table == bidden((ANN, 1))


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (ANN, Bid(2), "engine-not-your-turn"),
        (BEN, Share(frozenset({0})), "engine-not-asked"),
        (BEN, Bid(9), "refuse-bid"),
    ],
)
def test_a_refused_move_leaves_the_table_as_it_was(seat: Seat, action: Bid | Share, key: str) -> None:
    table = bidden((ANN, 2))
    same = draft(table)
    with pytest.raises(Illegal) as refused:
        advance(table, seat, action)
    assert (refused.value.text.key, table) == (key, same)


def test_a_refusal_of_one_of_several_leaves_all_of_them_owing() -> None:
    table = fresh()
    with pytest.raises(Illegal):
        advance(table, BEN, Bid(9))
    assert table.agenda[-1] == Together((SealedBid(ANN), SealedBid(BEN)))


def test_whoever_is_refused_hears_who_must_act() -> None:
    with pytest.raises(Illegal) as refused:
        play(bidden((ANN, 2)), ANN, Bid(1))
    assert refused.value.text.args == (("waiting", (Text("waiting-bid", who=Name(BEN)),)),)


def test_a_finished_game_refuses_every_move() -> None:
    table = bidden((ANN, 2), (BEN, 1))
    table.agenda.clear()
    with pytest.raises(Illegal) as refused:
        play(table, ANN, Share(frozenset({0})))
    assert (table.over, refused.value.text.key) == (True, "engine-over")


def test_a_sealed_bid_can_be_taken_back_until_the_bids_are_opened() -> None:
    table = fresh()
    first = play(table, ANN, Bid(1))
    assert (first.final, play(first.table, BEN, Bid(2)).final) == (False, True)


def test_news_is_of_the_last_move_alone() -> None:
    opened = play(bidden((ANN, 2)), BEN, Bid(1))
    assert opened.news == (Opened(bids={ANN: 2, BEN: 1}),)
    assert play(opened.table, ANN, Share(frozenset({1}))).news == ()


def test_what_is_required_is_refused_with_its_reason() -> None:
    with pytest.raises(Illegal) as refused:
        require(False, "refuse-bid", most=3)
    assert refused.value.text == Text("refuse-bid", most=3)
