"""Tables, agendas and moves."""

from dataclasses import dataclass

import pytest

from games.draft import draft
from games.engine import Seat, Together, advance, awaited, play
from games.moves import Illegal, require
from games.text import Name, Text
from tests.games.toy import (
    Auction,
    Bid,
    OpenBids,
    Opened,
    PencilledBid,
    SealedBid,
    Share,
    Sharing,
    ToyTable,
    fresh,
    pencilled,
)

ANN, BEN = Seat(0), Seat(1)


@dataclass(frozen=True, slots=True)
class RashBid(SealedBid):
    """A sealed bid whose owner says at once who is to share."""

    def answer(self, table: ToyTable, action: Bid) -> None:
        table.then(Sharing(self.seat))


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
def test_a_refused_move_leaves_the_table_as_it_was(
    seat: Seat, action: Bid | Share, key: str
) -> None:
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
    assert refused.value.text.args == (("waiting", (Text("waiting-bid", who=Name(BEN), n=1),)),)


def test_who_has_answered_for_good_may_not_answer_anew() -> None:
    table = bidden((ANN, 2))
    assert table.decision_of(ANN) is None
    assert table.agenda[-1] == Together((SealedBid(BEN),))


def test_who_may_change_an_answer_owes_nothing_more() -> None:
    table = play(pencilled(), ANN, Bid(1)).table
    assert (table.waiting, table.decision_of(ANN)) == ((PencilledBid(BEN),), PencilledBid(ANN))


def test_the_last_answer_given_counts() -> None:
    table = pencilled()
    for seat, coins in ((ANN, 1), (ANN, 3), (ANN, 2)):
        table = play(table, seat, Bid(coins)).table
    assert play(table, BEN, Bid(0)).news == (Opened(bids={ANN: 2, BEN: 0}),)


def test_an_answer_given_anew_leaves_the_others_owing() -> None:
    table = play(play(pencilled(), ANN, Bid(1)).table, ANN, Bid(2)).table
    assert table.agenda[-1] == Together((PencilledBid(BEN),), (PencilledBid(ANN),))


def test_once_the_last_answer_is_in_none_can_be_changed() -> None:
    table = play(play(pencilled(), ANN, Bid(1)).table, BEN, Bid(2)).table
    with pytest.raises(Illegal) as refused:
        play(table, ANN, Bid(3))
    assert refused.value.text.key == "engine-not-your-turn"


def test_a_refused_change_leaves_the_answer_given_before() -> None:
    table = play(pencilled(), ANN, Bid(1)).table
    same = draft(table)
    with pytest.raises(Illegal):
        advance(table, ANN, Bid(9))
    assert table == same


@pytest.mark.parametrize("answers", [1, 2, 3])
def test_answers_to_what_is_owed_together_are_counted(answers: int) -> None:
    table = pencilled()
    for coins in range(answers):
        advance(table, ANN, Bid(coins))
    assert table.answered == answers


def test_the_count_begins_anew_when_nothing_is_owed_any_more() -> None:
    table = pencilled(Together((SealedBid(ANN), SealedBid(BEN))))
    for seat in (ANN, ANN, BEN):
        advance(table, seat, Bid(1))
    assert table.answered == 0


def test_the_count_begins_anew_when_something_else_comes_in_between() -> None:
    table = pencilled()
    table.agenda = [Together((SealedBid(ANN), RashBid(BEN), SealedBid(Seat(2))))]
    advance(table, ANN, Bid(1))
    advance(table, BEN, Bid(1))
    assert (table.waiting, table.answered) == ((Sharing(BEN),), 0)


def test_a_move_of_one_alone_is_not_counted() -> None:
    table = bidden((ANN, 2), (BEN, 1))
    advance(table, ANN, Share(frozenset({1})))
    assert (len(table.waiting), table.answered) == (2, 0)


def test_what_is_owed_shrinks_by_what_is_answered() -> None:
    owed = Together((SealedBid(ANN), PencilledBid(BEN)))
    assert owed.without(owed.decisions[0]) == Together((PencilledBid(BEN),))
    assert owed.without(owed.decisions[1]) == Together((SealedBid(ANN),), (PencilledBid(BEN),))


def test_nothing_is_owed_after_the_last_answer() -> None:
    owed = Together((PencilledBid(ANN),), (PencilledBid(BEN),))
    assert owed.without(owed.decisions[0]) is None


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


def test_what_several_owe_alike_is_told_in_one_line() -> None:
    table = fresh()
    assert awaited(table.waiting) == (Text("waiting-bid", who=(Name(0), Name(1)), n=2),)


def test_what_one_owes_is_told_of_that_one() -> None:
    assert awaited([Sharing(Seat(1))]) == (Text("waiting-share", who=Name(1), n=1),)
