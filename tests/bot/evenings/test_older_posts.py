"""Evenings that leave posts behind: the second newest keeps its picture, older ones are a line."""

from __future__ import annotations

import pytest

from bot.delivery import catching_up, older_posts
from bot.sandbox.things import Message, User
from tests.bench.players import Seen
from tests.bot.evenings.evening import Evening

MOVES = 4


def is_line(message: Message, who: User) -> bool:
    bare = not message.attachments and not message.components
    return bare and message.content == f"**{who.shown_name}** takes 1 from the heap."


async def test_posts_that_followed_moves_become_a_line_at_no_cost(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=20")
    await evening.hand(ann, "Your turn.")
    seen = Seen(evening.stand_in)
    stop = evening.stand_in.world.watch(seen.hear)
    for n in range(MOVES):
        who, following = (ann, theo) if n % 2 == 0 else (theo, ann)
        await evening.slash(who, thread, "play", move="take 1")
        await evening.table_calling(following, thread)
        await evening.hand(following, "Your turn.")
    _, first, second, before, newest = evening.posts(thread)
    await evening.until(lambda: is_line(evening.now(first), ann) or None)
    await evening.until(lambda: is_line(evening.now(second), theo) or None)
    await evening.until(lambda: not evening.now(before).components or None)
    assert "Waiting" not in evening.now(before).content, "whoever was called has moved"
    stop()
    assert not [asked for asked in seen.requests if asked.startswith("thread")], seen.requests
    assert evening.now(before).attachments, "the second newest keeps its picture"
    assert newest.attachments
    assert evening.stand_in.people.component_ids(newest)


async def test_other_posts_become_a_line_once_they_are_old_and_there_is_time(
    evening: Evening, ann: User, theo: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await evening.begun(ann, theo, options="heap=20")
    for n in range(MOVES):
        who, following = (ann, theo) if n % 2 == 0 else (theo, ann)
        if n == MOVES - 1:
            assert all(post.attachments for post in evening.posts(thread)), "they are young"
            monkeypatch.setattr(older_posts, "LIFETIME_SECONDS", 0.0)
            monkeypatch.setattr(catching_up, "REST_SECONDS", 0.0)
        await evening.confirm(who, await evening.hand(who, "Your turn."), "take", "1")
        await evening.table_calling(following, thread)
        await evening.hand(following, "Your turn.")
    third = evening.posts(thread)[2]
    await evening.until(lambda: is_line(evening.now(third), theo) or None)
    assert all(post.attachments for post in evening.posts(thread)[-2:])


async def test_at_the_end_of_a_game_no_older_post_has_buttons(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=7")
    for n in range(MOVES):
        who, following = (ann, theo) if n % 2 == 0 else (theo, ann)
        # Played in the hand, so no interaction of the thread can be used to change the post.
        await evening.confirm(who, await evening.hand(who, "Your turn."), "take", "1")
        await evening.table_calling(following, thread)
        await evening.hand(following, "Your turn.")
    assert evening.posts(thread)[1].components, "a move by hand leaves its buttons"
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.table_saying("takes 3", thread)
    *older, _ = evening.posts(thread)
    await evening.until(lambda: not any(evening.now(post).components for post in older) or None)
    told = [evening.now(post).content for post in older]
    assert told[0] == "The game has begun."
    assert not [line for line in told if "Waiting" in line], "nobody is called any more"


async def test_the_end_is_told_once_where_it_was_played(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    last = await evening.slash(ann, thread, "play", move="take 3")
    over = await evening.table_saying("Thanks for playing", thread)
    assert "The newest message has the result." in last.content
    assert not last.components
    assert evening.stand_in.people.component_ids(over)
    assert "takes 3" in last.content
