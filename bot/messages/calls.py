"""The short call at a table with one live board: whose turn it is, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.button_actions import TableAction
from bot.messages.components import Post, buttons, link
from bot.messages.language import words_of
from bot.store import TableRow, UserId


def call_post(row: TableRow, people: Sequence[UserId]) -> Post:
    """A message that tells these people that it is their turn, with a way to the board."""
    words = words_of(row.language)
    said = words("call-turn", names=words.listed([f"<@{user}>" for user in people]))
    below = buttons(row, [TableAction.PLAY], words)
    if row.guild is not None and row.message is not None:
        address = f"https://discord.com/channels/{row.guild}/{row.place}/{row.message}"
        below = [*below, link(words("call-see"), address)]
    return Post(said, [below])
