"""What each kind of status card does, told to whoever meets it for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.game import Piece
from games.high_society.catalogue import Kind
from games.high_society.table import HighSocietyTable
from games.text import Text

PIECES: Sequence[Piece] = tuple(
    Piece(Text("picture-kind", kind=kind.value), Text("does-piece", kind=kind.value))
    for kind in Kind
)


def in_sight(_table: HighSocietyTable, _me: Seat | None) -> Sequence[Piece]:
    """All kinds: each lies at the table or is still to come, and which are where may be hidden
    (HS-61).
    """
    return PIECES
