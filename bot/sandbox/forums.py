"""Forums: channels that hold nothing but posts, which are threads with a first message and tags."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.sandbox import world_events
from bot.sandbox.ids import ChannelId, MessageId, TagId, UserId
from bot.sandbox.things import Channel, ChannelKind, Guild, Json, Tag, ThreadState

if TYPE_CHECKING:
    from bot.sandbox.world import World

REQUIRE_TAG = 1 << 4
"""The flag of a forum in which every new post must have a tag."""


def add_forum(
    world: "World",
    guild: Guild,
    name: str,
    *tags: str,
    topic: str | None = None,
    requires_tag: bool = False,
) -> Channel:
    """A new forum with these tags."""
    place = len(world.channels_in(guild))
    forum = Channel(
        ChannelId(world.new_id()),
        ChannelKind.FORUM,
        name,
        guild.id,
        topic=topic,
        position=place,
        tags=tuple(Tag(TagId(world.new_id()), tag) for tag in tags),
        requires_tag=requires_tag,
    )
    world.registry.restore(forum)
    world.announce(world_events.ChannelCreated(forum))
    return forum


def add_post(
    world: "World",
    forum: Channel,
    name: str,
    tags: Iterable[TagId] = (),
    *,
    owner: UserId | None = None,
    minutes: int = 1440,
) -> Channel:
    """A new post without its first message, which has to have the post's id."""
    now = world.clock()
    state = ThreadState(
        now,
        now,
        auto_archive_minutes=minutes,
        members=(owner or world.bot.id,),
        owner=owner,
        tags=tuple(tags),
    )
    post_id = ChannelId(world.new_id())
    post = Channel(post_id, ChannelKind.PUBLIC_THREAD, name, forum.guild, forum.id, thread=state)
    world.registry.restore(post)
    world.announce(world_events.ChannelCreated(post))
    return post


def first_message(post: Channel) -> MessageId:
    """The id of the message with which a post begins."""
    return MessageId(post.id)


def change_tags(world: "World", post: Channel, tags: Sequence[TagId]) -> Channel:
    """Mark a post with these tags alone."""
    if post.thread is None:
        raise ValueError("only a post has tags")
    return world.change_channel(replace(post, thread=replace(post.thread, tags=tuple(tags))))


def tags_of(world: "World", post: Channel) -> list[Tag]:
    """The tags that a post has, as its forum knows them."""
    forum = world.channels.get(post.parent) if post.parent else None
    chosen = post.thread.tags if post.thread else ()
    return [tag for tag in (forum.tags if forum else ()) if tag.id in chosen]


def is_forum(world: "World", channel: ChannelId | None) -> bool:
    """Whether a channel is a forum."""
    found = world.channels.get(channel) if channel else None
    return found is not None and found.kind is ChannelKind.FORUM


def shape_of_tag(tag: Tag) -> Json:
    """A tag as Discord tells it."""
    return {
        "id": tag.id,
        "name": tag.name,
        "moderated": tag.moderated,
        "emoji_id": None,
        "emoji_name": None,
    }


def forum_parts(world: "World", forum: Channel) -> Json:
    """What Discord tells of forums alone."""
    return {
        "flags": REQUIRE_TAG if forum.requires_tag else 0,
        "last_message_id": max(
            (post.id for post in world.threads_of(forum)), key=int, default=None
        ),
        "available_tags": [shape_of_tag(tag) for tag in forum.tags],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    }
