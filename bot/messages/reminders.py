"""What reminders and calls say: which tables wait for somebody, since when, and how to be left in
peace.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.hosting.host import AnyGame
from bot.messages.button_actions import TableAction
from bot.messages.components import (
    LONGEST_POST,
    Post,
    Row,
    address,
    button,
    buttons,
    link,
    shortened,
)
from bot.messages.custom_ids import MuteButton, SettingsButton
from bot.messages.escaping import bold
from bot.messages.language import words_of
from bot.messages.table_names import heading_of, table_select
from bot.store import TableRow, UserId, WaitRow
from games.engine import Seat
from renderers.words import Words


def relative_time(at: int) -> str:
    """A time as Discord shows it to each reader: how long ago."""
    return f"<t:{at}:R>"


def turns_post(
    tables: Sequence[tuple[TableRow, AnyGame, WaitRow]], words: Words, *, silent: bool = False
) -> Post:
    """All tables that wait for one person, for a direct message.

    One that is *silent* because their time zone is unknown says so, and asks for it.
    """
    lines = [words("reminder-title", n=len(tables))]
    if silent:
        lines.append(words("reminder-silent"))
    for row, game, wait in tables:
        title = words_of(words.language, game)("title")
        lines.append(
            words(
                "reminder-table",
                title=title,
                place=heading_of(row, words),
                since=relative_time(wait.since),
            )
        )
    rows: list[Row] = []
    if len(tables) == 1:
        rows.append([*buttons(tables[0][0], [TableAction.PLAY], words), _mute(words)])
    else:
        rows += [
            table_select(TableAction.PLAY, [(row, game) for row, game, _ in tables], words),
            [_mute(words)],
        ]
    if silent:
        rows.append([button(words("button-zone"), SettingsButton())])
    return Post(shortened("\n".join(lines), LONGEST_POST), rows)


def reminder_post(row: TableRow, game: AnyGame, wait: WaitRow) -> Post:
    """A turn that a table waits for, for everybody there."""
    words = words_of(row.language, game)
    content = words("reminder-here", who=f"<@{wait.user}>", since=relative_time(wait.since))
    return Post(content, [[*buttons(row, [TableAction.PLAY], words), _mute(words)]])


def call_post(row: TableRow, game: AnyGame, wait: WaitRow) -> Post:
    """A turn that has begun, for everybody at the table."""
    words = words_of(row.language, game)
    content = words("reminder-call", who=f"<@{wait.user}>")
    return Post(content, [buttons(row, [TableAction.PLAY], words)])


def last_to_answer_post(
    row: TableRow, game: AnyGame, wait: WaitRow, words: Words, *, mention: bool
) -> Post:
    """That all others have answered."""
    who = f"<@{wait.user}>" if mention else f"**{words('title')}** · {heading_of(row, words)}"
    return Post(words("reminder-alone", who=who), [buttons(row, [TableAction.PLAY], words)])


def next_turn_post(row: TableRow, acts: Seat, words: Words) -> Post:
    """That the next turn is probably the reader's, after that of whoever *acts*."""
    who = bold(row.names)[acts]
    place = heading_of(row, words)
    return Post(words("reminder-next", title=words("title"), place=place, who=who))


def _mute(words: Words) -> discord.ui.Button[discord.ui.View]:
    return button(words("button-mute"), MuteButton())


def live_board_call(row: TableRow, people: Sequence[UserId], told: str = "") -> Post:
    """A message that tells these people that it is their turn, below what was *told* in one line,
    with a way to the board.
    """
    words = words_of(row.language)
    called = words("call-turn", names=words.listed([f"<@{user}>" for user in people]))
    said = "\n".join(filter(None, [told, called]))
    below = buttons(row, [TableAction.PLAY], words)
    if row.guild is not None and row.message is not None:
        board = address(row.guild, row.place, row.message)
        below = [*below, link(words("call-see"), board)]
    return Post(said, [below])
