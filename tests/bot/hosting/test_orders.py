"""Orders at the host: left, kept, obeyed in their time, and over when their time is over."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from bot.hosting.host import AnyGame, Host, LeftOrder, MovedOn, open_host
from bot.hosting.manners import Manners
from bot.store import DELAY, Absence, By, Status, Store, TableId
from games.codec import Codec
from games.engine import Action, Order, Seat
from games.text import Text
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles import rules
from tests.bot.evenings.marbles.rules import Marbles, Pass, UpTo
from tests.bot.host_helpers import ANN, MEI, THEO, refused
from tests.bot.hosting.auction import FIRST, HOUR, SECOND, begun, lay

LONGEST = DELAY[1]


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, (MARBLES,), clock, lambda bits: 2**bits // 2)


async def hand(host: Host, table: TableId, ply: int, action: Action) -> None:
    """A move of whoever must act."""
    position = await host.tables.position(table)
    user = position.row.seats[position.table.waiting[0].seat].user
    assert user is not None
    await host.moves.play(table, ply, user, action)


async def order_of(host: Host, table: TableId, seat: Seat = SECOND) -> LeftOrder | None:
    return await host.orders.at(await host.tables.position(table), seat)


async def due_of(host: Host, table: TableId) -> float:
    due = await host.orders.next_due(table)
    assert due is not None
    return due[1]


async def come(host: Host) -> TableId:
    """A table at which Theo goes up to nine, and Ann has bid four."""
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await hand(host, table, 0, lay(4))
    return table


def with_order(order: type[UpTo]) -> AnyGame:
    """The auction with another order."""
    named = (
        rules.Lay,
        rules.Pass,
        order,
        rules.Raised,
        rules.Passed,
        rules.Auction,
        rules.Turn,
        rules.Next,
        rules.Sale,
    )
    return replace(MARBLES, orders=(order,), codec=Codec(Marbles, named=named))


# Leaving


async def test_an_order_is_read_by_its_owner_alone(host: Host) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    assert await order_of(host, table) == LeftOrder(
        Text("order-up-to", limit=9), coming=False, over=None
    )
    assert await order_of(host, table, FIRST) is None
    assert [
        (position.row.id, left.line.key) for position, left in await host.orders.of_user(THEO.id)
    ] == [(table, "order-up-to")]
    assert await host.orders.of_user(ANN.id) == []


async def test_a_seat_has_one_order_the_last_that_was_left(host: Host) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await host.orders.leave(table, THEO.id, "pass")
    assert await order_of(host, table) == LeftOrder(Text("do-pass"), coming=False, over=None)


async def test_an_order_that_is_not_asked_for_is_not_taken(host: Host) -> None:
    table = await begun(host)
    with pytest.raises(MovedOn):
        await host.orders.leave(table, THEO.id, "up-to 99")
    with pytest.raises(MovedOn):
        await host.orders.leave(table, THEO.id, "up-to")
    sealed = await begun(host, auction="sealed")
    with pytest.raises(MovedOn):
        await host.orders.leave(sealed, THEO.id, "up-to 9")


async def test_strangers_leave_and_withdraw_nothing(host: Host) -> None:
    table = await begun(host)
    assert await refused(host.orders.leave(table, MEI.id, "up-to 9")) == "table-not-yours"
    assert await refused(host.orders.withdraw(table, MEI.id)) == "table-not-yours"


async def test_nobody_withdraws_the_order_of_another(host: Host) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    assert not await host.orders.withdraw(table, ANN.id)
    assert await order_of(host, table) is not None


# Obeying


async def test_an_order_waits_for_its_turn(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    assert await host.orders.next_due(table) is None
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert (await host.tables.row(table)).ply == 0


@pytest.mark.parametrize(
    ("bits", "waits"),
    [(lambda bits: 0, 30.0), (lambda bits: 2 ** (bits - 1), 105.0)],
    ids=["least", "middle"],
)
async def test_when_its_turn_has_come_it_waits_for_a_time_within_the_tables_range(
    store: Store, clock: Clockwork, bits: Callable[[int], int], waits: float
) -> None:
    host = open_host(store, (MARBLES,), clock, bits)
    table = await come(host)
    assert await due_of(host, table) - clock() == waits


async def test_it_is_not_obeyed_a_second_too_soon(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    clock.tick(await due_of(host, table) - clock() - 1)
    await host.moves.obey(table, SECOND)
    assert (await host.tables.row(table)).ply == 1


async def test_it_is_obeyed_as_an_ordinary_action(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    entry = (await host.record.of(table))[-1]
    assert (entry.ply, entry.seat, entry.user, entry.by) == (2, SECOND, THEO.id, By.ORDER)
    by_hand = await begun(host)
    await hand(host, by_hand, 0, lay(4))
    await hand(host, by_hand, 1, lay(5))
    assert (await host.tables.news_since(table, 0))[1:] == (
        await host.tables.news_since(by_hand, 0)
    )[1:]


async def test_it_stays_in_force_and_waits_anew_at_each_turn(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert await host.orders.next_due(table) is None
    await hand(host, table, 2, lay(2))
    assert await due_of(host, table) > clock()


async def test_while_it_waits_its_owner_may_act(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    await host.moves.play(table, 1, THEO.id, lay(5, 1))
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert [entry.by for entry in await host.record.of(table)] == [By.HAND, By.HAND]
    assert await order_of(host, table) is not None


async def test_while_it_waits_it_may_be_changed_and_waits_no_longer_for_that(
    host: Host, clock: Clockwork
) -> None:
    table = await come(host)
    due = await due_of(host, table)
    clock.tick(20)
    await host.orders.leave(table, THEO.id, "pass")
    assert await due_of(host, table) == due
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert (await host.record.of(table))[-1].action == MARBLES.codec.write_move(Pass())


async def test_while_it_waits_it_may_be_withdrawn(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    assert await host.orders.withdraw(table, THEO.id)
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert (await host.tables.row(table)).ply == 1


# Restarts


async def test_a_restart_neither_loses_nor_shortens_the_wait(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await come(host)
    due = await due_of(host, table)
    clock.tick(20)
    again = open_host(store, (MARBLES,), clock)
    assert await again.orders.renew_delays() == [table]
    assert await due_of(again, table) == due


async def test_what_fell_due_while_nobody_was_there_is_not_obeyed_at_the_very_start(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await come(host)
    clock.tick(24 * 60 * 60)
    again = open_host(store, (MARBLES,), clock)
    await again.orders.renew_delays()
    assert DELAY[0] <= await due_of(again, table) - clock() <= DELAY[1]


# The end of an order


async def test_an_order_that_has_lapsed_is_over_and_its_owner_is_told_why_until_they_have_acted(
    host: Host,
) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await hand(host, table, 0, Pass())
    await hand(host, table, 1, lay(1))
    assert await order_of(host, table) == LeftOrder(
        Text("order-up-to", limit=9), coming=False, over=Text("lapsed-lot")
    )
    await hand(host, table, 2, lay(4))
    assert await order_of(host, table) is not None
    await hand(host, table, 3, Pass())
    assert await order_of(host, table) is None


async def test_what_the_rules_refuse_is_over_for_that_reason(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "lay 1+2")
    await hand(host, table, 0, lay(4))
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert (await host.tables.row(table)).ply == 1
    assert await order_of(host, table) == LeftOrder(
        Text("order-blindly", sum=3), coming=False, over=Text("refuse-low", high=4)
    )


async def test_a_new_order_takes_the_place_of_one_that_is_over(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "lay 1+2")
    await hand(host, table, 0, lay(4))
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    await host.orders.leave(table, THEO.id, "up-to 5")
    assert await order_of(host, table) == LeftOrder(
        Text("order-up-to", limit=5), coming=True, over=None
    )


@dataclass(frozen=True, slots=True)
class Careful(UpTo):
    """An order that keeps to a lower limit of the former one."""

    def beside(self, former: Order) -> Careful:
        assert isinstance(former, UpTo)
        return replace(self, limit=min(self.limit, former.limit))


async def test_a_new_order_keeps_nothing_of_one_that_is_over(
    store: Store, clock: Clockwork
) -> None:
    host = open_host(store, (with_order(Careful),), clock)
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 6")
    await host.orders.leave(table, THEO.id, "up-to 9")
    left = await order_of(host, table)
    assert left is not None
    assert left.line == Text("order-up-to", limit=6)
    await hand(host, table, 0, lay(4))
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    await hand(host, table, 2, lay(1, 5))
    await host.proposals.take_back(table, ANN.id)
    await host.proposals.take_back(table, THEO.id)
    assert await order_of(host, table) == LeftOrder(
        Text("order-up-to", limit=6), coming=False, over=Text("order-taken-back")
    )
    await host.orders.leave(table, THEO.id, "up-to 9")
    assert await order_of(host, table) == LeftOrder(
        Text("order-up-to", limit=9), coming=True, over=None
    )


async def test_a_move_by_a_stand_in_does_not_hide_from_its_owner_that_an_order_is_over(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host, Manners(absence=Absence.AUTOMATIC, absent_after=1))
    await host.orders.leave(table, THEO.id, "lay 1+2")
    await hand(host, table, 0, lay(4))
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    clock.tick(HOUR)
    await host.settlement.settle(table)
    await host.moves.play_automa(table, 1, SECOND, lay(5))
    left = await order_of(host, table)
    assert left is not None
    assert left.over == Text("refuse-low", high=4)
    await hand(host, table, 2, lay(1, 5))
    await hand(host, table, 3, lay(2, 4))
    assert await order_of(host, table) is None


async def test_orders_vanish_with_the_end_of_the_game(host: Host, store: Store) -> None:
    table = await begun(host, lots="1")
    await host.orders.leave(table, THEO.id, "up-to 9")
    await host.moves.play(table, 0, ANN.id, Pass())
    await host.moves.play(table, 1, THEO.id, lay(1))
    assert (await host.tables.row(table)).status is Status.FINISHED
    assert await store.orders.at(table) == []
    assert await refused(host.orders.leave(table, THEO.id, "up-to 9")) == "table-finished"


@dataclass(frozen=True, slots=True)
class Rash(UpTo):
    """An order that fails when its time comes."""

    def lapsed(self, table: Marbles, seat: Seat) -> Text | None:
        if table.high:
            raise ZeroDivisionError
        return None


async def test_a_fault_in_an_order_does_not_hold_up_the_others(
    store: Store, clock: Clockwork, caplog: pytest.LogCaptureFixture
) -> None:
    host = open_host(store, (with_order(Rash),), clock)
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    with caplog.at_level(logging.ERROR):
        await hand(host, table, 0, lay(4))
    assert await order_of(host, table) == LeftOrder(
        Text("order-up-to", limit=9), coming=False, over=Text("order-amiss")
    )
    assert "ZeroDivisionError" in caplog.text
    assert "Theo" not in caplog.text


async def test_an_order_that_newer_rules_cannot_read_is_over(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    named = (
        rules.Lay,
        rules.Pass,
        rules.Raised,
        rules.Passed,
        rules.Auction,
        rules.Turn,
        rules.Next,
        rules.Sale,
    )
    newer = open_host(
        store, (replace(MARBLES, edition=2, codec=Codec(Marbles, named=named)),), clock
    )
    assert await order_of(newer, table) == LeftOrder(
        Text("order-unreadable"), coming=False, over=None
    )


# The range


@pytest.mark.parametrize("delay", [(-1, 5), (6, 5), (0, 4000)])
async def test_a_range_that_is_none_is_refused(host: Host, delay: tuple[int, int]) -> None:
    opening = host.seating.open(
        MARBLES.key, ANN, size=2, delay=delay, language="en", guild=7, channel=8
    )
    assert await refused(opening) == "table-delay"
