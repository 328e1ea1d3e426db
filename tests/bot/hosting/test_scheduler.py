"""The service that waits for orders to fall due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import pytest

from bot.hosting.host import Host, Position, open_host
from bot.hosting.scheduler import Scheduler
from bot.store import Full, MadeBy, Store, TableId
from games.engine import Seat
from games.library import Library
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.host_helpers import ANN, THEO
from tests.bot.hosting.auction import begun, lay
from tests.bot.hosting.test_orders import LONGEST, come, hand
from tests.bot.wire import PATIENCE
from tests.bot.workers.test_automas import until


@pytest.fixture
async def host(store: Store, clock: Clockwork) -> AsyncIterator[Host]:
    """A host with a service that waits by the clock."""
    opened = open_host(store, Library((MARBLES,)), clock)
    orders = Scheduler(opened, sleep=clock.sleep)
    yield opened
    await orders.close()


def at(ply: int) -> Callable[[Position], bool]:
    return lambda position: position.row.ply == ply


async def test_orders_at_several_tables_are_obeyed_in_their_time(
    host: Host, clock: Clockwork
) -> None:
    tables = [await come(host), await come(host)]
    clock.tick(LONGEST)
    for table in tables:
        await until(host, table, at(2))
    assert [(await host.record.of(table))[-1].by for table in tables] == [
        MadeBy.ORDER,
        MadeBy.ORDER,
    ]


async def test_an_order_left_on_ones_turn_is_obeyed_too(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    await hand(host, table, 0, lay(4))
    await host.orders.leave(table, THEO.id, "pass")
    clock.tick(LONGEST)
    await until(host, table, at(2))


async def test_a_table_that_was_left_at_once_and_taken_again_is_waited_for(
    store: Store, clock: Clockwork
) -> None:
    table = await come(open_host(store, Library((MARBLES,)), clock))
    again = open_host(store, Library((MARBLES,)), clock)
    orders = Scheduler(again, sleep=clock.sleep)
    orders.wake(table)
    await orders.leave(lambda _: True)
    await orders.start()
    clock.tick(LONGEST)
    await until(again, table, at(2))
    await orders.close()


async def test_after_a_start_the_wait_goes_on(store: Store, clock: Clockwork) -> None:
    table = await come(open_host(store, Library((MARBLES,)), clock))
    again = open_host(store, Library((MARBLES,)), clock)
    orders = Scheduler(again, sleep=clock.sleep)
    await orders.start()
    clock.tick(LONGEST)
    await until(again, table, at(2))
    await orders.close()


async def test_what_goes_wrong_at_one_table_stops_no_other(
    host: Host, clock: Clockwork, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await come(host), await come(host)
    obey = host.moves.obey

    async def fail_at_the_first(table: TableId, seat: object) -> None:
        if table == first:
            raise ZeroDivisionError
        await obey(table, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(host.moves, "obey", fail_at_the_first)
    with caplog.at_level(logging.ERROR):
        clock.tick(LONGEST)
        await until(host, second, at(2))
    assert f"table {first}" in caplog.text


async def test_a_game_begins_by_itself_though_the_bot_stopped_after_the_last_seat_was_taken(
    store: Store, clock: Clockwork
) -> None:
    opened = await open_host(store, Library((MARBLES,)), clock).seating.open(
        *(MARBLES.key, ANN), size=2, begins_full=True, language="en", guild=7, channel=8
    )
    await store.tables.add_person(opened.id, Seat(1), THEO, Full(5, known=False))
    after = open_host(store, Library((MARBLES,)), clock)
    scheduler = Scheduler(after, sleep=clock.sleep)
    begun = asyncio.Event()
    after.changes.on_change.append(lambda _: begun.set())
    await scheduler.start()
    await asyncio.wait_for(begun.wait(), PATIENCE)
    assert (await after.tables.row(opened.id)).begun
    await scheduler.close()
