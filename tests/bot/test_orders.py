"""The service that waits for orders to fall due."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable

import pytest

from bot.host import Host, Position
from bot.orders import Orders
from bot.store import By, Store, TableId
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.hosting import THEO
from tests.bot.test_automas import until
from tests.bot.test_host_orders import LONGEST, begun, come, hand, lay


@pytest.fixture
def clock() -> Clockwork:
    return Clockwork()


@pytest.fixture
async def host(store: Store, clock: Clockwork) -> AsyncIterator[Host]:
    """A host with a service that waits by the clock."""
    opened = Host(store, (MARBLES,), clock)
    orders = Orders(opened, sleep=clock.sleep)
    yield opened
    await orders.close()


def at(ply: int) -> Callable[[Position], bool]:
    return lambda position: position.row.ply == ply


async def test_orders_at_several_tables_are_obeyed_in_their_time(host: Host, clock: Clockwork) -> None:
    tables = [await come(host), await come(host)]
    clock.tick(LONGEST)
    for table in tables:
        await until(host, table, at(2))
    assert [(await host.record(table))[-1].by for table in tables] == [By.ORDER, By.ORDER]


async def test_an_order_left_on_ones_turn_is_obeyed_too(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    await hand(host, table, 0, lay(4))
    await host.leave_order(table, THEO.id, "pass")
    clock.tick(LONGEST)
    await until(host, table, at(2))


async def test_after_a_start_the_wait_goes_on(store: Store, clock: Clockwork) -> None:
    table = await come(Host(store, (MARBLES,), clock))
    again = Host(store, (MARBLES,), clock)
    orders = Orders(again, sleep=clock.sleep)
    await orders.start()
    clock.tick(LONGEST)
    await until(again, table, at(2))
    await orders.close()


async def test_what_goes_wrong_at_one_table_stops_no_other(
    host: Host, clock: Clockwork, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await come(host), await come(host)
    obey = host.obey

    async def fail_at_the_first(table: TableId, seat: object) -> None:
        if table == first:
            raise ZeroDivisionError
        await obey(table, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(host, "obey", fail_at_the_first)
    with caplog.at_level(logging.ERROR):
        clock.tick(LONGEST)
        await until(host, second, at(2))
    assert f"table {first}" in caplog.text
