"""People who move without waiting for each other, and what becomes of what they ask."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.sandbox.server import StandIn
from tests.bench.players import was_made
from tests.bench.town import Stand
from tests.bot.wire import reply

AT_ONCE = 12
"""People who move as fast as they are answered, to find what the bot bears."""
BUSY = ("Too much is going on", "Сейчас слишком много", "I can’t reach my database")
LATEST_SECONDS = 3.0
CALM = 5.0
"""Moves a second."""


@dataclass(slots=True)
class Storm:
    """People who do not wait for each other, and what became of what they asked."""

    stand_in: StandIn
    made: int = 0
    busy: int = 0
    refused: list[str] = field(default_factory=list)
    unanswered: int = 0
    seconds: list[float] = field(default_factory=list)
    """How long each answer took."""

    async def ask(self, stand: Stand) -> bool:
        """Make the next move of a table; whether the table can be used again."""
        ply = stand.script.to_come[stand.made]
        who = stand.people[ply.seat]
        started = time.monotonic()
        action = await self.stand_in.people.slash(
            who, stand.thread, "play", table=str(stand.id), move=ply.typed
        )
        if action.failed:
            self.unanswered += 1
            return False
        self.seconds.append(time.monotonic() - started)
        said = (await reply(self.stand_in, action)).content
        if said.startswith(BUSY):
            self.busy += 1
            return True
        if not was_made(said):
            self.refused.append(f"{stand.id} {ply.typed}: {said}")
            return False
        self.made += 1
        return stand.go_on()

    async def one_after_the_other(self, stands: Sequence[Stand], seconds: float) -> float:
        """Let some people move as fast as they are answered; how many moves a second are made."""
        clock, free = time.monotonic, deque(stands)
        started, made = clock(), self.made

        async def go_on() -> None:
            while clock() - started < seconds and free:
                stand = free.popleft()
                if await self.ask(stand):
                    free.append(stand)

        await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
        return (self.made - made) / (clock() - started)

    async def rage(self, stands: Sequence[Stand], per_second: float, seconds: float) -> None:
        """Let so many people a second move somewhere, whether the bot can bear it or not."""
        clock, free = time.monotonic, deque(stands)
        start = clock()

        async def once(stand: Stand) -> None:
            if await self.ask(stand):
                free.append(stand)

        async with asyncio.TaskGroup() as asking:
            for n in range(round(per_second * seconds)):
                await asyncio.sleep(max(0.0, start + n / per_second - clock()))
                if free:
                    asking.create_task(once(free.popleft()))
