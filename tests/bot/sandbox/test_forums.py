"""Forums: posts and tags over REST, what Discord refuses there, and what people's clients do not
let them do.
"""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

import discord
import pytest

from bot.sandbox import access, forums
from bot.sandbox.ids import TagId
from bot.sandbox.permissions import INVITED_WITH, bits
from bot.sandbox.refusals import ClientRefusal
from bot.sandbox.rest.forums import MOST_TAGS
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Tag, User
from tests.bot.sandbox.parrot import Parrot, picture


@pytest.fixture
def tables(stand_in: StandIn) -> Channel:
    return stand_in.world.channel_named("tables")


@pytest.fixture
def forum(stand_in: StandIn, parrot: Parrot, tables: Channel) -> discord.ForumChannel:
    """The forum as the bot knows it, which has no more permissions than an invitation gives."""
    stand_in.world.granted = bits(INVITED_WITH)
    found = parrot.get_channel(int(tables.id))
    assert isinstance(found, discord.ForumChannel)
    return found


async def code_of(refused: Awaitable[object]) -> int:
    with pytest.raises(discord.HTTPException) as refusal:
        await refused
    return refusal.value.code


async def test_a_post_begins_with_a_message_of_its_own_id_and_has_tags(
    stand_in: StandIn, forum: discord.ForumChannel, tables: Channel
) -> None:
    opened = await forum.create_thread(
        name="Table", content="hello", file=picture(), applied_tags=[forum.available_tags[0]]
    )
    assert opened.thread.id == opened.message.id
    (post,) = stand_in.world.threads_of(tables)
    (first,) = stand_in.world.messages_in(post)
    assert (first.content, len(first.attachments)) == ("hello", 1)
    assert [tag.name for tag in forums.tags_of(stand_in.world, post)] == ["open"]
    assert [tag.name for tag in opened.thread.applied_tags] == ["open"]
    running, over = forum.available_tags[1:3]
    changed = await opened.thread.edit(applied_tags=[running, over])
    assert [tag.name for tag in changed.applied_tags] == ["running", "over"]
    await opened.thread.send("more")


async def test_the_client_hears_of_changed_tags(
    stand_in: StandIn, parrot: Parrot, forum: discord.ForumChannel, tables: Channel
) -> None:
    world = stand_in.world
    new = Tag(TagId(world.new_id()), "new")
    heard = asyncio.create_task(parrot.wait_for("guild_channel_update"))
    await asyncio.sleep(0)  # until it listens
    world.change_channel(replace(tables, tags=(new,)))
    await heard
    assert [tag.name for tag in forum.available_tags] == ["new"]


async def test_nobody_writes_into_a_forum_itself(
    stand_in: StandIn, parrot: Parrot, forum: discord.ForumChannel, ann: User, tables: Channel
) -> None:
    there = parrot.get_partial_messageable(forum.id)
    assert await code_of(there.send("hello")) == 40058
    people = stand_in.people
    with pytest.raises(ClientRefusal, match="is a forum"):
        await people.say(ann, tables, "hello")
    with pytest.raises(ClientRefusal, match="is a forum"):
        await people.slash(ann, tables, "echo")


async def test_what_discord_does_not_take_as_a_post(
    stand_in: StandIn, forum: discord.ForumChannel, tables: Channel
) -> None:
    tags = [discord.Object(n) for n in range(6)]
    assert await code_of(forum.create_thread(name="x", content="x", applied_tags=tags)) == 50035  # type: ignore[arg-type]
    assert await code_of(forum.create_thread(name="x" * 101, content="x")) == 50035
    assert await code_of(forum.create_thread(name="x", content="x" * 2001)) == 50035
    assert await code_of(forum.create_thread(name="x")) == 50006
    layout = discord.ui.LayoutView()
    assert await code_of(forum.create_thread(name="x", view=layout)) == 50006
    world = stand_in.world
    world.change_channel(replace(world.channels[tables.id], requires_tag=True))
    assert await code_of(forum.create_thread(name="x", content="x")) == 40067
    access.deny(world, world.channels[tables.id], "send_messages")
    assert await code_of(forum.create_thread(name="x", content="x")) == 50013
    assert not world.threads_of(tables)


async def test_tags_of_moderators_and_posts_of_others_are_not_the_bots_to_change(
    stand_in: StandIn, parrot: Parrot, forum: discord.ForumChannel, ann: User, tables: Channel
) -> None:
    world = stand_in.world
    theirs = Tag(TagId(world.new_id()), "chosen", moderated=True)
    world.change_channel(replace(tables, tags=(*tables.tags, theirs)))
    opened = await forum.create_thread(name="Table", content="hello")
    assert stand_in.rest.exchanges[-1].status == 201
    active = await parrot.http.get_active_threads(opened.thread.guild.id)
    assert [found["id"] for found in active["threads"]] == [str(opened.thread.id)]
    assert active["has_more"] is False
    edit = parrot.http.edit_channel(opened.thread.id, applied_tags=[theirs.id])
    assert await code_of(edit) == 50013
    post = await stand_in.people.open_post(ann, world.channels[tables.id], "Mine", "hello")
    edit = parrot.http.edit_channel(int(post.id), applied_tags=[tables.tags[0].id])
    assert await code_of(edit) == 50013


async def test_whoever_manages_channels_makes_tags_up_to_a_limit(
    stand_in: StandIn, forum: discord.ForumChannel, tables: Channel
) -> None:
    assert await code_of(forum.create_tag(name="more")) == 50013
    stand_in.world.granted |= bits(["manage_channels"])
    await forum.create_tag(name="more")
    assert [tag.name for tag in stand_in.world.channels[tables.id].tags][-1] == "more"
    assert await code_of(forum.create_tag(name="Open")) == 40061
    assert await code_of(forum.create_tag(name="x" * 21)) == 50035
    assert await code_of(forum.create_tag(name="")) == 50035
    many = [discord.ForumTag(name=str(n)) for n in range(MOST_TAGS + 1)]
    assert await code_of(forum.edit(available_tags=many)) == 50035
