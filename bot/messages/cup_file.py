"""The standings of a cup as a file of comma-separated values, as spreadsheets read them."""

from __future__ import annotations

import csv
import io
from codecs import BOM_UTF8

from bot.hosting.cup_state import Cup
from bot.messages.cups import names_shown
from renderers.words import Words

COMMA_LANGUAGES = frozenset({"ru"})
"""There a comma stands in numbers, so that spreadsheets expect semicolons between them."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With these a spreadsheet begins a formula."""


def cup_csv(cup: Cup, words: Words) -> bytes:
    """How everybody stands, a line each: division, place, name, the columns of the standings, and
    what each round has brought. It begins with a mark by which spreadsheets know the encoding.
    """
    written, comma = io.StringIO(), words.language in COMMA_LANGUAGES
    sheet = csv.writer(written, delimiter=";" if comma else ",")
    named = names_shown(cup, words)
    brought = {(seat.entrant, seat.round): seat.points for seat in cup.seats}
    rounds = range(1, cup.row.round + 1)
    titles = [
        words("cup-file-division"),
        words("cup-file-place"),
        words("cup-file-name"),
        words("cup-points"),
        words("cup-opponents"),
        words("cup-won"),
        *(words("cup-file-round", n=n) for n in rounds),
    ]
    sheet.writerow(titles)
    for number, division in enumerate(cup.divisions, start=1):
        for one in division:
            sheet.writerow(
                [
                    number,
                    one.place,
                    _harmless(named[one.entrant]),
                    _number(one.points, comma=comma),
                    _number(one.opponents, comma=comma),
                    one.won,
                    *(_number(brought.get((one.entrant, n)), comma=comma) for n in rounds),
                ]
            )
    return BOM_UTF8 + written.getvalue().encode()


def _number(value: float | None, *, comma: bool) -> str:
    """A number as it is typed into a spreadsheet, with a point or a comma; nothing for None."""
    told = "" if value is None else str(value)
    return told.replace(".", ",") if comma else told


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
