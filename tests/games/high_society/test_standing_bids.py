"""Standing bids: who may leave one, and what it does when the turn comes."""

import pytest

from games.engine import Seat, play
from games.high_society import GAME
from games.high_society.actions import Pass, Raise
from games.high_society.rules.auctions import Turn
from games.high_society.rules.orders import StandingBid
from games.high_society.table import HighSocietyTable, Player
from games.questions import Pick, answers, read
from games.text import Text
from tests.games.high_society.tables import (
    ANN,
    BEN,
    CLEO,
    ended,
    lay,
    left,
    legal,
    money,
    player,
    sealed,
    won,
)
from tests.games.moves import after, to_act
from tests.rule import rule

UP_TO_14 = StandingBid(auction=1, limit=14)
PASS = StandingBid(auction=1, limit=0)


def asked(table: HighSocietyTable, seat: Seat) -> dict[str, object]:
    """What a seat may leave, by notation; nothing if it may leave nothing."""
    question = GAME.rules.ask_order(table, seat)
    return dict(answers(question)) if question else {}


def obeyed(table: HighSocietyTable, order: StandingBid) -> Raise | Pass | None:
    """What the order does for whoever must act."""
    (decision,) = table.waiting
    return order.obey(table, decision)


def played(table: HighSocietyTable, *limits: int) -> tuple[list[str], HighSocietyTable]:
    """The auction as orders with these limits, by seat, play it: each total or `pass`, and the
    table after it.
    """
    calls = []
    while table.auction == 1 and table.waiting and isinstance(table.waiting[0], Turn):
        seat = to_act(table)
        action = obeyed(table, StandingBid(1, limits[seat]))
        assert action is not None
        calls.append(f"{'ABC'[seat]}{_said(table.players[seat], action)}")
        table = play(table, seat, action).table
    return calls, table


def _said(bidder: Player, action: Raise | Pass) -> str:
    return f" {bidder.total + sum(action.cards)}" if isinstance(action, Raise) else " pass"


@rule("HS-66")
def test_whoever_is_still_in_may_leave_an_order() -> None:
    table = after(lay(player(), player(), player()), "pass", "bid 1")
    assert [bool(asked(table, seat)) for seat in (ANN, BEN, CLEO)] == [False, True, True]


@rule("HS-66")
@pytest.mark.parametrize(
    "table",
    [
        lay(player(), player(), player(), standing_bids=False),
        lay(player(), player(), player(), sealed=True),
        after(lay(player(won="4 9"), player(), player(), card="thief"), "pass"),
        ended(player("1"), player("2"), player("3")),
    ],
    ids=["switched off", "sealed", "between auctions", "over"],
)
def test_without_an_open_auction_there_is_nothing_to_order(table: HighSocietyTable) -> None:
    assert not [seat for seat in (ANN, BEN, CLEO) if asked(table, seat)]


@rule("HS-66")
@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (["bid 1", "bid 2"], None),
        (["bid 1", "pass"], "lapsed-passed"),
        (["bid 1", "pass", "pass"], "lapsed-auction"),
    ],
)
def test_an_order_is_over_with_its_auction_or_its_owners_pass(
    moves: list[str], reason: str | None
) -> None:
    table = after(lay(player(), player(), player(), deck="2"), *moves)
    lapsed = UP_TO_14.lapsed(table, BEN)
    assert (lapsed and lapsed.key) == reason


@rule("HS-66")
def test_an_order_belongs_to_the_auction_under_way() -> None:
    later = after(lay(player(), player(), player(), deck="2"), "pass", "pass")
    assert (asked(later, ANN)["pass"], UP_TO_14.lapsed(later, ANN) is None) == (
        StandingBid(2, 0),
        False,
    )


@rule("HS-66")
def test_an_order_does_not_outlive_the_game() -> None:
    assert UP_TO_14.lapsed(ended(player("1"), player("2"), player("3")), ANN) is not None


@rule("HS-67")
def test_an_order_is_to_pass_or_to_go_up_to_a_number_to_106() -> None:
    left_with_the_bot = asked(lay(player(), player(), player()), BEN).values()
    assert set(left_with_the_bot) == {StandingBid(1, limit) for limit in range(107)}


@rule("HS-67")
def test_a_limit_is_typed_with_the_handful_it_is_in() -> None:
    question = GAME.rules.ask_order(lay(player(), player(), player()), BEN)
    assert question is not None
    assert read(question, "1-25 14").here == UP_TO_14


@rule("HS-68")
@pytest.mark.parametrize(
    ("order", "action"), [(UP_TO_14, Raise(frozenset({1, 10}))), (PASS, Pass())]
)
def test_on_the_turn_it_raises_if_it_can_and_passes_else(
    order: StandingBid, action: Raise | Pass
) -> None:
    assert obeyed(lay(player(bid="10"), player(), player(), turn=BEN), order) == action


@rule("HS-69", "HS-T11")
@pytest.mark.parametrize(
    ("hand", "own", "high", "limit", "cards"),
    [
        ("1 2 3 4 6 8 10 12 15 20 25", "", "", 5, "1"),
        ("1 2 3 4 6 8 10 12 15 20 25", "", "10", 14, "1 10"),
        ("1 2 3 4 6 8 10 12 15 20 25", "", "4", 5, "1 4"),
        ("1 2 3 4 6 8 10 12 15 20 25", "", "3 10", 14, "2 12"),
        ("1 2 3 4 6 8 10 12 15 20 25", "", "6 20", 30, "2 25"),
        ("1 2 3 4 6", "", "10", 16, "1 4 6"),
        ("8 10 25", "6", "10", 13, ""),
        ("8 10 25", "6", "10", 14, "8"),
        ("2 3 25", "", "2 3", 10, ""),
    ],
)
def test_which_cards_are_laid(hand: str, own: str, high: str, limit: int, cards: str) -> None:
    table = lay(player(bid=high), player(hand, bid=own), player(), turn=BEN)
    wanted = frozenset(money(cards))
    assert obeyed(table, StandingBid(1, limit)) == (Raise(wanted) if wanted else Pass())


@rule("HS-69")
@pytest.mark.parametrize("limit", [7, 16, 40, 106])
def test_no_legal_raise_within_the_limit_is_cheaper(limit: int) -> None:
    table = lay(player(bid="4 10"), player("1 3 8 12 20", bid="2"), player(), turn=BEN)
    within = [
        total
        for total in (_total(notation, 2) for notation in legal(table) - {"pass"})
        if total <= limit
    ]
    action = obeyed(table, StandingBid(1, limit))
    assert (2 + sum(action.cards) if isinstance(action, Raise) else None) == min(
        within, default=None
    )


def _total(notation: str, own: int) -> int:
    return own + sum(map(int, notation.removeprefix("bid ").split("+")))


@rule("HS-70", "HS-T13")
def test_the_greedy_trap() -> None:
    table = lay(player(bid="3"), player("4 15"), player(passed=True), turn=BEN)
    first = obeyed(table, StandingBid(1, 15))
    assert first == Raise(frozenset({4}))
    assert obeyed(after(table, "bid 4", "bid 8"), StandingBid(1, 15)) == Pass()
    assert "bid 15" in legal(table)


@rule("HS-71")
def test_after_a_raise_the_order_stands() -> None:
    table = after(lay(player(), player(), player(), turn=BEN), "bid 1", "bid 2", "bid 3")
    assert UP_TO_14.lapsed(table, BEN) is None
    assert obeyed(table, UP_TO_14) == Raise(frozenset({3}))


@rule("HS-72", "HS-T12", "HS-68")
def test_standing_bids_in_an_auction_to_avoid() -> None:
    calls, table = played(lay(player(), player(), player(), card="loss", starter=BEN), 5, 9, 7)
    assert calls == ["B 1", "C 2", "A 3", "B 4", "C 5", "A pass"]
    assert (won(table), left(table), table.starter) == (["loss", "", ""], [106, 102, 101], ANN)


@rule("HS-72")
def test_an_order_to_pass_waits_for_its_turn() -> None:
    table = lay(player(), player(), player(), card="loss")
    turn = table.waiting[0]
    assert turn.seat == ANN
    assert won(after(table, "pass")) == ["loss", "", ""]


@rule("HS-73")
def test_an_order_may_be_changed_and_the_move_made_by_hand_when_the_turn_has_come() -> None:
    table = lay(player(), player(), player())
    assert (to_act(table), len(asked(table, ANN))) == (ANN, 107)
    assert after(table, "bid 25").players[ANN].bid == (25,)


@rule("HS-73")
def test_an_order_may_be_left_on_the_own_turn_if_it_raises_at_once() -> None:
    table = lay(player(), player(bid="3 4"), player(), turn=ANN)
    (option,) = GAME.rules.orders_on_turn(table, ANN)
    offered = dict(answers(Pick(Text("any"), [option])))
    assert next(iter(offered)) == "up-to 1-25 8"
    assert len(offered) == 106 - 7
    assert all(isinstance(obeyed(table, order), Raise) for order in offered.values())  # type: ignore[arg-type]  # orders
    assert option.entry is not None
    assert offered[option.entry.answer([14])] == UP_TO_14
    assert option.entry.fields[0].least == 8
    assert GAME.rules.orders_on_turn(table, BEN) == [], "it is not his turn"


@rule("HS-73")
def test_whoever_can_only_pass_is_offered_no_order_on_their_turn() -> None:
    table = lay(player("1 2"), player(bid="3 4"), player(), turn=ANN)
    assert GAME.rules.orders_on_turn(table, ANN) == []


@rule("HS-76")
@pytest.mark.parametrize(("limit", "total"), [(106, 12), (9, None), (10, None), (1, None)])
def test_limits_beyond_ones_means_and_below_ones_bid(limit: int, total: int | None) -> None:
    table = lay(player(bid="1 10"), player("2 3", bid="10"), player(), turn=BEN)
    action = obeyed(table, StandingBid(1, limit))
    assert (10 + sum(action.cards) if isinstance(action, Raise) else None) == total


@rule("HS-77")
def test_the_luxury_card_for_the_thief_is_asked_by_hand() -> None:
    table = after(lay(player(won="4 9"), player(), player(), card="thief"), "pass")
    assert obeyed(table, UP_TO_14) is None


@rule("HS-76")
def test_hints_say_what_a_limit_comes_down_to() -> None:
    table = lay(player("2 8", bid="4"), player(bid="3 4"), player(), turn=ANN)
    question = GAME.rules.ask_order(table, ANN)
    assert question is not None
    small = read(question, "1-25").here
    hints = {
        option.key: option.hint and option.hint.args for option in getattr(small, "options", ())
    }
    assert [hints[key] for key in ("7", "12", "13", "14", "25")] == [
        (),
        None,
        (("n", 12),),
        None,
        (("n", 14),),
    ]


def test_sealed_answers_and_orders_are_asked_for_alike() -> None:
    table = lay(player(), player(), player(), sealed=True)
    handed_in = dict(answers(table.waiting[0].ask(table)))
    assert list(handed_in) == list(asked(lay(player(), player(), player()), ANN))
    assert sealed(table, {ANN: 14, BEN: 0, CLEO: 0}).auction == 2
