"""Where automas think while the bot goes on answering: in processes beside it, or in threads of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from bot.aside import PROCESSES, Aside
from bot.thinker import Task, asking, thought
from games.engine import Action

THREADS = 2
"""More would only slow each other down, and the event loop with them."""


class Minds(Protocol):
    """Where automas think."""

    async def think(self, task: Task) -> Action:
        """Find a good action."""

    async def close(self) -> None:
        """Think no more."""


class Threads:
    """Threads of this process, which know all that it knows: for games that only a test has heard of."""

    def __init__(self, number: int = THREADS) -> None:
        self._pool = ThreadPoolExecutor(number, thread_name_prefix="automa")

    async def think(self, task: Task) -> Action:
        """Find a good action in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, thought, task)

    async def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Thinkers in so many processes of their own, started when the first automa is to act."""

    def __init__(self, number: int = PROCESSES) -> None:
        self.thinkers = Aside("bot.thinker", number)

    async def think(self, task: Task) -> Action:
        """Find a good action; what no thinker lives to find is thought of here."""
        answer = await self.thinkers.ask(asking(task))
        return await asyncio.to_thread(thought, task) if answer is None else task.game.codec.read_action(answer[1])

    async def close(self) -> None:
        """End the processes, whatever they are at."""
        await self.thinkers.close()
