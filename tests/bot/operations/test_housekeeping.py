"""What the bot holds no longer than it is of use: memory, and which interactions made moves."""

from __future__ import annotations

import asyncio
import os

from bot.operations.housekeeping import KEPT_SECONDS, forget_old_interactions, return_free_memory
from bot.store import Status, Store
from tests.bench.running import memory
from tests.bot.store.test_store import begun, play
from tests.bot.wire import PATIENCE

MANY = 100_000


async def test_memory_that_is_free_is_returned_to_the_system() -> None:
    before, held = memory(os.getpid()), list[bytes]()
    while memory(os.getpid()) < before + 50:  # what earlier tests have left free is used first
        held += [bytes(1000) for _ in range(MANY)]
    rounds = len(held) // MANY
    held = held[::1000]  # what stays lies everywhere in between
    returning = asyncio.create_task(return_free_memory(0.01))
    async with asyncio.timeout(PATIENCE):
        while memory(os.getpid()) > before + 20:  # noqa: ASYNC110  # the system tells nobody
            await asyncio.sleep(0.01)
    assert not returning.done()
    returning.cancel()
    assert len(held) == rounds * MANY // 1000


INTERACTION = 99


async def test_old_interactions_are_forgotten_while_the_bot_runs(store: Store) -> None:
    table, now = await begun(store), play(1).at
    await store.record.add_play(table, play(1), b"", Status.RUNNING, INTERACTION)
    forgetting = asyncio.create_task(
        forget_old_interactions(store.record, lambda: now + KEPT_SECONDS, every=0.01)
    )
    await asyncio.sleep(0.1)
    assert await store.record.ply_of(table, INTERACTION) == 1
    now += 1
    async with asyncio.timeout(PATIENCE):
        while await store.record.ply_of(table, INTERACTION) is not None:  # noqa: ASYNC110  # a row
            await asyncio.sleep(0.01)
    forgetting.cancel()
