"""Tables to which somebody is to go again later."""

from __future__ import annotations

import asyncio

from bot.delivery.coalescing import RetryQueue
from bot.store import TableId

TABLE, ANOTHER = TableId(1), TableId(2)


async def test_a_table_at_which_several_things_failed_is_tried_again_once() -> None:
    tried: list[TableId] = []
    retries = RetryQueue(tried.append)
    for _ in range(3):
        retries.call(TABLE, 0)
    retries.call(ANOTHER, 0)
    await asyncio.sleep(0.001)
    assert tried == [TABLE, ANOTHER]


async def test_what_is_put_off_for_long_puts_off_nothing_else_that_failed_at_a_table() -> None:
    tried: list[TableId] = []
    retries = RetryQueue(tried.append)
    retries.call(TABLE, 600)
    retries.call(TABLE, 0)
    await asyncio.sleep(0.001)
    assert tried == [TABLE]


async def test_a_table_may_be_tried_again_after_it_was() -> None:
    tried: list[TableId] = []
    retries = RetryQueue(tried.append)
    for _ in range(2):
        retries.call(TABLE, 0)
        await asyncio.sleep(0.001)
    assert tried == [TABLE, TABLE]


async def test_a_table_is_not_tried_again_after_the_end() -> None:
    tried: list[TableId] = []
    retries = RetryQueue(tried.append)
    retries.call(TABLE, 0)
    retries.close()
    retries.call(ANOTHER, 0)
    await asyncio.sleep(0.001)
    assert tried == []
