"""Standing bids."""

import pytest

from games.engine import Seat, play
from games.moves import Illegal
from games.princes_of_florence import GAME
from games.princes_of_florence.actions import Choose, Decline, Pass, Raise
from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.rules.auctions import RaiseOrPass
from games.princes_of_florence.rules.orders import Instruction, StandingBid
from games.princes_of_florence.table import PrincesTable
from games.questions import Pick, answers, read
from games.text import Text
from tests.games.moves import after, to_act
from tests.games.princes_of_florence.bidding import open_auction, random_auctions, three_rich
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, actions, auctions, player
from tests.rule import rule

JESTER_700 = Instruction(Lot.JESTER, 700)


def order(
    *instructions: Instruction, last: tuple[Lot, ...] | None = None, number: int = 1
) -> StandingBid:
    return StandingBid(number, instructions, last)


def left(table: PrincesTable, seat: Seat, notation: str) -> StandingBid:
    """The order that *seat* leaves by menu."""
    question = GAME.rules.ask_order(table, seat)
    assert question is not None
    here = read(question, notation).here
    assert isinstance(here, StandingBid), f"{notation} is only half an order"
    return here


def ways(table: PrincesTable, seat: Seat) -> dict[str, object]:
    question = GAME.rules.ask_order(table, seat)
    return {} if question is None else dict(answers(question))


def obeyed(table: PrincesTable, standing: StandingBid) -> object:
    (decision,) = table.waiting
    return standing.obey(table, decision)


def bidding(*moves: str) -> PrincesTable:
    """Ann has chosen a jester, and these moves were made."""
    return after(three_rich(), "jester", *moves)


@rule("PF-173")
@pytest.mark.parametrize("seat", [ANN, BEN, CLEO])
def test_whoever_is_active_may_leave_orders(seat: Seat) -> None:
    assert ways(bidding(), seat)


@rule("PF-173")
def test_whoever_has_an_object_or_declined_may_not() -> None:
    table = after(three_rich(), "jester, pass, pass, decline")
    assert [bool(ways(table, seat)) for seat in (ANN, BEN, CLEO)] == [False, False, True]


@rule("PF-173")
def test_outside_the_auctions_there_are_no_orders() -> None:
    assert not ways(actions(player(), player(), player()), BEN)


@rule("PF-172")
def test_a_table_may_do_without_standing_bids() -> None:
    assert not ways(after(three_rich(standing_bids=False), "jester"), BEN)


@rule("PF-174")
def test_an_order_is_for_the_object_now_or_for_later_ones_or_for_all_others() -> None:
    keys = {notation.split()[0] for notation in ways(bidding(), BEN)}
    assert keys == {
        "jester",
        "builder",
        "forest",
        "lake",
        "park",
        "prestige",
        "recruiting",
        "others",
        "last",
    }


@rule("PF-174")
def test_an_order_for_the_type_comes_before_one_for_all_others() -> None:
    standing = order(Instruction(None, 0), JESTER_700)
    assert obeyed(bidding(), standing) == Raise()
    assert obeyed(after(three_rich(), "builder"), standing) == Pass()


@rule("PF-174")
def test_orders_end_with_the_auction_phase() -> None:
    over = after(three_rich(), "decline, decline, nothing")
    for table, key in ((over, "lapsed-phase"), (after(over, "end, end, end"), "lapsed-phase")):
        lapsed = order(JESTER_700).lapsed(table, BEN)
        assert lapsed is not None
        assert lapsed.key == key


@rule("PF-174")
@pytest.mark.parametrize(("seat", "key"), [(ANN, "lapsed-object"), (BEN, "lapsed-declined")])
def test_orders_end_with_an_object_or_declining(seat: Seat, key: str) -> None:
    lapsed = order(JESTER_700).lapsed(after(three_rich(), "jester, pass, pass, decline"), seat)
    assert lapsed is not None
    assert lapsed.key == key


@rule("PF-174")
def test_orders_stand_while_their_owner_is_active() -> None:
    assert order(JESTER_700).lapsed(bidding("pass"), BEN) is None


@rule("PF-175")
def test_limits_are_hundreds_from_the_first_raise_to_all_one_could_pay() -> None:
    table = after(auctions(player(), player(900, 2), player()), "jester")
    limits = [
        way.split()[1]
        for way in ways(table, BEN)
        if way.startswith("jester ") and way.endswith("ask")
    ]
    assert limits == ["pass", "300", "400", "500", "600", "700", "800", "900", "1000", "1100"]


@rule("PF-175")
def test_a_chooser_may_stay_with_the_bid_that_is_made() -> None:
    assert "jester 200-900 200 ask" in ways(bidding("raise"), ANN)
    assert "jester 200-900 200 ask" not in ways(bidding("raise"), CLEO)


@rule("PF-175")
def test_a_limit_beyond_the_florins_agrees_to_give_up_prestige() -> None:
    table = after(auctions(player(), player(900, 2), player()), "jester")
    assert left(table, BEN, "jester 900 ask").instructions == (
        Instruction(Lot.JESTER, 900, sell=False),
    )
    assert left(table, BEN, "jester 1000 ask").instructions == (
        Instruction(Lot.JESTER, 1000, sell=True),
    )


@rule("PF-176")
@pytest.mark.parametrize(("limit", "action"), [(300, Raise()), (700, Raise()), (0, Pass())])
def test_a_standing_bid_raises_within_its_limit(limit: int, action: Raise | Pass) -> None:
    assert obeyed(bidding(), order(Instruction(Lot.JESTER, limit))) == action


@rule("PF-176")
def test_beyond_the_limit_it_passes() -> None:
    assert obeyed(bidding("raise", "raise", "raise"), order(Instruction(Lot.JESTER, 500))) == Pass()


@rule("PF-176")
def test_without_an_order_for_the_object_one_is_asked() -> None:
    assert obeyed(bidding(), order(Instruction(Lot.BUILDER, 700))) is None


@rule("PF-177")
def test_the_order_stands_for_later_turns() -> None:
    table, standing = bidding(), order(JESTER_700)
    for _ in range(2):
        table = play(table, to_act(table), obeyed(table, standing)).table  # type: ignore[arg-type]  # an action
        table = after(table, "raise, raise")
    assert (to_act(table), obeyed(table, standing)) == (BEN, Pass())


@rule("PF-178")
def test_an_order_may_be_changed_on_the_own_turn_and_acting_by_hand_is_always_possible() -> None:
    table = bidding()
    assert to_act(table) == BEN
    assert ways(table, BEN)
    assert to_act(after(table, "pass")) == CLEO


def on_turn(table: PrincesTable, seat: Seat) -> dict[str, object]:
    """The orders that *seat* may leave in place of an answer, by notation."""
    options = GAME.rules.orders_on_turn(table, seat)
    return dict(answers(Pick(Text("any"), options))) if options else {}


@rule("PF-178")
def test_on_the_own_turn_an_order_for_this_object_raises_at_once() -> None:
    offered = on_turn(bidding(), BEN)
    assert [key for key in offered if " " not in key] == ["up-to-500", "up-to-700", "up-to-900"]
    assert offered["up-to-700"] == order(JESTER_700)
    assert offered["up-to 300-900 700"] == order(JESTER_700)
    for standing in offered.values():
        assert isinstance(standing, StandingBid)
        assert obeyed(bidding(), standing) == Raise()
    assert on_turn(bidding(), CLEO) == {}, "it is not her turn"


@rule("PF-178")
def test_no_more_is_offered_on_the_own_turn_than_there_is_money_for() -> None:
    table = after(auctions(player(), player(600, 1), player()), "jester")
    assert [*on_turn(table, BEN)] == ["up-to-500", *(f"up-to {n}00" for n in range(3, 8))]
    assert on_turn(table, BEN)["up-to 700"] == order(Instruction(Lot.JESTER, 700, sell=True))
    poor = after(auctions(player(), player(300), player()), "jester")
    assert on_turn(poor, BEN) == {}, "one raise is all that is left"


@rule("PF-172")
def test_where_orders_are_switched_off_none_is_offered_on_the_own_turn() -> None:
    table = bidding()
    table.standing_bids = False
    assert on_turn(table, BEN) == {}


@rule("PF-179")
def test_nobody_can_tell_an_order_from_a_move_by_hand() -> None:
    table, standing = bidding(), order(JESTER_700)
    action = obeyed(table, standing)
    assert isinstance(action, Raise)
    by_order = play(table, BEN, action)
    assert by_order.table == after(table, "raise")
    assert [event.to for event in by_order.news] == [None]


@rule("PF-180")
def test_a_pass_that_the_rules_make_waits_for_nobody() -> None:
    table = after(auctions(player(), player(200), player()), "jester")
    assert to_act(table) == CLEO


@rule("PF-181")
@pytest.mark.parametrize(
    "moves", ["jester, pass, pass", "forest, raise, pass, pass", "prestige, raise, pass, pass"]
)
def test_everything_but_bidding_is_asked_by_hand(moves: str) -> None:
    table = after(three_rich(), moves)
    standing = order(
        *(Instruction(lot, 700) for lot in Lot), Instruction(None, 900), last=(Lot.JESTER,)
    )
    assert obeyed(table, standing) is None


def last_of_three(*, money: int = 3500, points: int = 0) -> PrincesTable:
    """Cleo is the last player; jester and builder are gone."""
    return after(
        auctions(player(), player(), player(money, points)), "jester, pass, pass, builder, pass"
    )


@rule("PF-182")
@pytest.mark.parametrize(
    ("wanted", "action"),
    [
        ((Lot.JESTER, Lot.PARK, Lot.LAKE), Choose(Lot.PARK)),
        ((Lot.JESTER, Lot.BUILDER), Decline()),
        ((), Decline()),
        (None, None),
    ],
)
def test_the_first_of_the_list_that_is_to_be_had_is_taken(
    wanted: tuple[Lot, ...] | None, action: Choose | Decline | None
) -> None:
    assert obeyed(last_of_three(), order(last=wanted)) == action


@rule("PF-182")
def test_no_prestige_is_given_up_for_the_list() -> None:
    assert obeyed(last_of_three(money=100, points=5), order(last=(Lot.PARK,))) == Decline()


@rule("PF-182")
def test_a_list_is_asked_for_one_by_one() -> None:
    assert left(bidding(), BEN, "last park builder done").last == (Lot.PARK, Lot.BUILDER)
    assert left(bidding(), BEN, "last lake park recruiting").last == (
        Lot.LAKE,
        Lot.PARK,
        Lot.RECRUITING,
    )
    assert left(bidding(), BEN, "last done").last == ()


@rule("PF-T21", "PF-176")
@pytest.mark.parametrize(("sell", "won"), [(False, False), (True, True)])
def test_an_order_stops_at_the_money(sell: bool, won: bool) -> None:
    table = auctions(player(), player(500, 3), player())
    done = open_auction(table, "jester", [(200, False), (700, sell), (600, False)])
    assert (done.players[BEN].lot is Lot.JESTER) is won
    assert (done.players[BEN].money, done.players[BEN].points) == ((0, 1) if won else (500, 3))


@rule("PF-176")
def test_what_an_order_does_is_always_allowed() -> None:
    for purses, limits in random_auctions(500):
        table = auctions(*(player(money, points) for money, points in purses))
        open_auction(table, "jester" if purses[0][0] >= 200 else "jester-selling", limits)


def test_one_order_may_go_for_an_object_and_pass_on_all_others() -> None:
    standing = left(bidding(), BEN, "jester 1000-1900 1200 pass")
    assert standing.instructions == (Instruction(Lot.JESTER, 1200), Instruction(None, 0))
    assert obeyed(after(three_rich(), "lake"), standing) == Pass()


def test_who_has_passed_is_asked_about_later_objects() -> None:
    keys = {notation.split()[0] for notation in ways(bidding("pass"), BEN)}
    assert "jester" not in keys
    assert "builder" in keys


def test_an_order_obeys_nothing_for_others() -> None:
    table = bidding()
    (decision,) = table.waiting
    assert isinstance(decision, RaiseOrPass)
    with pytest.raises(Illegal):
        play(table, CLEO, Raise())
