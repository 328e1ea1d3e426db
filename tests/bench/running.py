"""The bot in a process of its own beside a stand-in, with as many tables as a bench wants."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path

from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.sandbox.server import StandIn
from tests.bench.players import Players, Seen, seconds_until
from tests.bench.town import Stand, build
from tests.bot.beside import bot_beside
from tests.bot.tab import children
from tests.bot.wire import furnished, standing
from tests.postgres import Server

LONGEST_WAIT = 150.0
"""Seconds for a start, and for everything to be shown."""
NO_GOAL = inf
"""Of what is only told."""
MIB = 2**20
SETTINGS = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}
"""A PostgreSQL server as it is where nobody has set it."""


@dataclass(slots=True)
class Running:
    """A bot that runs beside a stand-in, with the tables of a town."""

    stand_in: StandIn
    stands: list[Stand]
    seen: Seen
    players: Players
    pid: int
    port: int
    started: float
    """When its process was started, by the clock of the event loop."""
    database: Path | str
    """The file, or the URL on a server."""
    server: Server | None = None
    """The server of its database, if that is no file."""

    async def shown(self, stands: Sequence[Stand]) -> float:
        """How many seconds it takes until these tables can be seen as they are."""
        seen = self.seen
        return await seconds_until(
            self.stand_in,
            lambda: all(seen.shows(stand.thread.id, stand.ply) for stand in stands),
            LONGEST_WAIT,
        )

    async def quiet(self) -> None:
        """Wait until the bot has asked nothing of Discord for two seconds."""
        before = -1
        while before != (before := self.seen.asked()):  # noqa: ASYNC110  # nothing tells of silence
            await asyncio.sleep(2)

    async def figure(self, name: str, **labels: str) -> float:
        """What the bot says of itself: the sum of all samples that have these labels."""
        async with (
            ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.port}/metrics") as answer,
        ):
            families = text_string_to_metric_families(await answer.text())
            samples = [sample for family in families for sample in family.samples]
        return sum(
            sample.value
            for sample in samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )

    def processor(self) -> float:
        """Seconds of processor that the bot's own process has used."""
        return processor(self.pid)

    def served(self) -> float:
        """Seconds of processor that the database's server has used for the connections it has."""
        server = None if self.server is None else self.server.pid
        return 0.0 if server is None else sum(map(processor, [server, *children(server)]))


@asynccontextmanager
async def running(
    tables: int,
    behind: int = 0,
    server: Server | None = None,
    settings: Mapping[str, str] | None = None,
) -> AsyncIterator[Running]:
    """A bot with so many tables, connected; in a file, or on a server of PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        world = furnished()
        name = "" if server is None else server.new_database()
        database = Path(folder) / "parlour.db" if server is None else server.url(name)
        stands = await build(world, database, tables, behind=behind)
        if server is not None:  # it does so by itself within a minute
            server.execute("VACUUM ANALYZE", name)
        async with standing(world) as stand_in:
            seen, port = Seen(stand_in), _free_port()
            world.watch(seen.hear)
            started = asyncio.get_running_loop().time()
            kept = {"PARLOUR_PORT": str(port), **(settings or {})}
            if server is not None:
                kept["PARLOUR_DATABASE"] = str(database)
            async with bot_beside(
                stand_in, Path(folder), kept, sys.executable, LONGEST_WAIT
            ) as bot:
                pid = bot.process.pid
                players = Players(stand_in)
                yield Running(stand_in, stands, seen, players, pid, port, started, database, server)


def processor(pid: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """MiB that a process holds in memory."""
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) * 1024 / MIB


def module(pid: int) -> str:
    """Which module a process of Python runs."""
    return Path(f"/proc/{pid}/cmdline").read_text("utf-8").rstrip("\0").rpartition("\0")[2]


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])
