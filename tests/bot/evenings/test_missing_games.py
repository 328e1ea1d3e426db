"""Evenings after a game was taken away: whoever has a table of it goes on with all others."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import EVERY_GAME, Evening, bot_at

MISSING = "marbles"
UNKNOWN = f"There is no game called “{MISSING}”"


@pytest.fixture
def evening(stand_in: StandIn) -> Evening:
    """People around a Discord that stays while the bot comes and goes."""
    return Evening(stand_in)


@pytest.fixture
async def thread(
    stand_in: StandIn, evening: Evening, tmp_path: Path, clock: Clockwork, ann: User, theo: User
) -> AsyncIterator[Channel]:
    """The thread of one more game of two people who also play one that is not here any more."""
    async with bot_at(stand_in, tmp_path, clock):
        pebbles = await evening.begun(ann, theo)
        marbles = await evening.begun(ann, theo, game=MISSING, options="lots=1")
        await evening.table_calling(ann, marbles)
        await evening.slash(theo, marbles, "play", move="up-to 2")
        await evening.slash(theo, marbles, "table pause")
    left = tuple(game for game in EVERY_GAME if game.key != MISSING)
    async with bot_at(stand_in, tmp_path, clock, games=left):
        yield pebbles


async def test_the_lists_name_it_and_all_other_tables(
    evening: Evening, thread: Channel, ann: User
) -> None:
    listed = (await evening.slash(ann, evening.games, "games")).content
    assert f"• **Pebbles** · #1 · Ann, Theo · <#{thread.id}> · **your turn**" in listed
    assert f"• **{MISSING}** · " in listed
    assert "isn’t here any more" in listed
    there = (await evening.slash(ann, evening.games, "table list")).content
    assert "**Pebbles** · Ann, Theo" in there
    assert f"**{MISSING}** · Ann, Theo" in there


async def test_commands_are_about_the_other_table(
    evening: Evening, thread: Channel, ann: User, theo: User
) -> None:
    assert "**Your turn.**" in (await evening.slash(ann, evening.games, "play")).content
    assert "Waiting for **Ann**" in (await evening.slash(ann, evening.games, "board")).content
    assert "No standing orders" in (await evening.slash(theo, evening.games, "orders")).content


async def test_whoever_asks_for_it_reads_that_it_is_not_known(
    evening: Evening, thread: Channel, ann: User
) -> None:
    assert UNKNOWN in (await evening.slash(ann, thread, "board", table="2")).content
    direct = evening.stand_in.world.conversation(ann)
    assert direct is not None
    told = await evening.slash(ann, thread, "table resign")
    await evening.answer(ann, told, "sure:resign")
    assert UNKNOWN in (await evening.slash(ann, direct, "hand")).content


async def test_a_table_of_it_can_be_left_and_ended(
    evening: Evening, thread: Channel, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    told = await evening.slash(ann, evening.games, "table resign", table="2")
    assert f"**{MISSING}**" in told.content
    assert "You’ve resigned." in (await evening.answer(ann, told, "sure:resign")).content
    there = (await evening.slash(ann, evening.games, "table list")).content
    assert f"**{MISSING}** · Ann" not in there
    told = await evening.slash(ann, evening.games, "table end", table="2")  # she manages
    assert "The table is closed." in (await evening.answer(ann, told, "sure:end")).content
    assert MISSING not in (await evening.slash(theo, evening.games, "games")).content
    assert "cannot go on" not in caplog.text


async def test_its_results_still_count_and_bear_its_key(
    stand_in: StandIn, evening: Evening, tmp_path: Path, clock: Clockwork, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path, clock):
        over = await evening.begun(ann, theo, options="heap=3")
        await evening.slash(ann, over, "play", move="take 3")
        await evening.table_saying("the game is over", over)
        await evening.slash(ann, evening.games, "leaderboard")
    async with bot_at(stand_in, tmp_path, clock, games=EVERY_GAME[1:]):
        board = await evening.slash(ann, evening.games, "leaderboard")
        profile = await evening.slash(ann, evening.games, "profile")
    assert "**pebbles**" in board.content
    assert "1. **Ann**" in board.content
    assert "pebbles" in profile.content


async def test_whoever_leaves_it_loses_their_hand_and_the_log_says_why_nothing_is_shown(
    evening: Evening, thread: Channel, ann: User, caplog: pytest.LogCaptureFixture
) -> None:
    told = await evening.slash(ann, evening.games, "table resign", table="2")
    await evening.answer(ann, told, "sure:resign")
    await evening.hand(ann, "You no longer play at this table")
    said = [line for line in caplog.records if line.levelno >= logging.WARNING]
    assert {line.getMessage() for line in said} == {
        "table 2 cannot be shown: its game, marbles, is not here"
    }
    assert not any(line.exc_info for line in said)
