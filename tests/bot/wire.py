"""A Discord for tests: a stand-in in this process, real clients logged in to it, and waiting for
what is to happen.

Nothing here sleeps: `until` looks again whenever something happens in the world.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import discord
from aiohttp import web_app

from bot.operations.login import close_lost_connections
from bot.sandbox.furniture import furnish
from bot.sandbox.gateway import HEARTBEAT_SECONDS
from bot.sandbox.ids import Clock
from bot.sandbox.interactions import AnswerKind, Interaction
from bot.sandbox.journal import Journal
from bot.sandbox.rates import Rates
from bot.sandbox.seam import point
from bot.sandbox.server import StandIn
from bot.sandbox.things import Message
from bot.sandbox.world import World
from bot.sandbox.world_events import WorldEvent

T = TypeVar("T")

PATIENCE = 90.0
"""Seconds for what is to happen; nothing waits until they are over, unless it fails."""
NEWEST = 5
"""So many messages are told of when something has not happened."""
PATIENT = 20.0
"""Seconds that people wait for an answer: how soon one comes is measured elsewhere, where nothing
else runs beside. A busy machine has stood still for more than eight.
"""
SOON: dict[str, Any] = {"guild_ready_timeout": 0.02}
"""For a client's constructor: discord.py waits 2 s for more guilds otherwise."""


def furnished(clock: Clock = time.time) -> World:
    """A world in memory with one guild, a few people and the bot."""
    world = World(clock=clock)
    furnish(world)
    return world


@asynccontextmanager
async def standing(
    world: World | None = None,
    *,
    rates: Rates | None = None,
    answer_seconds: float = PATIENT,
    heartbeat_seconds: float = HEARTBEAT_SECONDS,
    port: int = 0,
) -> AsyncIterator[StandIn]:
    """A stand-in that listens, with discord.py pointed at it; without a world, one that is
    furnished and new.
    """
    stand_in = StandIn(
        world or furnished(),
        rates=rates,
        answer_seconds=answer_seconds,
        heartbeat_seconds=heartbeat_seconds,
    )
    point(await stand_in.start(port=port))
    try:
        yield stand_in
    finally:
        await stand_in.stop()
        web_app._cached_build_middleware.cache_clear()  # it would keep the world, pictures and all


@asynccontextmanager
async def remembering(folder: Path) -> AsyncIterator[StandIn]:
    """A stand-in whose world is kept in a folder, and furnished when the folder is empty."""
    with Journal(folder) as journal:
        if not journal.world.guilds:
            furnish(journal.world)
        async with standing(journal.world) as stand_in:
            yield stand_in


@asynccontextmanager
async def logged_in(client: discord.Client, stand_in: StandIn) -> AsyncIterator[discord.Client]:
    """The client, connected and ready; what ends it early is raised here."""
    async with client:
        await client.login(stand_in.world.token)
        running = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            await asyncio.wait(
                {running, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if running.done():
                await running
            assert ready.done(), f"the client is not ready after {PATIENCE} s"
            yield client
        finally:
            ready.cancel()
            await client.close()
            try:
                await running
            finally:
                await close_lost_connections(client)


async def until(world: World, found: Callable[[], T], seconds: float = PATIENCE) -> T:
    """Wait until `found()` is true, looking whenever something happens in the world; what it
    found. If it never is, the test fails and says what was posted last.
    """
    try:
        return await found_within(world, found, seconds)
    except TimeoutError:
        newest = "\n".join(map(str, [*world.messages.values()][-NEWEST:]))
        raise AssertionError(f"It did not happen. The newest messages:\n{newest}") from None


async def found_within(world: World, found: Callable[[], T], seconds: float) -> T:
    """As `until`, but TimeoutError if it takes longer."""
    happened = asyncio.Event()

    def hear(note: WorldEvent) -> None:
        happened.set()

    stop = world.watch(hear)
    try:
        async with asyncio.timeout(seconds):
            while not (result := found()):
                happened.clear()
                await happened.wait()
            return result
    finally:
        stop()


async def sure(done: Callable[[], bool]) -> None:
    """Wait for something that nobody sees at Discord."""
    async with asyncio.timeout(PATIENCE):
        while not done():  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.01)


async def reply(stand_in: StandIn, interaction: Interaction) -> Message:
    """The message that answered, once the bot has stopped thinking."""
    assert not interaction.failed, "the application did not respond"

    def finished() -> Message | None:
        message = stand_in.people.reply(interaction)
        coming = interaction.answer is AnswerKind.DEFER_UPDATE and not interaction.amended
        return None if message is None or message.is_loading or coming else message

    message = await until(stand_in.world, finished)
    assert message is not None
    return message
