"""The world: what exists in the local Discord, and who may see it.

A pure model: no network, no waiting; clock and file shelf are handed in. Every change puts a new
frozen thing in place of the old one and is told to all watchers at once, in order. The world does
not check what Discord would refuse: `limits` and the REST routes do that for the bot, `people` for
the humans.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import replace

from nacl.signing import SigningKey

from bot.sandbox import permissions, world_events
from bot.sandbox.ids import (
    ChannelId,
    Clock,
    FileId,
    GuildId,
    MessageId,
    Snowflakes,
    UserId,
)
from bot.sandbox.logins import Logins
from bot.sandbox.nonces import Nonces
from bot.sandbox.registry import Registry
from bot.sandbox.shelf import MemoryShelf, Shelf
from bot.sandbox.things import (
    Channel,
    ChannelKind,
    Command,
    Guild,
    Message,
    MessageFlag,
    Pin,
    Reaction,
    ThreadState,
    User,
)


class World:
    """Everything there is. Read the dictionaries freely; change things only through the methods."""

    def __init__(
        self, *, clock: Clock = time.time, shelf: Shelf | None = None, token: str | None = None
    ) -> None:
        self.clock = clock
        self.shelf: Shelf = shelf or MemoryShelf()
        self.token = token or f"sandbox.{secrets.token_urlsafe(32)}"
        self.granted = permissions.bits(permissions.INVITED_WITH)
        self.nonces = Nonces(clock)
        self.registry = Registry(Snowflakes(clock), self.shelf)
        self.users = self.registry.users
        self.guilds = self.registry.guilds
        self.channels = self.registry.channels
        self.messages = self.registry.messages
        self.commands = self.registry.commands
        self.emojis = self.registry.emojis
        self.logins = Logins()
        self.signature = SigningKey.generate()
        """Signs interactions that are delivered by HTTP."""
        self.endpoint: str | None = None
        """Where interactions are delivered by HTTP; None for the gateway."""
        self._watchers: list[world_events.Watcher] = []

    # The feed

    def watch(self, watcher: world_events.Watcher) -> Callable[[], None]:
        """Call `watcher` with every note from now on; call the answer to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def announce(self, note: world_events.WorldEvent) -> None:
        """Tell all watchers. For what happens without changing a thing: typing, interactions,
        requests.
        """
        for watcher in tuple(self._watchers):
            watcher(note)

    def new_id(self) -> str:
        return self.registry.ids.next()

    # Looking

    @property
    def bot(self) -> User:
        """The one bot of this world; a LookupError if there is none yet."""
        if self.registry.bot is None:
            raise LookupError("this world has no bot yet: add_user(..., bot=True)")
        return self.users[self.registry.bot]

    @property
    def people(self) -> list[User]:
        """Everybody but the bot, in the order of arrival."""
        return [user for user in self.users.values() if not user.bot]

    def person(self, name: str) -> User:
        """The user of that name (`User.name`, as "ann"); a LookupError if there is none."""
        for user in self.users.values():
            if user.name == name:
                return user
        raise LookupError(
            f"nobody here is called {name}; there are"
            f" {', '.join(u.name for u in self.users.values())}"
        )

    def channel_named(self, name: str) -> Channel:
        """The newest channel or thread of that name; a LookupError if there is none."""
        for channel in reversed(self.channels.values()):
            if channel.name == name:
                return channel
        raise LookupError(f"there is no channel called {name}")

    def conversation(self, user: User) -> Channel | None:
        """The direct messages between the bot and the user, if there are any."""
        found = self.registry.conversations.get(user.id)
        return None if found is None else self.channels[found]

    def channels_in(self, guild: Guild) -> list[Channel]:
        """The channels and threads of a server, oldest first."""
        return [self.channels[channel] for channel in self.registry.by_guild.get(guild.id, ())]

    def threads_of(self, channel: Channel) -> list[Channel]:
        return [thread for thread in self.channels.values() if thread.parent == channel.id]

    def channels_of(self, user: User) -> list[Channel]:
        """The channels, threads and direct messages that the user can open, oldest first."""
        return [channel for channel in self.channels.values() if self.enters(user, channel)]

    def messages_in(self, channel: Channel, seen_by: User | None = None) -> list[Message]:
        """The messages of a channel, oldest first; those that `seen_by` sees, if it is given."""
        found = [self.messages[message] for message in self.registry.by_channel.get(channel.id, ())]
        return (
            found
            if seen_by is None
            else [message for message in found if self.sees(seen_by, message)]
        )

    def last_message_in(self, channel: Channel) -> MessageId | None:
        """The newest message that everybody in the channel sees."""
        newest_first = reversed(self.registry.by_channel.get(channel.id, {}))
        return next(
            (message for message in newest_first if not self.messages[message].is_ephemeral), None
        )

    def enters(self, user: User, channel: Channel) -> bool:
        """Whether the user can open the channel."""
        if channel.kind is ChannelKind.DIRECT:
            return user.bot or channel.recipient == user.id
        if channel.kind is ChannelKind.GROUP:
            return user.id in channel.people
        if channel.guild is None or user.id not in self.guilds[channel.guild].members:
            return False
        if not self.permissions_of(user, channel) & permissions.BITS["view_channel"]:
            return False
        if channel.kind is ChannelKind.PRIVATE_THREAD and channel.thread is not None:
            return user.bot or user.id in channel.thread.members
        return True

    def sees(self, user: User, message: Message) -> bool:
        """Whether the message stands on that user's screen."""
        if message.only_for is not None and (message.only_for != user.id or message.dismissed):
            return False
        channel = self.channels.get(message.channel)
        return channel is not None and self.enters(user, channel)

    def permissions_of(self, user: User, channel: Channel) -> int:
        """The permission bits of a user in a channel."""
        if user.bot and not self.has_bot(channel):
            return permissions.OF_A_GUEST
        if channel.guild is None:
            return permissions.OF_A_MEMBER
        if user.id == self.guilds[channel.guild].owner:
            return permissions.EVERYTHING
        parent = self.channels.get(channel.parent) if channel.parent else None
        base = self.granted if user.bot else permissions.OF_A_MEMBER
        held = permissions.overwritten(base, (parent or channel).overwrites, channel.guild, user.id)
        denied = (
            channel.denied | (parent.denied if parent else frozenset()) if user.bot else frozenset()
        )
        return held & ~permissions.bits(denied)

    def has_bot(self, channel: Channel) -> bool:
        """Whether the bot is where the channel is, and not only its commands."""
        if channel.guild is None:
            return channel.kind is not ChannelKind.GROUP
        return self.bot.id in self.guilds[channel.guild].members

    def commands_for(self, guild: GuildId | None) -> list[Command]:
        """The commands synced for exactly this guild, or everywhere (None)."""
        return [command for command in self.commands.values() if command.guild == guild]

    # Users and guilds

    def add_user(
        self, name: str, shown_name: str | None = None, *, locale: str = "en-US", bot: bool = False
    ) -> User:
        """A new user, on no guild yet."""
        return self.put_user(
            User(UserId(self.new_id()), name, shown_name or name.title(), locale, bot)
        )

    def put_user(self, user: User) -> User:
        self.registry.restore(user)
        self.announce(world_events.UserChanged(user))
        return user

    def add_guild(
        self,
        name: str,
        owner: User,
        *members: User,
        locale: str = "en-US",
        with_bot: bool = True,
    ) -> Guild:
        """A new guild with its owner, the given members and, as a rule, the bot."""
        bots = [self.bot] if with_bot else []
        everybody = dict.fromkeys(member.id for member in (owner, *bots, *members))
        return self.put_guild(
            Guild(GuildId(self.new_id()), name, owner.id, locale, tuple(everybody))
        )

    def put_guild(self, guild: Guild) -> Guild:
        self.registry.restore(guild)
        self.announce(world_events.GuildChanged(guild))
        return guild

    def leave_guild(self, guild: Guild, user: User) -> Guild:
        """A guild without one of its members, or without the bot."""
        members = tuple(member for member in guild.members if member != user.id)
        left = self.put_guild(replace(guild, members=members))
        if user.bot:
            self.announce(world_events.BotRemoved(left))
        return left

    # Channels

    def add_channel(self, guild: Guild, name: str, *, topic: str | None = None) -> Channel:
        """A new text channel."""
        place = len(self.channels_in(guild))
        channel_id = ChannelId(self.new_id())
        return self._new_channel(
            Channel(channel_id, ChannelKind.TEXT, name, guild.id, topic=topic, position=place)
        )

    def add_group(self, name: str, *people: User) -> Channel:
        """Direct messages of these people, without the bot."""
        members = tuple(person.id for person in people)
        group_id = ChannelId(self.new_id())
        return self._new_channel(Channel(group_id, ChannelKind.GROUP, name, people=members))

    def open_conversation(self, user: User) -> Channel:
        """The direct messages between the bot and the user, made when there are none."""
        existing = self.conversation(user)
        if existing is not None:
            return existing
        return self._new_channel(
            Channel(ChannelId(self.new_id()), ChannelKind.DIRECT, recipient=user.id)
        )

    def add_thread(
        self,
        parent: Channel,
        name: str,
        *,
        starter: Message | None = None,
        private: bool = False,
        minutes: int = 1440,
    ) -> Channel:
        """A new thread of the bot, on a message (and then with its id) or by itself."""
        now = self.clock()
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        state = ThreadState(now, now, auto_archive_minutes=minutes, members=(self.bot.id,))
        thread_id = ChannelId(starter.id if starter else self.new_id())
        thread = self._new_channel(
            Channel(thread_id, kind, name, parent.guild, parent.id, thread=state)
        )
        if starter is not None:
            self.change_message(replace(starter, flags=starter.flags | MessageFlag.HAS_THREAD))
        return thread

    def _new_channel(self, channel: Channel) -> Channel:
        self.registry.restore(channel)
        self.announce(world_events.ChannelCreated(channel))
        return channel

    def change_channel(self, channel: Channel) -> Channel:
        self.registry.restore(channel)
        self.announce(world_events.ChannelUpdated(channel))
        return channel

    def add_to_thread(self, thread: Channel, user: User) -> None:
        state = thread.thread
        if state is None or user.id in state.members:
            return
        thread = self.change_channel(
            replace(thread, thread=replace(state, members=(*state.members, user.id)))
        )
        self.announce(world_events.ThreadMemberAdded(thread, user.id))

    def archive(self, thread: Channel, archived: bool = True) -> Channel:
        """Put a thread away, or take it out again."""
        if thread.thread is None:
            raise ValueError("only a thread can be archived")
        state = replace(thread.thread, archived=archived, changed_at=self.clock())
        return self.change_channel(replace(thread, thread=state))

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its threads and messages."""
        for thread in self.threads_of(channel):
            self.delete_channel(thread)
        self.registry.forget_channel(channel.id)
        self.announce(world_events.ChannelDeleted(channel))

    # Messages

    def add_message(self, message: Message) -> Message:
        """Post a message; a thread that was put away comes out again."""
        channel = self.channels[message.channel]
        if channel.is_archived:
            self.archive(channel, False)
        self.registry.restore(message)
        self.announce(world_events.MessageCreated(message))
        return message

    def change_message(self, message: Message) -> Message:
        """Put a message in place of its older self; files that it no longer has are thrown away."""
        held = {attachment.id for attachment in message.attachments}
        for attachment in self.messages[message.id].attachments:
            if attachment.id not in held:
                self.shelf.drop(attachment.id)
        self.messages[message.id] = message
        self.announce(world_events.MessageEdited(message))
        return message

    def delete_message(self, message: Message) -> None:
        channel = self.channels[message.channel]
        self.registry.forget_message(message.id)
        self.announce(world_events.MessageDeleted(message))
        if message.pinned:
            self._set_pins(channel, tuple(pin for pin in channel.pins if pin.message != message.id))

    def dismiss(self, message: Message) -> None:
        """The one who sees an ephemeral message puts it away."""
        message = replace(self.messages[message.id], dismissed=True)
        self.messages[message.id] = message
        self.announce(world_events.MessageDismissed(message))

    def pin(self, message: Message, pinned: bool = True) -> None:
        channel = self.channels[message.channel]
        others = tuple(pin for pin in channel.pins if pin.message != message.id)
        self.change_message(replace(message, pinned=pinned))
        self._set_pins(channel, (Pin(message.id, self.clock()), *others) if pinned else others)

    def _set_pins(self, channel: Channel, pins: tuple[Pin, ...]) -> None:
        channel = replace(channel, pins=pins)
        self.registry.restore(channel)
        self.announce(world_events.PinsChanged(channel))

    def react(self, message: Message, user: User, emoji: str, added: bool = True) -> None:
        """Add a user's reaction, or take it back."""
        by_emoji = {reaction.emoji: dict.fromkeys(reaction.users) for reaction in message.reactions}
        if added:
            by_emoji.setdefault(emoji, {})[user.id] = None
        else:
            by_emoji.get(emoji, {}).pop(user.id, None)
        reactions = tuple(Reaction(name, tuple(users)) for name, users in by_emoji.items() if users)
        message = replace(message, reactions=reactions)
        self.messages[message.id] = message
        self.announce(world_events.ReactionChanged(message, user.id, emoji, added))

    # Commands

    def set_commands(self, guild: GuildId | None, commands: list[Command]) -> None:
        """Put these in place of all commands of the guild, or of those known everywhere (None)."""
        for command in self.commands_for(guild):
            del self.commands[command.id]
        for command in commands:
            self.registry.restore(command)
        self.announce(world_events.CommandsChanged(guild))

    # Files

    def file_of(self, file: FileId) -> bytes | None:
        """The bytes of an attachment or of an emoji, or None when it is gone."""
        return self.shelf.get(file)
