"""What exists in a Discord: users, guilds, channels, messages, commands, as frozen values.

A thing never changes; the `World` puts a newer value in its place. Embeds, components and command
options stay in Discord's own JSON shape (`Json`), checked by `limits` before they get here.
Addresses are not stored: a component names an upload as `attachment://<filename>`, and each face of
the stand-in makes its own address from that.
"""

from dataclasses import dataclass
from enum import IntEnum, IntFlag
from typing import Any

from bot.sandbox.ids import (
    ChannelId,
    CommandId,
    EmojiId,
    FileId,
    GuildId,
    InteractionId,
    MessageId,
    TagId,
    UserId,
)

Json = dict[str, Any]


class ChannelKind(IntEnum):
    """The kinds of channel that the stand-in knows, by Discord's numbers."""

    TEXT = 0
    DIRECT = 1
    GROUP = 3
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


class MessageKind(IntEnum):
    """The kinds of message that the stand-in knows, by Discord's numbers."""

    DEFAULT = 0
    REPLY = 19
    CHAT_COMMAND = 20


class MessageFlag(IntFlag):
    """The message flags that mean something here."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class CommandKind(IntEnum):
    """Where a command is found: typed after a slash, or in a context menu."""

    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3


class InteractionKind(IntEnum):
    """What a person did to cause an interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass(frozen=True, slots=True)
class User:
    """A person, or the bot."""

    id: UserId
    name: str
    shown_name: str
    locale: str = "en-US"
    bot: bool = False
    closed_to_direct_messages: bool = False
    avatar: str = ""
    """The key of their picture; nothing if they have none."""
    installed: bool = False
    """Whether they have added the bot to their account, and so have its commands everywhere."""


@dataclass(frozen=True, slots=True)
class Guild:
    """A server and who is on it; the owner may do everything."""

    id: GuildId
    name: str
    owner: UserId
    locale: str = "en-US"
    """Another than this only if it is a community, which may choose."""
    members: tuple[UserId, ...] = ()

    @property
    def features(self) -> list[str]:
        """What Discord says that it can do."""
        return ["COMMUNITY"] if self.locale != "en-US" else []


@dataclass(frozen=True, slots=True)
class Tag:
    """What a forum's posts may be marked with; a `moderated` one only by moderators."""

    id: TagId
    name: str
    moderated: bool = False


@dataclass(frozen=True, slots=True)
class ThreadState:
    """What only threads have."""

    created_at: float
    changed_at: float
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    members: tuple[UserId, ...] = ()
    owner: UserId | None = None
    """Who opened it; None for the bot."""
    tags: tuple[TagId, ...] = ()
    """Of a post in a forum."""


@dataclass(frozen=True, slots=True)
class Pin:
    """One pinned message of a channel."""

    message: MessageId
    at: float


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel allows and denies to everybody (then `of` is the guild) or to one member, by
    permission names.
    """

    of: str
    allow: frozenset[str] = frozenset()
    deny: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Channel:
    """A text channel, a forum, a thread, the direct messages between the bot and `recipient`, or
    those of several people without it.
    """

    id: ChannelId
    kind: ChannelKind
    name: str = ""
    guild: GuildId | None = None
    parent: ChannelId | None = None
    topic: str | None = None
    position: int = 0
    recipient: UserId | None = None
    people: tuple[UserId, ...] = ()
    thread: ThreadState | None = None
    pins: tuple[Pin, ...] = ()
    denied: frozenset[str] = frozenset()
    overwrites: tuple[Overwrite, ...] = ()
    tags: tuple[Tag, ...] = ()
    """That the posts of a forum may have."""
    requires_tag: bool = False
    """Whether every new post of a forum must have one."""

    @property
    def is_thread(self) -> bool:
        return self.thread is not None

    @property
    def is_archived(self) -> bool:
        return self.thread is not None and self.thread.archived


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message; the bytes are on the world's shelf under `id`."""

    id: FileId
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(frozen=True, slots=True)
class Reaction:
    """One emoji under a message and who put it there."""

    emoji: str
    users: tuple[UserId, ...]


@dataclass(frozen=True, slots=True)
class MessageOrigin:
    """The interaction that a message answers: who did what ("table new" was run, a message was
    clicked).
    """

    interaction: InteractionId
    kind: InteractionKind
    user: UserId
    command: str = ""
    message: MessageId | None = None


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it is now; `only_for` is set for an ephemeral one ("only you can see this")."""

    id: MessageId
    channel: ChannelId
    author: UserId
    posted_at: float
    content: str = ""
    edited_at: float | None = None
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    mentions: tuple[UserId, ...] = ()
    flags: MessageFlag = MessageFlag.NONE
    kind: MessageKind = MessageKind.DEFAULT
    reply_to: MessageId | None = None
    reactions: tuple[Reaction, ...] = ()
    pinned: bool = False
    nonce: str | None = None
    origin: MessageOrigin | None = None
    only_for: UserId | None = None
    dismissed: bool = False

    @property
    def is_ephemeral(self) -> bool:
        return self.only_for is not None

    @property
    def is_loading(self) -> bool:
        """The bot is still "thinking..."."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(frozen=True, slots=True)
class Command:
    """A synced application command; `guild` is None for one that is known everywhere."""

    id: CommandId
    version: str
    kind: CommandKind
    name: str
    guild: GuildId | None
    spec: Json


@dataclass(frozen=True, slots=True)
class StoredEmoji:
    """An emoji of the application; its picture is on the world's shelf under `file`."""

    id: EmojiId
    name: str

    @property
    def file(self) -> FileId:
        """Under which its picture is kept."""
        return FileId(self.id)
