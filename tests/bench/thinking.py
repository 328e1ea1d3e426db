"""How soon people are answered while computer players think, beside the same without them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import cycle

from games.chance import Chance
from tests.bench.crowd import Crowd, newcomers
from tests.bench.figures import Figure, percentile
from tests.bench.running import NO_GOAL, Running, running
from tests.bench.storms import Storm
from tests.library import GAMES

TABLES = 450
CALM, WARMING, SECONDS = 5.0, 5.0, 30.0
"""Moves a second of people at other tables, and for how long, before anything is measured and
then.
"""
AGAINST, LEVEL = 8, "strong"
"""People who each play against computer players of that level, at a table of their own."""
PAUSE = 2.0
"""Seconds after which such a person looks again whether it is their turn."""


async def thinking_figures() -> AsyncIterator[Figure]:
    """Answers to people who move somewhere else, without and with computer players that think."""
    async with running(TABLES) as bot:
        await bot.quiet()
        warm, alone, beside = (Storm(bot.stand_in) for _ in range(3))
        third = len(bot.stands) // 3
        for storm, seconds, first in ((warm, WARMING, 0), (alone, SECONDS, third)):
            await storm.rage(bot.stands[first : first + third], CALM, seconds)
            await bot.shown([stand for stand in bot.stands if stand.made])
        crowd = await _against_the_computer(bot)
        playing = [asyncio.create_task(_play_on(crowd, n)) for n in range(AGAINST)]
        await asyncio.sleep(PAUSE)  # so that all of them think
        before = await bot.figure("parlour_moves_total", by="automa")
        await beside.rage(bot.stands[2 * third :], CALM, SECONDS)
        made = await bot.figure("parlour_moves_total", by="automa") - before
        for task in playing:
            assert not task.done(), task
            task.cancel()
        name = f"{AGAINST} tables of {LEVEL} computer players"
        yield Figure(f"{name}: their moves", made, "", AGAINST, least=True)
        for who, storm in (("without them", alone), (f"beside {name}", beside)):
            milliseconds = [1000 * seconds for seconds in storm.seconds]
            yield Figure(f"{who}: answered, p50", percentile(milliseconds, 50), "ms", NO_GOAL)
            yield Figure(f"{who}: answered, p99", percentile(milliseconds, 99), "ms", 300)
        lost = sum(storm.busy + storm.unanswered for storm in (alone, beside))
        yield Figure("told to try again, or not answered", lost, "", 0)


async def _against_the_computer(bot: Running) -> Crowd:
    """Open the tables at which computer players have all seats but one."""
    crowd, games = Crowd(bot.stand_in, Chance(21), against=LEVEL), cycle(GAMES)
    parties = [((person,), next(games).key) for person in newcomers(bot.stand_in, AGAINST)]
    await crowd.sit_down_everywhere(parties, per_second=2)
    return crowd


async def _play_on(crowd: Crowd, number: int) -> None:
    """Move at a table whenever it is the person's turn, until this is cancelled."""
    sitting = crowd.sittings[number]
    while True:
        if not await crowd.move(sitting):
            await asyncio.sleep(PAUSE)
