"""The end of orders: why they are over, and what their owners are told of it."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

import pytest

from bot.hosting.host import AnyGame, Host, LeftOrder, open_host
from bot.store import Absence, Status, Store
from bot.store.policy import TablePolicy
from games.codec import Codec
from games.engine import Order, Seat
from games.library import Library
from games.text import Text
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles import rules
from tests.bot.evenings.marbles.rules import Marbles, Pass, UpTo
from tests.bot.host_helpers import ANN, THEO, refused
from tests.bot.hosting.auction import HOUR, SECOND, begun, lay
from tests.bot.hosting.test_orders import LONGEST, hand, order_of
from tests.library import with_rules

NAMED = (
    rules.Lay,
    rules.Pass,
    rules.Raised,
    rules.Passed,
    rules.Auction,
    rules.Turn,
    rules.Next,
    rules.Sale,
)
"""What the auction's records name, but for its order."""


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, Library((MARBLES,)), clock, lambda bits: 2**bits // 2)


def with_order(order: type[UpTo]) -> AnyGame:
    """The auction with another order."""
    return with_rules(MARBLES, orders=(order,), codec=Codec(Marbles, named=(*NAMED, order)))


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
    host = open_host(store, Library((with_order(Careful),)), clock)
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
    table = await begun(host, TablePolicy(absent=Absence.AUTOMATIC, absent_after=1))
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
    host = open_host(store, Library((with_order(Rash),)), clock)
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
    newer = open_host(
        store, Library((with_rules(MARBLES, edition=2, codec=Codec(Marbles, named=NAMED)),)), clock
    )
    assert await order_of(newer, table) == LeftOrder(
        Text("order-unreadable"), coming=False, over=None
    )
