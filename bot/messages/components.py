"""A message as the bot composes it: text, and rows of buttons or selects that fit Discord."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.messages.button_actions import TableAction
from bot.messages.custom_ids import Press, TableButton, encode
from bot.messages.emojis import marks_at_the_beginning
from bot.messages.language import breakable
from bot.store import TableRow
from renderers.words import Words

# The most that Discord takes, see https://docs.discord.com/developers/components/reference and, of
# autocomplete, https://docs.discord.com/developers/interactions/receiving-and-responding.
LONGEST_POST = 2000
LONGEST_BUTTON = 80
LONGEST_ENTRY = 100
LONGEST_PLACEHOLDER = 150
"""Characters."""
MOST_OPTIONS = 25
"""Entries of a select menu."""
MOST_CHOICES = 25
"""Suggestions of an autocomplete."""
MOST_IN_A_ROW = 5
"""Buttons side by side."""
MOST_ROWS = 5
"""Rows of a message."""

STYLES = {
    TableAction.PLAY: discord.ButtonStyle.primary,
    TableAction.JOIN: discord.ButtonStyle.primary,
    TableAction.START: discord.ButtonStyle.success,
    TableAction.READY: discord.ButtonStyle.success,
    TableAction.AGAIN: discord.ButtonStyle.success,
}

OWN_WORDS = {TableAction.HAND: "own-hand"}
"""What a game may call a button: one in which nobody has a hand."""

Row: TypeAlias = list[discord.ui.Item[discord.ui.View]]
"""Buttons side by side, or one select."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message without its picture."""

    content: str
    rows: Sequence[Row] = ()

    @property
    def digest(self) -> int:
        """CRC-32 of the content, to detect changes."""
        return zlib.crc32(self.content.encode())

    @property
    def view(self) -> discord.ui.View:
        """The buttons, for one sending."""
        return view_of(*self.rows)


def view_of(*rows: Row) -> discord.ui.View:
    """The rows as a view that is sent and forgotten: what is pressed is found by its custom id
    alone.
    """
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(row for row in rows if row):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()  # discord.py would keep a view that still runs for ever
    return view


def shortened(text: str, longest: int) -> str:
    """The text in at most so many characters, cut between words where that is possible. What is not
    seen goes before anything is cut.
    """
    if len(text) <= longest or len(text := breakable(text)) <= longest:
        return text
    cut = text[: longest - 1]
    at_a_word = cut.rsplit(" ", 1)[0].rstrip(" ,;:.-–—")
    return (at_a_word if len(at_a_word) > longest // 2 else cut.rstrip()) + "…"


def capitalised(text: str) -> str:
    """The text as a line of its own; emojis before its first word are left alone."""
    begin = marks_at_the_beginning(text)
    return text[:begin] + text[begin : begin + 1].upper() + text[begin + 1 :]


def button(
    label: str,
    press: Press,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | None = None,
) -> discord.ui.Button[discord.ui.View]:
    """A button whose label fits."""
    return discord.ui.Button(
        label=shortened(label, LONGEST_BUTTON), custom_id=encode(press), style=style, emoji=emoji
    )


def link(label: str, url: str) -> discord.ui.Button[discord.ui.View]:
    """A button that leads to a page or a message."""
    return discord.ui.Button(label=shortened(label, LONGEST_BUTTON), url=url)


def address(guild: int | None, place: int | None, message: int | None = None) -> str:
    """Where a channel of a server is, or a message in it."""
    there = f"https://discord.com/channels/{guild}/{place}"
    return there if message is None else f"{there}/{message}"


def buttons(
    row: TableRow,
    actions: Iterable[TableAction],
    words: Words,
    disabled: Collection[TableAction] = (),
) -> Row:
    """Buttons that do these things at a table, called as the game calls them, if it has a word of
    its own; those that would only refuse are *disabled*.
    """
    made: Row = []
    for action in actions:
        style = STYLES.get(action, discord.ButtonStyle.secondary)
        own = OWN_WORDS.get(action, "")
        label = words(own if words.knows(own) else f"button-{action.value}")
        one = button(label, TableButton(action, row.id), style)
        one.disabled = action in disabled
        made.append(one)
    return made


def appended(rows: Sequence[Row], tail: Row, rest: Row) -> Sequence[Row]:
    """The rows of a menu, and below them ways back and what else there is: in one row where they
    fit, or where there is no room for two, with the last of the rest left out then.
    """
    together = [*tail, *rest]
    if len(together) > MOST_IN_A_ROW and len(rows) + 2 <= MOST_ROWS:
        return [*rows, tail, rest]
    return [*rows, together[:MOST_IN_A_ROW]] if together else rows


@dataclass(frozen=True, slots=True)
class SelectEntry:
    """An entry of a select menu."""

    label: str
    value: str
    hint: str = ""
    chosen: bool = False


def select(
    placeholder: str, press: Press, entries: Iterable[SelectEntry], *, least: int = 1, most: int = 1
) -> Row:
    """A select menu whose texts fit."""
    return [
        discord.ui.Select(
            placeholder=shortened(placeholder, LONGEST_PLACEHOLDER),
            custom_id=encode(press),
            min_values=least,
            max_values=most,
            options=[
                discord.SelectOption(
                    label=shortened(entry.label, LONGEST_ENTRY),
                    value=entry.value,
                    description=shortened(entry.hint, LONGEST_ENTRY) or None,
                    default=entry.chosen,
                )
                for entry in entries
            ],
        )
    ]
