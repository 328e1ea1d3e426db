"""The bot holds no memory that it does not use."""

from __future__ import annotations

import asyncio
import os

from bot.operations.memory import return_free_memory
from tests.bench.running import memory
from tests.bot.wire import PATIENCE

MANY = 100_000


async def test_memory_that_is_free_is_returned_to_the_system() -> None:
    before = memory(os.getpid())
    held = [bytes(1000) for _ in range(MANY)]
    held = held[::1000]  # what stays lies everywhere in between
    assert memory(os.getpid()) > before + 50
    returning = asyncio.create_task(return_free_memory(0.01))
    async with asyncio.timeout(PATIENCE):
        while memory(os.getpid()) > before + 20:  # noqa: ASYNC110  # the system tells nobody
            await asyncio.sleep(0.01)
    assert not returning.done()
    returning.cancel()
    assert len(held) == MANY // 1000
