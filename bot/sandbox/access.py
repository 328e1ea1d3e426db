"""What changes who may do what: an installation, permissions that are taken, private channels."""

from __future__ import annotations

from dataclasses import replace

from bot.sandbox import permissions
from bot.sandbox.things import Channel, Overwrite, User
from bot.sandbox.world import World


def install(world: World, user: User) -> User:
    """Let a user add the bot to their account."""
    installed = replace(user, installed=True)
    world.registry.restore(installed)
    return installed


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
