"""Computer players in words: how strong each is, what it is like, and the levels to pick from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.characters import character_of
from bot.messages.components import SelectEntry, capitalised
from bot.messages.escaping import plain
from bot.store import SeatRow, TableRow
from games.levels import LEVELS
from renderers.words import Words


def level_entries(words: Words) -> list[SelectEntry]:
    """The levels of computer players, to pick one."""
    return [
        SelectEntry(
            capitalised(words(f"automa-level-{level.key}")),
            level.key,
            words(f"automa-hint-{level.key}"),
        )
        for level in LEVELS
    ]


def sitting(seat: SeatRow, name: str, words: Words) -> str:
    """Who sits in a seat, called by that *name*; of a computer player also how strong it is and
    what it is like.
    """
    if not seat.automa:
        return plain(name)
    line = words("notice-automa", name=plain(name), level=_level(seat, words))
    character = character_of(seat.name)
    if character is None:
        return line
    return words("notice-character", who=line, character=words(f"character-{character.key}"))


def automa_lines(row: TableRow, words: Words) -> Sequence[str]:
    """A small line about how strong the computer players at a table are, if there are any."""
    listed = [
        words("post-automa", name=plain(row.names[seat.seat]), level=_level(seat, words))
        for seat in row.seats
        if seat.automa
    ]
    n = len(listed)
    return [words("post-automas", listed=words.listed(listed), n=n)] if listed else []


def _level(seat: SeatRow, words: Words) -> str:
    return words(f"automa-level-{seat.level}")
