"""The standings of a cup as a file of comma-separated values, as spreadsheets read them."""

from __future__ import annotations

import csv
import io
from codecs import BOM_UTF8

from bot.hosting.cup_state import Cup
from bot.messages.cups import names_shown
from renderers.words import Words

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With these a spreadsheet begins a formula."""


def cup_csv(cup: Cup, words: Words) -> bytes:
    """How everybody stands, a line each: division, place, name, the columns of the standings, and
    what each round has brought. It begins with a mark by which spreadsheets know the encoding.
    """
    written = io.StringIO()
    sheet, named = csv.writer(written), names_shown(cup, words)
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
                    one.points,
                    one.opponents,
                    one.won,
                    *(brought.get((one.entrant, n)) for n in rounds),
                ]
            )
    return BOM_UTF8 + written.getvalue().encode()


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
