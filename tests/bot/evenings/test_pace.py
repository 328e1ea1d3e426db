"""Evenings at many tables at once: the bot asks no more of Discord than Discord allows, and answers
nevertheless.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.delivery.rate_limit import is_limited
from bot.sandbox.rates import Rates
from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.scribes import HeldScribes
from tests.bot.wire import standing

pytestmark = pytest.mark.usefixtures("paced")

TABLES = 12
REQUESTS = 100


def pairs(stand_in: StandIn) -> list[tuple[User, User]]:
    """People for many tables: nobody sits at two of them."""
    world = stand_in.world
    people = [world.add_user(f"guest-{n}", f"Guest {n}") for n in range(2 * TABLES)]
    guild = next(iter(world.guilds.values()))
    world.put_guild(replace(guild, members=(*guild.members, *(person.id for person in people))))
    return list(zip(people[::2], people[1::2], strict=True))


async def sit_down(evening: Evening, host: User, guest: User) -> None:
    """Begin a game, without waiting for its thread."""
    notice = await evening.slash(host, evening.games, "table new", game="pebbles", seats=2)
    await evening.press(guest, notice, "join")
    await evening.press(host, notice, "start")


def shown(evening: Evening, people: Sequence[tuple[User, User]]) -> int:
    """How many tables and hands are there to be seen."""
    world = evening.stand_in.world
    tables = [thread for thread in world.threads_of(evening.games) if evening.posts(thread)]
    hands = [
        person
        for pair in people
        for person in pair
        if (channel := world.conversation(person)) and world.messages_in(channel)
    ]
    return len(tables) + len(hands)


async def test_a_storm_of_requests_is_spread_out_before_discord_refuses_any(tmp_path: Path) -> None:
    async with standing() as stand_in, bot_at(stand_in, tmp_path) as bot:
        world = stand_in.world
        guild = next(iter(world.guilds.values()))
        channels = [world.add_channel(guild, f"room-{n}") for n in range(REQUESTS)]
        await asyncio.gather(*(bot.fetch_channel(int(channel.id)) for channel in channels))
        assert not stand_in.rest.refused


async def test_whoever_asks_is_answered_while_many_tables_wait_to_be_shown(tmp_path: Path) -> None:
    # All begin in one channel at once: of its notices Discord would let no more than one be changed
    # in a second.
    rates, scribes = Rates(time.time, edits_per_channel=(1000, 1.0)), HeldScribes()
    async with standing(rates=rates) as stand_in, bot_at(stand_in, tmp_path, pictures=scribes):
        evening, people = Evening(stand_in), pairs(stand_in)
        scribes.may_draw.clear()
        await asyncio.gather(*(sit_down(evening, *pair) for pair in people))
        assert (await evening.slash(people[0][0], evening.games, "table list")).content
        assert not shown(evening, people)
        scribes.may_draw.set()
        assert (await evening.slash(people[0][0], evening.games, "table list")).content
        await evening.until(lambda: shown(evening, people) == 3 * TABLES or None)
        assert not stand_in.rest.refused


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/api/v10/channels/1/messages", True),
        ("/api/v10/users/@me/channels", True),
        ("/api/v10/applications/1/commands", True),
        ("/api/v10/interactions/1/token/callback", False),
        ("/api/v10/webhooks/1/token/messages/@original", False),
        ("/attachments/1/2/picture.webp", False),
        ("/", False),
    ],
)
def test_what_discord_does_not_count_never_waits(path: str, counted: bool) -> None:
    assert is_limited(path) is counted
