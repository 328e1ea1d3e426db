"""Evenings with the tables on a PostgreSQL server: the bot is killed, and the server goes away and
comes back. What people were told has been made stays made, and is shown once.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from tests.bot.beside import bot_beside
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_killed import MOVE, called, calling, picture
from tests.postgres import Server

AWAY = "reach my database"


@pytest.fixture
def kind() -> str:
    return "postgresql"


async def made(evening: Evening, who: User, thread: Channel) -> str:
    """What is said of a move, once there is a database to make it in."""
    while AWAY in (answer := await evening.slash(who, thread, "play", move="take 1")).content:
        pass
    return answer.content


async def test_a_game_goes_on_after_the_bot_was_killed(
    stand_in: StandIn, tmp_path: Path, address: str
) -> None:
    evening, on_server = Evening(stand_in), {"PARLOUR_DATABASE": address}
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_beside(stand_in, tmp_path, on_server) as bot:
        thread = await evening.begun(ann, theo, game="splendor")
        for ply in range(2):
            who = called(await calling(evening, thread, ply), ann, theo)
            await evening.slash(who, thread, "play", move=MOVE)
        await bot.kill()
    async with bot_beside(stand_in, tmp_path, on_server) as bot:
        for ply in range(2, 4):
            who = called(await calling(evening, thread, ply), ann, theo)
            await evening.slash(who, thread, "play", move=MOVE)
        await calling(evening, thread, 4)
        assert not [line for line in bot.logged if "ERROR" in line]
    pictures = [picture(post) for post in evening.posts(thread) if post.attachments]
    assert len(pictures) == len(set(pictures))
    assert not (tmp_path / "parlour.db").exists()


async def test_while_the_server_is_away_people_are_told_and_it_goes_on_when_it_is_back(
    stand_in: StandIn, tmp_path: Path, address: str, server: Server
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, database=address) as bot:
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        assert "takes 1" in (await evening.slash(ann, thread, "play", move="take 1")).content
        server.stop()
        for _ in range(2):
            assert AWAY in (await evening.slash(theo, thread, "play", move="take 1")).content
        assert (
            AWAY in (await evening.slash(theo, evening.games, "table new", game="pebbles")).content
        )
        server.start()
        assert "takes 1" in await made(evening, theo, thread)
        # The post of the first move may never have been sent.
        await evening.until(
            lambda: (
                (
                    (newest := evening.posts(thread)[-1]).mentions == (ann.id,)
                    and "takes 1" in newest.content
                )
                or None
            )
        )
        (row,) = await bot._store.tables.all()
        assert row.ply == len(await bot._store.record.of(row.id)) == 2
        assert not bot._store.database.broken.done()
    async with bot_at(stand_in, tmp_path, database=address):
        await evening.table_calling(ann, thread)
    shown = [post.content for post in evening.posts(thread)]
    assert len(shown) == len(set(shown)), "nothing is shown twice"
