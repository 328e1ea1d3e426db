"""How much the bot carries, in a process of its own: a thousand running tables, rising rates."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from tests.bench.commits import commit_figures
from tests.bench.figures import Figure, percentile
from tests.bench.many_tables import MANY, number_figures
from tests.bench.players import Players, Seen
from tests.bench.running import LONGEST_WAIT, NO_GOAL, Running, memory, module, running
from tests.bench.town import Stand
from tests.bot.tab import children

CROWD = 1_000
"""Tables."""
STEADY, STEADY_SECONDS = 25.0, 20.0
RATES, RATE_SECONDS = (25.0, 50.0, 75.0, 100.0, 125.0, 150.0), 5.0
BUSY = 200
"""Tables at which the rising rates are played."""
SLOWEST = 300.0
"""Milliseconds after which somebody who acts is answered at the latest, but for one in a
hundred.
"""
TOO_MANY_REQUESTS = 429
MOST_REASONS = 3
"""How many reasons for refused moves are told, the most frequent first."""


async def load_figures() -> AsyncIterator[Figure]:
    """Everything about load, each figure as soon as it is known."""
    for figure in await commit_figures():
        yield figure
    async for figure in number_figures(MANY):
        yield figure
    async with running(CROWD) as crowd:
        async for figure in crowd_figures(crowd):
            yield figure


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
    yield Figure(f"{CROWD:,} tables, each moved at: memory of the bot", memory(bot.pid), "MiB", 190)
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
