"""The list of a server's tables: a line for each, a page at a time, and buttons to sit down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.hosting.host import AnyGame
from bot.messages.button_actions import TableAction
from bot.messages.components import (
    LONGEST_POST,
    MOST_IN_A_ROW,
    Post,
    Row,
    SelectEntry,
    button,
    select,
    shortened,
)
from bot.messages.custom_ids import TableButton, TablesButton, TableSelect
from bot.messages.escaping import plain
from bot.messages.policy import value_key
from bot.messages.table_names import place_of, table_entry, title_of
from bot.store import Status, TablePace, TableRow, UserId
from bot.store.policy import setting_of
from renderers.words import Words

PAGE = 10
"""Tables on a page."""
LONGEST_LINE = 178
"""Characters: ten lines with title and hint fit a message."""
LARGEST_PAGE = 9_999
"""More tables than Discord lets a server have channels and threads for."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table, with what its game is called by, and whether it can be played here."""

    row: TableRow
    game: AnyGame | None
    playable: bool

    def has_seat_for(self, user: UserId) -> bool:
        """Whether somebody may sit down."""
        row = self.row
        free = row.status is Status.OPEN and len(row.seats) < row.size
        return self.playable and free and row.seat_of(user) is None


@dataclass(frozen=True, slots=True)
class TableList:
    """The tables that somebody may see, those with a seat for them first."""

    tables: Sequence[ListedTable]
    reader: UserId

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return min(-(-len(self.tables) // PAGE) or 1, LARGEST_PAGE + 1)

    def on(self, page: int) -> Sequence[ListedTable]:
        """Return the tables on a page; the first page is 0."""
        return self.tables[page * PAGE : (page + 1) * PAGE]

    def joined(self, page: int | None = None) -> Sequence[TableRow]:
        """Return the tables, of all or on a page, that have a seat for the reader."""
        among = self.tables if page is None else self.on(page)
        return [table.row for table in among if table.has_seat_for(self.reader)]


def table_list(tables: Sequence[ListedTable], reader: UserId, channel: int) -> TableList:
    """Put tables in order: those with a free seat for the reader first, and of these the ones in
    the *channel* in which they are asked for; then open ones, then games that go on.
    """

    def rank(table: ListedTable) -> tuple[bool, bool, bool]:
        elsewhere = channel not in {table.row.channel, table.row.thread}
        return not table.has_seat_for(reader), table.row.status is not Status.OPEN, elsewhere

    return TableList(sorted(tables, key=rank), reader)


def table_list_post(listed: TableList, page: int, words: Words) -> Post:
    """A page of the list."""
    here = listed.on(page)
    head = words("list-title", open=len(listed.joined()))
    if listed.pages > 1:
        head += " · " + words("list-page", page=page + 1, pages=listed.pages)
    lines = [head, *(table_line(table.row, table.game, words) for table in here), words("list-how")]
    joins: Row = [
        button(
            words("list-join", number=str(row.id)),
            TableButton(TableAction.JOIN, row.id),
            discord.ButtonStyle.primary,
        )
        for row in listed.joined(page)
    ]
    rows: list[Row] = [
        joins[first : first + MOST_IN_A_ROW] for first in range(0, len(joins), MOST_IN_A_ROW)
    ]
    begun = [table for table in here if table.row.begun and table.playable]
    if begun:
        rows.append(_looking(begun, words))
    if listed.pages > 1:
        rows.append(_turning(listed, page, words))
    return Post(shortened("\n".join(lines), LONGEST_POST), rows)


def table_line(row: TableRow, game: AnyGame | None, words: Words) -> str:
    """A table in one line: game, players, seats, pace, channel and number."""
    title = title_of(row.game, game, words.language)
    state = row.status.value if row.paused_at is None else "paused"
    after = [words(f"status-{state}", seated=len(row.seats), size=row.size)]
    if row.policy.pace is not TablePace.FREE:
        pace = setting_of("pace")
        after.append(words(value_key(pace, pace.written(row.policy.pace))))
    if row.status is Status.OPEN and row.meets_at is not None:
        after.append(f"<t:{row.meets_at}:f>")
    after += [place_of(row, words), words("listed-number", number=str(row.id))]
    rest = " · ".join(after)
    room = LONGEST_LINE - len(title) - len(rest)
    parts = (f"**{title}**", _names(row, words, room), rest)
    return " · ".join(part for part in parts if part)


def _names(row: TableRow, words: Words, room: int) -> str:
    """As many of the players' names as there is room for, and how many more there are; "" where
    everybody has left.
    """
    names = [plain(name) for name in row.names]
    if not names:
        return ""
    for told in range(len(names), 0, -1):
        left = [words("list-more", n=len(names) - told)] if told < len(names) else []
        listed = ", ".join([*names[:told], *left])
        if len(listed) <= room:
            return listed
    return (
        words("list-more", n=len(names))
        if len(names) > 1
        else plain(shortened(row.names[0], room // 3))
    )


def _looking(begun: Sequence[ListedTable], words: Words) -> Row:
    """A select of the games that one may look at."""
    entries = [
        SelectEntry(table_entry(table.row, table.game, words.language), str(table.row.id))
        for table in begun
    ]
    return select(words("list-look"), TableSelect(TableAction.BOARD), entries)


def _turning(listed: TableList, page: int, words: Words) -> Row:
    """Buttons to the pages before and after this one."""
    turns: Row = []
    if page > 0:
        turns.append(button(words("list-earlier"), TablesButton(page - 1)))
    if page + 1 < listed.pages:
        turns.append(button(words("list-later"), TablesButton(page + 1)))
    return turns
