"""How much the bot carries, in a process of its own: many running tables, rising rates, a start
with ten thousand.
"""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path

from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.sandbox.server import StandIn
from games.chance import Chance
from tests.bench.commits import commit_figures
from tests.bench.figures import Figure, percentile
from tests.bench.players import Players, Seen, seconds_until
from tests.bench.town import Stand, build
from tests.bot.beside import bot_beside
from tests.bot.tab import children
from tests.bot.wire import furnished, standing
from tests.postgres import Server

FEW, MANY, CROWD = 10, 10_000, 1_000
"""Tables."""
BEHIND = 100
"""Tables that are still to be shown when the bot starts."""
STEADY, STEADY_SECONDS = 25.0, 20.0
RATES, RATE_SECONDS = (25.0, 50.0, 75.0, 100.0, 125.0, 150.0), 5.0
BUSY = 200
"""Tables at which the rising rates are played."""
SLOWEST = 300.0
"""Milliseconds after which somebody who acts is answered at the latest, but for one in a
hundred.
"""
LONGEST_WAIT = 150.0
"""Seconds for a start, and for everything to be shown."""
ROUNDS = 6
NO_GOAL = inf
"""Of what is only told."""
TOO_MANY_REQUESTS = 429
MOST_REASONS = 3
"""How many reasons for refused moves are told, the most frequent first."""
MIB = 2**20


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
            async with bot_beside(stand_in, Path(folder), kept, patience=LONGEST_WAIT) as bot:
                pid = bot.process.pid
                yield Running(stand_in, stands, seen, Players(stand_in), pid, port, started, server)


async def load_figures() -> AsyncIterator[Figure]:
    """Everything about load, each figure as soon as it is known."""
    for figure in await commit_figures():
        yield figure
    async for figure in number_figures(MANY):
        yield figure
    async with running(CROWD) as crowd:
        async for figure in crowd_figures(crowd):
            yield figure


async def number_figures(tables: int, server: Server | None = None) -> AsyncIterator[Figure]:
    """How the bot starts with so many tables, and what a move costs among them and among ten."""
    async with running(FEW, server=server) as few:
        await few.quiet()
        alone = await cost_of_a_move(few)
    async with running(tables, BEHIND, server) as many:
        for figure in await start_figures(many):
            yield figure
        cost = await cost_of_a_move(many)
    among = f"a move among {FEW} and {tables:,} tables"
    yield Figure(f"{among}: processor, times as much", cost.bot / alone.bot, "x", 1.2)
    yield Figure(f"{among}: processor, {FEW}", alone.bot, "ms", NO_GOAL)
    if server is not None:
        both, both_alone = cost.bot + cost.server, alone.bot + alone.server
        yield Figure(f"{among}: with the server's, times", both / both_alone, "x", 1.2)
        yield Figure(f"{among}: the server's, {FEW}", alone.server, "ms", NO_GOAL)
    yield Figure(f"{among}: answered, times as late", cost.answered / alone.answered, "x", NO_GOAL)


async def start_figures(bot: Running) -> list[Figure]:
    """From the start of the process to the first answer, and until everything is shown that was
    not.
    """
    clock = asyncio.get_running_loop().time
    connected = clock() - bot.started
    name = f"start with {len(bot.stands):,} tables"
    assert await bot.players.move(bot.stands[0]), bot.players.refused
    answered = clock() - bot.started
    behind = bot.stands[-BEHIND:]
    healed = await bot.shown(behind) + clock() - bot.started
    order = [
        min(bot.seen.came.get(stand.thread.id, {0: inf}).values()) for stand in reversed(behind)
    ]
    newer_first = sum(
        newer <= older for newer, older in zip(order, order[BEHIND // 2 :], strict=False)
    )
    return [
        Figure(f"{name}: connected", connected, "s", 3),
        Figure(f"{name}: first answer", answered, "s", 3),
        Figure(f"{name}: {BEHIND} tables that were behind shown after", healed, "s", NO_GOAL),
        Figure(
            f"{name}: newer ones shown before older ones",
            100 * newer_first / (BEHIND // 2),
            "%",
            95,
            least=True,
        ),
        Figure(f"{name}: memory of the bot", memory(bot.pid), "MiB", NO_GOAL),
    ]


@dataclass(frozen=True, slots=True)
class Cost:
    """What a move takes until it is shown, in milliseconds."""

    bot: float
    """Of processor, by the bot's own process."""
    server: float
    """The same, by the database's server."""
    answered: float
    """How long its player waits (median)."""


async def cost_of_a_move(bot: Running) -> Cost:
    """Let people move at a few tables after the other, again and again; what a move took."""
    chance, spent, served, made = Chance(5), 0.0, 0.0, 0
    bot.seen.answered.clear()
    for _ in range(ROUNDS):
        chosen = chance.shuffled(bot.stands)[:FEW]
        await bot.quiet()
        before, served_before = bot.processor(), bot.served()
        for stand in chosen:
            await bot.players.move(stand)
        await bot.shown(chosen)
        await bot.quiet()
        spent, served = spent + bot.processor() - before, served + bot.served() - served_before
        made += len(chosen)
    return Cost(
        bot=1000 * spent / made,
        server=1000 * served / made,
        answered=1000 * percentile(bot.seen.answered, 50),
    )


async def crowd_figures(bot: Running) -> AsyncIterator[Figure]:
    """What a thousand tables come to: answers at a steady rate, memory, and the highest rate that
    is borne.
    """
    await bot.quiet()
    bot.seen.answered.clear()
    name = f"{CROWD:,} tables, {STEADY:.0f} moves/s"
    await bot.players.play(bot.stands, STEADY, STEADY_SECONDS, slowly=True)
    milliseconds = [1000 * seconds for seconds in bot.seen.answered]
    yield Figure(
        f"{name}: made", bot.players.made / STEADY_SECONDS, "moves/s", STEADY * 0.95, least=True
    )
    shown = sum(map(len, bot.seen.came.values()))
    yield Figure(f"{name}: shown meanwhile", shown / STEADY_SECONDS, "moves/s", NO_GOAL)
    yield Figure(f"{name}: answers", len(milliseconds) / STEADY_SECONDS, "/s", NO_GOAL)
    yield Figure(f"{name}: acknowledged, p50", percentile(milliseconds, 50), "ms", 100)
    yield Figure(f"{name}: acknowledged, p99", percentile(milliseconds, 99), "ms", SLOWEST)
    moved = [stand for stand in bot.stands if stand.made]
    yield Figure(f"{name}: all seen after", await bot.shown(moved), "s", LONGEST_WAIT)
    yield Figure(f"{name}: requests a move", bot.seen.asked() / bot.players.made, "", NO_GOAL)
    drawn = await bot.figure("parlour_picture_seconds_sum") / await bot.figure(
        "parlour_picture_seconds_count"
    )
    yield Figure(f"{name}: a picture, mean", 1000 * drawn, "ms", 80)
    async for figure in rising_figures(bot):
        yield figure
    for stand in bot.stands:
        if not stand.made:
            await bot.players.move(stand)
    yield Figure(f"{CROWD:,} tables, each moved at: memory of the bot", memory(bot.pid), "MiB", 200)
    for child in children(bot.pid):
        yield Figure(f"    memory of {module(child)} beside it", memory(child), "MiB", NO_GOAL)


async def rising_figures(bot: Running) -> AsyncIterator[Figure]:
    """Rising rates at some of the tables, until answers come late."""
    busy, borne, shown_before = bot.stands[-BUSY:], 0.0, sum(map(len, bot.seen.came.values()))
    async for step in rising(bot.players, bot.seen, busy, RATES):
        name = f"{step.rate:.0f} moves/s at {BUSY} tables"
        yield Figure(f"{name}: made", step.made, "moves/s", NO_GOAL)
        yield Figure(f"{name}: acknowledged, p99", step.slowest, "ms", NO_GOAL)
        if step.borne:
            borne = step.rate
    yield Figure("highest rate with p99 within 300 ms", borne, "moves/s", 100, least=True)
    behind = sum(not bot.seen.shows(stand.thread.id, stand.ply) for stand in busy)
    yield Figure("tables behind at that moment", behind, "", NO_GOAL)
    yield Figure("all of them seen as they are after", await bot.shown(busy), "s", LONGEST_WAIT)
    shown = sum(map(len, bot.seen.came.values())) - shown_before
    yield Figure(
        "plies of which a picture was seen",
        100 * shown / sum(stand.made for stand in busy),
        "%",
        NO_GOAL,
    )
    yield Figure("moves that were not answered", bot.players.unanswered, "", 0)
    yield Figure("moves that were refused", len(bot.players.refused), "", 0)
    for said, times in Counter(bot.players.refused).most_common(MOST_REASONS):
        yield Figure(f"    {said[:60]}", times, "", NO_GOAL)
    yield Figure("requests refused (429)", bot.stand_in.rest.refused[TOO_MANY_REQUESTS], "", 0)


@dataclass(frozen=True, slots=True)
class Step:
    """Some seconds of moves at one rate."""

    rate: float
    made: float
    """Moves a second that were made."""
    slowest: float
    """Milliseconds until an answer came, but for the slowest one in a hundred."""

    @property
    def borne(self) -> bool:
        """Whether people were answered in time, nearly all of them."""
        return self.slowest <= SLOWEST and self.made >= 0.95 * self.rate


async def rising(
    players: Players, seen: Seen, stands: Sequence[Stand], rates: Sequence[float]
) -> AsyncIterator[Step]:
    """Play at *rates* that rise, until one is not borne."""
    for rate in rates:
        seen.answered.clear()
        before = players.made
        await players.play(stands, rate, RATE_SECONDS)
        slowest = percentile([1000 * seconds for seconds in seen.answered], 99)
        yield (step := Step(rate, (players.made - before) / RATE_SECONDS, slowest))
        if not step.borne:
            return


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
