"""Somebody who plays in the channels of two workers is reminded by one of them, of all turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.app import Parlour
from bot.operations.login import log_in
from bot.operations.settings import Role
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Guild
from bot.store import UserId, open_store
from bot.store.slots import slot_of
from games.engine import Seat
from games.library import Library
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import EVERY_GAME, Evening, bot_at, unhurried
from tests.bot.evenings.test_reminders import DAY, NO_QUIET, reminders
from tests.bot.test_roles import begun, called
from tests.bot.wire import PATIENCE, SOON, standing, sure, until
from tests.postgres import Server

HALF = 32


@asynccontextmanager
async def worker(stand_in: StandIn, database: str, clock: Clockwork) -> AsyncIterator[Parlour]:
    """A worker in this process, logged in."""
    store = await open_store(database)
    parlour = Parlour(
        store, Library(EVERY_GAME), role=Role.WORKER, clock=clock, sleep=clock.sleep, **SOON
    )
    try:
        async with parlour as client:
            await log_in(client, stand_in.world.token, store.key_values)
            await client.catch_up()
            yield client
    finally:
        await store.database.close()


@asynccontextmanager
async def two_workers(
    database: str, tmp_path: Path, clock: Clockwork
) -> AsyncIterator[tuple[StandIn, Parlour, Parlour]]:
    """A stand-in and two workers, each with half of the slots."""
    async with (
        standing(rates=unhurried()) as stand_in,
        bot_at(stand_in, tmp_path, clock, database=database) as one,
        worker(stand_in, database, clock) as other,
    ):
        sharing = [bot.sharing for bot in (one, other) if bot.sharing is not None]
        await sure(lambda: [len(its.slots.held) for its in sharing] == [HALF, HALF])
        yield stand_in, one, other


def shown_by(stand_in: StandIn, guild: Guild, bot: Parlour) -> Channel:
    """A new channel that is one bot's to show."""
    assert bot.sharing is not None
    while True:
        channel = stand_in.world.add_channel(guild, "games-too")
        if slot_of(int(channel.id)) in bot.sharing.slots.held:
            return channel


async def test_whoever_plays_in_channels_of_two_workers_is_reminded_once(
    server: Server, template: str, tmp_path: Path
) -> None:
    database, clock = server.url(server.new_database(template)), Clockwork()
    async with two_workers(database, tmp_path, clock) as (stand_in, one, other):
        evening = Evening(stand_in)
        ann, theo = evening.person("ann"), evening.person("theo")
        await evening.slash(ann, evening.games, "settings", quiet=NO_QUIET)
        guild = next(iter(stand_in.world.guilds.values()))
        for bot in (one, other):
            channel = shown_by(stand_in, guild, bot)
            while True:
                thread = await begun(stand_in, ann, theo, channel)
                who = await until(
                    stand_in.world,
                    lambda: called(evening, {ann.id: ann, theo.id: theo}, thread),  # noqa: B023
                    PATIENCE,
                )
                if who == ann:
                    break
        turns, user = one.services.waiting_turns, UserId(int(ann.id))
        async with asyncio.timeout(PATIENCE):
            while len(await turns.of(user)) != 2:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        clock.tick(DAY)
        async with asyncio.timeout(PATIENCE):
            while any(wait.times != 1 for wait in await turns.of(user)):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert len(reminders(evening, ann)) == 1

        # One process notes a turn once more that has ended at a table of the other.
        turn = (await turns.of(user))[0]
        mine = one if await one.services.host.changes.own([turn.table]) else other
        ended = replace(turn, seat=Seat(1 - turn.seat), user=UserId(int(theo.id)))
        await (other if mine is one else one).services.waiting_turns.keep(ended)
        async with asyncio.timeout(PATIENCE):
            while len(await turns.at(turn.table)) > 1:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
