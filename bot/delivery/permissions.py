"""Why a table cannot be shown in its channel, in words for the people who play there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.delivery.errors import PICTURE_REFUSED, Code
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class DisplayProblem:
    """Why a table cannot be shown in a channel."""

    channel: int
    code: int
    """Discord's error code."""
    missing: tuple[str, ...] = ()
    """Names of the permissions that the bot lacks, as in `discord.Permissions`."""
    removed: bool = False
    """Whether the bot is no longer on the table's server."""

    def explained(self, words: Words) -> str:
        """Say why, and how the game goes on meanwhile."""
        if self.removed:
            return words("unshown-removed")
        if self.code == Code.UNKNOWN_CHANNEL:
            return words("unshown-gone")
        channel = f"<#{self.channel}>"
        if self.code == Code.THREAD_LOCKED:
            return words("unshown-locked", channel=channel)
        if self.code == Code.THREAD_ARCHIVED:
            return words("unshown-archived", channel=channel)
        if self.code in PICTURE_REFUSED:
            return words("unshown-refused", channel=channel)
        return permissions_lacking(words, self.channel, self.missing)


def permissions_lacking(words: Words, channel: int, missing: Sequence[str]) -> str:
    """Say which permissions the bot lacks in a channel."""
    if not missing:
        return words("lacking-somehow", channel=f"<#{channel}>")
    names = words.listed([words(f"permission-{name.replace('_', '-')}") for name in missing])
    return words("lacking", names=names, channel=f"<#{channel}>")


def missing(held: discord.Permissions, *needed: str, thread: bool = False) -> tuple[str, ...]:
    """Return which of the *needed* permissions are not held.

    Without *needed*, of all permissions that showing a table takes.
    """
    sending = "send_messages_in_threads" if thread else "send_messages"
    return tuple(
        name
        for name in needed or ("view_channel", sending, "attach_files")
        if not getattr(held, name)
    )
