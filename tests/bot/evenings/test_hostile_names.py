"""People with names that would do something in a message: they do nothing, anywhere."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.sandbox.limits.components import TEXT, walk
from bot.sandbox.things import Message, User
from tests.bot.evenings.evening import Evening

NAMES = ("<t:1:R> <@{theo}>", "שרה https://evil.example")
LIVE = re.compile(r"(?<!\\)<(?:t:1:|https)|https://")


@pytest.fixture
def hostile(evening: Evening, ann: User, theo: User) -> tuple[User, User]:
    world = evening.stand_in.world
    for who, name in zip((ann, theo), NAMES, strict=True):
        world.put_user(replace(world.users[who.id], shown_name=name.format(theo=theo.id)[:32]))
    return world.users[ann.id], world.users[theo.id]


def said(message: Message) -> str:
    """All text of a message that Discord formats."""
    parts = [part["content"] for part in walk(message.components) if part["type"] == TEXT]
    return "\n".join([message.content, *parts])


async def test_names_do_nothing_in_posts_and_answers(
    evening: Evening, hostile: tuple[User, User]
) -> None:
    thread = await evening.begun(*hostile, game="splendor")
    called = await evening.until(
        lambda: next((m.mentions for m in evening.posts(thread) if m.mentions), None)
    )
    ann, theo = sorted(hostile, key=lambda who: who.id not in called)
    for line in ("play", "hand", "games", "board", "record", "orders"):
        await evening.slash(ann, thread, line)
    for typed in ("take white+blue+green", "<t:1:R> https://evil.example"):
        await evening.slash(ann, thread, "play", move=typed)
    await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "board", seat="<t:1:R>")
    await evening.slash(theo, thread, "rules", topic="<t:1:R>")
    await evening.slash(theo, thread, "play", move="deck")
    messages = [*evening.stand_in.world.messages.values()]
    assert len(messages) > 10
    assert [said(message) for message in messages if LIVE.search(said(message))] == []
    assert any("\u2068שרה" in said(message) for message in messages)


async def test_the_name_of_a_bot_is_escaped_once(evening: Evening, ann: User) -> None:
    world = evening.stand_in.world
    bot = next(user for user in world.users.values() if user.bot)
    world.put_user(replace(bot, shown_name="my_bot"))
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles")
    refused = await evening.choose(ann, notice, "invite@1", bot.id)
    assert refused.content.startswith("my\\_bot is a bot.")


async def test_a_close_up_is_of_the_seat_with_the_number_whoever_is_called_like_it(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    world.put_user(replace(world.users[ann.id], shown_name="2"))
    thread = await evening.begun(ann, theo, game="princes-of-florence")
    shown = await evening.slash(theo, thread, "board", seat="2")
    assert (shown.attachments[0].description or "").startswith("Theo: ")
