"""How many moves a second one, two and four processes bear on one PostgreSQL server.

The stand-in and the players run in the bench's own process, on the same machine. So the rate alone
would say how many processors the machine has. Beside it stands what a move costs each process: the
busiest of them is the one that sets the limit where every process has a processor of its own.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bot.sandbox.server import StandIn
from tests.bench.figures import Figure
from tests.bench.load import BUSY, LONGEST_WAIT, NO_GOAL, processor, rising
from tests.bench.players import Players, Seen, seconds_until
from tests.bench.servers import SETTINGS
from tests.bench.town import Stand, build
from tests.bot.processes import PATIENCE, Processes, holding
from tests.bot.tab import children
from tests.bot.wire import furnished, standing, until
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
            for stand in stands[-len(stands) // 10 :]:  # what is slow only once
                await players.move(stand)
            before, made = _spent(pids, server), players.made
            borne = 0.0
            async for step in rising(players, seen, stands, RATES):
                borne = step.rate if step.borne else borne
            late = step.slowest
            shown = await _shown(stand_in, seen, stands)
            made = players.made - made
            costs = {
                role: 1000 * (after - before[role]) / made
                for role, after in _spent(pids, server).items()
            }
            yield Figure(f"{name}: highest rate with p99 within 300 ms", borne, "moves/s", NO_GOAL)
            yield Figure(f"{name}: p99 at the rate above it", late, "ms", NO_GOAL)
            yield Figure(f"{name}: all seen after", shown, "s", LONGEST_WAIT)
            for role, cost in costs.items():
                yield Figure(f"    processor for a move: {role}", cost, "ms", NO_GOAL)
            busiest = max(cost for role, cost in costs.items() if role not in _BESIDE)
            own = f"{name}: moves a second that fill its busiest process"
            yield Figure(own, 1000 / busiest, "moves/s", NO_GOAL)
            yield Figure(f"{name}: moves not answered", players.unanswered, "", 0)
            yield Figure(f"{name}: moves refused", len(players.refused), "", 0)
    server.drop(database)


_BESIDE = {"database server", "stand-in and players"}


async def _started(processes: Processes, roles: Sequence[Sequence[str]]) -> dict[str, int]:
    """Start a process for each role, until the workers hold all slots; their ids by names."""
    pids: dict[str, int] = {}
    workers: list[int] = []
    for number, (role, *options) in enumerate(roles, start=1):
        running, port = await processes.start(role, *options)
        pids[f"{role}, process {number}"] = running.process.pid
        if role != "gateway":
            workers.append(port)
    for port in workers:
        await holding(port, SLOTS // len(workers))
    return pids


async def _shown(stand_in: StandIn, seen: Seen, stands: Sequence[Stand]) -> float:
    """How many seconds it takes until all that moved can be seen as they are."""
    moved = [stand for stand in stands if stand.made]
    return await seconds_until(
        stand_in,
        lambda: all(seen.shows(stand.thread.id, stand.ply) for stand in moved),
        LONGEST_WAIT,
    )


def _spent(pids: Mapping[str, int], server: Server) -> dict[str, float]:
    """Seconds of processor so far: of each process with those it has started, and of the rest."""
    return {
        **{name: sum(map(processor, [pid, *children(pid)])) for name, pid in pids.items()},
        "database server": sum(map(processor, [server.pid or 0, *children(server.pid or 0)])),
        "stand-in and players": processor(os.getpid()),
    }
