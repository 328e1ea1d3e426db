"""The bot in a process of its own beside a stand-in in this one: so it can be timed honestly, and
killed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.sandbox.server import StandIn
from tests.bot.forked_commands import Command
from tests.bot.tab import end, start
from tests.bot.wire import PATIENCE, until


@dataclass
class Beside:
    """The bot's process, and what it has logged so far."""

    process: Command
    logged: list[str] = field(default_factory=list)

    async def listen(self) -> None:
        """Take in what it logs until it ends, so that it never waits for a reader."""
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self.logged.append(line.decode().rstrip())

    async def stop(self) -> None:
        """Let it end as it would when the sandbox is closed."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()

    async def kill(self) -> None:
        """End it in the middle of whatever it does."""
        end(self.process)
        await self.process.wait()


@asynccontextmanager
async def bot_beside(
    stand_in: StandIn,
    folder: Path,
    settings: Mapping[str, str] | None = None,
    python: str | None = None,
    patience: float = PATIENCE,
) -> AsyncIterator[Beside]:
    """The bot, logged in within some seconds, with its tables in a folder and so set; ended at the
    end, if it still runs.
    """
    kept = {
        "PARLOUR_TOKEN": stand_in.world.token,
        "PARLOUR_DATA": str(folder),
        "PARLOUR_LOG": "WARNING",
        "PARLOUR_REQUESTS": "0",  # people in tests are faster than people
    }
    process = await start(
        "beside", stand_in.address, environment={**kept, **(settings or {})}, python=python
    )
    bot = Beside(process)
    listening = asyncio.create_task(bot.listen())
    try:
        connected = asyncio.create_task(
            until(stand_in.world, lambda: stand_in.gateway.is_connected, patience)
        )
        await asyncio.wait({connected, listening}, return_when=asyncio.FIRST_COMPLETED)
        assert not listening.done(), bot.logged
        await connected
        yield bot
        if process.returncode is None:
            await bot.stop()
    finally:
        if process.returncode is None:
            await bot.kill()
        await listening
