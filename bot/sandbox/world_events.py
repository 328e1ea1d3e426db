"""World events: everything that happens in the world, for whoever watches.

The gateway, the journal and the web page all live from these alone. An event carries the thing as
it is after the change; who may be told of a message is `World.sees(user, message)`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.ids import ChannelId, GuildId, UserId
from bot.sandbox.interactions import Interaction
from bot.sandbox.things import Channel, Guild, Message, StoredEmoji, User


@dataclass(frozen=True, slots=True)
class UserChanged:
    """A user is new, or something about the user changed."""

    user: User


@dataclass(frozen=True, slots=True)
class GuildChanged:
    """A guild is new, or its members changed."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class BotRemoved:
    """The bot is no longer on a guild."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class ChannelCreated:
    """A channel, thread or direct conversation exists from now on."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelUpdated:
    """A channel was renamed, archived, or its permissions or pins changed."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelDeleted:
    """A channel and all its messages are gone."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class PinsChanged:
    """The pins of a channel changed."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ThreadMemberAdded:
    """Somebody was added to a thread or joined it."""

    channel: Channel
    user: UserId


@dataclass(frozen=True, slots=True)
class MessageCreated:
    """A message was posted."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageEdited:
    """A message changed: text, components, files, pin or flags."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageDeleted:
    """A message is gone."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageDismissed:
    """The one person who saw an ephemeral message put it away; the bot does not learn of it."""

    message: Message


@dataclass(frozen=True, slots=True)
class ReactionChanged:
    """Somebody added or took back a reaction."""

    message: Message
    user: UserId
    emoji: str
    added: bool


@dataclass(frozen=True, slots=True)
class Typing:
    """Somebody is typing."""

    channel: ChannelId
    user: UserId


@dataclass(frozen=True, slots=True)
class CommandsChanged:
    """The bot synced its commands for a guild, or everywhere (None)."""

    guild: GuildId | None


@dataclass(frozen=True, slots=True)
class EmojiAdded:
    """The application has one emoji more."""

    emoji: StoredEmoji


@dataclass(frozen=True, slots=True)
class EmojiDeleted:
    """An emoji of the application is gone."""

    emoji: StoredEmoji


@dataclass(frozen=True, slots=True)
class BotPresence:
    """The bot's connection to the gateway is up, or was lost."""

    online: bool


@dataclass(frozen=True, slots=True)
class InteractionStarted:
    """A person ran a command, clicked, picked, typed in an option, or submitted a form."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionAnswered:
    """The bot acknowledged an interaction in time; `interaction.modal` is set when it opened a
    form.
    """

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionFailed:
    """The bot did not acknowledge in time: "The application did not respond"."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class Exchange:
    """One REST request and its answer, with the secrets cut out of the path."""

    at: float
    seconds: float
    method: str
    path: str
    status: int
    body: object = None
    files: tuple[str, ...] = ()
    answer: object = None
    forced: bool = False


@dataclass(frozen=True, slots=True)
class RequestServed:
    """The bot asked something of the REST interface and was answered."""

    exchange: Exchange


WorldEvent = (
    UserChanged
    | GuildChanged
    | BotRemoved
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | PinsChanged
    | ThreadMemberAdded
    | MessageCreated
    | MessageEdited
    | MessageDeleted
    | MessageDismissed
    | ReactionChanged
    | Typing
    | CommandsChanged
    | EmojiAdded
    | EmojiDeleted
    | BotPresence
    | InteractionStarted
    | InteractionAnswered
    | InteractionFailed
    | RequestServed
)

Watcher = Callable[[WorldEvent], None]
