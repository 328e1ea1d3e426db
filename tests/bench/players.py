"""People who play a town's scripts, so many moves a second; and a spectator who writes down what is
seen.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bot.sandbox import world_events
from bot.sandbox.ids import ChannelId
from bot.sandbox.server import StandIn
from tests.bench.town import Stand
from tests.bot.wire import found_within, reply

MISREAD = "I don’t understand"
"""In an answer: nothing was made of what was typed."""


def was_made(said: str) -> bool:
    """Whether an answer to a typed move tells that it was made."""
    return said.startswith(("**", "• ")) and MISREAD not in said


@dataclass(slots=True)
class Seen:
    """What a spectator writes down: how soon people were answered, and when which ply of a table
    came to be seen.
    """

    stand_in: StandIn
    answered: list[float] = field(default_factory=list)
    """Seconds."""
    came: dict[ChannelId, dict[int, float]] = field(default_factory=dict)
    """By the threads of tables: which plies were seen, since when."""
    requests: Counter[str] = field(default_factory=Counter)
    """How many requests of each kind the bot has sent; answers to people are told apart."""

    def hear(self, note: world_events.WorldEvent) -> None:
        """Take a note of what happens."""
        match note:
            case world_events.InteractionAnswered(interaction):
                assert interaction.seconds is not None
                self.answered.append(interaction.seconds)
            case world_events.MessageCreated(message) | world_events.MessageEdited(message):
                seen = message.attachments and not message.is_ephemeral
                if seen and self.stand_in.world.channels[message.channel].is_thread:
                    # A still picture or a short animation: GAME-TABLE-PLY and how it is stored.
                    ply = int(Path(message.attachments[0].filename).stem.rpartition("-")[2])
                    self.came.setdefault(message.channel, {}).setdefault(
                        ply, self.stand_in.world.clock()
                    )
            case world_events.RequestServed(exchange):
                self.requests[self._kind(exchange)] += 1
            case _:
                pass

    def _kind(self, exchange: world_events.Exchange) -> str:
        """A request without its ids: what is done, and where."""
        parts = exchange.path.strip("/").split("/")
        if parts[0] in {"interactions", "webhooks"}:
            return "answer"
        place = (
            self.stand_in.world.channels.get(ChannelId(parts[1]))
            if parts[0] == "channels"
            else None
        )
        where = (
            ""
            if place is None
            else "thread "
            if place.is_thread
            else "channel "
            if place.guild
            else "hand "
        )
        picture = " with picture" if exchange.files else ""
        return (
            f"{where}{exchange.method}"
            f" {'/'.join(part for part in parts if not part.isdecimal())}{picture}"
        )

    def asked(self) -> int:
        """How many requests the bot has sent that count towards Discord's limit for all of them."""
        return self.requests.total() - self.requests["answer"]

    def shows(self, thread: ChannelId, ply: int) -> bool:
        """Whether a table can be seen as it is at *ply*, or later."""
        return max(self.came.get(thread, ()), default=-1) >= ply


@dataclass(slots=True)
class Players:
    """The people at these tables."""

    stand_in: StandIn
    unanswered: int = 0
    refused: list[str] = field(default_factory=list)
    """What was answered to moves that were not made."""
    made: int = 0

    async def play(
        self, stands: Iterable[Stand], per_second: float, seconds: float, *, slowly: bool = False
    ) -> None:
        """Move somewhere so many times a second; *slowly*, after having opened the menu and asked
        what may be typed.
        """
        clock = asyncio.get_running_loop().time
        free, start = deque(stands), clock()
        async with asyncio.TaskGroup() as moves:
            for n in range(round(per_second * seconds)):
                await asyncio.sleep(max(0.0, start + n / per_second - clock()))
                if free:
                    moves.create_task(self._move_and_free(free.popleft(), free, slowly=slowly))

    async def _move_and_free(self, stand: Stand, free: deque[Stand], *, slowly: bool) -> None:
        if await self.move(stand, slowly=slowly):
            free.append(stand)

    async def move(self, stand: Stand, *, slowly: bool = False) -> bool:
        """Make the next move of a table's script; whether another can follow."""
        ply, people = stand.script.to_come[stand.made], self.stand_in.people
        who, options = stand.people[ply.seat], {"table": str(stand.id), "move": ply.typed}
        if slowly:
            await people.slash(who, stand.thread, "play", table=str(stand.id))
            await self.look_at(stand)
        action = await people.slash(who, stand.thread, "play", **options)
        if action.failed:
            self.unanswered += 1
            return False
        answer = await reply(self.stand_in, action)
        if not was_made(answer.content):
            self.refused.append(f"{stand.script.game.key}: {answer.content}")
            return False
        self.made += 1
        return stand.go_on()

    async def look_at(self, stand: Stand) -> None:
        """Ask what may be typed at a table."""
        ply = stand.script.to_come[stand.made]
        await self.stand_in.people.autocomplete(
            stand.people[ply.seat], stand.thread, "play", "move", table=str(stand.id), move=""
        )


async def seconds_until(stand_in: StandIn, found: Callable[[], bool], most: float) -> float:
    """How long something takes; at *most* so many seconds, even if it never comes."""
    clock = asyncio.get_running_loop().time
    started = clock()
    try:
        await found_within(stand_in.world, found, most)
    except TimeoutError:
        return most
    return clock() - started
