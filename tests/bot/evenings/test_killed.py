"""Evenings on which the bot's process is killed: whatever people were told has been made stays
made, and is shown.
"""

import asyncio
import os
from collections import Counter
from pathlib import Path

from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from tests.bot.beside import bot_beside
from tests.bot.evenings.evening import Evening
from tests.bot.tab import children
from tests.bot.wire import PATIENCE, until

MOVE = "reserve deck-1"
"""May be made three times by everybody, whatever was dealt."""


async def calling(evening: Evening, thread: Channel, ply: int) -> Message:
    """The newest message of a table, once it shows this ply and calls on somebody."""

    def newest() -> Message | None:
        found = evening.posts(thread)[-1:]
        return next(
            (table for table in found if table.mentions and f"-{ply}.webp" in picture(table)), None
        )

    table = await until(evening.stand_in.world, newest, PATIENCE)
    assert table is not None
    return table


def picture(table: Message) -> str:
    return table.attachments[0].filename


def called(table: Message, *people: User) -> User:
    return next(person for person in people if person.id in table.mentions)


async def test_a_move_that_was_made_before_the_bot_was_killed_is_shown_after_it(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_beside(stand_in, tmp_path) as bot:
        thread = await evening.begun(ann, theo, game="splendor")
        table = await calling(evening, thread, 0)
        who = called(table, ann, theo)
        stand_in.faults.force_429(evening.posting(thread), retry_after=600, times=2)
        answer = await evening.slash(who, thread, "play", move=MOVE)
        await evening.until(
            lambda: sum(exchange.forced for exchange in stand_in.rest.exchanges) > 1 or None
        )
        await bot.kill()
    assert evening.posts(thread) == [table]
    async with bot_beside(stand_in, tmp_path):
        shown = await calling(evening, thread, 1)
    assert f"**{who.shown_name}**" in answer.content
    assert f"**{who.shown_name}**" in shown.content
    assert called(shown, ann, theo) != who


async def test_wherever_the_bot_is_killed_each_move_is_shown_and_none_twice(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_beside(stand_in, tmp_path) as bot:
        thread = await evening.begun(ann, theo, game="splendor")
        await evening.slash(
            called(await calling(evening, thread, 0), ann, theo), thread, "play", move=MOVE
        )
        await bot.kill()
    async with bot_beside(stand_in, tmp_path) as bot:
        await evening.slash(
            called(await calling(evening, thread, 1), ann, theo), thread, "play", move=MOVE
        )
        await bot.kill()
    async with bot_beside(stand_in, tmp_path):
        await calling(evening, thread, 2)
    assert max(Counter(picture(table) for table in evening.posts(thread)).values()) == 1
    told = "\n".join(table.content for table in evening.posts(thread))
    assert told.count(f"**{ann.shown_name}**") == told.count(f"**{theo.shown_name}**") > 0


async def test_nothing_that_the_bot_started_outlives_it(stand_in: StandIn, tmp_path: Path) -> None:
    async with bot_beside(stand_in, tmp_path) as bot:
        easels = [os.pidfd_open(child) for child in children(bot.process.pid)]
        assert easels
        bot.process.kill()
        await bot.process.wait()
        for easel in easels:
            ended = asyncio.Event()
            asyncio.get_running_loop().add_reader(easel, ended.set)
            async with asyncio.timeout(PATIENCE):
                await ended.wait()
            asyncio.get_running_loop().remove_reader(easel)
            os.close(easel)
