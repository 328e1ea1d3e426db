"""How many moves a second one, two and four processes bear on one PostgreSQL server.

The stand-in and the players run in the bench's own process, and all of them share the processors of
one machine. So where there are few, the highest rate says how many there are. What a move costs
each process, at a steady rate, says what each would bear with a processor of its own.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bot.sandbox.server import StandIn
from tests.bench.figures import Figure
from tests.bench.load import BUSY, rising
from tests.bench.players import Players, Seen, seconds_until
from tests.bench.running import LONGEST_WAIT, NO_GOAL, SETTINGS, processor
from tests.bench.town import Stand, build
from tests.bot.processes import Processes, holding
from tests.bot.tab import children
from tests.bot.wire import PATIENCE, furnished, standing, until
from tests.postgres import Server

LAYOUTS: Mapping[str, Sequence[Sequence[str]]] = {
    "1 process": [("run",)],
    "2 processes": [("gateway",), ("worker",)],
    "4 processes": [
        ("gateway", "--shards", "0/2"),
        ("gateway", "--shards", "1/2"),
        ("worker",),
        ("worker",),
    ],
}
"""Roles with their options."""
SLOTS = 64
"""All workers together hold them."""
RATES = tuple(10.0 * step for step in range(2, 21))
"""Moves a second."""
STEADY_RATE, STEADY_SECONDS = 10.0, 15.0
BUSY_SECONDS = 0.1
"""Of processor, within a second: less is idle."""
TABLES_IN_ONE_SERVER = 10
"""Few, so that every shard has its share of them."""


async def process_figures() -> AsyncIterator[Figure]:
    """The same tables and the same rising rates for each layout, one after the other."""
    server = Server(**SETTINGS)
    server.start()
    try:
        for name, roles in LAYOUTS.items():
            async for figure in _layout_figures(server, name, roles):
                yield figure
    finally:
        server.close()


async def _layout_figures(
    server: Server, name: str, roles: Sequence[Sequence[str]]
) -> AsyncIterator[Figure]:
    """What one layout bears, and what a move costs each of its processes."""
    world, database = furnished(), server.new_database()
    url = server.url(database)
    stands = await build(world, url, BUSY, threads=TABLES_IN_ONE_SERVER)
    server.execute("VACUUM ANALYZE", database)
    world.logins.apart = 0.0
    with tempfile.TemporaryDirectory() as folder:
        async with standing(world) as stand_in, AsyncExitStack() as opened:
            seen, players = Seen(stand_in), Players(stand_in)
            world.watch(seen.hear)
            processes = Processes(stand_in, url, Path(folder), opened)
            pids = await _started(processes, roles)
            await until(world, lambda: stand_in.gateway.is_connected, PATIENCE)
            # What is slow only once: pieces of pictures, modules, the first look at a table.
            await _played(stand_in, seen, players, stands)
            await _idle(pids)
            before, made = _spent(pids, server), players.made
            await _played(stand_in, seen, players, stands)
            after, made = _spent(pids, server), players.made - made
            costs = {who: 1000 * (after[who] - spent) / made for who, spent in before.items()}
            for who, cost in costs.items():
                yield Figure(f"{name}: a move costs {who}", cost, "ms", NO_GOAL)
            borne = 0.0
            async for step in rising(players, seen, stands, RATES):
                borne = step.rate if step.borne else borne
            yield Figure(f"{name}: highest rate with p99 within 300 ms", borne, "moves/s", NO_GOAL)
            yield Figure(f"{name}: p99 at the rate above it", step.slowest, "ms", NO_GOAL)
            shown = await _shown(stand_in, seen, stands)
            yield Figure(f"{name}: all seen after", shown, "s", LONGEST_WAIT)
            yield Figure(f"{name}: moves not answered", players.unanswered, "", 0)
            yield Figure(f"{name}: moves refused", len(players.refused), "", 0)
    server.drop(database)


async def _started(processes: Processes, roles: Sequence[Sequence[str]]) -> dict[str, int]:
    """Start a process for each role, until the workers hold all slots; their ids by names."""
    pids: dict[str, int] = {}
    workers: list[int] = []
    for number, (role, *options) in enumerate(roles, start=1):
        running, port = await processes.start(role, *options, python=sys.executable)
        pids[f"{role}, process {number}"] = running.process.pid
        if role != "gateway":
            workers.append(port)
    for port in workers:
        await holding(port, SLOTS // len(workers))
    return pids


async def _played(stand_in: StandIn, seen: Seen, players: Players, stands: Sequence[Stand]) -> None:
    """Some seconds of moves at a rate that is easily borne, until all of them are seen."""
    await players.play(stands, STEADY_RATE, STEADY_SECONDS)
    await _shown(stand_in, seen, stands)


async def _idle(pids: Mapping[str, int]) -> None:
    """Wait until nothing works any more: workers paint pieces ahead for half a minute."""
    spent, before = 0.0, -1.0
    while spent - before > BUSY_SECONDS:
        await asyncio.sleep(1.0)
        before = spent
        spent = sum(processor(at) for pid in pids.values() for at in (pid, *children(pid)))


async def _shown(stand_in: StandIn, seen: Seen, stands: Sequence[Stand]) -> float:
    """How many seconds it takes until all that moved can be seen as they are."""
    moved = [stand for stand in stands if stand.made]
    return await seconds_until(
        stand_in,
        lambda: all(seen.shows(stand.thread.id, stand.ply) for stand in moved),
        LONGEST_WAIT,
    )


def _spent(pids: Mapping[str, int], server: Server) -> dict[str, float]:
    """Seconds of processor so far: of each process, of those it draws in, and of the rest."""
    spent = dict[str, float]()
    for name, pid in pids.items():
        spent[name] = processor(pid)
        spent[f"{name}, beside it"] = sum(map(processor, children(pid)))
    serving = server.pid or 0
    spent["the database server"] = sum(map(processor, [serving, *children(serving)]))
    spent["the stand-in and players"] = processor(os.getpid())
    return spent
