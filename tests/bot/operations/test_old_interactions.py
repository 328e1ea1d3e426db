"""Interactions that made moves are forgotten while the bot runs, not only when it starts."""

import asyncio

from bot.operations.old_interactions import KEPT_SECONDS, forget_old_interactions
from bot.store import Status, Store
from tests.bot.store.test_store import begun, play
from tests.bot.wire import PATIENCE

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
