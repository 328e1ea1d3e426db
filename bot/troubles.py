"""Why nobody sees a table where it should be shown: found in what Discord refuses, told to whoever plays there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from renderers.words import Words

UNKNOWN_CHANNEL, THREAD_EXISTS, THREAD_LOCKED, THREAD_ARCHIVED = 10003, 160004, 160005, 50083
UNKNOWN_MESSAGE, EDITED_TOO_OFTEN = 10008, 30046
GONE = {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, THREAD_ARCHIVED}
"""A message of which this is said cannot be changed, and a new one is to take its place; old ones are edited rarely."""
UNOPENED = {THREAD_LOCKED, THREAD_ARCHIVED}
"""A post takes a thread out of the archive, unless it is locked as well: what Discord says then is not documented."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a table cannot be shown in a channel."""

    channel: int
    code: int
    """Discord's, of its refusal."""
    missing: tuple[str, ...] = ()
    """Names of the permissions that the bot lacks, as in `discord.Permissions`."""

    def told(self, words: Words) -> str:
        """Say it, and what becomes of the game meanwhile."""
        if self.code == UNKNOWN_CHANNEL:
            return words("unshown-gone")
        if self.code in UNOPENED:
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
    return tuple(name for name in needed or ("view_channel", sending, "attach_files") if not getattr(held, name))
