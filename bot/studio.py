"""Where pictures are made while the bot goes on answering: in processes beside it, or in threads of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol

from bot.aside import LONGEST, PROCESSES, Aside
from bot.easel import Sheet, Subject, answered, asking, described, painted

THREADS = 2


class Studio(Protocol):
    """Where pictures are made."""

    async def open(self) -> None:
        """Get ready."""

    async def paint(self, subject: Subject) -> Sheet:
        """Draw and describe."""

    async def close(self) -> None:
        """Make nothing more."""


class Threads:
    """Threads of this process, which know all that it knows: for games that only a test has heard of."""

    def __init__(self, number: int = THREADS) -> None:
        self._pool = ThreadPoolExecutor(number, thread_name_prefix="painter")

    async def open(self) -> None:
        """Nothing is to be done."""

    async def paint(self, subject: Subject) -> Sheet:
        """Draw and describe in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, painted, subject)

    async def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Easels in so many processes of their own."""

    def __init__(self, number: int = PROCESSES) -> None:
        self.easels = Aside("bot.easel", number)

    async def open(self) -> None:
        """Start the processes, which prepare themselves."""
        await self.easels.open()

    async def paint(self, subject: Subject) -> Sheet:
        """Draw and describe; what no easel lives to draw is only described."""
        answer = await self.easels.ask(asking(subject))
        if answer is not None:
            return answered(*answer)
        sheet = await asyncio.to_thread(described, subject)
        return replace(sheet, trouble=f"{sheet.trouble}The process that draws it ended, or took over {LONGEST:.0f} s.")

    async def close(self) -> None:
        """End the processes, whatever they are at."""
        await self.easels.close()
