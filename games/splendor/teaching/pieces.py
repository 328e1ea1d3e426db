"""What each noble and card asks for and brings, and what gold is for, told to whoever meets it for
the first time; and the figures of which the guide speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine import Seat
from games.splendor.catalogue import CARDS, NOBLES, Card, Noble
from games.splendor.events import counted
from games.splendor.table import (
    ALIKE,
    DIFFERENT,
    FULL_PILE,
    GOAL,
    MOST_RESERVED,
    TOKEN_LIMIT,
    SplendorTable,
)
from games.splendor.view import look
from games.teaching import Piece
from games.text import Text

_OF_CARD: Mapping[Card, Piece] = {
    card: Piece(
        Text("piece-id", id=card.id),
        Text("means-card", bonus=card.bonus.value, points=card.points, price=counted(card.cost)),
    )
    for card in CARDS.values()
}
_OF_NOBLE: Mapping[Noble, Piece] = {
    noble: Piece(
        Text("piece-id", id=noble.id),
        Text("means-noble", requires=counted(noble.requires), points=noble.points),
    )
    for noble in NOBLES.values()
}
_GOLD = Piece(Text("piece-gold"), Text("means-gold"))
PIECES: Sequence[Piece] = (_GOLD, *_OF_NOBLE.values(), *_OF_CARD.values())


def in_sight(table: SplendorTable, me: Seat | None) -> Sequence[Piece]:
    """What *me*, or with nothing a spectator, may look at (SP-89 to SP-92): own hand, gold, nobles,
    rows, other hands.

    Cards that were bought are not among them: all that they do from then on is to lower prices.
    """
    view = look(table, me)
    own = [held.card for held in view.owner.reserved if held.card] if me is not None else []
    others = [
        held.card
        for player in view.players
        for held in player.reserved
        if held.card and player.seat != me
    ]
    cards = [_OF_CARD[card] for card in (*view.face_up, *others)]
    return [
        *(_OF_CARD[card] for card in own),
        _GOLD,
        *(_OF_NOBLE[noble] for noble in view.nobles),
        *cards,
    ]


def meant(_table: SplendorTable, _seat: Seat, key: str) -> Piece | None:
    """The card or noble of an answer."""
    if key in CARDS:
        return _OF_CARD[CARDS[key]]
    noble = NOBLES.get(key.upper())
    return None if noble is None else _OF_NOBLE[noble]


def beside(table: SplendorTable, seat: Seat) -> Sequence[str]:
    """The cards by which *seat* chooses: the own reserved ones, and those of the rows."""
    own = [held.card for held in table.players[seat].hand]
    return [card.id for card in (*own, *table.face_up)]


FACTS: Mapping[str, int] = {
    "goal": GOAL,
    "limit": TOKEN_LIMIT,
    "reserved": MOST_RESERVED,
    "pile": FULL_PILE,
    "different": DIFFERENT,
    "alike": ALIKE,
    "noble": max(noble.points for noble in NOBLES.values()),
}
