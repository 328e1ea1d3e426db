"""Why nobody sees a table where it should be shown: found in what Discord refuses, told to whoever
plays there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.delivery.errors import THREAD_CLOSED, Code
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class DisplayProblem:
    """Why a table cannot be shown in a channel."""

    channel: int
    code: int
    """Discord's, of its refusal."""
    missing: tuple[str, ...] = ()
    """Names of the permissions that the bot lacks, as in `discord.Permissions`."""

    def explained(self, words: Words) -> str:
        """Say it, and what becomes of the game meanwhile."""
        if self.code == Code.UNKNOWN_CHANNEL:
            return words("unshown-gone")
        if self.code in THREAD_CLOSED:
            return words("unshown-locked", channel=f"<#{self.channel}>")
        return permissions_lacking(words, self.channel, self.missing)


def permissions_lacking(words: Words, channel: int, missing: Sequence[str]) -> str:
    """Say which permissions the bot lacks in a channel."""
    if not missing:
        return words("lacking-somehow", channel=f"<#{channel}>")
    names = words.listed([words(f"permission-{name.replace('_', '-')}") for name in missing])
    return words("lacking", names=names, channel=f"<#{channel}>")


def missing(held: discord.Permissions, *needed: str, thread: bool = False) -> tuple[str, ...]:
    """Those of the needed permissions, or of all that showing a table needs, which are not held."""
    sending = "send_messages_in_threads" if thread else "send_messages"
    return tuple(
        name
        for name in needed or ("view_channel", sending, "attach_files")
        if not getattr(held, name)
    )
