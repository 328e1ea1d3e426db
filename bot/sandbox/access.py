"""Who may open which channel and do what there, and where the bot is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.sandbox import permissions
from bot.sandbox.things import Channel, ChannelKind, Overwrite, User

if TYPE_CHECKING:
    from bot.sandbox.world import World


def install(world: World, user: User) -> User:
    """Let a user add the bot to their account."""
    installed = replace(user, installed=True)
    world.registry.restore(installed)
    return installed


def enters(world: World, user: User, channel: Channel) -> bool:
    """Whether the user can open the channel."""
    if channel.kind is ChannelKind.DIRECT:
        return user.bot or channel.recipient == user.id
    if channel.kind is ChannelKind.GROUP:
        return user.id in channel.people
    if channel.guild is None or user.id not in world.guilds[channel.guild].members:
        return False
    if not permissions_of(world, user, channel) & permissions.BITS["view_channel"]:
        return False
    if channel.kind is ChannelKind.PRIVATE_THREAD and channel.thread is not None:
        return user.bot or user.id in channel.thread.members
    return True


def permissions_of(world: World, user: User, channel: Channel) -> int:
    """The permission bits of a user in a channel."""
    if user.bot and not has_bot(world, channel):
        return permissions.OF_A_GUEST
    if channel.guild is None:
        return permissions.OF_A_MEMBER
    if user.id == world.guilds[channel.guild].owner:
        return permissions.EVERYTHING
    parent = world.channels.get(channel.parent) if channel.parent else None
    base = world.granted if user.bot else permissions.OF_A_MEMBER
    held = permissions.overwritten(base, (parent or channel).overwrites, channel.guild, user.id)
    denied = (
        channel.denied | (parent.denied if parent else frozenset()) if user.bot else frozenset()
    )
    return held & ~permissions.bits(denied)


def has_bot(world: World, channel: Channel) -> bool:
    """Whether the bot is where the channel is, and not only its commands."""
    if channel.guild is None:
        return channel.kind is not ChannelKind.GROUP
    return world.bot.id in world.guilds[channel.guild].members


def deny(world: World, channel: Channel, *names: str) -> Channel:
    """Take these permissions from the bot in a channel and its threads."""
    # A name that does not exist is a mistake here, not when it is first needed.
    permissions.bits(names)
    now = world.channels[channel.id]
    return world.change_channel(replace(now, denied=now.denied | set(names)))


def allow(world: World, channel: Channel, *names: str) -> Channel:
    """Give back permissions that were taken."""
    now = world.channels[channel.id]
    return world.change_channel(replace(now, denied=now.denied - set(names)))


def hide(world: World, channel: Channel, *members: User) -> Channel:
    """Make a channel private: nobody sees it but these members, the bot, and whoever owns the
    guild.
    """
    if channel.guild is None:
        raise ValueError("only a channel of a guild can be private")
    seen = frozenset({"view_channel"})
    shut = Overwrite(channel.guild, deny=seen)
    let_in = (Overwrite(member.id, allow=seen) for member in (world.bot, *members))
    return world.change_channel(replace(world.channels[channel.id], overwrites=(shut, *let_in)))
