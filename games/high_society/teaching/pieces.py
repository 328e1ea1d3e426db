"""What each kind of status card does, told to whoever meets it for the first time; and the figures
of which the guide speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine import Seat
from games.high_society.catalogue import CARDS, MONEY, RED_FRAMES, Kind
from games.high_society.rules.standings import LOSS
from games.high_society.table import HighSocietyTable
from games.teaching import Piece
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


_OF_KIND: Mapping[Kind, Piece] = dict(zip(Kind, PIECES, strict=True))


def meant(table: HighSocietyTable, _seat: Seat, key: str) -> Piece | None:
    """The card of an answer; of a bid or a pass, the card that is for sale."""
    card = CARDS.get(key, table.card if key in {"bid", "pass"} else None)
    return None if card is None else _OF_KIND[card.kind]


_LUXURIES = [card.worth for card in CARDS.values() if card.kind is Kind.LUXURY]

FACTS: Mapping[str, int] = {
    "red": RED_FRAMES,
    "loss": LOSS,
    "notes": len(MONEY),
    "money": sum(MONEY),
    "least": min(_LUXURIES),
    "most": max(_LUXURIES),
}
