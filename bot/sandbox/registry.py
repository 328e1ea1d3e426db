"""What exists in the local Discord, each thing under its id.

Things are put in their place and dropped without a note to anybody: the world tells its watchers
of its own changes, and the journal brings back what was written down.
"""

from __future__ import annotations

from bot.sandbox.ids import (
    ChannelId,
    CommandId,
    EmojiId,
    GuildId,
    MessageId,
    Snowflakes,
    UserId,
)
from bot.sandbox.shelf import Shelf
from bot.sandbox.things import Channel, Command, Guild, Message, StoredEmoji, User

Thing = User | Guild | Channel | Message | Command | StoredEmoji


class Registry:
    """All things by their ids, and the indexes over them."""

    def __init__(self, ids: Snowflakes, shelf: Shelf) -> None:
        self.ids = ids
        self._shelf = shelf
        self.users: dict[UserId, User] = {}
        self.guilds: dict[GuildId, Guild] = {}
        self.channels: dict[ChannelId, Channel] = {}
        self.messages: dict[MessageId, Message] = {}
        self.commands: dict[CommandId, Command] = {}
        self.emojis: dict[EmojiId, StoredEmoji] = {}
        self.by_channel: dict[ChannelId, dict[MessageId, None]] = {}
        """The messages of each channel, oldest first."""
        self.by_guild: dict[GuildId, dict[ChannelId, None]] = {}
        """The channels and threads of each server, oldest first."""
        self.conversations: dict[UserId, ChannelId] = {}
        """The channel of each person's direct messages with the bot."""
        self.bot: UserId | None = None

    def restore(self, thing: Thing) -> None:
        """Put a thing in its place."""
        self.ids.seen(thing.id)
        match thing:
            case User():
                self.users[thing.id] = thing
                if thing.bot:
                    self.bot = thing.id
            case Guild():
                self.guilds[thing.id] = thing
            case Channel():
                self.channels[thing.id] = thing
                if thing.guild is not None:
                    self.by_guild.setdefault(thing.guild, {})[thing.id] = None
                if thing.recipient is not None:
                    self.conversations[thing.recipient] = thing.id
            case Message():
                self.messages[thing.id] = thing
                self.by_channel.setdefault(thing.channel, {})[thing.id] = None
            case Command():
                self.commands[thing.id] = thing
            case StoredEmoji():
                self.emojis[thing.id] = thing

    def forget_channel(self, channel: ChannelId) -> None:
        """Drop a channel and its messages."""
        for message in list(self.by_channel.get(channel, ())):
            self.forget_message(message)
        gone = self.channels.pop(channel)
        self.by_channel.pop(channel, None)
        if gone.guild is not None:
            self.by_guild[gone.guild].pop(channel)
        if gone.recipient is not None:
            self.conversations.pop(gone.recipient, None)

    def forget_message(self, message: MessageId) -> None:
        """Drop a message and its files."""
        gone = self.messages.pop(message)
        self.by_channel[gone.channel].pop(message)
        for attachment in gone.attachments:
            self._shelf.drop(attachment.id)

    def forget_emoji(self, emoji: EmojiId) -> None:
        """Drop an emoji and its picture."""
        self._shelf.drop(self.emojis.pop(emoji).file)
