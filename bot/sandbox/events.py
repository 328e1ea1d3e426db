"""Which gateway events a note of the world becomes, for a session with certain intents."""

from collections.abc import Iterator
from enum import IntFlag

from bot.sandbox import interaction_payloads, payloads, world_events
from bot.sandbox.ids import UserId, iso
from bot.sandbox.things import Channel, Json, Message
from bot.sandbox.world import World

Event = tuple[str, Json]


class Intent(IntFlag):
    """The intents that change what a session hears here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


def events(
    world: World, base: str, note: world_events.WorldEvent, intents: Intent
) -> Iterator[Event]:
    """The events, in order; none for what the bot does not learn."""
    if _is_elsewhere(world, note):
        return
    match note:
        case world_events.InteractionStarted(interaction) if world.endpoint is None:
            yield "INTERACTION_CREATE", interaction_payloads.interaction(world, base, interaction)
        case (
            world_events.MessageCreated(message)
            | world_events.MessageEdited(message)
            | world_events.MessageDeleted(message)
        ):
            yield from _of_message(world, base, note, message, intents)
        case world_events.ReactionChanged(message, user, emoji, added):
            if _hears(
                world,
                message,
                intents,
                Intent.GUILD_MESSAGE_REACTIONS,
                Intent.DIRECT_MESSAGE_REACTIONS,
            ):
                name = "MESSAGE_REACTION_ADD" if added else "MESSAGE_REACTION_REMOVE"
                yield name, _reaction(world, message, user, emoji, added)
        case world_events.ChannelCreated(channel) if (
            channel.guild is not None and Intent.GUILDS in intents
        ):
            shape = payloads.channel(world, channel)
            yield (
                ("THREAD_CREATE", {**shape, "newly_created": True})
                if channel.is_thread
                else ("CHANNEL_CREATE", shape)
            )
        case world_events.ChannelUpdated(channel) if (
            channel.guild is not None and Intent.GUILDS in intents
        ):
            yield (
                "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE",
                payloads.channel(world, channel),
            )
        case world_events.ChannelDeleted(channel) if (
            channel.guild is not None and Intent.GUILDS in intents
        ):
            yield (
                "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE",
                _channel_gone(world, channel),
            )
        case world_events.PinsChanged(channel):
            pinned_at = iso(channel.pins[0].at) if channel.pins else None
            yield (
                "CHANNEL_PINS_UPDATE",
                _placed(channel, {"channel_id": channel.id, "last_pin_timestamp": pinned_at}),
            )
        case world_events.GuildChanged(guild) if Intent.GUILDS in intents:
            yield "GUILD_CREATE", payloads.guild(world, guild, [world.bot.id])
        case world_events.BotRemoved(guild) if Intent.GUILDS in intents:
            yield "GUILD_DELETE", {"id": guild.id}
        case _:
            return


def _is_elsewhere(world: World, note: world_events.WorldEvent) -> bool:
    """Whether something happens where the bot is not."""
    match note:
        case (
            world_events.MessageCreated(message)
            | world_events.MessageEdited(message)
            | world_events.MessageDeleted(message)
            | world_events.ReactionChanged(message)
        ):
            channel = world.channels.get(message.channel)
            return channel is not None and not world.has_bot(channel)
        case (
            world_events.ChannelCreated(channel)
            | world_events.ChannelUpdated(channel)
            | world_events.ChannelDeleted(channel)
            | world_events.PinsChanged(channel)
        ):
            return not world.has_bot(channel)
        case world_events.GuildChanged(guild):
            return world.bot.id not in guild.members
        case world_events.Typing(place):
            return not world.has_bot(world.channels[place])
        case _:
            return False


def _of_message(
    world: World, base: str, note: world_events.WorldEvent, message: Message, intents: Intent
) -> Iterator[Event]:
    if message.is_ephemeral or not _hears(
        world, message, intents, Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES
    ):
        return
    if isinstance(note, world_events.MessageDeleted):
        place = world.channels[message.channel]
        yield "MESSAGE_DELETE", _placed(place, {"id": message.id, "channel_id": message.channel})
        return
    shape = payloads.message(world, base, message, in_event=True)
    if not payloads.is_readable(world, message) and Intent.MESSAGE_CONTENT not in intents:
        shape |= payloads.UNREADABLE
    yield (
        "MESSAGE_CREATE" if isinstance(note, world_events.MessageCreated) else "MESSAGE_UPDATE",
        shape,
    )


def _hears(
    world: World, message: Message, intents: Intent, in_guild: Intent, in_private: Intent
) -> bool:
    place = world.channels[message.channel]
    return (in_private if place.guild is None else in_guild) in intents


def _placed(channel: Channel, shape: Json) -> Json:
    # discord.py stumbles over a guild_id of null: in direct messages the key is left out.
    return shape if channel.guild is None else {**shape, "guild_id": channel.guild}


def _channel_gone(world: World, channel: Channel) -> Json:
    if not channel.is_thread:
        return payloads.channel(world, channel)
    return {
        "id": channel.id,
        "guild_id": channel.guild,
        "parent_id": channel.parent,
        "type": int(channel.kind),
    }


def _reaction(world: World, message: Message, user: UserId, emoji: str, added: bool) -> Json:
    place = world.channels[message.channel]
    shape: Json = {
        "user_id": user,
        "channel_id": message.channel,
        "message_id": message.id,
        "emoji": {"id": None, "name": emoji},
        "burst": False,
        "type": 0,
        "message_author_id": message.author,
    }
    if added and place.guild is not None:
        shape["member"] = payloads.member(world.guilds[place.guild], world.users[user])
    return _placed(place, shape)
