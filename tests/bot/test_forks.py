"""Killing a process that is just ending by itself."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from asyncio.subprocess import PIPE
from random import Random

from tests.bot.forks import Forks
from tests.bot.tab import end

TIMES = 200
LONGEST = 0.002
"""Seconds in which one that ends at once is dead, and this is said."""
ENDING_AT_ONCE = (
    "import os, sys; from tests.bot.forks import fork_for_each;"
    " fork_for_each(sys.stdin, lambda line: os._exit(0))"
)


async def test_one_that_is_just_ending_can_be_killed() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ENDING_AT_ONCE, stdin=PIPE, stdout=PIPE, start_new_session=True
    )
    forks, luck = Forks(process), Random(TIMES)
    for _ in range(TIMES):
        await forks.fork("")
        later = time.perf_counter() + luck.uniform(0, LONGEST)
        while time.perf_counter() < later:  # awaiting anything would take longer
            pass
        await forks.strike()
    end(process)
    assert await process.wait() == -signal.SIGKILL


async def test_what_has_ended_by_itself_need_not_be_ended() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "", stdin=PIPE, start_new_session=True
    )
    await process.wait()
    end(process)
    end(process, signal.SIGTERM)
    assert process.returncode == 0
