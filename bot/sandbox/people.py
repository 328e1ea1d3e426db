"""What people do: the verbs of the humans, for tests and for the web page alike.

A verb does what Discord's own client would do and refuses (`ClientRefusal`, a full sentence) what
that client would not let a person do. Those that reach the bot wait for its first answer, at most
three seconds: see `Interaction.answer`, `.failed`, `.modal`, `.choices`. The page calls exactly
these, so that it can do nothing that Discord would not.
"""

from bot.sandbox import forms, forums
from bot.sandbox.ids import MessageId, TagId
from bot.sandbox.interactions import Interaction
from bot.sandbox.limits.components import BUTTON, walk
from bot.sandbox.open_interactions import OpenInteractions
from bot.sandbox.posting import mentioned_in
from bot.sandbox.refusals import ClientRefusal
from bot.sandbox.things import (
    Channel,
    ChannelKind,
    InteractionKind,
    Json,
    Message,
    MessageKind,
    User,
)
from bot.sandbox.world import World

__all__ = ["ClientRefusal", "People"]


class People:
    """The hands of everybody in the world but the bot."""

    def __init__(self, world: World, open_interactions: OpenInteractions) -> None:
        self._world = world
        self._open_interactions = open_interactions

    # Commands

    async def slash(
        self, user: User, channel: Channel, line: str, /, **options: forms.OptionValue
    ) -> Interaction:
        """Run a command: `line` is its name with sub-commands ("table new"), the options by their
        names.
        """
        self._check_commands_work(user, channel)
        typed = forms.command(self._world, user, channel, line, options)
        return await self._open_interactions.put(
            InteractionKind.COMMAND, user.id, channel.id, typed
        )

    async def autocomplete(
        self, user: User, channel: Channel, line: str, focused: str, /, **options: forms.OptionValue
    ) -> list[Json]:
        """The bot's choices for the option `focused` as typed so far: `{"name", "value"}` each;
        none when it failed.
        """
        self._check_commands_work(user, channel)
        typed = forms.command(self._world, user, channel, line, options, focused=focused)
        asked = await self._open_interactions.put(
            InteractionKind.AUTOCOMPLETE, user.id, channel.id, typed
        )
        return asked.choices

    # Components

    async def click(self, user: User, message: Message, custom_id: str) -> Interaction:
        """Press a button."""
        message = self._seen(user, message)
        button = forms.component(message, custom_id)
        if button["type"] != BUTTON:
            raise ClientRefusal(
                "{component} is a menu to choose from, not a button", component=custom_id
            )
        return await self._act(user, message, forms.pressed(button))

    async def pick(self, user: User, message: Message, custom_id: str, *values: str) -> Interaction:
        """Choose from a select menu."""
        message = self._seen(user, message)
        select = forms.component(message, custom_id)
        where = self._world.channels[message.channel]
        chosen = forms.chosen(self._world, user, where, select, values)
        return await self._act(user, message, chosen)

    async def submit(self, opened: Interaction, /, **values: str | list[str]) -> Interaction:
        """Fill in and send the form that an interaction opened (`opened.modal`)."""
        if opened.modal is None:
            raise ClientRefusal("that interaction opened no form")
        who, where = self._world.users[opened.user], self._world.channels[opened.channel]
        filled = forms.filled(self._world, who, where, opened.modal, values)
        return await self._open_interactions.put(
            InteractionKind.MODAL, opened.user, opened.channel, filled, opened.message
        )

    async def _act(self, user: User, message: Message, action: Json) -> Interaction:
        return await self._open_interactions.put(
            InteractionKind.COMPONENT, user.id, message.channel, action, message.id
        )

    # Words

    async def say(
        self, user: User, channel: Channel, text: str, *, reply_to: Message | None = None
    ) -> Message:
        """Write a message."""
        channel = self._entered(user, channel)
        if channel.kind is ChannelKind.FORUM:
            raise ClientRefusal("{name} is a forum; open a post there", name=channel.name)
        if not 1 <= len(text.strip()) <= forms.MESSAGE_LENGTH:
            raise ClientRefusal(
                "a message has 1 to {most} characters, this one {n}",
                most=forms.MESSAGE_LENGTH,
                n=len(text.strip()),
            )
        if channel.thread is not None and channel.thread.locked:
            raise ClientRefusal("the thread {name} is locked", name=channel.name)
        if channel.is_thread:
            self._world.add_to_thread(channel, user)
        return self._world.add_message(
            Message(
                MessageId(self._world.new_id()),
                channel.id,
                user.id,
                self._world.clock(),
                text.strip(),
                mentions=mentioned_in(self._world, text),
                kind=MessageKind.REPLY if reply_to else MessageKind.DEFAULT,
                reply_to=reply_to.id if reply_to else None,
            )
        )

    async def open_post(
        self, user: User, forum: Channel, title: str, text: str, *tags: TagId
    ) -> Channel:
        """Open a post in a forum and write its first message."""
        forum = self._entered(user, forum)
        if forum.kind is not ChannelKind.FORUM:
            raise ClientRefusal("{name} is no forum", name=forum.name)
        post = forums.add_post(self._world, forum, title, tags, owner=user.id)
        self._world.add_message(
            Message(forums.first_message(post), post.id, user.id, self._world.clock(), text.strip())
        )
        return post

    def react(self, user: User, message: Message, emoji: str, added: bool = True) -> None:
        """Put an emoji under a message, or take one's own back."""
        self._world.react(self._seen(user, message), user, emoji, added)

    def dismiss(self, user: User, message: Message) -> None:
        """Put away a message that only this user sees."""
        message = self._seen(user, message)
        if not message.is_ephemeral:
            raise ClientRefusal("only a message that nobody else sees can be dismissed")
        self._world.dismiss(message)

    # What the screen shows

    def reply(self, interaction: Interaction) -> Message | None:
        """The message that answered the interaction, as it is now."""
        return (
            None if interaction.original is None else self._world.messages.get(interaction.original)
        )

    def component_ids(self, message: Message) -> list[str]:
        """The custom ids that could be used on the message as it is now: nothing disabled."""
        now = self._world.messages.get(message.id)
        parts = walk(now.components) if now else ()
        return [
            part["custom_id"]
            for part in parts
            if part.get("custom_id") and not part.get("disabled")
        ]

    def _check_commands_work(self, user: User, channel: Channel) -> None:
        if channel.kind is ChannelKind.FORUM:
            raise ClientRefusal("{name} is a forum; commands work in its posts", name=channel.name)
        if self._entered(user, channel).is_archived:
            raise ClientRefusal(
                "the thread {name} is archived; say something in it first", name=channel.name
            )

    def _entered(self, user: User, channel: Channel) -> Channel:
        now = self._world.channels.get(channel.id)
        if now is None or not self._world.enters(user, now):
            raise ClientRefusal("{name} cannot open this channel", name=user.shown_name)
        return now

    def _seen(self, user: User, message: Message) -> Message:
        now = self._world.messages.get(message.id)
        if now is None:
            raise ClientRefusal("this message was deleted")
        if not self._world.sees(user, now):
            raise ClientRefusal("{name} does not see this message", name=user.shown_name)
        if self._world.channels[now.channel].is_archived:
            raise ClientRefusal("this thread is archived; say something in it first")
        return now
