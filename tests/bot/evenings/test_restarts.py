"""Evenings on which the bot is stopped and started again: it goes on where it was."""

import asyncio
import gc
import sqlite3
from contextlib import closing
from pathlib import Path
from weakref import ref

import discord
import pytest

from bot.app import Parlour
from bot.delivery import errors as failures
from bot.delivery import tables as table_delivery
from bot.delivery.places import places_of
from bot.sandbox import access
from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from bot.store import Person, UserId
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_staying import sure
from tests.bot.wire import PATIENCE, until


@pytest.fixture
def evening(stand_in: StandIn) -> Evening:
    """People around a Discord that stays while the bot comes and goes."""
    return Evening(stand_in)


async def test_a_menu_drawn_before_a_restart_is_answered_after_it(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        menu = await evening.answer(ann, await evening.table_calling(ann, thread), "play@")
    async with bot_at(stand_in, tmp_path):
        assert "takes 2" in (await evening.confirm(ann, menu, "take", "2")).content
        table = await evening.table_calling(theo, thread)
        assert "**Ann** takes 2" in table.content


async def test_after_a_restart_nothing_is_posted_or_pinged_again(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        await evening.hand(theo)
    before = evening.posts(thread)
    async with bot_at(stand_in, tmp_path):
        await evening.slash(theo, thread, "table list")
    assert evening.posts(thread) == before


async def test_threads_that_were_open_before_the_login_are_asked_for_when_they_are_needed(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
    async with bot_at(stand_in, tmp_path) as bot:
        (guild,), places, place = bot.guilds, places_of(bot), int(thread.id)
        assert not guild.threads
        found = await places.find(guild.id, place)
        assert isinstance(found, discord.Thread)
        assert found.parent is guild.get_channel(int(thread.parent or 0)) is not None
        assert (await places.held(found)).send_messages_in_threads
        assert await places.recall(guild.id, place) is await places.recall(guild.id, place)
        assert await places.channel(guild.id, place) is None
        opened = int((await evening.begun(ann, theo)).id)
        await until(stand_in.world, lambda: guild.get_thread(opened), PATIENCE)
        assert await places.find(guild.id, opened) is guild.get_thread(opened)


def forget(stand_in: StandIn, folder: Path, *columns: str, of: str = "tables") -> None:
    """Let the bot not have noted these of its tables, and Discord not know any more what it was
    sent.
    """
    with closing(sqlite3.connect(folder / "tables.db")) as connection, connection:
        connection.execute(f"UPDATE {of} SET {', '.join(f'{column} = NULL' for column in columns)}")
    stand_in.world.nonces.forget()


@pytest.mark.parametrize("archived", [False, True], ids=["known", "archived since"])
async def test_a_thread_that_was_opened_but_not_remembered_is_found_again(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User, archived: bool
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        await evening.hand(ann)
    forget(stand_in, tmp_path, "thread", "message", "shown", "settled")
    stand_in.world.archive(thread, archived)
    async with bot_at(stand_in, tmp_path):
        await evening.slash(ann, evening.games, "play", move="take 2")
        await evening.table_calling(theo, thread)
    assert len(evening.posts(thread)) == 2, "what was posted is not posted again"
    assert stand_in.world.threads_of(evening.games) == [stand_in.world.channels[thread.id]]


async def test_of_what_was_posted_and_not_noted_before_more_happened_the_newer_ply_is_posted(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path) as bot:
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        await evening.hand(ann)
        bot.services.host.changes.on_change.remove(bot.services.table_delivery.refresh)
        await evening.slash(ann, thread, "play", move="take 2")
    forget(stand_in, tmp_path, "message", "shown", "settled")
    async with bot_at(stand_in, tmp_path):
        await evening.table_calling(theo, thread)
        await evening.until(lambda: len(evening.posts(thread)) > 1)
    assert [post.attachments[0].filename for post in evening.posts(thread)] == [
        "pebbles-1-0.webp",
        "pebbles-1-1.webp",
    ]


async def test_what_was_brought_up_to_date_at_the_start_is_not_looked_for_afterwards(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path) as bot:
        thread = await evening.begun(ann, theo, game="marbles", options="auction=sealed lots=2")
        table = await evening.table_calling(ann, thread)
        await evening.hand(ann)
        bot.services.host.changes.on_change.remove(bot.services.table_delivery.refresh)
        await evening.slash(ann, thread, "play", move="up-to 7")
    async with bot_at(stand_in, tmp_path):
        await evening.until(lambda: ann.id not in evening.now(table).mentions)
        await evening.slash(theo, thread, "play", move="up-to 2")
        await evening.until(lambda: len(evening.posts(thread)) > 1)
    assert ("GET", f"/channels/{thread.id}/messages") not in [
        (sent.method, sent.path) for sent in stand_in.rest.exchanges
    ]


async def test_a_proposal_that_was_posted_and_not_noted_is_not_posted_again(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        await evening.slash(ann, thread, "table pause")
        await evening.until(lambda: len(evening.posts(thread)) > 1)
    before = [post.id for post in evening.posts(thread)]
    forget(stand_in, tmp_path, "channel", "message", "shown", of="proposals")
    async with bot_at(stand_in, tmp_path):
        await evening.until(lambda: evening.posts(thread)[-1].edited_at)
    assert [post.id for post in evening.posts(thread)] == before


async def test_the_hand_of_a_lost_table_is_not_that_of_a_newer_one_with_its_number(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path / "lost"):
        await evening.begun(ann, theo)
        lost = await evening.hand(ann, "Your turn.")
    async with bot_at(stand_in, tmp_path / "newer") as bot:
        notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
        await evening.press(theo, notice, "join")
        bot.services.host.changes.on_change.remove(bot.services.table_delivery.refresh)
        await evening.press(ann, notice, "start")
    stand_in.world.nonces.forget()
    async with bot_at(stand_in, tmp_path / "newer"):
        await evening.until(lambda: len(evening.posts(stand_in.world.channels[lost.channel])) > 1)
    assert evening.now(lost) == lost


async def test_where_the_bot_may_not_read_it_shows_a_table_all_the_same(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        await evening.hand(ann)
    forget(stand_in, tmp_path, "message", "shown", "settled")
    access.deny(stand_in.world, evening.games, "read_message_history")
    async with bot_at(stand_in, tmp_path):
        await evening.until(lambda: len(evening.posts(thread)) > 1)
    assert len(evening.posts(thread)) == 2


async def test_the_notice_of_a_table_that_was_opened_full_is_known_by_what_it_says(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        notice = await evening.slash(ann, evening.games, "table new", game="pebbles", computers=1)
        await evening.until(evening.thread)
        await evening.hand(ann, "Your turn.")
    for thread in stand_in.world.threads_of(evening.games):
        stand_in.world.delete_channel(thread)
    stand_in.world.change_message(notice)  # as it was when it was posted
    forget(stand_in, tmp_path, "notice", "noticed", "thread", "message", "shown", "settled")
    async with bot_at(stand_in, tmp_path):
        await evening.until(evening.thread)
    assert [post.id for post in evening.posts(evening.games)] == [notice.id]


async def test_a_missing_notice_that_could_not_be_posted_at_the_start_is_posted_later(
    stand_in: StandIn, tmp_path: Path, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_delivery, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(failures, "OPENING_PAUSE_SECONDS", 0.01)
    async with bot_at(stand_in, tmp_path):
        notice = await evening.slash(
            evening.person("ann"), evening.games, "table new", game="pebbles", seats=2
        )
    forget(stand_in, tmp_path, "notice", "noticed")
    stand_in.faults.delete_message(notice)
    stand_in.faults.fail(r"^/channels/\d+/messages$", 429)
    async with bot_at(stand_in, tmp_path):
        await evening.until(lambda: evening.posts(evening.games))
    assert evening.posts(evening.games)[0].content == notice.content


async def test_a_move_that_was_kept_but_not_shown_is_shown_at_the_next_start(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path) as bot:
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        bot.services.host.changes.on_change.remove(bot.services.table_delivery.refresh)
        await evening.slash(ann, thread, "play", move="take 2")
        assert ann.id in evening.posts(thread)[-1].mentions
    async with bot_at(stand_in, tmp_path):
        table = await evening.table_calling(theo, thread)
        assert "**Ann** takes 2" in table.content


async def test_a_notice_that_was_never_posted_is_posted_at_the_next_start(
    stand_in: StandIn, tmp_path: Path, evening: Evening
) -> None:
    async with bot_at(stand_in, tmp_path) as bot:
        await bot.services.host.seating.open(
            "pebbles",
            Person(UserId(int(evening.person("ann").id)), "Ann", "en-US"),
            size=2,
            language="en",
            guild=int(evening.games.guild or 0),
            channel=int(evening.games.id),
        )
    async with bot_at(stand_in, tmp_path):
        notice = await evening.until(lambda: next(iter(evening.posts(evening.games)), None))
    assert "1. Ann" in notice.content


async def test_a_table_that_is_opened_while_the_bot_gets_ready_has_one_notice(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path) as bot:
        stand_in.faults.force_429(r"/interactions/", retry_after=0.2)
        opening = asyncio.create_task(
            evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
        )
        await evening.until(
            lambda: any(exchange.forced for exchange in stand_in.rest.exchanges) or None
        )
        await bot.on_ready()
        notice = await opening
        await evening.press(theo, notice, "join")
        await evening.until(lambda: "2. Theo" in evening.now(notice).content or None)
    assert evening.posts(evening.games) == [evening.now(notice)]


async def test_the_hand_of_a_seat_that_was_handed_on_is_taken_away_though_the_bot_has_stopped_since(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.hand(ann, "Your turn.")
    async with bot_at(stand_in, tmp_path) as bot:
        bot.services.host.changes.on_change.remove(bot.services.table_delivery.refresh)
        await sure(evening, ann, thread, "table resign")
    async with bot_at(stand_in, tmp_path):
        hand = await evening.hand(ann, "You no longer play at this table")
    assert not hand.attachments


async def test_nothing_is_left_in_memory_of_a_bot_that_was_replaced(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    bots: list[ref[Parlour]] = []
    for _ in range(2):  # the figures of a process are those of its newest bot
        async with bot_at(stand_in, tmp_path) as bot:
            bots.append(ref(bot))
            thread = await evening.begun(ann, theo)
            await evening.table_calling(ann, thread)
            del bot
    # A picture that is being drawn in a thread holds its bot until it is done.
    async with asyncio.timeout(PATIENCE):
        while bots[0]() is not None:
            gc.collect()
            await asyncio.sleep(0.05)
