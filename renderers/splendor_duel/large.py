"""One card or royal of Splendor Duel, large."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.splendor_duel.catalogue import CARDS, ROYALS
from games.splendor_duel.events import portrayed, taken
from games.splendor_duel.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.pieces import brass, tabletop
from renderers.pieces.settings import LARGE_EDGE
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.signs import HOME
from renderers.theme import SPLENDOR_DUEL
from renderers.words import Words

FACE, TILE, RADIUS, CODE = (344, 600), (344, 440), 32, 44


def draw(_view: View, key: str, _words: Words) -> Canvas | None:
    """The card or royal with this id."""
    card, royal = CARDS.get(key), ROYALS.get(key.upper())
    if card is None and royal is None:
        return None
    w, h = FACE if card else TILE
    canvas = Canvas(SPLENDOR_DUEL, tabletop.cloth(HOME, w + 2 * LARGE_EDGE, h + 2 * LARGE_EDGE))
    box = canvas.box.inset(LARGE_EDGE, LARGE_EDGE)
    canvas.put(brass.shadow(w, h, RADIUS), box)
    if card is not None:
        canvas.put(cards.face(card, w, h, CODE), box)
    elif royal is not None:
        canvas.put(royals.tile(royal, w, h), box)
    return canvas


@cache
def named() -> Mapping[Text, str]:
    """What the news call each card and royal, and its key."""
    bought = {taken(card): card.id for card in CARDS.values()}
    return bought | {portrayed(royal): royal.id for royal in ROYALS.values()}
