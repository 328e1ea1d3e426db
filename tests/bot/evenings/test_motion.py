"""Evenings on which the picture of a decisive move is an animation, unless the table wants none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.delivery.errors import Code
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from bot.workers.picture_worker import PICTURES
from bot.workers.pool import ThreadPool
from tests.animations import frames
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_restarts import forget

OVER = "the game is over"

pytestmark = pytest.mark.usefixtures("drawn")


async def played(evening: Evening, ann: User, theo: User, **options: Any) -> Channel:
    """A game that is over after its second move."""
    thread = await evening.begun(ann, theo, options="heap=3", **options)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "play", move="take 2")
    await evening.table_saying(OVER, thread)
    return thread


def files(posts: list[Message]) -> list[str]:
    return [attachment.filename for post in posts for attachment in post.attachments]


def moving(evening: Evening, posts: list[Message]) -> list[bool]:
    """Which of the pictures of these posts move."""
    world = evening.stand_in.world
    shown = [world.file_of(attachment.id) for post in posts for attachment in post.attachments]
    return [len(frames(file)) > 1 for file in shown if file is not None]


async def test_the_end_of_a_game_moves_and_nothing_before_it(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo)
    *before, end = [post for post in evening.posts(thread) if post.attachments]
    assert files([end]) == ["pebbles-1-2.webp"]
    assert end.attachments[0].content_type == "image/webp"
    assert moving(evening, [*before, end]) == [*(False for _ in before), True]
    described = end.attachments[0].description or ""
    assert described.startswith("0 pebbles, seen by everybody")
    answer = await evening.slash(ann, thread, "board")
    assert moving(evening, [answer]) == [False], "only the post moves"


async def test_a_table_may_be_opened_without_animations(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, animation="off")
    assert "Animations are off." in evening.posts(evening.games)[0].content
    assert not any(moving(evening, evening.posts(thread)))
    await evening.answer(ann, await evening.table_saying(OVER, thread), "again")
    again = await evening.table_saying("Invited", evening.games)
    assert "Animations are off." in again.content, "whoever plays again plays as before"


async def test_the_wizard_asks_for_it_too(evening: Evening, ann: User) -> None:
    wizard = await evening.slash(ann, evening.games, "table new")
    opened = await evening.press(ann, wizard, "wizard:table")
    await evening.stand_in.people.submit(opened, boxes=["animation"])
    await evening.until(lambda: "Animations are off." in evening.now(wizard).content)
    await evening.press(ann, evening.now(wizard), "wizard:open")
    await evening.table_saying("Animations are off.", evening.games)


async def test_a_post_that_moves_is_found_again_and_not_sent_twice(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    ann, theo = (evening.person(name) for name in ("ann", "theo"))
    async with bot_at(stand_in, tmp_path, pictures=ThreadPool(PICTURES)):
        thread = await played(evening, ann, theo)
    before = evening.posts(thread)
    assert before[-1].edited_at is None
    forget(stand_in, tmp_path, "message", "shown", "settled")
    async with bot_at(stand_in, tmp_path, pictures=ThreadPool(PICTURES)):
        await evening.until(lambda: evening.now(before[-1]).edited_at)
    assert [post.id for post in evening.posts(thread)] == [post.id for post in before]
    assert files(evening.posts(thread)) == files(before)


async def test_an_animation_that_discord_does_not_take_becomes_a_still_picture(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.fail(rf"^/channels/{thread.id}/messages$", 413, code=Code.TOO_LARGE)
    await evening.slash(ann, evening.games, "play", move="take 3")
    end = await evening.table_saying(OVER, thread)
    assert files([end]) == ["pebbles-1-1.webp"]
    assert moving(evening, [end]) == [False]
