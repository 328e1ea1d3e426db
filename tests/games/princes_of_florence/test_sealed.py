"""Sealed auctions."""

import pytest

from games.engine import Together, play
from games.princes_of_florence.actions import Raise, Seal
from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.events import Bid, BiddingRan, Bought, Limit, LimitsOpened, Sealed
from games.princes_of_florence.rules.auctions import LastPurchase
from games.princes_of_florence.rules.orders import StandingBid
from games.princes_of_florence.rules.sealed import SealLimit
from games.princes_of_florence.table import PrincesTable
from tests.games.moves import after, answered, offers, refusal, to_act
from tests.games.princes_of_florence.bidding import (
    open_auction,
    outcome,
    random_auctions,
    sealed_auction,
)
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, auctions, player, told
from tests.rule import rule

RICH = [(3500, 0)] * 3
T11 = [
    ((500, 400, 700), "A200 B300 C400 A500 B0 C600 A0", CLEO, 600),
    ((200, 300, 300), "A200 B300 C0 A0", BEN, 300),
    ((200, 400, 400), "A200 B300 C400 A0 B0", CLEO, 400),
    ((400, 400, 400), "A200 B300 C400 A0 B0", CLEO, 400),
    ((600, 0, 0), "A200 B0 C0", ANN, 200),
]


def laid(purses: list[tuple[int, int]], *, sealed: bool) -> PrincesTable:
    return auctions(*(player(money, points) for money, points in purses), sealed=sealed)


def sealing() -> PrincesTable:
    """Ann has chosen a jester at a table with sealed auctions."""
    return after(laid(RICH, sealed=True), "jester")


@rule("PF-172")
def test_a_sealed_auction_asks_for_no_raises() -> None:
    assert refusal(sealing(), Raise(), BEN) == "engine-not-asked"


@rule("PF-183")
def test_everybody_active_seals_a_limit_at_the_same_time() -> None:
    assert [(type(owed), owed.seat) for owed in sealing().waiting] == [
        (SealLimit, ANN),
        (SealLimit, BEN),
        (SealLimit, CLEO),
    ]


@rule("PF-183")
def test_the_opening_bid_stays_binding() -> None:
    table = answered(sealing(), {BEN: "pass", CLEO: "pass"})
    assert "pass" not in offers(table, seat=ANN)
    assert refusal(table, Seal(0), ANN) == "refuse-limit"
    assert answered(table, {ANN: "200-900 200"}).players[ANN].money == 3300


@rule("PF-183", "PF-175")
@pytest.mark.parametrize(
    ("florins", "key"), [(200, "refuse-limit"), (350, "refuse-limit"), (3600, "refuse-poor")]
)
def test_limits_are_hundreds_that_beat_the_opening_price(florins: int, key: str) -> None:
    assert refusal(sealing(), Seal(florins), BEN) == key


@rule("PF-183")
def test_whoever_has_an_object_is_not_asked() -> None:
    table = answered(sealing(), {ANN: "200-900 200", BEN: "pass", CLEO: "pass"})
    assert [owed.seat for owed in after(table, "builder").waiting] == [BEN, CLEO]


@rule("PF-184")
def test_who_has_sealed_is_told_to_all_and_what_to_its_owner() -> None:
    table = answered(sealing(), {BEN: "1000-1900 1200"})
    assert told(table, Sealed) == [
        Sealed(seat=BEN),
        Sealed(to=BEN, seat=BEN, limit=Limit(BEN, 1200, sell=False)),
    ]


@rule("PF-184")
def test_a_limit_may_be_changed_until_the_last_is_in() -> None:
    table = answered(sealing(), {BEN: "1000-1900 1200", ANN: "200-900 500"})
    changed = answered(table, {BEN: "pass"})
    assert [owed.seat for owed in changed.waiting] == [CLEO]
    done = answered(changed, {CLEO: "pass"})
    assert (done.players[ANN].lot, done.players[ANN].money) == (Lot.JESTER, 3300)


@rule("PF-184")
def test_that_a_limit_was_changed_is_told_to_nobody_else() -> None:
    table = answered(sealing(), {BEN: "1000-1900 1200"})
    assert [event.to for event in answered(table, {BEN: "pass"}).last] == [BEN]


@rule("PF-184")
def test_after_the_last_limit_there_is_nothing_to_change() -> None:
    table = answered(sealing(), {ANN: "200-900 200", BEN: "pass", CLEO: "pass"})
    assert table.decision_of(CLEO) is None


@rule("PF-184", "PF-47")
def test_whoever_may_not_raise_is_not_asked() -> None:
    table = after(laid([(3500, 0), (200, 0), (3500, 0)], sealed=True), "jester")
    assert [owed.seat for owed in table.waiting] == [ANN, CLEO]


@rule("PF-184")
def test_a_chooser_without_rivals_is_not_asked() -> None:
    table = after(laid([(3500, 0), (200, 0), (200, 0)], sealed=True), "jester")
    assert (table.players[ANN].lot, told(table, LimitsOpened)) == (Lot.JESTER, [])


@rule("PF-184")
def test_a_chooser_who_could_not_raise_is_not_asked() -> None:
    table = after(laid([(200, 0), (3500, 0), (3500, 0)], sealed=True), "jester")
    assert [owed.seat for owed in table.waiting] == [BEN, CLEO]


@rule("PF-185")
def test_limits_and_bids_are_told_together() -> None:
    table = answered(sealing(), {ANN: "200-900 500", BEN: "300-900 400", CLEO: "300-900 700"})
    limits = tuple(
        Limit(seat, florins, sell=False) for seat, florins in ((ANN, 500), (BEN, 400), (CLEO, 700))
    )
    assert told(table, LimitsOpened) == [LimitsOpened(lot=Lot.JESTER, limits=limits)]
    assert told(table, Bought) == [Bought(seat=CLEO, lot=Lot.JESTER, price=600)]
    assert not table.limits


@rule("PF-185")
def test_opening_limits_cannot_be_taken_back() -> None:
    table = answered(sealing(), {ANN: "200-900 500", BEN: "300-900 400"})
    assert play(table, CLEO, Seal(700)).final
    assert not play(sealing(), ANN, Seal(500)).final


@rule("PF-186")
def test_a_sealed_auction_ends_like_an_open_one_with_the_same_limits() -> None:
    for purses, limits in random_auctions(1000):
        sealed = sealed_auction(laid([*purses], sealed=True), _first(purses), limits)
        opened = open_auction(laid([*purses], sealed=False), _first(purses), limits)
        assert outcome(sealed) == outcome(opened), (purses, limits)


@rule("PF-187")
def test_the_highest_limit_wins_at_the_second_highest_or_a_step_more() -> None:
    for purses, limits in random_auctions(1000):
        table = sealed_auction(laid([*purses], sealed=True), _first(purses), limits)
        won = [
            (seat, event.price)
            for event in table.last
            if isinstance(event, Bought)
            for seat in [event.seat]
        ]
        ((winner, price),) = won
        reach = [
            _reach(purse, limit, chose=not seat)
            for seat, (purse, limit) in enumerate(zip(purses, limits, strict=True))
        ]
        second = sorted(reach)[-2]
        assert reach[winner] == max(reach)
        assert price in ({second, second + 100} if second else {200}) | (
            {200} if winner == ANN and second < 300 else set()
        )


def _reach(purse: tuple[int, int], limit: tuple[int, bool], *, chose: bool) -> int:
    """How far somebody really goes; the chooser at least to the bid that is made."""
    reach = min(limit[0], purse[0] + (100 * purse[1] if limit[1] else 0))
    return max(reach, 200) if chose else reach


def _first(purses: tuple[tuple[int, int], ...]) -> str:
    return "jester" if purses[0][0] >= 200 else "jester-selling"


@rule("PF-188")
def test_the_last_player_buys_openly() -> None:
    table = answered(sealing(), {ANN: "200-900 200", BEN: "pass", CLEO: "pass"})
    table = answered(after(table, "builder"), {BEN: "200-900 200", CLEO: "pass"})
    assert isinstance(table.waiting[0], LastPurchase)
    assert to_act(after(table, "recruiting")) == ANN


@rule("PF-T11", "PF-185", "PF-187")
@pytest.mark.parametrize(("limits", "calls", "winner", "price"), T11)
def test_worked_out_sealed_auctions(
    limits: tuple[int, ...], calls: str, winner: int, price: int
) -> None:
    given = [(florins, False) for florins in limits]
    table = sealed_auction(laid(RICH, sealed=True), "jester", given)
    (ran,) = told(table, BiddingRan)
    expected = [Bid("ABC".index(call[0]), int(call[1:])) for call in calls.split()[1:]]  # type: ignore[arg-type]  # seats are numbers
    assert ran == BiddingRan(calls=tuple(expected))
    assert told(table, Bought) == [Bought(seat=winner, lot=Lot.JESTER, price=price)]  # type: ignore[arg-type]  # the same


@rule("PF-T11", "PF-186")
@pytest.mark.parametrize(("limits", "calls", "winner", "price"), T11)
def test_worked_out_auctions_with_standing_bids(
    limits: tuple[int, ...], calls: str, winner: int, price: int
) -> None:
    table = open_auction(
        laid(RICH, sealed=False), "jester", [(florins, False) for florins in limits]
    )
    assert calls.startswith("A200")
    assert (table.players[winner].lot, table.players[winner].money) == (Lot.JESTER, 3500 - price)


@rule("PF-183")
def test_standing_bids_are_not_offered_beside_sealed_limits() -> None:
    table = auctions(player(), player(), player(), sealed=True, standing_bids=False)
    assert StandingBid.ask(table, BEN) is None


def test_prestige_may_back_a_sealed_limit() -> None:
    table = after(laid([(3500, 0), (300, 4), (3500, 0)], sealed=True), "jester")
    assert refusal(table, Seal(700), BEN) == "refuse-short"
    assert refusal(table, Seal(300, sell=True), BEN) == "refuse-needless"
    done = answered(table, {ANN: "200-900 200", BEN: "700", CLEO: "300-900 500"})
    assert (done.players[BEN].money, done.players[BEN].points) == (0, 2)


def test_what_is_owed_together_is_one_item_of_the_agenda() -> None:
    assert isinstance(sealing().agenda[-1], Together)
