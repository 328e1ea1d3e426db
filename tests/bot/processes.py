"""Processes of one bot beside a stand-in, on one database: gateways, workers, or all in one."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from aiohttp import ClientError, ClientSession

from bot.sandbox.server import StandIn
from tests.bot.beside import Beside
from tests.bot.operations.test_health import free_port
from tests.bot.tab import start
from tests.bot.wire import PATIENCE


@dataclass
class Processes:
    """Processes of one bot beside a stand-in, on one database."""

    stand_in: StandIn
    database: str
    folder: Path
    opened: AsyncExitStack

    async def start(
        self, role: str, *options: str, python: str | None = None, tree: Path | None = None
    ) -> tuple[Beside, int]:
        """Start a process, by this *python* and in this *tree* where they are named; return it
        with the port of its health.
        """
        port = free_port()
        environment = {
            "PARLOUR_TOKEN": self.stand_in.world.token,
            "PARLOUR_DATA": str(self.folder),
            "PARLOUR_DATABASE": self.database,
            "PARLOUR_PORT": str(port),
            "PARLOUR_LOG": "WARNING",
            "PARLOUR_REQUESTS": "0",  # people in tests are faster than people
        }
        process = await start(
            *("beside", self.stand_in.address, "--role", role, *options),
            environment=environment,
            python=python,
            tree=tree,
        )
        running = Beside(process)
        listening = asyncio.create_task(running.listen())
        self.opened.push_async_callback(asyncio.wait_for, listening, PATIENCE)
        self.opened.push_async_callback(self._end, running)
        return running, port

    async def _end(self, running: Beside) -> None:
        if running.process.returncode is None:
            await running.kill()


async def slots(port: int) -> int:
    """How many slots a process holds, as its figures say."""
    try:
        async with (
            ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as answer,
        ):
            found = re.search(r"^parlour_slots (\d+)", await answer.text(), re.MULTILINE)
    except ClientError:
        return 0
    return int(found[1]) if found else 0


async def holding(port: int, wanted: int) -> None:
    """Wait until a process holds so many slots."""
    async with asyncio.timeout(PATIENCE):
        while await slots(port) != wanted:  # noqa: ASYNC110  # a figure
            await asyncio.sleep(0.05)
