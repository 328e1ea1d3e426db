"""Where a table is played, as sentences and lists name it; and who there takes no messages."""

from __future__ import annotations

from bot.hosting.host import Position
from bot.messages.escaping import plain
from bot.messages.turns import seats_to_act
from bot.store import TableRow
from games.engine import Seat
from renderers.words import Words


def place_of(row: TableRow, words: Words) -> str:
    """The thread or channel of a table, or that it is played by direct message."""
    return words("place-direct") if row.direct else f"<#{row.place}>"


def heading_of(row: TableRow, words: Words) -> str:
    """What tells a table from others of its game: its thread or channel, or else its number."""
    return words("listed-number", number=str(row.id)) if row.direct else f"<#{row.place}>"


def closed_lines(position: Position, reader: Seat, words: Words) -> list[str]:
    """Who must act at a table by direct message and takes none: the *reader* can tell them."""
    row = position.row
    acting = seats_to_act(position) - {reader} if row.direct else ()
    closed = [seat for seat in sorted(acting) if row.seats[seat].closed]
    return [words("direct-closed", name=plain(row.names[seat])) for seat in closed]
