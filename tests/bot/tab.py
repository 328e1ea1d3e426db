"""The command `parlour` in a process of its own, and a tab of the sandbox's page that was opened in
no browser.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

from aiohttp import ClientSession, ClientWebSocketResponse
from yarl import URL

from tests.bot.forked_commands import Command, fork_command
from tests.bot.wire import PATIENCE

Json: TypeAlias = dict[str, Any]


async def start(
    *words: str,
    environment: Mapping[str, str] | None = None,
    python: str | None = None,
    tree: Path | None = None,
) -> Command:
    """Start `parlour` with these words, its processes in a group of their own: by this *python*,
    in this *tree*, where one is named, and forked from what has been read otherwise.

    It paints no pieces ahead: that takes a quarter of a minute of a processor at each start.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
    settings = {**kept, "PARLOUR_PAINT_AHEAD": "off", **(environment or {})}
    if python is None:
        return await fork_command(*words, environment=settings)
    return await asyncio.create_subprocess_exec(
        *(python, "-m", "bot", *words),
        stdin=PIPE,
        stdout=PIPE,
        stderr=STDOUT,
        env=settings,
        start_new_session=True,
        cwd=tree,
    )


async def outcome(process: Command) -> tuple[int, str]:
    """Wait until a process ends; how it ended, and the rest of what it said."""
    async with asyncio.timeout(PATIENCE):
        said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


def end(process: Command, number: signal.Signals = signal.SIGKILL) -> None:
    """Send a signal to a process and all that it started, if any of them still lives."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, number)


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    return [
        int(child)
        for child in Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()
    ]


@asynccontextmanager
async def sandbox(
    folder: Path,
    port: int = 0,
    *options: str,
    environment: Mapping[str, str] | None = None,
    python: str | None = None,
) -> AsyncIterator[tuple[Command, URL]]:
    """A sandbox in a folder, and the address of its page; killed at the end, if it still runs."""
    words = ("--data", str(folder), "--port", str(port), "--no-open")
    process = await start("sandbox", *words, *options, environment=environment, python=python)
    try:
        yield process, await address_from(process)
    finally:
        if process.returncode is None:
            end(process)
            await process.communicate()


async def address_from(process: Command) -> URL:
    """The address that a sandbox says its page is at."""
    assert process.stdout is not None
    said = ""
    async with asyncio.timeout(PATIENCE):
        while not (address := re.search(r"http://\S+", said)):
            line = await process.stdout.readline()
            assert line, said
            said += line.decode()
    return URL(address[0])


@dataclass
class Tab:
    """What somebody sees who has the page open, and does there."""

    socket: ClientWebSocketResponse
    world: Json
    numbers: count[int]

    async def until(self, found: Callable[[Json], object]) -> Json:
        """Wait until the page is told something."""
        async with asyncio.timeout(PATIENCE):
            while not found(note := await self.socket.receive_json()):
                pass
        return dict(note)

    async def bot_is_there(self) -> None:
        """Wait until the bot has logged in."""
        if not self.world["bot"]["online"]:
            await self.until(lambda note: note["kind"] == "bot" and note["bot"]["online"])

    async def ask(self, action: str, **details: object) -> None:
        """Do something; what comes of it is told like everything else."""
        await self.socket.send_json({"n": next(self.numbers), "do": action, **details})


@asynccontextmanager
async def tab(address: URL) -> AsyncIterator[Tab]:
    """Open the page as the first of the people."""
    async with ClientSession() as session:
        async with session.get(address) as page:
            assert page.status == 200
        async with session.ws_connect(
            address / "live", headers={"Origin": str(address.origin())}
        ) as socket:
            world = await socket.receive_json()
            yield Tab(socket, world, count(1))
