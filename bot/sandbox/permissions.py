"""Permissions, simplified: a person has what members have, the owner everything, the bot what it
was invited with.

What was taken from the bot is kept per channel by Discord's lower-case names ("send_messages"), and
so is what a channel allows and denies to everybody and to single members; a thread inherits from
its parent.
"""

from collections.abc import Iterable

from bot.sandbox.ids import GuildId, UserId
from bot.sandbox.things import Overwrite

BITS = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
EVERYTHING = (1 << 53) - 1
_ONLY_FOR_THE_TRUSTED = (
    "administrator",
    "manage_channels",
    "manage_guild",
    "manage_messages",
    "manage_threads",
    "mention_everyone",
)


def bits(names: Iterable[str]) -> int:
    """The bit set of the named permissions; a name that is not known is a KeyError."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


def overwritten(held: int, overwrites: Iterable[Overwrite], guild: GuildId, user: UserId) -> int:
    """What is left of permissions in a channel: what it says of everybody comes first, then of the
    user.
    """
    told = {overwrite.of: overwrite for overwrite in overwrites}
    for of in (guild, user):
        if overwrite := told.get(of):
            held = held & ~bits(overwrite.deny) | bits(overwrite.allow)
    return held


_EVERY_NAME = bits(BITS)
OF_A_MEMBER = _EVERY_NAME & ~bits(_ONLY_FOR_THE_TRUSTED)
OF_A_GUEST = bits(("attach_files", "embed_links", "mention_everyone", "use_external_emojis"))
"""Of a bot that is not there itself: what the answers to its commands may hold."""
UNLIMITED = _EVERY_NAME & ~BITS["administrator"]
"""Of a bot that is to try everything."""
INVITED_WITH = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""What the guides have people give the bot, and nothing that a server may or may not let everybody
do beside it.
"""
