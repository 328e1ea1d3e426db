"""What a great number of running tables costs: the start of the bot, and a move among them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from math import inf

from games.chance import Chance
from tests.bench.figures import Figure, percentile
from tests.bench.running import NO_GOAL, SETTINGS, Running, memory, running
from tests.bench.town import Stand
from tests.postgres import Server

FEW, MANY, ON_A_SERVER = 10, 10_000, 100_000
"""Tables."""
BEHIND = 100
"""Tables that are still to be shown when the bot starts."""
ROUNDS = 6
CACHED = 1_100
"""Looking at so many tables leaves no other in the memory of the bot."""


async def number_figures(tables: int, server: Server | None = None) -> AsyncIterator[Figure]:
    """How the bot starts with so many tables, and what a move costs among them and among ten.

    People have moved at each table before: the first move of a table shows everybody their hand,
    and that costs the same among ten. Of many tables none is in memory when it is moved at.
    """
    async with running(FEW, server=server) as few:
        await few.quiet()
        await cost_of_a_move(few, few.stands, rounds=1)
        alone = await cost_of_a_move(few, few.stands)
    async with running(tables, BEHIND, server) as many:
        for figure in await start_figures(many):
            yield figure
        chosen = Chance(5).shuffled(many.stands)
        played, others = chosen[: FEW * ROUNDS], chosen[FEW * ROUNDS :]
        first = await cost_of_a_move(many, played)
        for stand in others[:CACHED]:
            await many.players.look_at(stand)
        cost = await cost_of_a_move(many, played)
    among = f"a move among {FEW} and {tables:,} tables"
    yield Figure(f"{among}: processor, times as much", cost.bot / alone.bot, "x", 1.2)
    first_move = "of the first move, which shows everybody their hand"
    yield Figure(f"{among}: {first_move}, times", first.bot / alone.bot, "x", NO_GOAL)
    yield Figure(f"{among}: processor, {FEW}", alone.bot, "ms", NO_GOAL)
    if server is not None:
        both, both_alone = cost.bot + cost.server, alone.bot + alone.server
        yield Figure(f"{among}: with the server's, times", both / both_alone, "x", 1.2)
        yield Figure(f"{among}: the server's, {FEW}", alone.server, "ms", NO_GOAL)
    yield Figure(f"{among}: answered, times as late", cost.answered / alone.answered, "x", NO_GOAL)


async def table_figures(tables: int = ON_A_SERVER) -> AsyncIterator[Figure]:
    """The same of so many tables on a PostgreSQL server."""
    server = Server(**SETTINGS)
    server.start()
    try:
        async for figure in number_figures(tables, server):
            yield figure
    finally:
        server.close()


async def start_figures(bot: Running) -> list[Figure]:
    """From the start of the process to the first answer, and until everything is shown that was
    not.

    Of very many threads the stand-in takes longer to tell than the bot to hear, on processors that
    they share; Discord has its own. So there only the bot's own time has a goal.
    """
    clock = asyncio.get_running_loop().time
    connected = clock() - bot.started
    name = f"start with {len(bot.stands):,} tables"
    assert await bot.players.move(bot.stands[0]), bot.players.refused
    answered, spent = clock() - bot.started, bot.processor()
    soon = 3 if bot.server is None else NO_GOAL
    behind = bot.stands[-BEHIND:]
    healed = await bot.shown(behind) + clock() - bot.started
    order = [
        min(bot.seen.came.get(stand.thread.id, {0: inf}).values()) for stand in reversed(behind)
    ]
    newer_first = sum(
        newer <= older for newer, older in zip(order, order[BEHIND // 2 :], strict=False)
    )
    return [
        Figure(f"{name}: connected", connected, "s", soon),
        Figure(f"{name}: first answer", answered, "s", soon),
        Figure(f"{name}: processor of the bot until then", spent, "s", 3),
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


async def cost_of_a_move(bot: Running, stands: Sequence[Stand], *, rounds: int = ROUNDS) -> Cost:
    """Let people move at a few of these tables after the other, beginning anew after the last; what
    a move took.
    """
    spent, served, made, next_ones = 0.0, 0.0, 0, cycle(stands)
    bot.seen.answered.clear()
    for _ in range(rounds):
        chosen = list(islice(next_ones, FEW))
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
