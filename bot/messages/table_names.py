"""How a table is named among others: its game, where it is played, and a select to choose from."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.hosting.host import AnyGame
from bot.messages.button_actions import TableAction
from bot.messages.components import LONGEST_ENTRY, MOST_OPTIONS, Row, SelectEntry, shortened
from bot.messages.custom_ids import TableSelect, encode
from bot.messages.escaping import isolated, plain
from bot.messages.language import words_of
from bot.store import TableRow
from renderers.words import Words

LATEST = 999_999
"""A ply that no table comes to."""


def title_of(key: str, game: AnyGame | None, language: str) -> str:
    """What a game is called; its key, if it is not here any more."""
    return key if game is None else words_of(language, game)("title")


def game_entries(
    games: Sequence[AnyGame], chosen: Collection[str], words: Words
) -> list[SelectEntry]:
    """The games of a select, by their families; those of the *chosen* families are marked."""
    return [
        SelectEntry(
            title_of(game.key, game, words.language), game.family, chosen=game.family in chosen
        )
        for game in games[:MOST_OPTIONS]
    ]


def place_of(row: TableRow, words: Words) -> str:
    """The thread or channel of a table, or that it is played by direct message."""
    return words("place-direct") if row.direct else f"<#{row.place}>"


def numbered(row: TableRow, words: Words) -> str:
    """A table's number, as people read it."""
    return words("listed-number", number=str(row.id))


def heading_of(row: TableRow, words: Words) -> str:
    """What tells a table from others of its game: its number and people, and its thread or channel,
    which may have been deleted since.
    """
    place = [] if row.direct else [f"<#{row.place}>"]
    return " · ".join([numbered(row, words), ", ".join(map(plain, row.names)), *place])


def table_entry(row: TableRow, game: AnyGame | None, language: str) -> str:
    """A table among others to choose from: its number, its game, and who sits there."""
    names = ", ".join(map(isolated, row.names))
    return shortened(f"#{row.id} · {title_of(row.game, game, language)} · {names}", LONGEST_ENTRY)


def table_select(
    action: TableAction,
    tables: Sequence[tuple[TableRow, AnyGame | None]],
    words: Words,
    ply: int | None = None,
) -> Row:
    """A select of the table at which something is to be done, be it from a certain ply on."""
    press = TableSelect(action, ply if ply is None else min(ply, LATEST))
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=encode(press), placeholder=words("which-table")
    )
    for row, game in tables[:MOST_OPTIONS]:
        select.add_option(label=table_entry(row, game, words.language), value=str(row.id))
    return [select]
