"""More than the bot can bear: how much of what it could do it still does, and what the others are
told.

The bot gets only a share of a processor, as in a container with a quota, so that few people can ask
too much of it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress

from bot.operations.settings import REQUESTS
from tests.bench.figures import Figure, percentile
from tests.bench.holding import held_file_figures, held_row_figures
from tests.bench.running import NO_GOAL, Running, running
from tests.bench.storms import AT_ONCE, CALM, LATEST_SECONDS, Storm

SHARE, HALF = 0.25, 0.5
"""Of a processor."""
PERIOD_SECONDS = 0.04
TABLES = 300
TIMES = 3.0
SECONDS = 15.0
HOSTILE = 25.0
"""Boards, and as many typed moves and tables, a second, of one person."""


@contextmanager
def starved(pid: int, share: float) -> Iterator[None]:
    """Let a process have only a *share* of a processor."""
    over = threading.Event()

    def hold() -> None:
        with suppress(ProcessLookupError):
            while not over.is_set():
                os.kill(pid, signal.SIGSTOP)
                time.sleep(PERIOD_SECONDS * (1 - share))
                os.kill(pid, signal.SIGCONT)
                time.sleep(PERIOD_SECONDS * share)

    holding = threading.Thread(target=hold)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()


async def overload_figures() -> AsyncIterator[Figure]:
    """What is left of the bot's work when three times as much is asked of it."""
    async with running(TABLES) as bot:
        await bot.quiet()
        with starved(bot.pid, SHARE):
            async for figure in _figures(bot):
                yield figure
        after = Storm(bot.stand_in)
        await asyncio.gather(*(after.ask(stand) for stand in bot.stands[:AT_ONCE]))
        yield Figure("afterwards: moves made", after.made, "", AT_ONCE, least=True)
    async for figure in held_file_figures():
        yield figure


async def hostile_figures() -> AsyncIterator[Figure]:
    """How much later others are answered while one person asks for as much as they can."""
    async with running(TABLES, settings={"PARLOUR_REQUESTS": str(REQUESTS)}) as bot:
        await bot.quiet()
        alone, beside, hostile = (Storm(bot.stand_in) for _ in range(3))
        third = len(bot.stands) // 3
        with starved(bot.pid, HALF):
            await alone.rage(bot.stands[:third], CALM, SECONDS)
            raging = asyncio.create_task(_besiege(bot, hostile))
            await beside.rage(bot.stands[third : 2 * third], CALM, SECONDS)
            assert not raging.done(), raging
            raging.cancel()
        before, after = percentile(alone.seconds, 99), percentile(beside.seconds, 99)
        yield Figure("others alone: answered, p99", 1000 * before, "ms", NO_GOAL)
        yield Figure("beside one who asks too much: p99", 1000 * after, "ms", NO_GOAL)
        yield Figure("times as late", after / before, "x", 1.5)
        yield Figure("what that one asked", hostile.made / SECONDS, "/s", NO_GOAL)
        yield Figure(
            "others told to try again, or not answered", beside.busy + beside.unanswered, "", 0
        )
    async for figure in held_row_figures():
        yield figure


async def _besiege(bot: Running, counted: Storm) -> None:
    """Let one person type moves, ask for boards and open tables, as fast as the page lets them."""
    stand = bot.stands[-1]
    assert stand.thread.parent is not None
    games = bot.stand_in.world.channels[stand.thread.parent]
    who, people = stand.people[0], bot.stand_in.people

    async def ask(line: str, **options: str) -> None:
        counted.made += 1
        await people.slash(who, stand.thread, line, table=str(stand.id), **options)

    async def open_table() -> None:
        counted.made += 1
        await people.slash(who, games, "table new", game="splendor", seats=2)

    async with asyncio.TaskGroup() as asking:
        while True:
            asking.create_task(ask("board"))
            asking.create_task(ask("play", move="take nothing at all"))
            asking.create_task(open_table())
            await asyncio.sleep(1 / HOSTILE)


async def _figures(bot: Running) -> AsyncIterator[Figure]:
    third = len(bot.stands) // 3
    easy, hard = Storm(bot.stand_in), Storm(bot.stand_in)
    await easy.one_after_the_other(bot.stands[:third], 3.0)  # it warms up
    borne = await easy.one_after_the_other(bot.stands[:third], SECONDS)
    name = f"{SHARE:.0%} of a processor"
    yield Figure(f"{name}: borne", borne, "moves/s", NO_GOAL)
    await hard.rage(bot.stands[third:], TIMES * borne, SECONDS)
    asked = len(hard.seconds) + hard.unanswered
    name = f"{TIMES:g} times that"
    yield Figure(f"{name}: asked", asked / SECONDS, "/s", NO_GOAL)
    yield Figure(
        f"{name}: made, of what is borne", 100 * hard.made / SECONDS / borne, "%", 80, least=True
    )
    yield Figure(f"{name}: told to try again", 100 * hard.busy / asked, "%", NO_GOAL)
    yield Figure(f"{name}: not answered", 100 * hard.unanswered / asked, "%", 1)
    yield Figure(f"{name}: answered, p50", percentile(hard.seconds, 50), "s", NO_GOAL)
    yield Figure(f"{name}: answered, p99", percentile(hard.seconds, 99), "s", LATEST_SECONDS)
    yield Figure(f"{name}: refused", len(hard.refused), "", NO_GOAL)
