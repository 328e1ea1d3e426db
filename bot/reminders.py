"""What reminders say: which tables wait for somebody, since when, and how to be left in peace."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord

from bot.host import AnyGame
from bot.language import bold, words_of
from bot.menus import LONGEST_ENTRY, Row, button, shortened
from bot.posts import LONGEST_POST, Post, Verb, buttons
from bot.store import TableRow, UserId, WaitRow
from bot.strays import Sought, offered, pressed
from games.engine import Seat
from renderers.words import Words

MOST_ENTRIES = 25
LATEST = 999_999
"""A ply that no table comes to."""
TEMPLATE = re.compile(r"nudge:mute")
"""The custom id of the button that ends the reminders of these turns."""


def reminding(waits: Sequence[WaitRow], whom: UserId | None = None) -> Sought:
    """Messages that remind of one of these turns; before everybody, those that call on somebody."""
    ids, tables = {f"{Verb.PLAY.value}@{wait.table}" for wait in waits}, {str(wait.table) for wait in waits}

    def reminds(message: discord.Message) -> bool:
        under = pressed(message)
        if whom is not None and whom not in message.raw_mentions:
            return False
        return TEMPLATE.pattern in under and not (ids.isdisjoint(under) and tables.isdisjoint(offered(message)))

    return reminds


def since(at: int) -> str:
    """A time as Discord shows it to each reader: how long ago."""
    return f"<t:{at}:R>"


def entry(row: TableRow, game: AnyGame, language: str) -> str:
    """A table among others to choose from: its game, who sits there, and its number."""
    return shortened(f"{words_of(language, game)('title')} · {', '.join(row.names)} · {row.id}", LONGEST_ENTRY)


def which(verb: Verb, tables: Sequence[tuple[TableRow, AnyGame]], words: Words, ply: int | None = None) -> Row:
    """A select of the table at which something is to be done, be it from a certain ply on."""
    custom_id = f"which:{verb.value}" if ply is None else f"which:{verb.value}:{min(ply, LATEST)}"
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=custom_id, placeholder=words("which-table")
    )
    for row, game in tables[:MOST_ENTRIES]:
        select.add_option(label=entry(row, game, words.language), value=str(row.id))
    return [select]


def digest(tables: Sequence[tuple[TableRow, AnyGame, WaitRow]], words: Words) -> Post:
    """All tables that wait for one person, for a direct message."""
    lines = [words("nudge-title", n=len(tables))]
    for row, game, wait in tables:
        title = words_of(words.language, game)("title")
        lines.append(words("nudge-table", title=title, place=f"<#{row.place}>", since=since(wait.since)))
    rows: list[Row] = []
    if len(tables) == 1:
        rows.append([*buttons(tables[0][0], [Verb.PLAY], words), _mute(words)])
    else:
        rows += [which(Verb.PLAY, [(row, game) for row, game, _ in tables], words), [_mute(words)]]
    return Post(shortened("\n".join(lines), LONGEST_POST), rows)


def reminder(row: TableRow, game: AnyGame, wait: WaitRow) -> Post:
    """A turn that a table waits for, for everybody there."""
    words = words_of(row.language, game)
    content = words("nudge-here", who=f"<@{wait.user}>", since=since(wait.since))
    return Post(content, [[*buttons(row, [Verb.PLAY], words), _mute(words)]])


def alone(row: TableRow, game: AnyGame, wait: WaitRow, words: Words, *, mention: bool) -> Post:
    """That all others have answered."""
    who = f"<@{wait.user}>" if mention else f"**{words('title')}** · <#{row.place}>"
    return Post(words("nudge-alone", who=who), [buttons(row, [Verb.PLAY], words)])


def soon(row: TableRow, acts: Seat, words: Words) -> Post:
    """That the next turn is probably the reader's, after that of whoever *acts*."""
    who = bold(row.names)[acts]
    return Post(words("nudge-next", title=words("title"), place=f"<#{row.place}>", who=who))


def _mute(words: Words) -> discord.ui.Button[discord.ui.View]:
    return button(words("button-mute"), TEMPLATE.pattern)
