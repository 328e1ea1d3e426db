"""What the signs on cards, the royals and the cards themselves do, told to whoever meets them for
the first time; and the figures of which the guide speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from games.engine import Seat
from games.splendor_duel.catalogue import CARDS, LINES, ROYALS, Ability, Card, Royal
from games.splendor_duel.events import Goal, counted
from games.splendor_duel.table import (
    CROWNS_OF_A_ROYAL,
    GOALS,
    MOST_RESERVED,
    MOST_ROYALS,
    MOST_TOKENS,
    DuelTable,
)
from games.splendor_duel.view import look
from games.teaching import Piece
from games.text import Text


class _Sign(Enum):
    """What is drawn on cards or lies beside them, and does something that no look at it would
    tell.
    """

    TURN = "turn"
    MATCH = "token"
    STEAL = "steal"
    COPY = "copy"
    PRIVILEGE = "privilege"
    CROWN = "crown"
    PEARL = "pearl"
    GOLD = "gold"


def in_sight(table: DuelTable, me: Seat | None) -> Sequence[Piece]:
    """What *me*, or with nothing a spectator, may look at (SD-116, SD-117): own reserved cards,
    signs, royals, pyramid.

    Of the cards those that do something when they are bought, and the signs that these and the
    royals bear: colours, points and prices can be read off a card.
    """
    view = look(table, me)
    own = [held.card for held in view.owner.reserved if held.card] if me is not None else []
    bearing: list[Card | Royal] = [*view.royals, *own, *view.face_up]
    signs = {sign for one in bearing for sign in _signs(one)} | {
        _Sign.PRIVILEGE,
        _Sign.PEARL,
        _Sign.GOLD,
    }
    return [
        *(_OF_CARD[card] for card in own if _does(card)),
        *(_OF_SIGN[sign] for sign in _Sign if sign in signs),
        *(_OF_ROYAL[royal] for royal in view.royals),
        *(_OF_CARD[card] for card in view.face_up if _does(card)),
    ]


def _does(card: Card) -> bool:
    return card.ability is not None or card.wild


def _signs(one: Card | Royal) -> set[_Sign]:
    signs = {_Sign(one.ability.value)} if one.ability else set()
    if isinstance(one, Card):
        signs |= ({_Sign.CROWN} if one.crowns else set()) | ({_Sign.COPY} if one.wild else set())
    return signs


def _of_sign(sign: _Sign) -> Text:
    match sign:
        case _Sign.CROWN:
            return Text(
                "means-crown",
                first=CROWNS_OF_A_ROYAL,
                second=CROWNS_OF_A_ROYAL * MOST_ROYALS,
                n=GOALS[Goal.CROWNS],
            )
        case _Sign.PRIVILEGE | _Sign.PEARL | _Sign.GOLD | _Sign.COPY:
            return Text("means-sign", sign=sign.value)
    return Text("means-ability", does=Text("does", ability=sign.value))


def _of_card(card: Card) -> Text:
    return Text(
        "means-card",
        colour="wild" if card.wild else card.bonus.value if card.bonus else "none",
        bonuses=card.bonuses,
        points=card.points,
        crowns=card.crowns,
        price=counted(card.cost),
        does=_done(card.ability),
    )


def _done(ability: Ability | None) -> str | Text:
    return Text("means-then", does=Text("does", ability=ability.value)) if ability else ""


_OF_SIGN: Mapping[_Sign, Piece] = {
    sign: Piece(Text("sign", sign=sign.value), _of_sign(sign)) for sign in _Sign
}
_OF_ROYAL: Mapping[Royal, Piece] = {
    royal: Piece(
        Text("piece-id", id=royal.id),
        Text(
            "means-royal",
            first=CROWNS_OF_A_ROYAL,
            second=CROWNS_OF_A_ROYAL * MOST_ROYALS,
            points=royal.points,
            does=_done(royal.ability),
        ),
    )
    for royal in ROYALS.values()
}
_OF_CARD: Mapping[Card, Piece] = {
    card: Piece(Text("piece-id", id=card.id), _of_card(card)) for card in CARDS.values()
}
PIECES: Sequence[Piece] = (*_OF_SIGN.values(), *_OF_ROYAL.values(), *_OF_CARD.values())


def meant(_table: DuelTable, _seat: Seat, key: str) -> Piece | None:
    """The card or royal of an answer."""
    if key in CARDS:
        return _OF_CARD[CARDS[key]]
    royal = ROYALS.get(key.upper())
    return None if royal is None else _OF_ROYAL[royal]


FACTS: Mapping[str, int] = {
    "points": GOALS[Goal.POINTS],
    "crowns": GOALS[Goal.CROWNS],
    "colour": GOALS[Goal.COLOUR],
    "limit": MOST_TOKENS,
    "reserved": MOST_RESERVED,
    "line": max(len(line.cells) for line in LINES.values()),
    "royal": CROWNS_OF_A_ROYAL,
    "second": CROWNS_OF_A_ROYAL * MOST_ROYALS,
}
