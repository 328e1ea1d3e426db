"""One request to the REST interface as its handler sees it: whose, about what, with which body."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.sandbox import payloads, permissions
from bot.sandbox.ids import ChannelId, MessageId, UserId
from bot.sandbox.open_interactions import OpenInteractions
from bot.sandbox.posting import Upload
from bot.sandbox.refusals import Refusal
from bot.sandbox.things import Channel, Json, Message, User
from bot.sandbox.world import World

Answer = Json | list[Json] | None
Handler = Callable[["RestCall"], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """A method and a path with named places, and who answers there; `open` ones carry their token
    in the path. `status` is that of an answer with a body.
    """

    method: str
    path: str
    handler: Handler
    open: bool = False
    status: int = 200


@dataclass(frozen=True, slots=True)
class RestCall:
    """A request; `base` is the address of the stand-in."""

    world: World
    open_interactions: OpenInteractions
    base: str
    named: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: tuple[Upload, ...]

    @property
    def form(self) -> Json:
        """The body, where it is to be an object."""
        return self.body if isinstance(self.body, dict) else {}

    def channel(self, *needed: str) -> Channel:
        """The channel in the path, where the bot must have these permissions."""
        found = self.world.channels.get(ChannelId(self.named["channel"]))
        if found is None:
            raise Refusal.unknown_channel()
        held = self.world.permissions_of(self.world.bot, found)
        if not held & permissions.BITS["view_channel"]:
            raise Refusal.missing_access()
        if permissions.bits(needed) & ~held and found.guild is not None:
            raise Refusal.missing_permissions()
        return found

    def message(self, *needed: str) -> Message:
        """The message in the path; ephemeral ones cannot be reached this way."""
        channel = self.channel(*needed)
        found = self.world.messages.get(MessageId(self.named["message"]))
        if found is None or found.channel != channel.id or found.is_ephemeral:
            raise Refusal.unknown_message()
        return found

    def check_unlocked(self) -> None:
        """Raise a Refusal for a locked thread, archived or not, unless the bot moderates
        threads.
        """
        channel = self.channel()
        held = self.world.permissions_of(self.world.bot, channel)
        if (
            channel.thread is not None
            and channel.thread.locked
            and not held & permissions.BITS["manage_threads"]
        ):
            raise Refusal(403, 160005, "Thread is locked")

    def user(self) -> User:
        """The user in the path; `@me` is the bot."""
        named = self.named.get("user", "@me")
        found = self.world.bot if named == "@me" else self.world.users.get(UserId(named))
        if found is None:
            raise Refusal(404, 10013, "Unknown User")
        return found

    def shown(self, message: Message) -> Json:
        """A message as an answer."""
        return payloads.message(self.world, self.base, message)
