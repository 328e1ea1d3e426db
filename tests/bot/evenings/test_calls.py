"""Evenings on which it matters that people hear of their turn, of what has happened before, and of
the end, whatever fails.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox.ids import MessageId
from bot.sandbox.things import Channel, Message, MessageFlag, User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.sentences import sentence
from tests.bot.wire import PATIENCE

A_LITTLE_SECONDS = 0.02


def loud(messages: list[Message]) -> list[Message]:
    """Those that notify."""
    return [
        message for message in messages if MessageFlag.SUPPRESS_NOTIFICATIONS not in message.flags
    ]


def direct(evening: Evening, who: User) -> list[Message]:
    """What somebody has in their direct messages from the bot."""
    channel = evening.stand_in.world.conversation(who)
    return evening.stand_in.world.messages_in(channel) if channel else []


async def newer(evening: Evening, who: User, former: MessageId) -> Message:
    """The direct message that notifies somebody, once it is another than before."""
    return await evening.until(
        lambda: next((one for one in loud(direct(evening, who)) if one.id != former), None)
    )


def only_for(evening: Evening, who: User, text: str) -> Message | None:
    """What somebody alone was told, if it contains a text."""
    told = evening.stand_in.world.messages.values()
    return next(
        (found for found in told if found.only_for == who.id and text in found.content), None
    )


async def about_to_move(evening: Evening, *people: User) -> tuple[Channel, Message]:
    """A table at which everybody has a hand; its thread, and the hand of whoever must act."""
    thread = await evening.begun(*people)
    await evening.table_calling(people[0], thread)
    for who in people[1:]:
        await evening.hand(who)
    return thread, await evening.hand(people[0], "Your turn.")


@pytest.mark.parametrize(
    ("status", "code", "told"),
    [
        (403, 50013, "missing a permission"),
        (403, 50001, "missing a permission"),
        (403, 160005, "is locked"),
        (400, 50083, "is archived"),
    ],
)
async def test_whoever_is_next_is_called_directly_if_the_post_fails_and_whoever_moved_is_told(
    evening: Evening, ann: User, theo: User, status: int, code: int, told: str
) -> None:
    thread, hand = await about_to_move(evening, ann, theo)
    posting = rf"^/channels/{thread.id}/messages$"
    evening.stand_in.faults.fail(posting, status, times=9, code=code)
    before = direct(evening, theo)
    await evening.confirm(ann, hand, "take", "1")
    called = await evening.until(lambda: loud(direct(evening, theo)))
    assert "Your turn." in called[0].content
    assert called[0].id != before[0].id
    await evening.until(lambda: only_for(evening, ann, told))
    await evening.until(lambda: len(direct(evening, theo)) == 1)
    await evening.confirm(theo, called[0], "take", "1")
    await evening.until(lambda: loud(direct(evening, ann)))
    assert len(evening.posts(thread)) == 1, "nothing could be posted there"


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (400, 50035)])
async def test_a_post_whose_picture_is_refused_is_posted_in_words(
    evening: Evening, ann: User, theo: User, status: int, code: int
) -> None:
    thread, hand = await about_to_move(evening, ann, theo)
    evening.stand_in.faults.fail(rf"^/channels/{thread.id}/messages$", status, code=code)
    await evening.confirm(ann, hand, "take", "1")
    post = await evening.table_calling(theo, thread)
    assert post.attachments == ()
    assert "**Ann** takes 1" in post.content
    assert "pebbles" in post.content.partition("\n\n")[2], "the table is told in words"


async def test_a_direct_message_to_which_there_is_no_access_counts_as_closed(
    evening: Evening, ann: User, theo: User
) -> None:
    evening.stand_in.faults.fail(r"^/users/@me/channels$", 403, times=9, code=50001)
    thread = await evening.begun(ann, theo)
    post = await evening.table_saying("Ann doesn’t accept direct messages", thread)
    assert "Ann" in post.content


async def test_at_the_end_everybody_is_called_once_and_the_channel_is_told_the_result(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    notice = evening.posts(evening.games)[-1]
    await evening.stand_in.people.say(ann, evening.games, "Meanwhile somebody writes here.")
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 3")
    end = await evening.table_saying("the game is over", thread)
    assert set(end.mentions) == {ann.id, theo.id}
    assert loud([end]) == [end]
    result = await evening.until(
        lambda: next((m for m in evening.posts(evening.games) if m.reply_to == notice.id), None)
    )
    assert result.content.splitlines() == [
        f"**Pebbles** is over: see <#{thread.id}>.",
        "The result is in the message above.",
    ]
    assert "1. **Ann**" in evening.now(notice).content
    assert (result.mentions, loud([result])) == ((), [])


def all_told(folder: Path) -> bool:
    """Whether the first table has ended, and all that follows its end has been shown and noted."""
    with closing(sqlite3.connect(folder / "tables.db")) as beside:
        asked = "SELECT status = 'finished' AND settled = ply FROM tables WHERE id = 1"
        return bool(beside.execute(asked).fetchone()[0])


async def test_the_result_stands_in_the_channel_once(
    evening: Evening, ann: User, theo: User, tmp_path: Path
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    notice = evening.posts(evening.games)[-1]
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.until(lambda: "1. **Ann**" in evening.now(notice).content or None)
    async with asyncio.timeout(PATIENCE):  # until the notice was still the last message
        while not all_told(tmp_path):  # noqa: ASYNC110  # the bot does not say so
            await asyncio.sleep(A_LITTLE_SECONDS)
    again = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await evening.press(theo, again, "join")
    await evening.press(ann, again, "start")
    other = await evening.until(lambda: evening.stand_in.world.threads_of(evening.games)[1:])
    assert evening.posts(evening.games) == [evening.now(notice), evening.now(again)], other


async def test_where_the_notice_was_deleted_the_channel_is_told_how_the_game_has_ended(
    evening: Evening, ann: User, theo: User
) -> None:
    evening.forgive(404)
    thread = await evening.begun(ann, theo, options="heap=3")
    evening.stand_in.faults.delete_message(evening.posts(evening.games)[-1])
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 3")
    result = await evening.table_saying("is over: see", evening.games)
    assert "1. **Ann**" in result.content


async def test_whoever_likes_is_notified_of_every_turn_by_direct_message(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(theo, evening.games, "settings", turns=True)
    thread, _ = await about_to_move(evening, ann, theo)
    assert loud(direct(evening, theo)) == []
    before = direct(evening, theo)
    for _ in range(2):
        await evening.slash(ann, thread, "play", move="take 1")
        former = before[0].id
        hand = await newer(evening, theo, former)
        assert "Your turn." in hand.content
        before = await evening.until(
            lambda: now if len(now := direct(evening, theo)) == 1 else None
        )
        await evening.slash(theo, thread, "play", move="take 1")
        await evening.table_calling(ann, thread)
        await evening.hand(theo, "**Theo** takes 1")
    assert loud(direct(evening, ann)) == []


async def test_a_hand_tells_what_has_happened_since_its_owners_own_last_move(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid, game="marbles", options="lots=1")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.slash(theo, thread, "play", move="lay 5")
    await evening.slash(ann, thread, "play", move="up-to 9")
    await evening.hand(ann, "**Theo** bids 5.")
    await evening.slash(ingrid, thread, "play", move="pass")
    hand = await evening.hand(ann, sentence("order-coming"))
    assert "**Theo** bids 5." in hand.content
    assert "**Ingrid** passes." in hand.content


async def test_whoever_is_called_reads_what_has_happened_since_their_own_last_move(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid)
    for who, number in ((ann, 1), (theo, 2)):
        await evening.table_calling(who, thread)
        await evening.slash(who, thread, "play", move=f"take {number}")
    table = await evening.table_calling(ingrid, thread)
    assert table.content.splitlines()[1:] == [
        "• **Ann** takes 1 from the heap.",
        "• **Theo** takes 2 from the heap.",
    ]
    await evening.slash(ingrid, thread, "play", move="take 1")
    table = await evening.table_calling(ann, thread)
    assert table.content.splitlines()[1:] == [
        "• **Theo** takes 2 from the heap.",
        "• **Ingrid** takes 1 from the heap.",
    ]


async def test_a_menu_in_the_tables_own_thread_does_not_point_there(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    menu = await evening.answer(ann, await evening.table_calling(ann, thread), "play@")
    assert menu.content.startswith("**Your turn.**")
    elsewhere = await evening.slash(ann, evening.games, "play")
    assert elsewhere.content.startswith(f"**Pebbles** · #1 · Ann, Theo · <#{thread.id}>")
